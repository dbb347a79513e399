import { describe, expect, it } from 'vitest';
import { renderDocument } from '#output/render/document.tsx';
import { planPage } from '#pages/definitions.ts';
import { planShell } from '#site/shell.ts';
import { addAttorney } from '../support/small-site/small-attorney.ts';
import { routeAt, smallPlan } from '../support/small-site/small-plan.ts';
import { edit } from '../support/small-site/small-site.ts';
import { textOf } from './html.ts';

/** The page of an article whose file has these fields, too. */
function articleWith(fields: string): string {
  const site = smallPlan((files) => {
    addAttorney(files);
    edit(files, 'posts/time-limits.md', 'date: "2026-03-01"', `date: "2026-03-01"\n${fields}`);
  });
  const shell = planShell(site, new Date('2026-11-20'), '/visitor.json');
  return textOf(renderDocument({ page: planPage(site, routeAt(site, '/blog/time-limits')), shell }));
}

describe('An article', () => {
  it('says when it was published and changed, who wrote it, and who reviewed it when', () => {
    const fields =
      'updated: "2026-04-01"\nauthor: ada-birch\nreviewed: { by: ada-birch, date: "2026-04-02" }';
    expect(articleWith(fields)).toContain(
      'March 1, 2026 · Updated April 1, 2026 · By Ada Birch Reviewed by Ada Birch (sample), April 2, 2026',
    );
  });

  it('says only when it was published if nothing else is known', () => {
    expect(articleWith('')).toMatch(/March 1, 2026(?! ·)/);
    expect(articleWith('')).not.toMatch(/Updated|By Ada|Reviewed/);
  });
});
