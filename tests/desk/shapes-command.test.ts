import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { textOf } from '../support/files.ts';
import { run, temporaryFolder } from '../support/site.ts';

/** A square of a tenth of a degree. */
const square = (west: number, south: number, properties: object) => ({
  type: 'Feature',
  properties,
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [west, south + 0.1],
        [west + 0.1, south + 0.1],
        [west + 0.1, south],
        [west, south],
      ],
    ],
  },
});

const collection = (...features: object[]) => ({ type: 'FeatureCollection', features });

const files = {
  'zips.json': collection(square(-73.3, 44.4, { zip: '05401', county: 'Chittenden' })),
  'counties.json': collection(
    square(-73.3, 44.4, { county: 'Chittenden' }),
    square(-73.2, 44.4, { county: 'Addison' }),
  ),
  'sources.json': [{ name: 'Vermont Maps', what: 'squares', license: 'public domain', date: '2026' }],
};

/** Makes shapes of the files, of which some may be others. */
async function makeShapes(others: Record<string, unknown> = {}, ...args: string[]) {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'data'));
  for (const [name, value] of Object.entries({ ...files, ...others }))
    writeFileSync(path.join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
  const options = ['zips', 'counties', 'sources'].flatMap((name) => [
    `--${name}`,
    path.join(folder, `${name}.json`),
  ]);
  const { code, output } = await run('shapes', [...args, '--data', path.join(folder, 'data'), ...options]);
  return { code, output: output.replaceAll(`${folder}/`, ''), data: path.join(folder, 'data') };
}

describe('npm run shapes', () => {
  it('writes the shapes of each county in which a ZIP lies', async () => {
    const { code, output, data } = await makeShapes();
    expect([code, output]).toEqual([0, 'data/places/shapes/chittenden-county.json: 1 KB\n']);
    const made = JSON.parse(textOf(data, 'places/shapes/chittenden-county.json')) as {
      objects: Record<'zips' | 'beyond', { geometries: { properties: object }[] }>;
    };
    const { zips, beyond } = made.objects;
    expect(zips.geometries.map(({ properties }) => properties)).toEqual([{ zip: '05401' }]);
    expect(beyond.geometries.map(({ properties }) => properties)).toEqual([{ name: 'Addison County' }]);
  });

  it.each<[string, Record<string, unknown>, string[], string]>([
    ['a file that is not JSON', { 'zips.json': 'zip,county' }, [], 'zips.json is not JSON.'],
    [
      'a file without a shape',
      { 'zips.json': collection() },
      [],
      'zips.json does not hold polygons in GeoJSON with zip and county among their properties.',
    ],
    [
      'a shape without its county',
      { 'counties.json': collection(square(-73.3, 44.4, { name: 'Chittenden' })) },
      [],
      'counties.json does not hold polygons in GeoJSON with county among their properties.',
    ],
    [
      'a county twice',
      { 'counties.json': collection(...files['counties.json'].features, ...files['counties.json'].features) },
      [],
      'counties.json has Chittenden twice: write one shape for each county.',
    ],
    [
      'ZIPs of other counties',
      { 'zips.json': collection(square(-73.3, 44.4, { zip: '05401', county: 'Erie' })) },
      [],
      'No ZIP of zips.json lies in a county of counties.json.',
    ],
    [
      'a county without ZIPs',
      {},
      ['Addison'],
      'There is no county "Addison" with ZIPs. Known are: Chittenden.',
    ],
    [
      'no source',
      { 'sources.json': {} },
      [],
      'sources.json does not hold a list with name, what, license and date of each source.',
    ],
  ])('refuses %s, and writes nothing', async (_, others, wanted, says) => {
    const { code, output, data } = await makeShapes(others, ...wanted);
    expect([code, output]).toEqual([2, expect.stringContaining(says)]);
    expect(existsSync(path.join(data, 'places'))).toBe(false);
  });
});
