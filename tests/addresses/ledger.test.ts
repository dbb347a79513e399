import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { AddressTree } from '#addresses/address-tree.ts';
import { joinLedgers, ledgerOf, printLedger, readLedger } from '#addresses/ledger.ts';
import { publishedSchema } from '#content/schemas/published.ts';
import { loadSite } from '../support/load-site.ts';
import { routesOf } from '#site/plan.ts';
import { lettersAbout } from '../support/mistakes.ts';
import { dataToRead, edit, smallSite } from '../support/small-site/small-site.ts';

const site = loadSite(dataToRead(smallSite())).site!;
const printed = printLedger(ledgerOf(site));
const read = (text: string) => readLedger(publishedSchema.parse(parse(text)));

describe('The ledger of published addresses', () => {
  it('holds names instead of addresses, and ZIP codes as ranges', () => {
    expect(printed).toBe(`\
# The names of everything that was ever published, so that no address is lost. Written by
# "npm run published" after the site went online; do not edit.
main: >-
  / /about /blog /contact /local-searches /locations /practice /privacy /schedule /service-areas
  /sitemap /terms /testimonials
practiceAreas: >-
  car-accidents
serviceAreas: >-
  burlington
posts: >-
  moose-collision-claims time-limits
keywords: >-
  car-crash-lawyer-in-burlington
topics: >-
  deadlines
counties:
  "addison-county": "middlebury"
  "chittenden-county": "burlington south-burlington"
zips: >-
  05401 05403 05408 05740 05753
checksum: "684ff2821c3dc367"
`);
    const zips = new Set(['10001', '10002', '10003', '00501', '00502', '10005']);
    expect(printLedger({ ...ledgerOf(site), zips })).toContain('zips: >-\n  00501-00502 10001-10003 10005\n');
  });

  it('is read as it was written', () => {
    expect(printLedger(read(printed))).toBe(printed);
  });

  it('is written in the same order whatever order the names come in', () => {
    const { counties, zips, ...lists } = read(printed);
    const turned = (names: ReadonlySet<string>) => new Set([...names].reverse());
    const ledger = {
      ...lists,
      counties: new Map([...counties].reverse().map(([county, cities]) => [county, turned(cities)])),
      zips: turned(zips),
    };
    expect(printLedger(ledger)).toBe(printed);
  });

  it.each([
    ['any place', /^(?:counties|service-areas)\//],
    ['a second county', /^(?:counties\/chittenden|service-areas\/)/],
  ])('is valid for a site without %s', (_, gone) => {
    const files = smallSite();
    for (const name of Object.keys(files)) if (gone.test(name)) delete files[name];
    const { site, problems } = loadSite(dataToRead(files));
    expect(problems).toBeUndefined();
    files['published.yaml'] = printLedger(ledgerOf(site!));
    expect(lettersAbout(files)).toEqual([]);
  });

  it('has a checksum of its names, whatever their order and line breaks', () => {
    const reordered = printed.replace(
      'moose-collision-claims time-limits',
      'time-limits\n  moose-collision-claims',
    );
    const files = (ledger: string) => ({ ...smallSite(), 'published.yaml': ledger });
    expect(lettersAbout(files(reordered))).toEqual([]);
    expect(lettersAbout(files(printed.replace(' time-limits', '')))).toEqual([
      expect.stringMatching(/^published\.yaml:21:11 {2}checksum\nThe names above are not those/),
    ]);
  });

  it('is refused without its end, wherever it is cut off', () => {
    const ends = ['keywords:', '\ncounties:', '"chittenden-county"', 'zips: >-', 'checksum:'].map((start) =>
      printed.indexOf(start),
    );
    for (const end of ends) {
      const files = { ...smallSite(), 'published.yaml': printed.slice(0, end) };
      expect(lettersAbout(files)).toEqual([
        expect.stringContaining(
          'checksum\nThe checksum below the names is missing, so names may be missing, too',
        ),
      ]);
    }
  });

  it('covers the address of every page, and no other', () => {
    const addresses = new AddressTree(read(printed));
    const pages = [...routesOf(site)].filter(({ kind }) => !kind.endsWith('not-found'));
    expect(pages.filter(({ address }) => !addresses.has(address))).toEqual([]);
    const others = [
      '/nothing',
      '/locations/zip',
      '/locations/zip/99999',
      '/blog/zip/05401',
      '/blog/city/addison-county/burlington/deadlines',
    ];
    expect(others.filter((address) => addresses.has(address))).toEqual([]);
  });

  it('keeps the names of what is gone when it is written again', () => {
    const later = smallSite();
    delete later['counties/addison-county.yaml'];
    edit(
      later,
      'counties/chittenden-county.yaml',
      '  - name: "South Burlington"\n    slug: south-burlington\n    zips: ["05403", "05401"]\n',
      '',
    );
    edit(later, 'counties/chittenden-county.yaml', '  "05403": [44.4470, -73.1710]\n', '');
    const joined = joinLedgers(read(printed), ledgerOf(loadSite(dataToRead(later)).site!));
    expect(printLedger(joined)).toBe(printed);
  });

  it('adds a new county', () => {
    const earlier = smallSite();
    delete earlier['counties/addison-county.yaml'];
    const joined = joinLedgers(ledgerOf(loadSite(dataToRead(earlier)).site!), read(printed));
    expect(printLedger(joined)).toBe(printed);
  });
});
