import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatPlan } from '#desk/plan/format-plan.ts';
import { markdownStyle, plainStyle } from '#desk/plan/plan-styles.ts';
import { changesBetween } from '#desk/plan/compare-pages.ts';
import { planAsJson } from '#desk/plan/plan-as-json.ts';
import { planChanges, planFromLedger, type DataVersion, type Plan } from '#desk/plan/plan.ts';
import { ledgerOf, printLedger } from '#addresses/ledger.ts';
import { loadContent } from '#content/load.ts';
import { loadSite } from '#output/load-site.ts';
import { planSite } from '#site/plan.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';
import { dedent } from '../support/mistakes.ts';
import { root } from '../support/site.ts';
import { smallShapes } from '../support/small-site/small-shapes.ts';
import { addAttorney } from '../support/small-site/small-attorney.ts';
import { dataToRead, edit, smallSite, writeData, type DataFiles } from '../support/small-site/small-site.ts';

const addison = 'counties/addison-county.yaml';
type Change = (files: DataFiles) => void;

function version(change: Change): DataVersion {
  const files = smallSite();
  change(files);
  const { content, problems } = loadContent(dataToRead(files));
  if (!content) throw new Error(problems.map(({ says }) => says).join('\n'));
  const all = Object.entries(files).map(([name, text]) => [name, String(text)] as const);
  return {
    label: 'main',
    content,
    site: planSite(content),
    files: new Map(all.filter(([name]) => !name.startsWith('public/'))),
    publicFiles: new Map(
      all.flatMap(([name, text]) =>
        name.startsWith('public/') ? [[name.slice('public/'.length), text]] : [],
      ),
    ),
  };
}

const planOf = (change: Change, before: Change = () => {}) => planChanges(version(before), version(change));
const textOf = (change: Change) => formatPlan(planOf(change), plainStyle);

/** The changed pages of each effect by their kind, by its files. */
const changedBy = ({ effects }: Plan) =>
  Object.fromEntries(effects.map(({ files, changed }) => [files.join(), Object.fromEntries(changed)]));

const addVergennes: Change = (files) =>
  edit(files, addison, 'points:', '  - { name: "Vergennes", slug: vergennes, zips: ["05491"] }\npoints:');

describe('A plan', () => {
  it('says that nothing changes', () => {
    expect(textOf(() => {})).toBe(
      'No page would be added, changed or removed (42 pages in all)\nCompared with main.\n',
    );
  });

  it('does not take lines in another order for comments', () => {
    const text = textOf((files) =>
      edit(files, addison, 'name: "Addison County"\norder: 2\n', 'order: 2\nname: "Addison County"\n'),
    );
    expect(text).toContain(`${addison}\n  only comments, spaces or the order of lines\n`);
  });

  it('lists the pages of a new city, and the pages that mention it', () => {
    expect(textOf(addVergennes).trimEnd()).toBe(
      dedent(`
        "npm run generate" would add 4 pages and change 7 pages (46 pages in all)
        Compared with main.

                       added  changed  removed
          Cities           1        1        ·
          ZIP codes        1        ·        ·
          City topics      1        1        ·
          ZIP topics       1        ·        ·
          Main pages       ·        3        ·
          Counties         ·        1        ·
          Not indexed      ·        1        ·
          All pages        4        7        ·

        counties/addison-county.yaml
          line 7, cities[1]: added Vergennes
          adds 4 pages (Cities 1, ZIP codes 1, City topics 1, ZIP topics 1)
          changes 7 pages (Main pages 3, Counties 1, Cities 1, City topics 1, Not indexed 1)
          see /locations/addison-county/vergennes, /locations/zip/05491, /blog/city/addison-county/vergennes/deadlines
      `).trimEnd(),
    );
  });

  it('shows a ZIP code that moved to another city, and an entry that moved within its list', () => {
    const plan = planOf((files) => {
      edit(files, 'counties/chittenden-county.yaml', '["05401", "05408"]', '["05401"]');
      edit(files, 'counties/chittenden-county.yaml', '["05403", "05401"]', '["05403", "05401", "05408"]');
      const about = '  - { label: "About Us", to: "/about" }\n';
      edit(files, 'site.yaml', about, '');
      edit(files, 'site.yaml', 'navigation:\n', `navigation:\n${about}`);
    });
    const text = formatPlan(plan, plainStyle);
    expect(text).toContain(
      dedent(`
        counties/chittenden-county.yaml
          line 14, cities[1].zips[2]: moved 05408 from Burlington to South Burlington
          changes
      `).trimEnd(),
    );
    expect(text).toContain('navigation[0]: moved "About Us" within the list');
  });

  it('lists public files that were added, changed or removed', () => {
    const plan = planOf(
      (files) => Object.assign(files, { 'public/ads.txt': 'new', 'public/.well-known/a': 'new' }),
      (files) => Object.assign(files, { 'public/ads.txt': 'old', 'public/CNAME': 'old' }),
    );
    expect(formatPlan(plan, plainStyle).trimEnd()).toBe(
      dedent(`
        "npm run generate" would add 1 public file, change 1 public file and remove 1 public file (42 pages in all)
        Compared with main.

        Files deployed unchanged
          public/.well-known/a: file added
          public/ads.txt: file changed
          public/CNAME: file removed
      `).trimEnd(),
    );
    expect(planAsJson(plan)).toMatchObject({
      publicFiles: { added: ['.well-known/a'], changed: ['ads.txt'], removed: ['CNAME'] },
    });
  });

  it('counts the pages whose map shows a moved office to that office, not to a table edited as well', () => {
    const inhabitants = (files: DataFiles, population: number) =>
      void Object.assign(files, {
        'places/shapes/chittenden-county.json': JSON.stringify(smallShapes()),
        'places/people.csv': `zip,population\n05401,${population}\n`,
        'places/sources.yaml':
          'tables:\n  people: { source: "A", credit: "B", date: "2020", license: "Public domain" }\n',
      });
    const plan = planOf(
      (files) => {
        inhabitants(files, 20_000);
        edit(files, 'site.yaml', 'point: [44.4790, -73.2120]', 'point: [44.4990, -73.2120]');
      },
      (files) => inhabitants(files, 10_000),
    );
    expect(changedBy(plan)['places/people.csv']).toEqual({ 'ZIP codes': 1 });
  });

  it('counts the pages that show a new picture or new shapes', () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
    const plan = planOf(
      (files) => {
        files['places/shapes/chittenden-county.json'] = JSON.stringify(smallShapes());
        Object.assign(files, { 'images/contact.svg': drawing, 'images/privacy.svg': `${drawing}\n` });
      },
      (files) => void (files['images/privacy.svg'] = drawing),
    );
    expect(changedBy(plan)).toEqual({
      'images/contact.svg': { 'Main pages': 1 },
      // With shapes, topics and the pages of the other county also link to the sources of the borders.
      'places/shapes/chittenden-county.json': {
        'Main pages': 2,
        Counties: 2,
        Cities: 3,
        'ZIP codes': 5,
        'County topics': 2,
        'City topics': 3,
        'ZIP topics': 5,
      },
    });
    expect(formatPlan(plan, plainStyle)).toMatch(
      /images\/privacy\.svg\s+file changed\s+replaces the old one where it is shown; changes no page itself/,
    );
  });

  it('says that an edit of the chat shows on all pages, although it changes none', () => {
    const edited = textOf((files) => edit(files, 'flows/chat.yaml', 'status: "Online"', 'status: "At work"'));
    expect(edited).toContain('"At work"');
    expect(edited).toContain('changes the chat on every page; changes no page itself');
  });

  it('says that an edit of the form in another language shows on the pages in that language', () => {
    const inSpanish = (files: DataFiles) => {
      for (const name of ['pages/keyword.es.yaml', 'pages/shell.es.yaml', 'flows/case-evaluation.es.yaml'])
        files[name] = readFileSync(path.join(root, 'data', name), 'utf8');
    };
    const plan = planOf((files) => {
      inSpanish(files);
      edit(files, 'flows/case-evaluation.es.yaml', 'title: "', 'title: "Otra ');
    }, inSpanish);
    expect(formatPlan(plan, plainStyle)).toContain(
      'changes the case evaluation on every page in its language; changes no page itself',
    );
  });

  it('counts the pages that each edited file changes', () => {
    const plan = planOf((files) => {
      edit(files, 'facts.yaml', 'value: "3"', 'value: "4"');
      edit(files, addison, 'order: 2', 'order: 2\nseat: "Middlebury"');
      edit(files, 'keywords.yaml', 'Keep the photos.', 'Keep every photo.');
    });
    expect(changedBy(plan)).toEqual({
      'facts.yaml': {
        'Blog posts': 1,
        'Service areas': 1,
        'County topics': 2,
        'City topics': 3,
        'ZIP topics': 5,
      },
      [addison]: { Counties: 1, 'County topics': 1 },
      'keywords.yaml': { 'Local searches': 1 },
    });
  });

  it('does not depend on the path of the data folder', () => {
    const [here, there] = [1, 2].map(() => loadSite(writeData(addAttorney(smallSite()))).site!);
    const { changed, frame } = changesBetween(here!, there!);
    expect({ changed, frame }).toEqual({ changed: [], frame: false });
  });

  it("does not count the articles that a lawyer reviewed when the lawyer's biography changes", () => {
    const reviewed: Change = (files) => {
      addAttorney(files);
      edit(
        files,
        'posts/time-limits.md',
        'date: "2026-03-01"',
        'date: "2026-03-01"\nreviewed: { by: ada-birch, date: "2026-03-01" }',
      );
    };
    const { changes } = planOf((files) => {
      reviewed(files);
      edit(files, 'attorneys/ada-birch.yaml', 'before she read law', 'for ten years');
    }, reviewed);
    const changed = changes.changed.map(({ address }) => address);
    expect(changed).toContain('/about');
    expect(changed.filter((address) => address.startsWith('/blog/'))).toEqual([]);
    expect(changes.frame).toBe(false);
  });

  it('lists the edited rows of a table, and the pages that show it', () => {
    const source = '{ source: "A count", credit: "The count", date: "2025", license: "Public domain" }';
    const table =
      (rows: string): Change =>
      (files) => {
        files['places/crashes.csv'] = `zip,year,injury_crashes\n${rows}`;
        files['places/sources.yaml'] = `tables:\n  crashes: ${source}\n`;
      };
    const plan = planOf(table('05401,2025,210\n05403,2025,90\n'), table('05401,2025,400\n05753,2025,70\n'));
    expect(plan.edited).toEqual([
      {
        name: 'places/crashes.csv',
        edits: [
          { path: '05401, 2025, injury_crashes', line: 2, before: '400', after: '210' },
          { path: 'rows', line: 3, after: '05403, 2025' },
          { path: 'rows', before: '05753, 2025' },
        ],
      },
    ]);
    expect(formatPlan(plan, plainStyle)).toContain('line 2, 05401, 2025, injury_crashes: 400 → 210');
    expect(formatPlan(plan, plainStyle)).toContain('line 3, rows: added "05403, 2025"');
    expect(formatPlan(plan, plainStyle)).toContain('  rows: removed "05753, 2025"');
    expect(plan.changes.changed.map(({ address }) => address)).toEqual(
      expect.arrayContaining([
        '/locations/zip/05401',
        '/locations/zip/05753',
        '/locations/chittenden-county',
      ]),
    );
    expect(plan.effects.map(({ files }) => files)).toEqual([['places/crashes.csv']]);
  });

  it('tells the effects of a table and of a county file apart', () => {
    const plan = planOf(
      (files) => {
        files['places/people.csv'] = 'zip,population\n05401,20000\n';
        files['places/sources.yaml'] =
          'tables:\n  people: { source: "A", credit: "B", date: "2020", license: "Public domain" }\n';
        edit(files, addison, 'order: 2', 'order: 2\nseat: "Middlebury"');
      },
      (files) => {
        files['places/people.csv'] = 'zip,population\n05401,10000\n';
        files['places/sources.yaml'] =
          'tables:\n  people: { source: "A", credit: "B", date: "2020", license: "Public domain" }\n';
      },
    );
    expect(changedBy(plan)).toMatchObject({
      'places/people.csv': { 'ZIP codes': 1 },
      [addison]: { Counties: 1 },
    });
  });

  it('asks for the day of the review when the value of a fact changes', () => {
    const facts = (value: string, reviewed: string) =>
      textOf((files) => {
        edit(files, 'facts.yaml', 'value: "3"', `value: "${value}"`);
        edit(files, 'facts.yaml', 'reviewed: "2026-02-20"', `reviewed: "${reviewed}"`);
      });
    const asked = '3 → 4, but its "reviewed" is still 2026-02-20: set it to the day you checked it\n';
    expect(facts('4', '2026-02-20')).toContain(asked);
    expect(facts('4', '2026-02-28')).not.toContain('you checked');
    expect(facts('3', '2026-02-28')).not.toContain('you checked');
  });

  it('asks for the point of an office that moves to another ZIP code', () => {
    const moved = (point: string) =>
      textOf((files) => {
        edit(files, 'site.yaml', 'zip: "05401"', 'zip: "05753"');
        edit(files, 'site.yaml', '[44.4790, -73.2120]', point);
      });
    const asked =
      '05401 → 05753, but its "point" is still 44.479, -73.212: set it to where the office is now\n';
    expect(moved('[44.4790, -73.2120]')).toContain(asked);
    expect(moved('[44.0153, -73.1673]')).not.toContain('is still');
  });

  it('says when the header, footer or head of every page changes', () => {
    const plan = planOf((files) => edit(files, 'site.yaml', '(802) 555-0110', '(802) 555-0119'));
    expect(plan.changes.frame).toBe(true);
    expect(formatPlan(plan, plainStyle)).toContain('and change the header, footer or head of every page');
  });

  it('counts the pages whose main text names the phone number of every page', () => {
    const plan = planOf((files) => edit(files, 'site.yaml', '(802) 555-0110', '(802) 555-0119'));
    const addresses = plan.changes.changed.map(({ address }) => address);
    expect(addresses).toEqual(expect.arrayContaining(['/practice', '/service-areas', '/local-searches']));
    const counted = Object.values(changedBy(plan)['site.yaml']!).reduce((all, pages) => all + pages);
    expect(counted).toBe(addresses.length);
  });

  it('tells of each of two equal drawings, where one is renamed and the other deleted', () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
    const before: Change = (files) =>
      Object.assign(files, { 'images/lake.svg': drawing, 'images/lake-again.svg': drawing });
    const { edited } = planOf((files) => Object.assign(files, { 'images/pond.svg': drawing }), before);
    expect(edited).toEqual([
      { name: 'images/lake-again.svg', edits: [{ path: '', before: 'the file' }] },
      {
        name: 'images/pond.svg',
        edits: [{ path: 'file name', before: 'images/lake.svg', after: 'images/pond.svg' }],
      },
    ]);
  });

  it('counts pages as moved if redirects lead from their old addresses to the new ones', () => {
    const plan = planOf((files) => {
      files['counties/otter-creek-county.yaml'] = files[addison]!;
      delete files[addison];
      files['redirects.yaml'] = dedent(`
        redirects:
          - { from: "/locations/addison-county", to: "/locations/otter-creek-county" }
          - { from: "/locations/addison-county/*", to: "/locations/otter-creek-county/*" }
          - { from: "/blog/county/addison-county/*", to: "/blog/county/otter-creek-county/*" }
          - { from: "/blog/city/addison-county/*", to: "/blog/city/otter-creek-county/*" }
      `);
    });
    const { added, moved, removed } = plan.changes;
    expect([added, removed]).toEqual([[], []]);
    expect(moved.map(({ from, address }) => `${from} → ${address}`)).toEqual([
      '/locations/addison-county → /locations/otter-creek-county',
      '/locations/addison-county/middlebury → /locations/otter-creek-county/middlebury',
      '/blog/county/addison-county/deadlines → /blog/county/otter-creek-county/deadlines',
      '/blog/city/addison-county/middlebury/deadlines → /blog/city/otter-creek-county/middlebury/deadlines',
    ]);
    expect(plan.lost).toEqual([]);
    expect(formatPlan(plan, plainStyle)).toContain(
      'file name: counties/addison-county.yaml → counties/otter-creek-county.yaml',
    );
  });

  it('lists the addresses that would be lost, with the redirects to add', () => {
    expect(textOf((files) => edit(files, addison, '"05753", "05740"', '"05753"'))).toContain(
      dedent(`
        Addresses that would be lost; "npm run generate" refuses to lose those in published.yaml
        The ZIP code 05740 was published and is gone: 2 addresses would be lost, such as /locations/zip/05740.
          - { from: "/locations/zip/05740", to: "/locations/addison-county" }
          - { from: "/blog/zip/05740/*", to: "/blog/county/addison-county/*" }
        Add lines like these to redirects.yaml, or restore what was removed.
      `).trimEnd(),
    );
  });

  it('names the command that removes a county instead of a redirect for each of its ZIP codes', () => {
    const text = textOf((files) => delete files[addison]);
    expect(text).toContain(
      dedent(`
        The county "addison-county" was published and is gone: 4 addresses would be lost, such as /locations/addison-county.
        To remove a county, put its file back and run "npm run remove", which writes the redirects.
      `).trimEnd(),
    );
    expect(text).not.toContain('Add lines like these');
  });

  it('lists titles that became too long', () => {
    const long = 'Everything That People in Vermont Ought to Know About Time Limits Before They Run Out';
    const plan = planOf((files) => edit(files, 'posts/time-limits.md', 'How Long You Have in Vermont', long));
    expect(plan.changes.longTitles.map(({ address }) => address)).toContain('/blog/time-limits');
    expect(planOf(addVergennes).changes.longTitles).toEqual([]);
  });

  it('is Markdown in a pull request', () => {
    expect(formatPlan(planOf(addVergennes), markdownStyle)).toContain(
      dedent(`
        ### "npm run generate" would add 4 pages and change 7 pages (46 pages in all)
        Compared with main.

        |  | added | changed | removed |
        |---|--:|--:|--:|
        | Cities | 1 | 1 | · |
      `).trimEnd(),
    );
  });

  it('lists every address as JSON', () => {
    const json = planAsJson(planOf(addVergennes)) as Record<string, unknown>;
    expect(json.added).toEqual([
      { address: '/locations/addison-county/vergennes', kind: 'Cities' },
      { address: '/locations/zip/05491', kind: 'ZIP codes' },
      { address: '/blog/city/addison-county/vergennes/deadlines', kind: 'City topics' },
      { address: '/blog/zip/05491/deadlines', kind: 'ZIP topics' },
    ]);
    expect(json.lost).toEqual([]);
    expect(json.pages).toBe(46);
  });

  it('compares with the ledger if there is no other version, and says what it cannot know', () => {
    const published = printLedger(ledgerOf(smallPlan()));
    const site = smallPlan((files) => {
      addVergennes(files);
      files['published.yaml'] = published;
    });
    const plan = planFromLedger(site);
    const text = formatPlan(plan, plainStyle);
    expect(text).toContain('"npm run generate" would add 4 pages (46 pages in all)');
    expect(text).toContain('Compared with the addresses in published.yaml.');
    expect(text).toContain('It is not known which pages would change');
  });

  it('says that there is nothing to compare with if no page was ever published', () => {
    const plan = planFromLedger(smallPlan());
    const text = formatPlan(plan, plainStyle);
    expect(text).toContain('"npm run generate" would add 42 pages (42 pages in all)');
    expect(text).toContain('Compared with nothing: no page is recorded as published.');
    expect(text).not.toContain('published.yaml');
    expect(text).not.toContain('not known');
  });
});
