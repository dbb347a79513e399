import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { noAssetTags } from '#output/render/asset-tags.ts';
import { PageRenderer, reactRenderer, type RenderFully } from '#output/render/page-renderer.ts';
import { renderPages } from '#output/render/render-pages.ts';
import { definitions } from '#pages/definitions.ts';
import type { Head } from '#pages/page.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { planShell } from '#site/shell.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';
import { edit } from '../support/small-site/small-site.ts';

/** Renders all pages of a site with the given templates, and returns what was written. */
async function renderAll(site: Site, print?: RenderFully, verifyAll = true) {
  const shell = planShell(site, new Date('2026-11-20'), '/visitor.json');
  const renderer = new PageRenderer(site, shell, print);
  const pages = new Map<string, string>();
  const planned = [...routesOf(site)].map((route) => ({ route }));
  const { failures, written } = await renderPages(renderer, planned, { verifyAll }, ({ route }, page) => {
    pages.set(route.address, page.print().bytes().toString());
    return true;
  });
  return { pages, written, renderer, failures: failures.map(({ letter }) => letter) };
}

/** A template that prints part of the head. */
const template =
  (print: (head: Head) => string): RenderFully =>
  (page) =>
    `<title>${print(page.props.head)}</title>`;

const pagesOfPlaces = (site: Site) =>
  [...routesOf(site)].filter(({ kind }) => kind === 'city' || kind === 'zip' || kind.endsWith('-topic'));

describe('Pages of places', () => {
  it('are rendered once for places with the same structure, and filled in for the others', async () => {
    const site = smallPlan();
    const { pages, written, renderer } = await renderAll(
      site,
      (page) => `<link href="${page.props.head.canonical}">`,
      false,
    );
    expect(written).toBe(42);
    expect(renderer.counts.templates).toBeLessThan(pagesOfPlaces(site).length / 2);
    expect(pages.get('/locations/zip/05401')).toBe(
      '<link href="https://www.maplelaw.example/locations/zip/05401">',
    );
  });

  it('are compared with React: the first page of each template, or all pages', async () => {
    const site = smallPlan();
    const { counts } = (await renderAll(site, undefined, false)).renderer;
    expect(counts.verified).toBe(counts.templates);
    const byReact = new Set<string>();
    await renderAll(site, (page, shell) => {
      byReact.add(page.props.head.canonical);
      return reactRenderer(noAssetTags)(page, shell);
    });
    const { url } = site.content.settings;
    expect(pagesOfPlaces(site).filter(({ address }) => !byReact.has(`${url}${address}`))).toEqual([]);
  });

  it('tell search engines to skip a place that is kept out, and none of the others', async () => {
    const site = { ...smallPlan(), keptOut: new Set(['/locations/zip/05403']) };
    const { pages } = await renderAll(site, ({ props }) => String(props.head.robots), false);
    const zips = [...pages].filter(([address]) => address.startsWith('/locations/zip/'));
    expect(zips).toEqual([
      ['/locations/zip/05401', 'undefined'],
      ['/locations/zip/05408', 'undefined'],
      ['/locations/zip/05403', 'noindex'],
      ['/locations/zip/05753', 'undefined'],
      ['/locations/zip/05740', 'undefined'],
    ]);
  });

  it("are identical to React's output, whatever the names contain", async () => {
    const site = smallPlan((files) => {
      const awkward = JSON.stringify(`O"Fallon's > & <b Sons $& $' 日本`);
      edit(files, 'counties/addison-county.yaml', '"Addison County"', awkward);
      edit(files, 'counties/addison-county.yaml', '"Middlebury"', awkward);
      edit(files, 'posts/time-limits.md', '"How Long You Have in Vermont"', awkward);
      edit(files, 'keywords.yaml', '"Hurt in a crash near the lake? ', `${awkward.slice(0, -1)} `);
    });
    const { failures, pages } = await renderAll(site);
    expect(failures).toEqual([]);
    expect(pages.get('/locations/addison-county')).toContain(
      'Injured in O&quot;Fallon&#x27;s &gt; &amp; &lt;b Sons $&amp; $&#x27; 日本?',
    );
  });
});

describe('A template that computes with a word of the place', () => {
  const changes: [string, (title: string) => string][] = [
    ['changes it', (title) => title.toUpperCase()],
    ['cuts it', (title) => title.slice(0, -12)],
    ['measures it', (title) => (title.length > 35 ? 'long' : 'short')],
    ['looks into it', (title) => (title.includes('0540') ? 'here' : 'there')],
  ];

  it.each(changes)('is refused if its body %s', async (_how, change) => {
    const print = template(({ title }) => change(title));
    const { failures } = await renderAll(smallPlan(), print, false);
    expect(failures[0]).toContain(
      'Its template computes with a word of the place, so it cannot be filled in.',
    );
  });

  const kept = definitions['zip-topic'];
  afterEach(() => void (definitions['zip-topic'] = kept));

  it.each(changes)('is refused if its props() %s', async (_how, change) => {
    const props: typeof kept.props = (...given: [never, never, never]) => {
      const made = kept.props(...given);
      return { ...made, head: { ...made.head, title: change(made.head.title) } };
    };
    definitions['zip-topic'] = { ...kept, props } as typeof kept;
    const { failures } = await renderAll(smallPlan(), undefined, false);
    expect(failures[0]).toMatch(/^The page \/blog\/zip\/\d+\/deadlines \(template "zip-topic"/);
  });

  it('is reported with the page, the data and both texts', async () => {
    const print = template(({ title }) => title.toUpperCase());
    const { failures } = await renderAll(smallPlan(), print, false);
    expect(failures[0]!.split('\n')).toEqual([
      expect.stringMatching(
        /^The page \/locations\/chittenden-county\/south-burlington \(template "city", data in .*chittenden-county\.yaml\) failed:$/,
      ),
      '  Its template computes with a word of the place, so it cannot be filled in.',
      '  React prints:     "<title>SOUTH BURLINGTON INJURY LAWYERS | MAPLE LAW</title>"',
      '  filled template:  "<title>South Burlington Injury Lawyers | MAPLE LAW</title>"',
      '  Compose that text in words() of the template; props() and body() may only put words together.',
    ]);
  });

  it('is accepted if it only checks whether there is a text', async () => {
    const print = template(({ title, structuredData }) => title + (structuredData ? ' with data' : ''));
    const { failures, pages } = await renderAll(smallPlan(), print);
    expect(failures).toEqual([]);
    expect(pages.get('/')).toBe('<title>Injury Lawyers in Vermont | Maple Law with data</title>');
    expect(pages.get('/blog')).toBe('<title>Maple Law Blog | Answers to Your Legal Questions</title>');
  });
});

describe('A template that fails', () => {
  it('is reported with its page, and the other pages are written', async () => {
    const { failures, written } = await renderAll(smallPlan(), (page) => {
      if (['about', 'location-not-found'].includes(page.kind)) throw new Error('The drawing is missing.');
      return page.props.head.canonical;
    });
    expect(failures).toEqual([
      expect.stringMatching(
        /^The page \/about \(template "about", data in .*pages\/about\.yaml\) failed:\n {2}The drawing is missing\.$/,
      ),
      expect.stringContaining('(template "location-not-found", data in pages/not-found.yaml) failed:'),
    ]);
    expect(written).toBe(40);
  });

  it('is reported with its page also where it looks for a file that was never there', async () => {
    const { failures, written } = await renderAll(smallPlan(), (page) =>
      page.kind === 'about' ? readFileSync('src/nowhere.svg', 'utf8') : page.props.head.canonical,
    );
    expect(failures).toEqual([expect.stringContaining('The page /about (template "about"')]);
    expect(written).toBe(41);
  });
});
