import { describe, expect, it } from 'vitest';
import { ledgerOf } from '#addresses/ledger.ts';
import { vanishedFrom } from '#addresses/vanished/find-vanished.ts';
import type { Site } from '#site/plan.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';
import { edit, type DataFiles } from '../support/small-site/small-site.ts';

const chittenden = 'counties/chittenden-county.yaml';
const addison = 'counties/addison-county.yaml';

const southBurlington =
  '  - name: "South Burlington"\n    slug: south-burlington\n    zips: ["05403", "05401"]\n';

const linesOf = (after: Site, before: Site) =>
  vanishedFrom(after, ledgerOf(before)).flatMap(({ lines }) =>
    lines.map(({ from, to }) => `${from} → ${to}`),
  );

describe('The redirects for lost addresses', () => {
  it.each<[what: string, change: (files: DataFiles) => void, lines: string[]]>([
    [
      'lead a renamed local search to its new address',
      (files) =>
        edit(files, 'keywords.yaml', 'Car Crash Lawyer in Burlington!', 'Car Crash Lawyers in Burlington'),
      ['/local-searches/car-crash-lawyer-in-burlington → /local-searches/car-crash-lawyers-in-burlington'],
    ],
    [
      'lead a local search with quite another name to the only new one',
      (files) => edit(files, 'keywords.yaml', 'Car Crash Lawyer in Burlington!', 'Dog Bites'),
      ['/local-searches/car-crash-lawyer-in-burlington → /local-searches/dog-bites'],
    ],
    [
      'lead a ZIP code between two of one city to that city',
      (files) => {
        edit(files, chittenden, '["05403", "05401"]', '["05401"]');
        edit(files, chittenden, '  "05403": [44.4470, -73.1710]\n', '');
      },
      [
        '/locations/zip/05403 → /locations/chittenden-county/burlington',
        '/blog/zip/05403/* → /blog/city/chittenden-county/burlington/*',
      ],
    ],
    [
      'lead a ZIP code between two of different counties to all places',
      (files) => {
        edit(files, chittenden, '["05403", "05401"]', '["05401"]');
        edit(files, chittenden, '  "05403": [44.4470, -73.1710]\n', '');
        edit(files, addison, '"05740"', '"05740", "05404"');
      },
      ['/locations/zip/05403 → /locations', '/blog/zip/05403/* → /blog'],
    ],
    [
      'a city that is in another county now to its address there',
      (files) => {
        edit(files, addison, 'cities:\n', `cities:\n${southBurlington}`);
        edit(files, chittenden, southBurlington, '');
        edit(files, chittenden, '  "05403": [44.4470, -73.1710]\n', '');
        edit(files, addison, 'points:\n', 'points:\n  "05403": [44.4470, -73.1710]\n');
      },
      [
        '/locations/chittenden-county/south-burlington → /locations/addison-county/south-burlington',
        '/blog/city/chittenden-county/south-burlington/* → /blog/city/addison-county/south-burlington/*',
      ],
    ],
  ])('%s', (_, change, lines) => {
    expect(linesOf(smallPlan(change), smallPlan())).toEqual(lines);
  });

  it('lead a city to its county when another county has always had one of its name', () => {
    const cityIn = (file: string) => (files: DataFiles) =>
      edit(files, file, 'cities:\n', 'cities:\n  - { name: "Essex", slug: essex, zips: ["05401"] }\n');
    const after = smallPlan(cityIn(addison));
    const before = smallPlan((files) => [addison, chittenden].forEach((file) => cityIn(file)(files)));
    expect(linesOf(after, before)).toEqual([
      '/locations/chittenden-county/essex → /locations/chittenden-county',
      '/blog/city/chittenden-county/essex/* → /blog/county/chittenden-county/*',
    ]);
  });
});

describe('A file that was renamed by hand', () => {
  it.each([
    ['posts/time-limits.md', { kind: 'post', from: 'time-limits', to: 'limits' }],
    ['topics/deadlines.yaml', { kind: 'topic', from: 'deadlines', to: 'limits' }],
  ])('is better renamed with a command: %s', (file, command) => {
    const { from, to } = command;
    const after = smallPlan((files) => {
      files[file.replace(from, to)] = files[file]!;
      delete files[file];
      for (const [name, text] of Object.entries(files))
        if (/\.(?:md|yaml)$/.test(name)) files[name] = String(text).replaceAll(from, to);
    });
    expect(vanishedFrom(after, ledgerOf(smallPlan())).map(({ byHand }) => byHand)).toEqual([command]);
  });
});
