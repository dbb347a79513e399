import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ledgerOf, printLedger } from '#addresses/ledger.ts';
import { ChangeSet } from '#desk/change-set.ts';
import { removePlace, type RemovedKind } from '#desk/remove.ts';
import { changed, folderOf } from '../support/changed-files.ts';
import { contentsOf, textOf } from '../support/files.ts';
import { dedent, lettersAbout } from '../support/mistakes.ts';
import { run } from '../support/site.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';
import { smallShapes, smallShapesFile } from '../support/small-site/small-shapes.ts';
import { smallSite, writeData, type DataFiles } from '../support/small-site/small-site.ts';

const chittenden = 'counties/chittenden-county.yaml';
const addison = 'counties/addison-county.yaml';

/** The small site after a place was removed; the data is valid before and after. */
function without(kind: RemovedKind, name: string, files: DataFiles = smallSite(), dir = 'data'): DataFiles {
  expect(lettersAbout(files)).toEqual([]);
  const folder = { ...folderOf(files), dir };
  const changeSet = new ChangeSet(folder);
  removePlace(changeSet, folder, kind, name);
  const after = changed(files, changeSet.changes());
  expect(lettersAbout(after)).toEqual([]);
  return after;
}

const refusal = (kind: RemovedKind, name: string, files: DataFiles = smallSite(), dir = 'data') => {
  try {
    without(kind, name, files, dir);
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing';
};

const sourcesOf = (...tables: string[]) =>
  `tables:\n${tables.map((name) => `  ${name}: { source: "A count", credit: "A state", date: "2020", license: "None" }\n`).join('')}`;

describe('Removing a place', () => {
  it('also removes what its county says about ZIP codes that no other city lists', () => {
    const files = smallSite();
    files[chittenden] = String(files[chittenden])
      .replace('"Old North End": ["05401"]', '"Old North End": ["05401", "05408"]\n  "Lakeshore": ["05408"]')
      .replace(
        'points:',
        'roads:\n  "05401": { streets: ["Church Street"] }\n  "05408": { streets: ["North Avenue"] }\n' +
          'zipSeo:\n  "05408": { title: "Hurt by the Lake" }\n' +
          'islands:\n  "Juniper Island": ["05408"]\npoints:',
      );
    expect(String(without('city', 'chittenden-county/burlington', files)[chittenden])).toBe(
      String(files[chittenden])
        .replace('  - name: "Burlington"\n    slug: burlington\n    zips: ["05401", "05408"]\n', '')
        .replace('["05401", "05408"]\n  "Lakeshore": ["05408"]', '["05401"]')
        .replace('  "05408": { streets: ["North Avenue"] }\n', '')
        .replace('zipSeo:\n  "05408": { title: "Hurt by the Lake" }\n', 'zipSeo: {}\n')
        .replace('islands:\n  "Juniper Island": ["05408"]\n', 'islands: {}\n')
        .replace('  "05408": [44.5140, -73.2540]\n', ''),
    );
  });

  it('also removes its rows from tables, and leaves every other line unchanged', () => {
    const files: DataFiles = {
      ...smallSite(),
      'places/people.csv': 'zip,population\r\n05401,"28000"\r\n05408, 9000 \r\n\r\n05753,9000\r\n',
      'places/mail-names.csv': 'name,zip\n"Burlington,\nNorth",05408\nMiddlebury,05753',
      'places/hospitals.csv':
        'name,address,city,zip,owner\nLake Hospital,5 North Avenue,Burlington,05408,private\n',
      'places/sources.yaml': sourcesOf('people', 'mail-names', 'hospitals'),
    };
    const after = without('zip', '05408', files);
    expect(after['places/people.csv']).toBe('zip,population\r\n05401,"28000"\r\n\r\n05753,9000\r\n');
    expect(after['places/mail-names.csv']).toBe('name,zip\nMiddlebury,05753');
    // Ambulances still take people from neighboring ZIP codes there.
    expect(after['places/hospitals.csv']).toBe(files['places/hospitals.csv']);
  });

  it('also removes a table that has no other rows', () => {
    const after = without('zip', '05408', {
      ...smallSite(),
      'places/people.csv': 'zip,population\n05408,9000\n',
      'places/mail-names.csv': 'zip,name\n05753,Middlebury\n',
      'places/sources.yaml': sourcesOf('people', 'mail-names'),
    });
    expect(after).not.toHaveProperty(['places/people.csv']);
    expect(after['places/sources.yaml']).toBe(sourcesOf('mail-names'));
  });

  it('keeps its area on the map as land', () => {
    const files = { ...smallSite(), [smallShapesFile]: JSON.stringify(smallShapes()) };
    const after = JSON.parse(String(without('zip', '05408', files)[smallShapesFile])) as ReturnType<
      typeof smallShapes
    >;
    const { zips, rest } = smallShapes().objects;
    expect(after).toEqual({
      ...smallShapes(),
      objects: {
        ...smallShapes().objects,
        zips: { ...zips, geometries: zips.geometries.filter(({ properties: { zip } }) => zip !== '05408') },
        rest: { ...rest, arcs: [[[0, 1]]] },
      },
    });
  });

  it('leaves no ZIP code of another county that touches it', () => {
    const shapes = smallShapes();
    const [burlington, south] = shapes.objects.zips.geometries;
    Object.assign(burlington!.properties, { across: ['05740', '05753'] });
    Object.assign(south!.properties, { across: ['05740'] });
    const files = { ...smallSite(), [smallShapesFile]: JSON.stringify(shapes) };
    const after = JSON.parse(String(without('zip', '05740', files)[smallShapesFile])) as typeof shapes;
    expect(after.objects.zips.geometries.map(({ properties }) => properties)).toEqual([
      { zip: '05401', across: ['05753'] },
      { zip: '05403' },
      { zip: '05408' },
    ]);
  });

  it('leaves nothing of a county', () => {
    const files: DataFiles = {
      ...smallSite(),
      [smallShapesFile]: JSON.stringify(smallShapes()),
      'places/people.csv': 'zip,population\n05401,28000\n05753,9000\n',
      'places/sources.yaml': sourcesOf('people'),
    };
    files[addison] = String(files[addison]).replace('order: 2', 'order: 1');
    const after = without('county', 'chittenden-county', files);
    expect(Object.keys(files).filter((name) => !(name in after))).toEqual([
      chittenden,
      'service-areas/burlington.yaml',
      smallShapesFile,
    ]);
    expect(after['places/people.csv']).toBe('zip,population\n05753,9000\n');
  });

  it('is refused for the last city of a county, the last ZIP code of a city and the last county', () => {
    const middlebury = 'addison-county/middlebury';
    expect(refusal('city', middlebury)).toBe(
      'This is the only city of its county. To remove the county: npm run remove -- county addison-county',
    );
    const files = smallSite();
    files[addison] = String(files[addison]).replace(', "05740"', '');
    expect(refusal('zip', '05753', files)).toBe(
      `Middlebury has no other ZIP code. To remove the city: npm run remove -- city ${middlebury}`,
    );
    delete files[chittenden];
    delete files['service-areas/burlington.yaml'];
    expect(refusal('county', 'addison-county', files)).toBe('This is the only county, and a site needs one.');
  });

  it('suggests commands for the data folder of the firm', () => {
    const files = smallSite();
    files[addison] = String(files[addison]).replace(', "05740"', '');
    const inMaple = (kind: RemovedKind, name: string) => refusal(kind, name, files, 'maple');
    expect(inMaple('city', 'addison-county/middlebury')).toMatch(/ -- county addison-county --data maple$/);
    expect(inMaple('zip', '05753')).toMatch(/ -- city addison-county\/middlebury --data maple$/);
    expect(inMaple('city', 'burlington')).toMatch(/ -- city chittenden-county\/burlington --data maple$/);
  });

  it('asks for the county of a city that has another slug than its name', () => {
    const files = smallSite();
    files[addison] = String(files[addison]).replace('slug: middlebury', 'slug: middlebury-village');
    for (const typed of ['Middlebury', 'middlebury-village'])
      expect(refusal('city', typed, files)).toBe(
        'Say which county, as in: npm run remove -- city addison-county/middlebury-village',
      );
  });

  it('is refused for a place that does not exist', () => {
    expect(refusal('city', 'burlington')).toBe(
      'Say which county, as in: npm run remove -- city chittenden-county/burlington',
    );
    for (const name of ['addison-county/middleburry', '/locations/addison-county/middleburry'])
      expect(refusal('city', name)).toBe('There is no city "middleburry". Did you mean "middlebury"?');
    expect(refusal('zip', '05740-1234')).toMatch(/^No city lists the ZIP code "05740-1234"\. /);
    expect(refusal('county', 'addison')).toMatch(/^There is no county "addison"\. /);
  });
});

describe('npm run remove', () => {
  const published = () => writeData({ ...smallSite(), 'published.yaml': printLedger(ledgerOf(smallPlan())) });
  const remove = async (data: string, ...words: string[]) => {
    const { code, output } = await run('remove', [...words, '--data', data]);
    return { code, output: output.replaceAll(data, 'data').trimEnd() };
  };
  const shown = dedent(`
    Removes 4 pages and changes 2 files:
      counties/chittenden-county.yaml
      redirects.yaml
    Adds 4 redirects to redirects.yaml; edit them there to send visitors elsewhere:
      /locations/chittenden-county/burlington → /locations/chittenden-county
      /blog/city/chittenden-county/burlington/* → /blog/county/chittenden-county/*
      /locations/zip/05408 → /locations/chittenden-county
      /blog/zip/05408/* → /blog/county/chittenden-county/*
  `);

  it('shows the pages and redirects of a removal, and removes only with --yes', async () => {
    const data = published();
    const before = contentsOf(data);
    expect(await remove(data, 'city', 'chittenden-county/burlington')).toEqual({
      code: 0,
      output: `${shown}\nNothing was written. To write the changes: npm run remove -- city chittenden-county/burlington --data data --yes`,
    });
    expect(contentsOf(data)).toEqual(before);
    expect(await remove(data, 'city', 'chittenden-county/burlington', '--yes')).toEqual({
      code: 0,
      output: `${shown}\nWritten to data/.`,
    });
    expect(textOf(data, 'redirects.yaml')).toContain(
      '  - { from: "/locations/zip/05408", to: "/locations/chittenden-county" }\n',
    );
  });

  it('replaces the redirects to a place that was renamed, but never published under its new name', async () => {
    const data = published();
    await run('rename', ['city', 'chittenden-county/burlington', 'the-lake', '--data', data]);
    expect(await remove(data, 'city', 'chittenden-county/the-lake', '--yes')).toMatchObject({ code: 0 });
    const written = textOf(data, 'redirects.yaml');
    expect(written.match(/ {2}- .*/g)).toEqual([
      '  - { from: "/old-contact", to: "/contact" }',
      '  - { from: "/locations/chittenden-county/burlington", to: "/locations/chittenden-county" }',
      '  - { from: "/blog/city/chittenden-county/burlington/*", to: "/blog/county/chittenden-county/*" }',
      '  - { from: "/locations/zip/05408", to: "/locations/chittenden-county" }',
      '  - { from: "/blog/zip/05408/*", to: "/blog/county/chittenden-county/*" }',
    ]);
  });

  it('writes nothing while another file refers to the place', async () => {
    const data = published();
    const post = path.join(data, 'posts/time-limits.md');
    writeFileSync(post, `${readFileSync(post, 'utf8')}\nSee [it](/service-areas/burlington).\n`);
    const before = contentsOf(data);
    const { code, output } = await remove(data, 'county', 'chittenden-county', '--yes');
    expect([code, output.split('\n').slice(0, 4), output.split('\n').at(-1)]).toEqual([
      1,
      [
        'data/posts/time-limits.md',
        '',
        '  data/posts/time-limits.md:16:5',
        '  There is no page /service-areas/burlington.',
      ],
      '1 problem in 1 file. Nothing was written.',
    ]);
    expect(contentsOf(data)).toEqual(before);
  });

  it('explains how to remove anything but a place', async () => {
    const { code, output } = await remove(published(), 'post', 'time-limits');
    expect([code, output.split('\n')[0]]).toEqual([
      2,
      '"post" is not one of county, city, zip. Delete its file in posts/; "npm run check" then lists what else to change.',
    ]);
  });
});
