import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from '#content/load.ts';
import { readRows } from '#content/places/read-table.ts';
import { strangeCells } from '#content/places/strange-cells.ts';
import { listCsv, listTables } from '#desk/tables/list-tables.ts';
import type { DataFolder } from '#desk/data-folder.ts';
import { wrongWithName } from '#desk/new/typed-name.ts';
import { importKeywords, keywordRows } from '#desk/tables/keyword-list.ts';
import { importPlaces, placeRows } from '#desk/tables/place-list.ts';
import { newYaml } from '#desk/yaml-edit.ts';
import { readZipTable } from '#desk/zips/zip-table.ts';
import type { Problem } from '#lib/problem.ts';
import { changed, folderOf } from '../support/changed-files.ts';
import { loadSite } from '../support/load-site.ts';
import { root, run, temporaryFolder } from '../support/site.ts';
import { dataToRead, smallSite, writeData } from '../support/small-site/small-site.ts';

const zips = readZipTable(`\
state,county,city,zip,latitude,longitude
VT,Addison County,Bristol,05443,44.1372,-73.0526
VT,Addison County,Middlebury,05753,44.0021,-73.1318
VT,Orleans County,Derby,05829,44.9526,-72.1323
VT,Rutland County,Castleton,05735,43.6117,-73.1797
`);
const problems: Problem[] = [];
beforeEach(() => void problems.splice(0));
const rowsOf = {
  places: (csv: string) => readRows(listTables.places, 'places.csv', csv, problems),
  keywords: (csv: string) => readRows(listTables.keywords, 'keywords.csv', csv, problems),
};
const addPlaces = (folder: DataFolder, csv: string) =>
  importPlaces(folder, rowsOf.places(csv), 'places.csv', problems, zips);
const addKeywords = (folder: DataFolder, csv: string) =>
  importKeywords(folder, rowsOf.keywords(csv), 'keywords.csv', problems);

const table = (...rows: string[]) => `${rows.join('\n')}\n`;

describe('A table of places', () => {
  it('brings back places that were removed, without the redirects that took their place', () => {
    const places = [
      '/locations/addison-county/bristol',
      '/blog/city/addison-county/bristol/*',
      '/locations/zip/05443',
      '/locations/rutland-county',
      '/locations/rutland-county/*',
    ];
    const others = ['/locations/zip/05444', '/About-Us'];
    const lines = [...places, ...others].map((from) => ({ from, to: '/locations' }));
    const files = { ...smallSite(), 'redirects.yaml': newYaml({ redirects: lines }) };
    const { changes } = addPlaces(
      folderOf(files),
      table('county,city,zip', 'Addison County,Bristol,05443', 'Rutland County,Castleton,05735'),
    );
    const { site, problems: wrong } = loadSite(dataToRead(changed(files, changes)));
    expect(wrong).toBeUndefined();
    expect(site!.content.redirects.map(({ from }) => from)).toEqual(others);
  });

  it('has one row for each ZIP code', () => {
    const files = smallSite();
    expect(
      listCsv('places', placeRows(folderOf(files).site))
        .split('\n')
        .slice(0, 4),
    ).toEqual([
      'county,city,zip,latitude,longitude,state',
      'Chittenden County,Burlington,05401,44.4762,-73.212,',
      'Chittenden County,Burlington,05408,44.514,-73.254,',
      'Chittenden County,South Burlington,05403,44.447,-73.171,',
    ]);
  });

  it('adds counties, cities and ZIP codes, with coordinates from the shipped table', () => {
    const files = smallSite();
    const added = addPlaces(
      folderOf(files),
      table(
        'County,City,Zip Code,Lat,Lng',
        'Addison County,Bristol,05443,,',
        'Addison County,Middlebury,05753,44.02,-73.17',
        'Rutland County,Rutland,05701,43.6,-72.9',
      ),
    );
    expect(added.lines).toEqual([
      'Addison County: the city Bristol; 05443 in Bristol; 05753 at 44.02, -73.17, no longer at 44.0153, -73.1673',
      'Rutland County (new): the city Rutland; 05701 in Rutland',
    ]);
    expect(added.untold).toEqual(['05401', '05408', '05403', '05740']);
    const after = changed(files, added.changes);
    expect(String(after['counties/addison-county.yaml'])).toBe(`\
name: "Addison County"
order: 2
cities:
  - name: "Middlebury"
    slug: middlebury
    zips: ["05753", "05740"]
  - name: "Bristol"
    slug: bristol
    zips: ["05443"]
points:
  "05753": [44.02, -73.17]
  "05443": [44.1372, -73.0526]
`);
    expect(String(after['counties/rutland-county.yaml'])).toContain(
      'order: 3\nmiddle: [43.6117, -73.1797]\n',
    );
  });

  it.each([
    [
      'another city',
      'Addison County,Bristol,05740\nAddison County,Bristol,05753',
      [
        'Also still in Middlebury, Addison County: 05753 and 05740. Delete there what is not in both: counties/addison-county.yaml',
      ],
    ],
    [
      'a city in another county',
      'Addison County,Bristol,05408',
      [
        'Also still in Burlington, Chittenden County: 05408. Delete there what is not in both: counties/chittenden-county.yaml',
      ],
    ],
    ['two cities', 'Addison County,Bristol,05740\nAddison County,Middlebury,05740', []],
    ['the city that has it', 'Addison County,Middlebury,05740', []],
  ])(
    'warns if another city keeps a ZIP code that the table gives to %s, unless the table says so',
    (_where, rows, told) => {
      expect(addPlaces(folderOf(smallSite()), table('county,city,zip', rows)).doubts).toEqual(told);
    },
  );

  it('warns about ZIP codes that are in no table and have no coordinates', () => {
    const rows = [
      'Addison County,Bristol,05443,,',
      'Addison County,Bristol,05499,,',
      'Addison County,Bristol,05498,44.1,-73.1',
    ];
    expect(
      addPlaces(folderOf(smallSite()), table('county,city,zip,latitude,longitude', ...rows)).doubts,
    ).toEqual([
      'The list of U.S. ZIP codes (src/desk/zips) does not have 05499. Correct what is wrong; what is right needs its latitude and longitude in the table.',
    ]);
  });

  it('asks about a new county or city whose name differs from another in a few letters', () => {
    const rows = [
      'Adison County,Bristol,05443',
      'Chittenden County,Burlingtn,05401',
      'Orleans County,Derbi,05829',
      'Rutland County,Castleton,05735',
    ];
    const { doubts } = addPlaces(folderOf(smallSite()), table('county,city,zip', ...rows));
    expect(doubts.filter((doubt) => doubt.includes('Did you mean'))).toEqual([
      '"Adison County" is new. Did you mean "Addison County"?',
      '"Burlingtn" is new. Did you mean "Burlington"?',
      '"Derbi" is new. Did you mean "Derby"?',
    ]);
  });

  it('adds to one county, whatever case and state its rows use', () => {
    const files = smallSite();
    const rows = [
      'Addison County,,Bristol,05443',
      'addison county,VT,Vergennes,05491',
      'Rutland County,,Rutland,05701',
      'Rutland county,vermont,Chittenden,05737',
    ];
    const { changes } = addPlaces(folderOf(files), table('county,state,city,zip', ...rows));
    expect(changes.map(({ name }) => name)).toEqual([
      'counties/addison-county.yaml',
      'counties/rutland-county.yaml',
    ]);
    const [addison, rutland] = changes.map(({ text }) => text);
    expect([addison, rutland]).toEqual([
      expect.stringMatching(/05443[^]*05491/),
      expect.stringMatching(/05701[^]*05737/),
    ]);
  });

  it.each([
    ['in the data', 'Addison', 'counties/addison-county.yaml', 'name: "Addison County"'],
    ['not yet in the data', 'Orleans', 'counties/orleans-county.yaml', 'name: "Orleans County"'],
  ])('recognizes a county %s by its name without the word "County"', (_, county, file, name) => {
    const rows = [`${county},Derby,05829`, `${county} County,Newport,05855`];
    const { changes } = addPlaces(folderOf(smallSite()), table('county,city,zip', ...rows));
    expect(changes.map((change) => change.name)).toEqual([file]);
    expect(changes[0]!.text).toContain(name);
  });

  it('adds to one city, whatever case its rows use', () => {
    const files = smallSite();
    const rows = table('county,city,zip', 'Addison County,MIDDLEBURY,05443');
    const { cities } = loadContent(dataToRead(changed(files, addPlaces(folderOf(files), rows).changes)))
      .content!.counties[1]!;
    expect(cities.map(({ slug, zips }) => [slug, ...zips])).toEqual([
      ['middlebury', '05753', '05740', '05443'],
    ]);
  });

  it('keeps comments, and all values that it does not contain', () => {
    const files = smallSite();
    const file = 'counties/addison-county.yaml';
    files[file] =
      `# Ask Ada before you change this.\n${String(files[file])}roads:\n  "05753": { streets: ["Main Street"] }\n`;
    const { changes } = addPlaces(
      folderOf(files),
      table('county,city,zip', 'Addison County,Middlebury,05443', 'Addison County,Middlebury,05753'),
    );
    const text = String(changed(files, changes)[file]);
    expect(text).toMatch(/^# Ask Ada before you change this\.\n/);
    expect(text).toContain('roads:\n  "05753": { streets: ["Main Street"] }\n');
    expect(text).toContain('"05753": [44.0153, -73.1673]\n');
  });

  it('adds a county that has its name in another state as a file of its own', () => {
    const { changes } = addPlaces(
      folderOf(smallSite()),
      table('county,state,city,zip', 'Addison County,NH,Hanover,03755'),
    );
    expect(changes.map(({ name }) => name)).toEqual(['counties/addison-county-nh.yaml']);
    expect(changes[0]!.text).toContain('state: "NH"\n');
  });

  it('means the county in the data if a row has no state, and otherwise the county in that state', () => {
    const files = smallSite();
    const rows = (...cities: string[]) => table('county,state,city,zip', ...cities);
    const across = addPlaces(folderOf(files), rows('Grafton County,NH,Hanover,03755')).changes;
    const { changes } = addPlaces(
      folderOf(changed(files, across)),
      rows('Grafton County,,Lebanon,03766', 'Grafton County,VT,Bristol,05443'),
    );
    expect(changes.map(({ text }) => String(text).match(/Lebanon|Bristol/g))).toEqual([
      ['Lebanon'],
      ['Bristol'],
    ]);
  });
});

const search = `- keyword: "bus lawyer"
    heading: "Bus Lawyer"
    practiceArea: car-accidents
    intro: "A bus has many eyes."
    points: ["Keep the ticket.", "Note the line.", "Call {phone}."]
`;

describe('A row of a table of places', () => {
  it.each([
    [
      'an unknown state',
      'Addison County,XX,Bristol,05443,,',
      'There is no state "XX". Write its two-letter code, such as NJ, or leave it empty if it is the state of the site.',
    ],
    [
      'a city without a letter',
      'Addison County,,!!!,05443,,',
      '"!!!" has no letter or digit that can be part of an address. Use a name with letters.',
    ],
    [
      'a county name with a line break',
      '"Rutland\nCounty",,Bristol,05443,,',
      '"Rutland?County" contains a line break, which a name cannot have. Type it on one line.',
    ],
    [
      'swapped coordinates',
      'Addison County,,Bristol,05443,-73.0526,44.1372',
      'These two numbers seem swapped: the latitude comes first. Write 44.1372 as the latitude, and -73.0526 as the longitude.',
    ],
    [
      'a point without a ZIP code',
      'Addison County,,Bristol,,44.1372,-73.0526',
      'A point belongs to a ZIP code, but this row has none. Add the ZIP code, or leave latitude and longitude empty.',
    ],
    [
      'a latitude without a longitude',
      'Addison County,,Bristol,05443,44.1372,',
      'A point has a latitude and a longitude, but only one of the two is here. Write both, or leave both cells empty.',
    ],
    [
      'a longitude without a latitude',
      'Addison County,,Bristol,05443,,-73.0526',
      'A point has a latitude and a longitude, but only one of the two is here. Write both, or leave both cells empty.',
    ],
    [
      'other coordinates for a ZIP code of an earlier row',
      'Addison County,,MIDDLEBURY,05753,44.1,-73.1',
      'Line 2 already lists 05753 in Middlebury. Delete one of the two rows.',
    ],
  ])('is refused with its line number if it has %s', (_what, row, letter) => {
    const found: Problem[] = [];
    const above = 'Addison County,,Middlebury,05753,44.02,-73.17';
    const rows = table('county,state,city,zip,latitude,longitude', above, row);
    const read = readRows(listTables.places, 'places.csv', rows, found);
    importPlaces(folderOf(smallSite()), read, 'places.csv', found, zips);
    expect(found.map(({ file, line, says, fix }) => [file, line, `${says} ${fix}`])).toEqual([
      ['places.csv', 3, letter],
    ]);
  });
});

describe('A table of searches', () => {
  it('adds searches, and changes only the values that its cells give', () => {
    const files = smallSite();
    const added = addKeywords(
      folderOf(files),
      table(
        'keyword,heading,practice_area,intro,point_1,point_2,point_3',
        'Car Crash Lawyer in Burlington!,,,,See a doctor today.,,',
        'bus lawyer,,car-accidents,A bus has many eyes.,Keep the ticket.,Note the line.,Call {phone}.',
      ),
    );
    expect(added.lines).toEqual(['Car Crash Lawyer in Burlington!: changed points', 'bus lawyer is new']);
    expect(String(changed(files, added.changes)['keywords.yaml'])).toBe(
      `${String(files['keywords.yaml']).replace('"See a doctor."', '"See a doctor today."')}  ${search}`,
    );
  });

  it('adds a search in another language, and keeps the language where the cell is empty', () => {
    const files = smallSite();
    const head = 'keyword,practice_area,lang';
    const added = addKeywords(folderOf(files), table(head, 'abogado de choques,car-accidents,es'));
    const spanish = { ...files, ...changed(files, added.changes) };
    expect(String(spanish['keywords.yaml'])).toContain('    lang: es\n');
    expect(listCsv('keywords', keywordRows(folderOf(spanish)))).toMatch(/,yes,es\n$/);
    expect(addKeywords(folderOf(spanish), table(head, 'abogado de choques,,')).changes).toEqual([]);
  });

  it('adds a search without texts as a draft', () => {
    const files = smallSite();
    const added = addKeywords(folderOf(files), table('keyword,practice area', 'bus lawyer,car-accidents'));
    expect(added.lines).toEqual(['bus lawyer is new, a draft until its texts are written']);
    expect(String(changed(files, added.changes)['keywords.yaml'])).toContain('    draft: true\n');
  });

  it.each([
    ['A text.,One.,Two.,Three.,yes', 'changed intro, points; a draft while its cell "draft" says "yes"'],
    ['A text.,One.,Two.,,', 'changed intro, points; a draft until its texts are written'],
    ['A text.,One.,Two.,Three.,', 'changed intro, points, draft'],
  ])('says why a search remains a draft: %s', (cells, told) => {
    const files = smallSite();
    const head = 'keyword,practice_area,intro,point_1,point_2,point_3,draft';
    const added = addKeywords(folderOf(files), table(head, 'bus lawyer,car-accidents,,,,,'));
    const drafts = { ...files, ...changed(files, added.changes) };
    const { lines } = addKeywords(folderOf(drafts), table(head, `bus lawyer,,${cells}`));
    expect(lines).toEqual([`bus lawyer: ${told}`]);
  });

  it('reads choices and practice areas in capitals and with spaces, as people write them', () => {
    const files = smallSite();
    const head = 'keyword,practice_area,draft,lang';
    const added = addKeywords(folderOf(files), table(head, 'abogado de choques,Car Accidents,Yes,ES'));
    const { 'keywords.yaml': written } = changed(files, added.changes);
    expect(String(written)).toMatch(/practiceArea: car-accidents\n[^]*draft: true\n +lang: es\n/);
  });

  it('is refused with the line of an unknown practice area', () => {
    const found: Problem[] = [];
    const rows = rowsOf.keywords(table('keyword,practice_area', 'bus lawyer,car-acidents'));
    importKeywords(folderOf(smallSite()), rows, 'keywords.csv', found);
    expect(found).toEqual([
      expect.objectContaining({
        line: 2,
        says: 'There is no practice area "car-acidents".',
        fix: 'Did you mean "car-accidents"?',
      }),
    ]);
  });
});

describe('Two rows of a table of searches', () => {
  it('are refused with both line numbers if they lead to the same address', () => {
    const found: Problem[] = [];
    const rows = ['bus lawyer,car-accidents', 'taxi lawyer,car-accidents', 'Bus  Lawyer!,car-accidents'];
    const read = rowsOf.keywords(table('keyword,practice_area', ...rows));
    importKeywords(folderOf(smallSite()), read, 'keywords.csv', found);
    expect(found).toEqual([
      {
        ...{ file: 'keywords.csv', line: 4, column: 1, path: 'keyword' },
        says: '"Bus  Lawyer!" has the same address as "bus lawyer" in line 2: /local-searches/bus-lawyer.',
        fix: 'Delete one of the two rows.',
      },
    ]);
  });
});

describe('A table that makes the data invalid', () => {
  it.each([
    ['keywords', 'keyword,practice_area,intro', ',,', 'bus lawyer,car-accidents,Ask {nobody}.'],
    ['places', 'county,city,zip', 'Addison County,Bristol,05443', 'Addison County,Bristol,99501'],
    ['places', 'county,city,zip', 'Rutland County,Rutland,05701', 'Rutland County,Rutland,10001'],
  ])('is refused with the lines of its rows: %s with the columns %s', async (list, head, first, row) => {
    const file = path.join(temporaryFolder(), 'more.csv');
    writeFileSync(file, table(head, first, row));
    const { code, output } = await run('import', [list, file, '--data', writeData(smallSite())]);
    expect([code, output]).toEqual([1, expect.stringContaining(`\n  ${file}:3:1\n`)]);
    expect(output).not.toMatch(/\.yaml:\d/);
  });

  it('is refused with the row and column of an unknown state', async () => {
    const file = path.join(temporaryFolder(), 'more.csv');
    writeFileSync(file, table('county,state,city,zip', 'Addison County,XX,Bristol,05443'));
    const { code, output } = await run('import', ['places', file, '--data', writeData(smallSite())]);
    expect([code, output]).toEqual([1, expect.stringContaining(`\n  ${file}:2:16  state\n`)]);
  });

  it('is refused with the row and column of an unknown practice area', async () => {
    const file = path.join(temporaryFolder(), 'more.csv');
    writeFileSync(file, table('Keyword,Volume,Practice Area', '"bus lawyer, bronx",90,car-acidents'));
    const { code, output } = await run('import', ['keywords', file, '--data', writeData(smallSite())]);
    expect([code, output]).toEqual([1, expect.stringContaining(`\n  ${file}:2:24  practice_area\n`)]);
  });

  it('is refused with the command that renames a search in the same data folder', async () => {
    const file = path.join(temporaryFolder(), 'more.csv');
    const data = writeData(smallSite());
    const head = 'keyword,heading,practice_area,intro,point_1,point_2,point_3';
    const sameTexts = ['taxi lawyer', 'cab lawyer'].map(
      (name) => `${name},Taxis,car-accidents,Ask.,A.,B.,C.`,
    );
    writeFileSync(file, table(head, ...sameTexts));
    const { output } = await run('import', ['keywords', file, '--data', data]);
    expect(output).toContain(`npm run rename -- keyword "OLD" "NEW" --data ${data}\n`);
  });
});

describe('A table of searches with other column names', () => {
  it.each([
    [
      'search,practice_area\nbus lawyer,car-accidents\n',
      'The column "keyword" is missing; "search" is not used.\n',
    ],
    [
      'keyword,area\nbus lawyer,car-accidents\n',
      'A new search needs a practice area, in the column "practice_area".\n',
    ],
    ['keyword,area\nbus lawyer,car-accidents\n', 'Columns ignored: area.\n'],
    ['keyword,area\nTotal,\n', ' If the row is no search, such as a total, delete it.\n'],
    [
      'keyword,languages,practice_area\nbus lawyer,en,car-accidents\n',
      'Did you mean "lang"? Write that in the first line, or delete the column.\n',
    ],
    ['keyword,,,area\nbus lawyer,90,2,car-accidents\n', 'Columns ignored: (no name) and area.\n'],
  ])('is refused: %j leads to %j', async (text, told) => {
    const file = path.join(temporaryFolder(), 'searches.csv');
    writeFileSync(file, text);
    const { code, output } = await run('import', ['keywords', file, '--data', writeData(smallSite())]);
    expect([code, output]).toEqual([1, expect.stringContaining(told)]);
  });
});

/**
 * A name that data and tables can contain: no address can be made from "con", and a table refuses texts such as "#N/A" or
 * those in quotes.
 */
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => text.trim())
  .filter((text) => /[a-z0-9]/i.test(text) && !/\p{C}|,$/u.test(text) && !wrongWithName(text))
  .filter((text) => !strangeCells.some(({ cell }) => cell.test(text)));

describe('An exported table', () => {
  const { site } = folderOf(smallSite());

  it('changes nothing when it is imported again, whatever the names of places', () => {
    fc.assert(
      fc.property(name, name, (county, city) => {
        const values = {
          name: county,
          order: 2,
          cities: [
            { name: city, slug: 'middlebury', zips: ['05753'] },
            { name: 'Empty', slug: 'empty', zips: [] },
          ],
          points: { '05753': [44.0153, -73.1673] as [number, number] },
        };
        const counties = [{ ...site.content.counties[1]!, ...values }];
        const folder: DataFolder = {
          dir: 'data',
          site: { ...site, content: { ...site.content, counties } },
          names: ['counties/addison-county.yaml'],
          read: () => newYaml(values),
        };
        const { changes, lines } = addPlaces(folder, listCsv('places', placeRows(folder.site)));
        expect([problems, lines, changes]).toEqual([[], [], []]);
      }),
    );
  });

  const keywordsFolder = (heading: string): DataFolder => {
    const texts = { heading, intro: 'Broken bones.', points: [heading, 'b', 'c'] };
    const keywords = [{ keyword: 'bus claims', practiceArea: 'car-accidents', ...texts, draft: true }];
    return { dir: 'data', site, names: ['keywords.yaml'], read: () => newYaml({ keywords }) };
  };

  it('changes nothing when it is imported again, although a text has a space of a word processor', () => {
    const folder = keywordsFolder('Hurt on Route\u00A07');
    const { changes, lines } = addKeywords(folder, listCsv('keywords', keywordRows(folder)));
    expect([problems, lines, changes]).toEqual([[], [], []]);
  });

  it.each(['=HYPERLINK("https://x.example")', '+1 802', '-2 days', '@here', "'=1", "'Tis late", "''-"])(
    'contains no formulas for spreadsheets, and changes nothing when it is imported again: %s',
    (text) => {
      const csv = listCsv('keywords', keywordRows(keywordsFolder(text)));
      expect(csv).not.toMatch(/(?:^|,)"?[=+@-]/m);
      const { changes, lines } = addKeywords(keywordsFolder(text), csv);
      expect([problems, lines, changes]).toEqual([[], [], []]);
    },
  );

  it('changes nothing when it is imported again, whatever the texts of searches', () => {
    fc.assert(
      fc.property(name, name, name, (keyword, heading, point) => {
        const practiceArea = 'car-accidents';
        const points = [point, 'b', 'c'];
        const intro = `${heading}\n${point}`;
        const keywords = [{ keyword, heading, practiceArea, intro, points, draft: true }];
        const names = ['keywords.yaml'];
        const folder: DataFolder = { dir: 'data', site, names, read: () => newYaml({ keywords }) };
        const { changes, lines } = addKeywords(folder, listCsv('keywords', keywordRows(folder)));
        expect([problems, lines, changes]).toEqual([[], [], []]);
      }),
    );
  });
});

describe('npm run import', () => {
  it('refuses the options of fact tables for places', async () => {
    const words = ['places', 'places.csv', '--data', writeData(smallSite()), '--source', '2020 census'];
    const { code, output } = await run('import', words);
    expect([code, output.split('\n', 1)[0]]).toEqual([
      2,
      '--source describes a table in places/, which is imported with: facts places.csv',
    ]);
  });

  it('shows the plan, and writes it only with --yes', async () => {
    const data = writeData(smallSite());
    const file = path.join(temporaryFolder(), 'more.csv');
    const county = path.join(data, 'counties/addison-county.yaml');
    writeFileSync(
      file,
      '\uFEFFcounty,city,zip,people\r\nAddison County,Bristol,05443,3894\r\nAddison County,Bristol,05740,9\r\n',
    );
    const before = readFileSync(county, 'utf8');
    const planned = await run('import', ['places', file, '--data', data]);
    expect([planned.code, readFileSync(county, 'utf8')]).toEqual([0, before]);
    expect(planned.output).toContain(
      'Addison County: the city Bristol; 05443 in Bristol; 05740 in Bristol\nAlso still in Middlebury, Addison County: 05740.',
    );
    expect(planned.output).toContain('Columns ignored: people.\n4 new pages: Cities 1, ZIP codes 1,');
    expect(planned.output).toContain('Nothing was written.');
    const written = await run('import', ['places', file, '--data', data, '--yes']);
    expect([written.code, written.output]).toEqual([0, expect.stringContaining('Written to ')]);
    expect(readFileSync(county, 'utf8')).toContain('zips: ["05443", "05740"]');
    const { output } = await run('export', ['places', '--data', data]);
    expect(output).toContain('\nAddison County,Bristol,05443,44.1');
  });
});

describe('A command that runs in another folder', () => {
  it('says in which folder it looked for the table', async () => {
    const { code, output } = await run('import', ['places', 'missing.csv', '--data', writeData(smallSite())]);
    expect([code, output]).toEqual([
      2,
      expect.stringContaining(`There is no file "missing.csv" in ${root}.\n`),
    ]);
  });

  it('prints the full path of the table that it wrote', async () => {
    const file = path.join(temporaryFolder(), 'places.csv');
    const { output } = await run('export', [
      'places',
      path.relative(root, file),
      '--data',
      writeData(smallSite()),
    ]);
    expect(output).toBe(`6 rows written to ${file}.\n`);
  });
});

describe('npm run export', () => {
  it('does not overwrite a file that was edited since', async () => {
    const data = writeData(smallSite());
    const file = path.join(temporaryFolder(), 'places.csv');
    const written = () => run('export', ['places', file, '--data', data]);
    expect((await written()).code).toBe(0);
    expect((await written()).code).toBe(0);
    const edited = readFileSync(file, 'utf8').replace('Middlebury', 'Vergennes');
    writeFileSync(file, edited);
    const { code, output } = await written();
    expect([code, output]).toEqual([2, expect.stringContaining(`${file} already exists`)]);
    expect(readFileSync(file, 'utf8')).toBe(edited);
  });

  it('refuses to write a table into the data folder, where every command would reject it', async () => {
    const data = writeData(smallSite());
    const file = path.join(data, 'counties/places.csv');
    const { code, output } = await run('export', ['places', file, '--data', data]);
    expect([code, output]).toEqual([2, expect.stringContaining(`${file} is in the data folder, where`)]);
    expect(existsSync(file)).toBe(false);
  });

  it('refuses a folder that does not exist, which is probably misspelt', async () => {
    const folder = path.join(temporaryFolder(), 'Desktpo');
    const words = ['places', path.join(folder, 'places.csv'), '--data', writeData(smallSite())];
    const { code, output } = await run('export', words);
    expect([code, output]).toEqual([
      2,
      `There is no folder ${folder}. Correct its name, or create it first.\n`,
    ]);
    expect(existsSync(folder)).toBe(false);
  });

  it('refuses the file extension of a workbook, which Excel could not open', async () => {
    const file = path.join(temporaryFolder(), 'places.xlsx');
    const { code, output } = await run('export', ['places', file, '--data', writeData(smallSite())]);
    expect([code, output]).toEqual([2, expect.stringContaining('Name it places.csv.')]);
    expect(existsSync(file)).toBe(false);
  });

  it.skipIf(process.platform === 'win32')('refuses a device or a pipe as its file', async () => {
    const data = writeData(smallSite());
    for (const file of ['/dev/zero', '/dev/stdout']) {
      const { code, output } = await run('export', ['places', file, '--data', data]);
      expect([code, output]).toEqual([
        2,
        `${file} is a device, not a file. Give the name of a new file, or none to print the table.\n`,
      ]);
    }
  });
});
