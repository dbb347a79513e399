import { describe, expect, it } from 'vitest';
import { ledgerOf } from '#addresses/ledger.ts';
import { vanishedFrom } from '#addresses/vanished/find-vanished.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';
import { edit, type DataFiles } from '../support/small-site/small-site.ts';

const chittenden = 'counties/chittenden-county.yaml';

describe('What was published leads on', () => {
  it.each<[what: string, change: (files: DataFiles) => void, lines: string[]]>([
    [
      'a search with another name to its new address',
      (files) =>
        edit(files, 'keywords.yaml', 'Car Crash Lawyer in Burlington!', 'Car Crash Lawyers in Burlington'),
      ['/local-searches/car-crash-lawyer-in-burlington → /local-searches/car-crash-lawyers-in-burlington'],
    ],
    [
      'a search with quite another name to the only one that is new',
      (files) => edit(files, 'keywords.yaml', 'Car Crash Lawyer in Burlington!', 'Dog Bites'),
      ['/local-searches/car-crash-lawyer-in-burlington → /local-searches/dog-bites'],
    ],
    [
      'a ZIP code between two of one city to that city',
      (files) => {
        edit(files, chittenden, '["05403", "05401"]', '["05401"]');
        edit(files, chittenden, '  "05403": [44.4470, -73.1710]\n', '');
      },
      [
        '/locations/zip/05403 → /locations/chittenden-county/burlington',
        '/blog/zip/05403/* → /blog/city/chittenden-county/burlington/*',
      ],
    ],
  ])('%s', (_, change, lines) => {
    const vanished = vanishedFrom(smallPlan(change), ledgerOf(smallPlan()));
    expect(vanished.flatMap((each) => each.lines.map(({ from, to }) => `${from} → ${to}`))).toEqual(lines);
  });
});
