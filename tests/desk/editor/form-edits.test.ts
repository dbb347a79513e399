import { describe, expect, it } from 'vitest';
import { ledgerOf, printLedger } from '#addresses/ledger.ts';
import { valuesIn } from '#desk/data-file.ts';
import type { DataFolder } from '#desk/data-folder.ts';
import { schemaOfFile, viewOfFile } from '#desk/editor/files.ts';
import { formChanges, type FormEdit } from '#desk/editor/form-edits.ts';
import { newYaml } from '#desk/yaml-edit.ts';
import { WrongRequest } from '#lib/refused.ts';
import { loadSite } from '../../support/load-site.ts';
import { zipTable } from '../../support/another-firm.ts';
import { changed, folderOf } from '../../support/changed-files.ts';
import { smallPlan } from '../../support/small-site/small-plan.ts';
import { dataToRead, edit, smallSite, type DataFiles } from '../../support/small-site/small-site.ts';

const addison = 'counties/addison-county.yaml';
const published = (): DataFiles => ({
  ...smallSite(),
  'published.yaml': printLedger(ledgerOf(smallPlan())),
});

const publishedWith = (redirects: readonly string[]): DataFiles => ({
  ...published(),
  'redirects.yaml': newYaml({ redirects: redirects.map((from) => ({ from, to: '/' })) }),
});

const redirectsIn = (files: DataFiles) =>
  (valuesIn('redirects.yaml', String(files['redirects.yaml'])).redirects as { from: string }[]).map(
    ({ from }) => from,
  );

/** The form of a file after one edit. */
function filledIn(
  files: DataFiles,
  name: string,
  ...[before, after]: [before: string, after: string]
): string {
  const form = viewOfFile(name, String(files[name]), schemaOfFile(name)!);
  if (!form.includes(before)) throw new Error(`The form of ${name} does not hold: ${before}`);
  return form.replace(before, () => after);
}

function saved(files: DataFiles, ...edits: FormEdit[]) {
  const { changes, lines } = formChanges({ ...folderOf(files), zipTable }, edits);
  return { files: changed(files, changes), lines: lines.map(({ from, to }) => `${from} → ${to}`) };
}

const drawing = (title: string) => `<svg xmlns="http://www.w3.org/2000/svg"><title>${title}</title></svg>`;

describe('A save in the visual editor', () => {
  it('that renames a file updates every reference, and keeps the edits of the form', () => {
    const before = published();
    const form = filledIn(before, 'posts/time-limits.md', 'How Long You Have', 'How Much Time You Have');
    const { files, lines } = saved(before, {
      name: 'posts/time-limits.md',
      to: 'posts/vermont-time-limits.md',
      form,
    });
    expect(lines).toEqual(['/blog/time-limits → /blog/vermont-time-limits']);
    expect(files['posts/vermont-time-limits.md']).toContain('How Much Time You Have');
    expect(files['topics/deadlines.yaml']).toContain('post: vermont-time-limits');
    expect(loadSite(dataToRead(files)).problems).toBeUndefined();
  });

  it('that changes the slug of a city writes redirects, and updates links in the same form', () => {
    const before = published();
    edit(before, addison, 'order: 2', 'order: 2\nseat: "See /locations/addison-county/middlebury"');
    const form = filledIn(before, addison, 'slug: middlebury', 'slug: middlebury-village');
    const { files, lines } = saved(before, { name: addison, form });
    expect(lines).toEqual([
      '/locations/addison-county/middlebury → /locations/addison-county/middlebury-village',
      '/blog/city/addison-county/middlebury/* → /blog/city/addison-county/middlebury-village/*',
    ]);
    expect(files[addison]).toContain('See /locations/addison-county/middlebury-village');
    expect(loadSite(dataToRead(files)).problems).toBeUndefined();
  });

  it('that brings back a city drops the redirects that took its place', () => {
    const before = published();
    before['redirects.yaml'] = newYaml({
      redirects: [
        { from: '/locations/addison-county/vergennes', to: '/locations/addison-county' },
        { from: '/blog/city/addison-county/vergennes/*', to: '/blog/county/addison-county/*' },
        { from: '/locations/zip/05491', to: '/locations/addison-county' },
        { from: '/locations/zip/05999', to: '/locations' },
      ],
    });
    const form = filledIn(
      before,
      addison,
      'points:',
      '  - { name: "Vergennes", slug: vergennes, zips: ["05491"] }\npoints:',
    );
    const { files } = saved(before, { name: addison, form });
    const { site, problems } = loadSite(dataToRead(files));
    expect(problems).toBeUndefined();
    expect(site!.content.redirects.map(({ from }) => from)).toEqual(['/locations/zip/05999']);
  });

  it.each([
    ['a post', 'posts/time-limits.md', 'posts/again.md', ['/blog/again']],
    ['a guide', 'guides/moose-collision-claims.yaml', 'guides/again.yaml', ['/blog/again']],
    ['a topic', 'topics/deadlines.yaml', 'topics/again.yaml', ['/blog/zip/*/again', '/blog/city/*/*/again']],
    [
      'a practice area',
      'practice-areas/car-accidents.yaml',
      'practice-areas/again.yaml',
      ['/practice/again'],
    ],
    ['a service area', 'service-areas/burlington.yaml', 'service-areas/again.yaml', ['/service-areas/again']],
  ])('that brings back %s drops the redirects that took its place', (_, like, name, patterns) => {
    const before = publishedWith([...patterns, '/blog/gone']);
    const form = viewOfFile(like, String(before[like]), schemaOfFile(like)!);
    expect(redirectsIn(saved(before, { name, form }).files)).toEqual(['/blog/gone']);
  });

  it('that deletes a post drops it from the articles to read next', () => {
    const before = published();
    before['posts/ferry-claims.md'] = before['posts/time-limits.md']!;
    edit(before, 'posts/ferry-claims.md', 'How Long You Have', 'Claims on a Ferry');
    const guide = 'guides/moose-collision-claims.yaml';
    edit(before, guide, '["time-limits"]', '["ferry-claims", "time-limits"] # First the deadlines.');
    edit(before, 'posts/time-limits.md', '["moose-collision-claims"]', '["ferry-claims"]');
    const { files } = saved(before, { name: 'posts/ferry-claims.md' });
    expect(files[guide]).toContain('\nrelated: ["time-limits"] # First the deadlines.\n');
    expect(loadSite(dataToRead(files)).problems).toBeUndefined();
  });

  it('that begins a draft keeps the redirects, as it has no page yet', () => {
    const before = publishedWith(['/blog/again']);
    const form = filledIn(before, 'posts/time-limits.md', 'draft: false', 'draft: true');
    const { files } = saved(before, { name: 'posts/again.md', form });
    expect(redirectsIn(files)).toEqual(['/blog/again']);
  });

  it('that brings back a local search drops the redirect that took its place', () => {
    const before = publishedWith(['/local-searches/truck-lawyer']);
    const form = filledIn(
      before,
      'keywords.yaml',
      'keywords:',
      'keywords:\n  - { keyword: "Truck Lawyer", heading: "Truck Lawyer", practiceArea: car-accidents, intro: "Hurt by a truck on the road to the lake? Ask first.", points: ["Rest.", "Keep the photos.", "Call {phone}."] }',
    );
    const { files } = saved(before, { name: 'keywords.yaml', form });
    expect(loadSite(dataToRead(files)).problems).toBeUndefined();
  });

  it('that changes the words of a local search writes a redirect', () => {
    const before = published();
    const form = filledIn(
      before,
      'keywords.yaml',
      'Car Crash Lawyer in Burlington!',
      'Crash lawyer by the lake',
    );
    const { files, lines } = saved(before, { name: 'keywords.yaml', form });
    expect(lines).toEqual([
      '/local-searches/car-crash-lawyer-in-burlington → /local-searches/crash-lawyer-by-the-lake',
    ]);
    expect(loadSite(dataToRead(files)).problems).toBeUndefined();
  });

  it('that reorders cities renames none', () => {
    const before = published();
    const cities = (...names: string[]) =>
      names.map((name) => `  - { name: "${name}", slug: ${name.toLowerCase()}, zips: [] }\n`).join('');
    edit(before, addison, 'cities:\n', `cities:\n${cities('Bristol', 'Leicester', 'Vergennes')}`);
    const reversed = { ...before };
    edit(
      reversed,
      addison,
      cities('Bristol', 'Leicester', 'Vergennes'),
      cities('Vergennes', 'Leicester', 'Bristol'),
    );
    const form = viewOfFile(addison, String(reversed[addison]), schemaOfFile(addison)!);
    const { lines, files } = saved(before, { name: addison, form });
    expect(lines).toEqual([]);
    expect(valuesIn(addison, String(files[addison]))).toEqual(valuesIn(addison, String(reversed[addison])));
  });

  it('that renames a picture updates the texts that show it', () => {
    const before: DataFiles = {
      ...published(),
      'images/lake.svg': drawing('a'),
      'images/lake-2.svg': drawing('b'),
    };
    edit(
      before,
      'posts/time-limits.md',
      '### Who',
      '![A lake](/images/lake.svg)\n![It again](/images/lake-2.svg)\n\n### Who',
    );
    const { files } = saved(before, { name: 'images/lake.svg', to: 'images/champlain.svg' });
    expect(files['images/champlain.svg']).toBe(drawing('a'));
    expect(files['posts/time-limits.md']).toContain(
      '![A lake](/images/champlain.svg)\n![It again](/images/lake-2.svg)',
    );
  });

  it.each<[string, string, string]>([
    [
      'posts/time-limits.md',
      'posts/moose-collision-claims.md',
      'There is already a post "moose-collision-claims".',
    ],
    [
      'posts/time-limits.md',
      'guides/time-limits.yaml',
      'posts/time-limits.md cannot be moved to guides/time-limits.yaml.',
    ],
    ['images/a.svg', 'images/b.svg', 'There is already a picture images/b.svg.'],
  ])('cannot rename %s to %s', (name, to, words) => {
    const files: DataFiles = { ...published(), 'images/a.svg': drawing('a'), 'images/b.svg': drawing('b') };
    expect(() => saved(files, { name, to })).toThrow(new WrongRequest(words));
  });

  it('works while other files have mistakes, but cannot rename, because references cannot be read', () => {
    const files = published();
    const { site: _, ...inDisorder }: DataFolder = folderOf(files);
    const folder = { ...inDisorder, zipTable };
    files['redirects.yaml'] = 'redirects: [\n';
    const form = filledIn(files, addison, 'order: 2', 'order: 3');
    expect(formChanges(folder, [{ name: addison, form }]).changes).toHaveLength(1);
    const to = 'counties/otter-county.yaml';
    expect(() => formChanges(folder, [{ name: addison, to }])).toThrow(
      new WrongRequest(
        'There are mistakes in the data. Fix them first (every page of the site shows where), then rename.',
      ),
    );
  });
});

describe('In the forms of the visual editor', () => {
  it('no entry with a page is marked as a draft, though new entries are', () => {
    const files = smallSite();
    for (const name of [
      'posts/time-limits.md',
      'topics/deadlines.yaml',
      'guides/moose-collision-claims.yaml',
    ]) {
      expect(viewOfFile(name, String(files[name]), schemaOfFile(name)!)).toContain('\ndraft: false\n');
    }
    const keywords = viewOfFile(
      'keywords.yaml',
      String(files['keywords.yaml']),
      schemaOfFile('keywords.yaml')!,
    );
    expect(keywords).toContain('    draft: false\n');
  });
});
