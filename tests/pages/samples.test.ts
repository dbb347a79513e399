import { describe, expect, it } from 'vitest';
import { renderDocument } from '#output/render/document.tsx';
import { planPage } from '#pages/definitions.ts';
import { planShell } from '#site/shell.ts';
import { addAttorney } from '../support/small-site/small-attorney.ts';
import { routeAt, smallPlan } from '../support/small-site/small-plan.ts';
import { edit } from '../support/small-site/small-site.ts';
import { textOf } from './html.ts';

/** A site with one client and one lawyer, who reviewed an article. */
const siteOf = (people: 'fictional' | 'real') =>
  smallPlan((files) => {
    addAttorney(files);
    edit(files, 'posts/time-limits.md', 'date:', 'reviewed: { by: ada-birch, date: "2026-04-02" }\ndate:');
    for (const file of ['attorneys/ada-birch.yaml', 'testimonials.yaml']) {
      edit(files, file, 'sample: true', `sample: ${people === 'fictional'}`);
    }
  });

const [fictional, real] = [siteOf('fictional'), siteOf('real')];

const textAt = (address: string, site: typeof real) => {
  const shell = planShell(site, new Date('2026-11-20'), '/visitor.json');
  return textOf(renderDocument({ page: planPage(site, routeAt(site, address)), shell }));
};

describe('A fictional person or result', () => {
  it.each([
    ['in a testimonial', '/', 'Ada B. Sample'],
    ['in a testimonial', '/testimonials', 'Ada B. Sample'],
    ['in a testimonial', '/practice/car-accidents', 'Ada B. Sample'],
    ['in the rating', '/', '5.0 Rating Sample'],
    ['among the lawyers', '/contact', 'Ada Birch Partner Sample'],
    ['among the lawyers', '/about', 'Ada Birch Partner Sample'],
    ['beside a long text', '/blog/time-limits', 'Ada Birch, Partner (sample)'],
    ['as the reviewer of an article', '/blog/time-limits', 'Ada Birch (sample), April 2, 2026'],
  ])('is marked as a sample %s, on %s', (_where, address, words) => {
    expect(textAt(address, fictional)).toContain(words);
    expect(textAt(address, real)).not.toMatch(/\bsample\b/i);
  });
});
