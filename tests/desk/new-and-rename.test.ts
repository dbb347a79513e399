import { appendFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ledgerOf, printLedger } from '#addresses/ledger.ts';
import { newEntry, type NewKind } from '#desk/new/new-entry.ts';
import { newKeyword, type KeywordValues } from '#desk/new/new-keyword.ts';
import type { NewOptions } from '#desk/new/new-file.ts';
import { rename, type RenameKind } from '#desk/rename.ts';
import { proposedCounty } from '#desk/zips/proposed-cities.ts';
import { WrongRequest } from '#lib/refused.ts';
import { loadSite } from '../support/load-site.ts';
import { maple, newSiteFiles, zipTable } from '../support/another-firm.ts';
import { changed, folderOf } from '../support/changed-files.ts';
import { withOldNames } from '../../scripts/commands/rename.ts';
import { contentsOf, filesOf } from '../support/files.ts';
import { dedent, lettersAbout } from '../support/mistakes.ts';
import { run, temporaryFolder } from '../support/site.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';
import { smallShapes, smallShapesFile } from '../support/small-site/small-shapes.ts';
import { addAttorney } from '../support/small-site/small-attorney.ts';
import { dataToRead, edit, smallSite, writeData, type DataFiles } from '../support/small-site/small-site.ts';

const addison = 'counties/addison-county.yaml';

const publishedFiles = (): DataFiles => ({
  ...smallSite(),
  'published.yaml': printLedger(ledgerOf(smallPlan())),
});

/** The municipality of each ZIP code of the small site. */
const governed: DataFiles = {
  'places/municipalities.csv': `\
zip,body,name,kind,county,in_town,people_share,land_share
05401,City of Burlington,Burlington,city,Chittenden,,1,1
05403,City of South Burlington,South Burlington,city,Chittenden,,1,1
05408,City of Burlington,Burlington,city,Chittenden,,1,1
05740,Town of Middlebury,Middlebury,town,Addison,,1,1
05753,Town of Middlebury,Middlebury,town,Addison,,1,1
`,
  'places/sources.yaml':
    'tables:\n  municipalities: { source: "A list", credit: "A state", date: "2020", license: "Public domain" }\n',
};

/** The small site in a folder of its own, published. */
function published(more: DataFiles = {}): string {
  return writeData({ ...publishedFiles(), ...more });
}

const read = (data: string, name: string) => readFileSync(path.join(data, name), 'utf8');
/** Runs a command, and shortens the path of its data folder to "data" in the output. */
const exec = async (data: string, command: string, ...args: string[]) => {
  const { code, output } = await run(command, [...args, '--data', data]);
  return { code, output: output.replaceAll(data, 'data').trimEnd() };
};

const today = '2026-11-20';

/** The published site with a new entry. */
const added = (kind: NewKind, name: string, options: Partial<NewOptions>, files = publishedFiles()) =>
  changed(files, newEntry[kind](folderOf(files), name, { today, zipTable, ...options }).changes);

describe('npm run new', () => {
  it('adds a city after the other cities of its county, and lists the new pages', async () => {
    const data = published();
    const before = read(data, addison);
    expect(
      await exec(data, 'new', 'city', 'Vergennes', '--county', 'addison-county', '--zips', '05491,05492'),
    ).toEqual({
      code: 0,
      output: dedent(`
        Written to data/counties/addison-county.yaml, line 8.
        6 new pages: Cities 1, ZIP codes 2, City topics 1, ZIP topics 2.
          /locations/addison-county/vergennes
          /locations/zip/05491
          /locations/zip/05492
          /blog/city/addison-county/vergennes/deadlines
          /blog/zip/05491/deadlines
          … and 1 more
        The coordinates of its ZIP codes were added, too, from Census data.
      `).trimEnd(),
    });
    expect(read(data, addison)).toBe(
      before.replace(
        /points:[^]*/,
        `  - name: "Vergennes"
    slug: vergennes
    zips: ["05491", "05492"]
points:
  "05753": [44.0153, -73.1673]
  "05491": [44.1198, -73.3269]
  "05492": [44.7379, -72.7623]
`,
      ),
    );
  });

  it('adds missing ZIP codes to a city, but none that its neighbors have', () => {
    const files = newSiteFiles({ ...maple, address: '500 Main Street, El Paso, TX 79901' });
    const add = (options: Partial<NewOptions>, of = files) =>
      added('city', 'El Paso', { county: 'el-paso-county', ...options }, of);
    const listed = (of: DataFiles) => loadSite(dataToRead(of)).site!.content.counties[0]!;
    const named = listed(add({ zips: '79902,79903' }));
    expect(named.cities[0]!.zips).toEqual(['79901', '79902', '79903']);
    expect(named.points['79903']).toBeDefined();
    const all = add({});
    expect(listed(all).cities[0]!.zips.length).toBeGreaterThan(10);
    expect(() => add({}, all)).toThrow('El Paso County already has a city "el-paso".');
  });

  it('says the line of a city and of a search, however the entries before them are written', async () => {
    const files = publishedFiles();
    edit(
      files,
      addison,
      'points:',
      '  - { name: "Bristol Village", slug: "bristol-village", zips: ["05443"] }\npoints:',
    );
    files['keywords.yaml'] = String(files['keywords.yaml']).replace(/(keyword|heading): "(.*)"/g, '$1: $2');
    const data = writeData(files);
    const lineAfter = async (name: string, ...args: string[]) => {
      const { output } = await exec(data, 'new', ...args);
      const [, line] = /, line (\d+)\.$/m.exec(output) ?? [];
      return read(data, name).split('\n')[Number(line) - 1];
    };
    expect(
      await lineAfter(addison, 'city', 'Bristol', '--county', 'addison-county', '--zips', '05444'),
    ).toContain('slug: "bristol"');
    expect(
      await lineAfter('keywords.yaml', 'keyword', 'bus lawyer vermont', '--practice-area', 'car-accidents'),
    ).toContain('keyword: bus lawyer vermont');
    expect(
      await lineAfter(
        'counties/rutland-county.yaml',
        'county',
        'Rutland',
        '--city',
        'Rutland',
        '--zips',
        '05701',
      ),
    ).toBe('name: "Rutland County"');
  });

  it('adds a city without ZIP codes', async () => {
    const data = published();
    const { code, output } = await exec(data, 'new', 'city', 'Lost Hollow', '--county', 'addison-county');
    expect(code).toBe(0);
    expect(output).toContain('It has no ZIP codes yet. Add them below "zips:" to get their pages.');
  });

  it('suggests the city with ZIP codes whose name differs in a few letters', () => {
    const county = 'addison-county';
    expect(() => added('city', 'Vergenes', { county })).toThrow(
      'The list of U.S. ZIP codes has no "Vergenes" in Addison County. Did you mean "Vergennes"? ' +
        'If the name is right, give its ZIP codes, as in: --zips 10598,10535',
    );
    const files = added('city', 'Vergenes', { county, zips: '05491' });
    expect(() => added('city', 'Vergenez', { county }, files)).toThrow('Did you mean "Vergenes"?');
    expect(() => added('city', 'Vergenes', { county }, files)).toThrow('already has a city "vergenes"');
  });

  it('adds a city again that was removed, without the redirects that took its place', async () => {
    const data = published();
    const before = read(data, 'redirects.yaml');
    await exec(data, 'remove', 'city', 'chittenden-county/south-burlington', '--yes');
    expect(read(data, 'redirects.yaml')).toContain('/locations/zip/05403');
    const again = await exec(data, 'new', 'city', 'South Burlington', '--county', 'chittenden-county');
    expect([again.code, again.output]).toEqual([0, expect.stringContaining('4 new pages')]);
    expect(read(data, 'redirects.yaml')).toBe(before);
  });

  it('says that other cities share a ZIP code, instead of that the new city has none', async () => {
    const data = published();
    const shared = ['--county', 'addison-county', '--zips', '05753'];
    const { output } = await exec(data, 'new', 'city', 'East Middlebury', ...shared);
    expect(output).toContain('Its ZIP codes belong to other cities, too; their pages now name this city.');
    // Coordinates in the data take precedence over those of the Census.
    expect(read(data, addison)).toContain('"05753": [44.0153, -73.1673]');
  });

  it.each([
    ["women's bus-accident lawyer nyc", "Women's Bus-Accident Lawyer NYC"],
    ['écoles (public) call {firm}', 'Écoles (Public) Call {firm}'],
  ])('derives the heading of a search: "%s" becomes "%s"', (keyword, heading) => {
    expect(newKeyword(keyword, 'car-accidents', [{ heading: 'Help in NYC' } as KeywordValues]).heading).toBe(
      heading,
    );
  });

  it('refuses a city that would make the data invalid, and says that the lines in the message were not written', async () => {
    const data = published();
    const before = read(data, addison);
    const city = ['Vergennes', '--county', 'addison-county', '--zips', '99501'];
    const { code, output } = await exec(data, 'new', 'city', ...city);
    expect([code, read(data, addison)]).toEqual([1, before]);
    expect(output).toContain('data/counties/addison-county.yaml:9:12  cities[1].zips[0]\n');
    expect(output).toMatch(
      /Nothing was written\.\nThe line numbers are those of the files with the changes\.$/,
    );
  });

  it('adds a city that lacks its row in municipalities.csv, and asks for the row', async () => {
    const data = published(governed);
    const city = ['Vergennes', '--county', 'addison-county', '--zips', '05491'];
    const { code, output } = await exec(data, 'new', 'city', ...city);
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('Written to data/counties/addison-county.yaml'),
    ]);
    expect(output).toContain('data/places/municipalities.csv does not say who governs 05491.');
    expect(output).toMatch(/\nNo pages are made until this is written, too\.$/);
    appendFileSync(
      path.join(data, 'places/municipalities.csv'),
      '05491,City of Vergennes,Vergennes,city,Addison,,1,1\n',
    );
    expect(loadSite(data).problems).toBeUndefined();
  });

  it('goes on with other entries while a city lacks its rows, and names each of its ZIP codes', async () => {
    const data = published(governed);
    await exec(data, 'new', 'city', 'Vergennes', '--county', 'addison-county', '--zips', '05491,05492');
    const post = ['How Bus Claims Work', '--practice-area', 'car-accidents'];
    const { code, output } = await exec(data, 'new', 'post', ...post);
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('Written to data/posts/how-bus-claims-work.md'),
    ]);
    expect(output).toContain('Its page will be at /blog/how-bus-claims-work;');
    expect(output).toContain(
      'cities[1].zips[1]  data/places/municipalities.csv does not say who governs 05492.\n',
    );
    expect(output).toMatch(/\nNo pages are made until this is written, too\.$/);
    const renamed = await exec(data, 'rename', 'city', 'addison-county/vergennes', 'vergennes-city');
    expect(renamed).toMatchObject({ code: 0 });
    const newer = path.join(temporaryFolder(), 'municipalities.csv');
    const rows = ['05491', '05492'].map((zip) => `${zip},City of Vergennes,Vergennes,city,Addison,,1,1\n`);
    writeFileSync(newer, `${String(governed['places/municipalities.csv'])}${rows.join('')}`);
    expect(await exec(data, 'import', 'facts', newer, '--yes')).toMatchObject({ code: 0 });
    expect(loadSite(data).problems).toBeUndefined();
  });

  it('adds a city whose rows somebody has written before', async () => {
    const rows = ['05491', '05492'].map((zip) => `${zip},City of Vergennes,Vergennes,city,Addison,,1,1\n`);
    const data = published({
      ...governed,
      'places/municipalities.csv': String(governed['places/municipalities.csv']) + rows.join(''),
    });
    const city = ['Vergennes', '--county', 'addison-county', '--zips'];
    const first = await exec(data, 'new', 'city', ...city, '05491');
    expect(first).toMatchObject({ code: 1 });
    expect(first.output).toContain('No city of the site lists the ZIP code 05492.');
    expect(first.output).toMatch(/\nNo pages are made until this is written, too\.$/);
    expect(await exec(data, 'new', 'city', ...city, '05492')).toMatchObject({ code: 0 });
    expect(loadSite(data).problems).toBeUndefined();
  });

  it('can be taken back while a city lacks its rows', async () => {
    const data = published(governed);
    const before = read(data, addison);
    await exec(data, 'new', 'city', 'Vergennes', '--county', 'addison-county', '--zips', '05491');
    const removed = await exec(data, 'remove', 'city', 'addison-county/vergennes', '--yes');
    expect(removed).toMatchObject({ code: 0 });
    expect(read(data, addison)).toBe(before);
  });

  it('refuses a name that is too long for a file', () => {
    expect(() => added('post', 'Time '.repeat(60), { practiceArea: 'car-accidents' })).toThrow(
      'the limit is 200. Choose a shorter name.',
    );
  });

  it('adds a county as a new file, ordered last', () => {
    const files = added('county', 'Rutland County', { city: 'Rutland', zips: '05701' });
    expect(String(files['counties/rutland-county.yaml']).trimEnd()).toBe(
      dedent(`
        # yaml-language-server: $schema=../.schemas/counties.json
        name: "Rutland County"
        order: 3
        middle: [43.5642, -73.0205]
        cities:
          - name: "Rutland"
            slug: rutland
            zips: ["05701"]
        points:
          "05701": [43.6246, -72.9102]
      `).trimEnd(),
    );
  });

  it('adds all ZIP codes of a city, with coordinates, if none are given', () => {
    const text = added('city', 'Bristol', { county: 'addison-county' })[addison];
    expect(text).toContain('  - name: "Bristol"\n    slug: bristol\n    zips: ["05443"]\n');
    expect(text).toContain('  "05443": [44.');
  });

  it('adds all cities of a county, with all their ZIP codes, if no city is given', async () => {
    const data = published();
    const { code, output } = await exec(data, 'new', 'county', 'Grand Isle', '--state', 'VT');
    expect(output).toContain('Written to data/counties/grand-isle-county.yaml, line ');
    // Not the coordinates, which the file has already.
    expect(output).toMatch(/say more with any of these fields: .*\broads\b/);
    expect(output).not.toMatch(/say more with any of these fields: .*\bpoints\b/);
    expect(code).toBe(0);
    const text = read(data, 'counties/grand-isle-county.yaml');
    expect(text).toContain('name: "Grand Isle County"\norder: 3\ncities:\n');
    const { site } = loadSite(data);
    const county = site!.content.counties.at(-1)!;
    expect(county.cities.map(({ name, zips }) => [name, ...zips])).toEqual([
      ['Alburgh', '05440'],
      ['Grand Isle', '05458'],
      ['Isle La Motte', '05463'],
      ['North Hero', '05474'],
      ['South Hero', '05486'],
    ]);
    expect(Object.keys(county.points)).toHaveLength(5);
  });

  it.each<[string, string, string, Partial<NewOptions>]>([
    ['a parish', 'jefferson-parish', 'Jefferson', { state: 'LA', city: 'Gretna' }],
    ['a county', 'rutland-county', 'Rutland', { city: 'Rutland', zips: '05701' }],
    ['a county with a tilde', 'dona-ana-county', 'Dona Ana', { state: 'NM', city: 'Mesilla' }],
  ])('adds %s under its full name, also if only the short one is given', (_, slug, name, options) => {
    expect(added('county', name, options)).toHaveProperty([`counties/${slug}.yaml`]);
  });

  it('suggests the county with a similar name', () => {
    expect(() => proposedCounty(zipTable, 'VT', 'Chitenden County')).toThrow(
      'Vermont has no county "Chitenden County". Did you mean "Chittenden County"?',
    );
  });

  it('adds a county of another state, with its state', () => {
    const files = added('county', 'Grafton County', { city: 'Hanover', zips: '03755' });
    expect(files['counties/grafton-county.yaml']).toContain('\nstate: "NH"\n');
    expect(lettersAbout(files)).toEqual([]);
  });

  it('refuses the ZIP code of a state that has no county of this name', () => {
    const files = added('county', 'Orleans', { city: 'Barton', zips: '85701' });
    expect(lettersAbout(files).join('\n')).toContain(
      '85701 begins like the ZIP codes of Arizona, but this county is in Vermont.',
    );
  });

  it.each<[NewKind, string, Partial<NewOptions>, string, string, string[]]>([
    [
      'keyword',
      'Bus lawyer',
      { practiceArea: 'car-accidents' },
      'keywords.yaml',
      '/local-searches/bus-lawyer',
      [
        'keywords.yaml:10:13  keywords[1].intro',
        'keywords.yaml:11:15  keywords[1].points[0]',
        'keywords.yaml:11:53  keywords[1].points[1]',
        'keywords.yaml:11:76  keywords[1].points[2]',
      ],
    ],
    [
      'post',
      'How Bus Claims Work',
      { practiceArea: 'car-accidents' },
      'posts/how-bus-claims-work.md',
      '/blog/how-bus-claims-work',
      [
        'posts/how-bus-claims-work.md:4:11  excerpt',
        'posts/how-bus-claims-work.md:8:1',
        'posts/how-bus-claims-work.md:10:1',
        'posts/how-bus-claims-work.md:12:1',
      ],
    ],
    [
      'topic',
      'What buses owe',
      { post: 'time-limits' },
      'topics/what-buses-owe.yaml',
      '/blog/county/<county>/what-buses-owe',
      [
        'topics/what-buses-owe.yaml:5:15  description',
        'topics/what-buses-owe.yaml:8:8  intro.county[0]',
        'topics/what-buses-owe.yaml:10:8  intro.city[0]',
        'topics/what-buses-owe.yaml:12:8  intro.zip[0]',
      ],
    ],
  ])(
    'adds a %s as a draft, which has no page until its texts are written',
    (kind, name, options, file, address, unwritten) => {
      const files = publishedFiles();
      const { changes, draftAddress } = newEntry[kind](folderOf(files), name, { ...options, today });
      expect(draftAddress).toBe(address);
      const after = changed(files, changes);
      expect(after[file]).toContain('draft: true');
      const { site } = loadSite(dataToRead(after));
      expect(site?.size).toBe(42);
      after[file] = String(after[file]).replace(/ *draft: true\n/, '');
      const letters = lettersAbout(after);
      expect(letters.map((letter) => letter.split('\n')[0])).toEqual(unwritten);
      for (const letter of letters)
        expect(letter).toMatch(/"Write .*" is still the text that "npm run new" wrote|"### Write/);
      after[file] = String(after[file]).replace(/Write /g, 'Wrote ');
      expect(loadSite(dataToRead(after)).site?.size).toBeGreaterThan(42);
    },
  );

  it.each<[NewKind, string, Partial<NewOptions>, string]>([
    ['city', 'Vergennes', {}, 'Which county is Vergennes in? Add it, as in: --county chittenden-county'],
    [
      'city',
      'Vergennes',
      { county: 'adison-county' },
      'There is no county "adison-county". Did you mean "addison-county"?',
    ],
    [
      'city',
      'Middlebury',
      { county: 'addison-county' },
      'Addison County already has a city "middlebury". To give it more ZIP codes, add them, as in: --zips 10598,10535',
    ],
    [
      'city',
      'Vergennes',
      { county: 'addison-county', zips: '5491' },
      '"5491" is not a ZIP code. Write five digits, as in: --zips 10598,10535',
    ],
    [
      'county',
      'Addison County',
      {},
      'There is already a county "addison-county". To add a city, or ZIP codes to one of its cities: npm run new -- city "NAME" --county addison-county',
    ],
    [
      'county',
      'Rutland County',
      {},
      'A new county needs a city. Add it, as in: --city "Carmel" --zips 10512',
    ],
    [
      'keyword',
      'Bus lawyer',
      {},
      'Which practice area does it belong to? Add it, as in: --practice-area car-accidents',
    ],
    ['topic', 'Ferry claims', {}, 'Which post does it print? Add it, as in: --post time-limits'],
    [
      'keyword',
      '!!!',
      { practiceArea: 'car-accidents' },
      '"!!!" has no letter or digit that can be part of an address. Use a name with letters.',
    ],
    [
      'keyword',
      'bus\nlawyer',
      { practiceArea: 'car-accidents' },
      '"bus?lawyer" contains a line break, which a name cannot have. Type it on one line.',
    ],
    [
      'post',
      'Bus\u001B[2J Claims',
      { practiceArea: 'car-accidents' },
      '"Bus?[2J Claims" contains an invisible character (U+001B), which a name cannot have. Type it again.',
    ],
    [
      'topic',
      'Bus\tcrashes',
      { post: 'time-limits' },
      '"Bus?crashes" contains a tab, which a name cannot have. Type a space instead.',
    ],
    [
      'city',
      'Lost\u2028Hollow',
      { county: 'addison-county' },
      '"Lost\u2028Hollow" contains an invisible character (U+2028), which a name cannot have. Type it again.',
    ],
    [
      'city',
      '../x',
      { county: 'addison-county' },
      '"../x" is the path of a file or folder. Type the name as pages print it.',
    ],
    [
      'county',
      'Rutland\nCounty',
      { city: 'Rutland' },
      '"Rutland?County" contains a line break, which a name cannot have. Type it on one line.',
    ],
    [
      'post',
      'Time Limits',
      { practiceArea: 'car-accidents' },
      'There is already a post with this name: posts/time-limits.md.',
    ],
  ])('says what is missing or wrong: %s "%s" %o', (kind, name, options, question) => {
    const folder = folderOf(smallSite());
    expect(() => newEntry[kind](folder, name, { ...options, today })).toThrow(new WrongRequest(question));
  });

  it('dates a post by the calendar of whoever adds it: in New York, the evening is tomorrow in UTC', async () => {
    const datedIn = async (TZ: string) => {
      const data = published();
      const post = ['post', 'Ferry Claims', '--practice-area', 'car-accidents', '--data', data];
      expect(await run('new', post, { TZ })).toMatchObject({ code: 0 });
      return /^date: .*$/m.exec(read(data, 'posts/ferry-claims.md'))![0];
    };
    // It is never the same day in these two time zones.
    expect((await datedIn('Etc/GMT+12')) < (await datedIn('Etc/GMT-14'))).toBe(true);
  });

  it('adds the first post of a firm without related posts', () => {
    const files = smallSite();
    for (const name of Object.keys(files)) if (/^(?:posts|guides|topics)\//.test(name)) delete files[name];
    const options = { practiceArea: 'car-accidents', today };
    const begun = changed(files, newEntry.post(folderOf(files), 'Ferry Claims', options).changes);
    expect(begun['posts/ferry-claims.md']).not.toContain('related');
    expect(lettersAbout(begun)).toEqual([]);
  });

  it('refuses a topic whose post is a draft', () => {
    const files = smallSite();
    files['posts/ferry-claims.md'] = String(files['posts/time-limits.md']).replace(
      /^---\n/,
      '---\ndraft: true\n',
    );
    expect(() => newEntry.topic(folderOf(files), 'Ferries', { post: 'ferry-claims', today })).toThrow(
      new WrongRequest(
        'The post "ferry-claims" is a draft. Finish it and delete its line "draft: true", then add the topic.',
      ),
    );
  });

  it.each<[...args: string[]]>([
    ['city', 'Vergennes', '--county', 'addison-county', '--state', 'NH'],
    ['post', 'Bus Claims', '--practice-area', 'car-accidents', '--county', 'addison-county'],
    ['county', 'Grand Isle', '--post', 'time-limits'],
    ['county', 'Grand Isle', '--zips', '05440'],
  ])('refuses an option that would change nothing: %s %s %s %s', async (...args) => {
    const data = published();
    const before = contentsOf(data);
    const { code, output } = await exec(data, 'new', ...args);
    expect([code, output.split('\n', 1)[0]]).toEqual([2, expect.stringContaining(args.at(-2)!)]);
    expect(contentsOf(data)).toEqual(before);
  });

  it('ends with code 2 for a wrong name, and writes nothing', async () => {
    const data = published();
    const before = filesOf(data).map((name) => read(data, name));
    const { code, output } = await exec(data, 'new', 'city', 'Vergennes', '--county', 'adison-county');
    expect([code, output]).toEqual([2, 'There is no county "adison-county". Did you mean "addison-county"?']);
    expect(filesOf(data).map((name) => read(data, name))).toEqual(before);
  });
});

describe('npm run rename', () => {
  it('renames a county in all files, and writes redirects', async () => {
    const data = published();
    expect(await exec(data, 'rename', 'county', 'chittenden-county', 'champlain-county')).toEqual({
      code: 0,
      output: dedent(`
        The county is now "champlain-county". 3 files changed:
          service-areas/burlington.yaml
          redirects.yaml
          counties/chittenden-county.yaml → counties/champlain-county.yaml
        4 redirects written to redirects.yaml:
          /locations/chittenden-county → /locations/champlain-county
          /locations/chittenden-county/* → /locations/champlain-county/*
          /blog/county/chittenden-county/* → /blog/county/champlain-county/*
          /blog/city/chittenden-county/* → /blog/city/champlain-county/*
        The name that visitors read is unchanged; edit it in the file if it should change, too.
      `).trimEnd(),
    });
    expect(read(data, 'service-areas/burlington.yaml')).toContain('county: champlain-county');
    expect(loadSite(data).problems).toBeUndefined();
  });

  it('says that the heading of a renamed search is unchanged', async () => {
    const names = ['car-crash-lawyer-in-burlington', 'Crash lawyer in Burlington'];
    const { output } = await exec(published(), 'rename', 'keyword', ...names);
    expect(output).toContain('The heading that visitors read is unchanged');
  });

  const renamed = (files: DataFiles, kind: RenameKind, from: string, to: string) => {
    const { changes, lines } = rename(folderOf(files), kind, from, to);
    return { files: changed(files, changes), lines };
  };

  it('renames the shapes of a county with it', () => {
    const files = { ...publishedFiles(), [smallShapesFile]: JSON.stringify(smallShapes()) };
    const after = renamed(files, 'county', 'chittenden-county', 'champlain-county').files;
    expect(after).not.toHaveProperty([smallShapesFile]);
    expect(after['places/shapes/champlain-county.json']).toBe(files[smallShapesFile]);
    expect(loadSite(dataToRead(after)).site).toBeDefined();
  });

  it('completes a rename that someone began by renaming the file, as the message of check suggests', async () => {
    const data = published({ [smallShapesFile]: JSON.stringify(smallShapes()) });
    const move = (from: string, to: string) => renameSync(path.join(data, from), path.join(data, to));
    move('counties/chittenden-county.yaml', 'counties/champlain-county.yaml');
    move('posts/time-limits.md', 'posts/how-long.md');
    const { output } = await exec(data, 'check');
    expect(output).not.toContain('delete it');
    const offered = [...new Set(output.match(/npm run rename -- .*(?= --data)/g))];
    expect(offered).toEqual([
      'npm run rename -- post time-limits how-long',
      'npm run rename -- county chittenden-county champlain-county',
    ]);
    for (const command of offered) {
      const words = command.split(' ').slice(4);
      expect(await exec(data, 'rename', ...words)).toMatchObject({ code: 0 });
    }
    expect(loadSite(data).problems).toBeUndefined();
    expect(filesOf(data)).toEqual(
      expect.arrayContaining(['counties/champlain-county.yaml', 'posts/how-long.md']),
    );
    expect(read(data, 'topics/deadlines.yaml')).toContain('post: how-long');
    expect(read(data, 'redirects.yaml')).toContain(
      '{ from: "/locations/chittenden-county", to: "/locations/champlain-county" }',
    );
  });

  it('does not treat a file that was published itself as a renamed one', async () => {
    const titled = (title: string) =>
      String(smallSite()['posts/time-limits.md']).replace(/^title: .*$/m, `title: "${title}"`);
    const posts = { 'posts/first.md': titled('The First One'), 'posts/second.md': titled('The Second One') };
    const ledger = printLedger(ledgerOf(smallPlan((files) => Object.assign(files, posts))));
    const data = published({ ...posts, 'published.yaml': ledger });
    rmSync(path.join(data, 'posts/first.md'));
    const before = contentsOf(data);
    const { code, output } = await exec(data, 'rename', 'post', 'first', 'second');
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('The post "first" was published and is gone'),
    ]);
    expect(output).not.toContain('"second" was published');
    expect(contentsOf(data)).toEqual(before);
  });

  it('completes the rename of a county whose shapes were renamed by hand, too', async () => {
    const data = published({ 'places/shapes/champlain-county.json': JSON.stringify(smallShapes()) });
    const county = (slug: string) => path.join(data, `counties/${slug}.yaml`);
    renameSync(county('chittenden-county'), county('champlain-county'));
    expect(await exec(data, 'rename', 'county', 'chittenden-county', 'champlain-county')).toMatchObject({
      code: 0,
    });
    expect(filesOf(data)).toContain('places/shapes/champlain-county.json');
    expect(loadSite(data).problems).toBeUndefined();
  });

  it('changes nothing after a rename by hand while another file has a mistake', async () => {
    const data = published();
    renameSync(path.join(data, 'posts/time-limits.md'), path.join(data, 'posts/how-long.md'));
    writeFileSync(path.join(data, 'keywords.yaml'), 'keywords: none\n');
    const before = contentsOf(data);
    expect((await exec(data, 'rename', 'post', 'time-limits', 'how-long')).code).toBe(1);
    expect(contentsOf(data)).toEqual(before);
  });

  it('keeps what someone saves in a file while it has its old name again', () => {
    const data = published();
    const moved = { kind: 'post', from: 'time-limits', to: 'how-long' } as const;
    const [was, is] = ['posts/time-limits.md', 'posts/how-long.md'];
    renameSync(path.join(data, was), path.join(data, is));
    const saved = read(data, is).replace('Vermont', 'the state of Vermont');
    const rename = () => {
      expect(filesOf(data)).toContain(was);
      writeFileSync(path.join(data, is), saved);
      throw new Error('It changed in the meantime.');
    };
    expect(() => withOldNames(data, { ...moved, was, is }, rename)).toThrow('in the meantime');
    expect(read(data, is)).toBe(saved);
    expect(filesOf(data)).not.toContain(was);
  });

  it('is not suggested for a county that it has already renamed', () => {
    const { files } = renamed(publishedFiles(), 'county', 'chittenden-county', 'champlain-county');
    edit(files, 'service-areas/burlington.yaml', 'champlain-county', 'chittenden-county');
    expect(lettersAbout(files)).toEqual([
      dedent(`
        service-areas/burlington.yaml:3:9  county
        There is no county "chittenden-county".
        Write one of these: addison-county, champlain-county.
      `),
    ]);
  });

  it('back to the old name leaves no redirect that hides a page', () => {
    const before = publishedFiles();
    const { files } = renamed(before, 'county', 'chittenden-county', 'champlain-county');
    const again = renamed(files, 'county', 'champlain-county', 'chittenden-county');
    expect(again.files['redirects.yaml']).toBe(before['redirects.yaml']);
    expect(loadSite(dataToRead(again.files)).problems).toBeUndefined();
  });

  it.each<[RenameKind, string, string]>([
    ['county', 'addison-county', 'otter-creek-county'],
    ['city', 'addison-county/middlebury', 'middlebury-village'],
    ['topic', 'deadlines', 'time-limits'],
    ['post', 'moose-collision-claims', 'moose-claims'],
    ['post', 'time-limits', 'vermont-time-limits'],
    ['practice-area', 'car-accidents', 'car-crashes'],
    ['service-area', 'burlington', 'burlington-area'],
    ['keyword', 'car-crash-lawyer-in-burlington', 'Crash lawyer in Burlington'],
  ])('keeps every old address of a %s', (kind, from, to) => {
    const { files, lines } = renamed(publishedFiles(), kind, from, to);
    expect(lines.length).toBeGreaterThan(0);
    const { site, problems } = loadSite(dataToRead(files));
    expect(problems).toBeUndefined();
    expect(site!.size).toBe(42);
  });

  it('renames the pictures of a practice area, and every field that names the practice area or a picture', () => {
    const before = addAttorney(publishedFiles());
    before['images/car-accidents-1.svg'] = before['images/attorney-ada-birch.svg']!;
    before['images/car-accidents-fog.svg'] = before['images/car-accidents-1.svg'];
    edit(before, 'topics/deadlines.yaml', 'order: 1', 'order: 1\nimage: car-accidents-1');
    edit(before, 'service-areas/burlington.yaml', 'order: 1', 'order: 1\nimage: car-accidents-1');
    edit(before, 'posts/time-limits.md', 'related:', 'image: car-accidents-fog\nrelated:');
    edit(before, 'testimonials.yaml', 'amount:', 'practiceArea: car-accidents\n    amount:');
    edit(before, 'keywords.yaml', 'heading:', 'image: car-accidents-1\n    heading:');
    const section =
      '  - title: "Proof"\n    image:\n      picture: car-accidents-1\n      alt: "A road"\n    text: "Keep it."';
    edit(before, 'practice-areas/car-accidents.yaml', 'image: {', 'image: { picture: car-accidents-1,');
    edit(before, 'practice-areas/car-accidents.yaml', 'sections:', `sections:\n${section}`);
    const { files } = renamed(before, 'practice-area', 'car-accidents', 'car-crashes');
    expect(files['topics/deadlines.yaml']).toContain('image: car-crashes-1');
    expect(files['attorneys/ada-birch.yaml']).toContain('practiceAreas: ["car-crashes"]');
    expect(files['testimonials.yaml']).toContain('practiceArea: car-crashes');
    expect(files['keywords.yaml']).toContain('image: car-crashes-1');
    const sections = files['practice-areas/car-crashes.yaml'];
    expect(sections).toContain('    image:\n      picture: car-crashes-1\n');
    expect(sections).toContain('image: { picture: car-crashes-1, alt:');
    expect(loadSite(dataToRead(files)).problems).toBeUndefined();
  });

  it('renames a picture in texts, and never overwrites another picture', () => {
    const before = publishedFiles();
    before['images/car-accidents-1.svg'] = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    edit(
      before,
      'posts/time-limits.md',
      '### Who should',
      '![Two cars](/images/car-accidents-1.svg)\n\n### Who should',
    );
    const { files } = renamed(before, 'practice-area', 'car-accidents', 'car-crashes');
    expect(files['posts/time-limits.md']).toContain('![Two cars](/images/car-crashes-1.svg)');
    expect(loadSite(dataToRead(files)).problems).toBeUndefined();

    before['images/car-crashes-1.svg'] = before['images/car-accidents-1.svg'];
    expect(() => renamed(before, 'practice-area', 'car-accidents', 'car-crashes')).toThrow(
      'There is already a picture images/car-crashes-1.svg.',
    );
  });

  it("renames the portrait of a lawyer and the lawyer's name in every article", () => {
    const before = addAttorney(publishedFiles());
    const people = 'author: ada-birch\nreviewed: { by: ada-birch, date: "2026-03-01" }\n';
    edit(before, 'posts/time-limits.md', 'related:', `${people}related:`);
    const { files, lines } = renamed(before, 'attorney', 'ada-birch', 'ada-b-birch');
    expect(lines).toEqual([]);
    expect(files['posts/time-limits.md']).toContain(people.replaceAll('ada-birch', 'ada-b-birch'));
    expect(Object.keys(files)).toContain('images/attorney-ada-b-birch.svg');
    expect(loadSite(dataToRead(files)).problems).toBeUndefined();
  });

  it('updates links in texts and in the menu, but no address that only looks alike', () => {
    const files = publishedFiles();
    edit(files, 'site.yaml', 'to: "/locations" }', 'to: "/locations/chittenden-county/burlington" }');
    edit(
      files,
      'keywords.yaml',
      'Keep the photos.',
      'See /locations/chittenden-county, not /locations/chittenden-county-two or https://www.vermont.gov/locations/chittenden-county.',
    );
    const { files: after } = renamed(files, 'county', 'chittenden-county', 'champlain-county');
    expect(after['site.yaml']).toContain('to: "/locations/champlain-county/burlington"');
    expect(after['keywords.yaml']).toContain(
      'See /locations/champlain-county, not /locations/chittenden-county-two or https://www.vermont.gov/locations/chittenden-county.',
    );
  });

  it('updates links that write the whole address of a page of this site', () => {
    const files = publishedFiles();
    const link = '[the guide](https://www.maplelaw.example/blog/moose-collision-claims#time)';
    edit(files, 'posts/time-limits.md', 'A second line', `See ${link}.\n\nA second line`);
    const { files: after } = renamed(files, 'post', 'moose-collision-claims', 'moose-crash-claims');
    expect(after['posts/time-limits.md']).toContain(link.replace('moose-collision', 'moose-crash'));
    expect(loadSite(dataToRead(after)).problems).toBeUndefined();
  });

  it('keeps the old addresses of earlier redirects', () => {
    const files = publishedFiles();
    files['redirects.yaml'] =
      'redirects:\n  - { from: "/locations/chittenden-county/winooski", to: "/locations/chittenden-county" }\n';
    const { files: after } = renamed(files, 'county', 'chittenden-county', 'champlain-county');
    expect(after['redirects.yaml']).toContain(
      '{ from: "/locations/chittenden-county/winooski", to: "/locations/champlain-county" }',
    );
  });

  it('writes no redirect for an entry that was never published', () => {
    const files = publishedFiles();
    edit(files, addison, 'points:', '  - { name: "Vergennes", slug: vergenes, zips: ["05491"] }\npoints:');
    expect(renamed(files, 'city', 'addison-county/vergenes', 'vergennes').lines).toEqual([]);
  });

  it('writes no redirect for a site that was never published', async () => {
    const data = writeData(smallSite());
    const { output } = await exec(data, 'rename', 'county', 'addison-county', 'otter-creek-county');
    expect(output).toContain('It was never published, so no redirect is needed.');
    expect(read(data, 'redirects.yaml')).toBe(smallSite()['redirects.yaml']);
  });

  it.each<[NewKind, RenameKind, string, string, Partial<NewOptions>]>([
    ['post', 'post', 'Ferry Claims', 'ferry-claims', { practiceArea: 'car-accidents' }],
    ['topic', 'topic', 'Ferry Claims', 'ferry-claims', { post: 'time-limits' }],
    ['keyword', 'keyword', 'Ferry claims', 'ferry-claims', { practiceArea: 'car-accidents' }],
  ])('renames a %s that is a draft, without a redirect', (newKind, kind, name, slug, options) => {
    for (const files of [publishedFiles(), smallSite()]) {
      const { changes } = newEntry[newKind](folderOf(files), name, { ...options, today });
      const { files: after, lines } = renamed(changed(files, changes), kind, slug, 'boat-claims');
      expect(lines).toEqual([]);
      expect(after['redirects.yaml']).toBe(files['redirects.yaml']);
      expect(loadSite(dataToRead(after)).problems).toBeUndefined();
      const there = [...Object.keys(after), String(after['keywords.yaml'])].join(' ');
      expect([there.includes('boat-claims'), there.includes('ferry-claims')]).toEqual([true, false]);
    }
  });

  it('suggests a command for the data folder of the firm', () => {
    const folder = { ...folderOf(smallSite()), dir: 'maple' };
    expect(() => rename(folder, 'city', 'middlebury', 'village')).toThrow(
      'npm run rename -- city addison-county/middlebury village --data maple',
    );
    expect(() => newEntry.county(folder, 'Addison County', { today })).toThrow(
      'npm run new -- city "NAME" --county addison-county --data maple',
    );
  });

  it.each<[RenameKind, string, string, string]>([
    ['county', 'adison-county', 'x', 'There is no county "adison-county". Did you mean "addison-county"?'],
    ['county', 'addison-county', 'chittenden-county', 'There is already a county "chittenden-county".'],
    [
      'county',
      'addison-county',
      'Addison County',
      '"Addison County" cannot be part of an address. Write: addison-county',
    ],
    ['topic', 'deadlines', 'Time_Limits', '"Time_Limits" cannot be part of an address. Write: time-limits'],
    [
      'city',
      'South Burlington',
      'the-south',
      'Say which county, as in: npm run rename -- city chittenden-county/south-burlington the-south',
    ],
    [
      'city',
      'addison-county/middlebury',
      'chittenden-county/middlebury',
      'A rename keeps a city in its county, so give only its new name.',
    ],
    [
      'city',
      '/locations/addison-county/middleburry',
      'village',
      'There is no city "middleburry". Did you mean "middlebury"?',
    ],
    [
      'city',
      'middlebury',
      'village',
      'Say which county, as in: npm run rename -- city addison-county/middlebury village',
    ],
    [
      'keyword',
      'car crash lawyer in burlington',
      'Car Crash Lawyer in Burlington!',
      'Its address would still be /local-searches/car-crash-lawyer-in-burlington. Just edit the words in keywords.yaml.',
    ],
  ])('refuses the rename of %s %s to %s', (kind, from, to, words) => {
    const folder = folderOf(smallSite());
    expect(() => rename(folder, kind, from, to)).toThrow(new WrongRequest(words));
  });
});
