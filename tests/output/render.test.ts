import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { withoutDates } from '#output/dates.ts';
import { Document } from '#output/document.tsx';
import { renderPages, type RenderFully, type RenderOptions } from '#output/render-pages.ts';
import type { Head } from '#pages/page.ts';
import { isSingle, routesOf, type Site } from '#site/plan.ts';
import type { RouteKind } from '#site/routes.ts';
import { planShell } from '#site/shell.ts';
import { smallPlan } from '../support/small-plan.ts';
import { edit } from '../support/small-site.ts';

const shellOf = (site: Site) => planShell(site.content, new Date('2026-11-20'), '/visitor.json');

/** Renders all pages of a site, with a template of the test's own, and answers what was written. */
async function renderAll(site: Site, render: RenderFully, options: Partial<RenderOptions> = {}) {
  const pages = new Map<string, string>();
  const rendered = await renderPages(site, routesOf(site), {
    render,
    dates: shellOf(site),
    verifyAll: true,
    write({ route, fill }) {
      pages.set(route.address, fill().toString());
      return true;
    },
    ...options,
  });
  return { ...rendered, failures: rendered.failures.map(({ letter }) => letter), pages };
}

/** A template that prints a part of the head. */
const template =
  (print: (head: Head) => string): RenderFully =>
  (page) =>
    Promise.resolve(`<title>${print(page.props.head)}</title>`);

describe('Pages', () => {
  it('are rendered once for each shape, and filled for each page', async () => {
    const marked: string[] = [];
    const site = smallPlan();
    const { pages, written, shapes } = await renderAll(site, (page, dates) => {
      if (dates === 'marked' && !isSingle(page.kind)) marked.push(page.kind);
      return Promise.resolve(`<link href="${page.props.head.canonical}">`);
    });
    expect(written).toBe(40);
    expect(marked).toHaveLength(shapes.size);
    expect(marked.length).toBeLessThan([...routesOf(site)].filter(({ kind }) => !isSingle(kind)).length);
    expect(pages.get('/locations/zip/05401')).toBe(
      '<link href="https://www.maplelaw.example/locations/zip/05401">',
    );
  });

  it('are not rendered where the shape is known from the run before', async () => {
    const site = smallPlan();
    const print = template(({ canonical }) => canonical);
    const first = await renderAll(site, print);
    const rendered: RouteKind[] = [];
    const again = await renderAll(site, (page) => (rendered.push(page.kind), Promise.resolve('')), {
      known: first.shapes,
      verifyAll: false,
      write: () => false,
    });
    // Of these there is one page each, which needs no shape.
    expect(rendered.filter((kind) => !isSingle(kind))).toEqual([]);
    expect(again.shapes.size).toBe(0);
  });

  it('are what React prints, to the last byte, whatever the names hold', async () => {
    const site = smallPlan((files) => {
      const awkward = JSON.stringify(`O"Fallon's & <b>Sons</b> $& $' {0} 日本`);
      edit(files, 'counties/addison-county.yaml', '"Addison County"', awkward);
      edit(files, 'counties/addison-county.yaml', '"Middlebury"', awkward);
      edit(files, 'posts/time-limits.md', '"How Long You Have in Vermont"', awkward);
      edit(files, 'keywords.yaml', '"Hurt in a crash near the lake? ', `${awkward.slice(0, -1)} `);
    });
    const shell = shellOf(site);
    const { failures, verified, pages } = await renderAll(site, async (page, dates) =>
      renderToStaticMarkup(
        createElement(Document, { page, shell: dates === 'marked' ? withoutDates(shell) : shell }),
      ),
    );
    expect(failures).toEqual([]);
    expect(verified).toBe(40);
    expect(pages.get('/locations/addison-county')).toContain(
      'Injured in O&quot;Fallon&#x27;s &amp; &lt;b&gt;Sons&lt;/b&gt; $&amp; $&#x27; {0} 日本?',
    );
  });
});

describe('A template that computes with a text', () => {
  it.each<[string, (head: Head) => string]>([
    ['changes it', ({ title }) => title.toUpperCase()],
    ['cuts it', ({ title }) => title.slice(0, 10)],
    ['measures it', ({ title }) => (title.length > 10 ? 'long' : 'short')],
    ['looks into it', ({ title }) => (title.includes('Burlington') ? 'here' : 'there')],
    ['compares it with another', ({ title, description }) => String(title < description)],
  ])('is refused where it %s', async (_how, print) => {
    const site = smallPlan();
    const { failures } = await renderAll(site, template(print), { verifyAll: false });
    expect(failures[0]).toContain('Its template computes with a text, so it cannot be filled in.');
  });

  it('is refused with a letter that names the template, the data and the place', async () => {
    const site = smallPlan();
    const print = template(({ title }) => title.toUpperCase());
    const { failures } = await renderAll(site, print, { verifyAll: false });
    expect(failures[0]!.split('\n')).toEqual([
      expect.stringMatching(
        /^The page \/practice\/car-accidents \(template "practice-area", data in .*\/car-accidents\.yaml\) failed:$/,
      ),
      '  Its template computes with a text, so it cannot be filled in.',
      '  React prints:  "<title>CAR ACCIDENT LAWYERS IN VERMONT | MAPLE LAW</title>"',
      '  filled shape:  "<title>Car Accident Lawyers in Vermont | Maple Law</title>"',
      '  Compose that text in the props of the template; body() may only arrange what props() made.',
    ]);
  });

  it('is not refused for asking whether a text is there', async () => {
    const site = smallPlan();
    const print = template(({ title, structuredData }) => title + (structuredData ? ' with data' : ''));
    const { failures, pages } = await renderAll(site, print);
    expect(failures).toEqual([]);
    expect(pages.get('/')).toBe('<title>Injury Lawyers in Vermont | Maple Law with data</title>');
    expect(pages.get('/practice')).toBe('<title>Cases We Handle | Maple Law</title>');
  });
});

describe('A template that fails', () => {
  it('is told with its page, and does not keep the others from being written', async () => {
    const site = smallPlan();
    const { failures, written } = await renderAll(site, (page) => {
      if (page.kind === 'about') return Promise.reject(new Error('The drawing is missing.'));
      return Promise.resolve(page.props.head.canonical);
    });
    expect(failures).toEqual([
      expect.stringMatching(
        /^The page \/about \(template "about", data in .*pages\/about\.yaml\) failed:\n {2}The drawing is missing\.$/,
      ),
    ]);
    expect(written).toBe(39);
  });
});
