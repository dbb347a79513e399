import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { textOf } from '../support/files.ts';
import { run, temporaryFolder } from '../support/site.ts';
import { smallSite, writeData } from '../support/small-site/small-site.ts';

/** A square with sides of a tenth of a degree. */
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

const collection = <F extends object>(...features: F[]) => ({ type: 'FeatureCollection', features });

const files = {
  'zips.json': collection(square(-73.3, 44.4, { zip: '05401', county: 'Chittenden' })),
  'counties.json': collection(
    square(-73.3, 44.4, { county: 'Chittenden' }),
    square(-73.2, 44.4, { county: 'Addison' }),
  ),
  'sources.json': [{ name: 'Vermont Maps', what: 'squares', license: 'public domain', date: '2026' }],
};

/** Makes shapes from the files, some of which may be replaced, for the small site or another one. */
async function makeShapes(
  { of: others = {}, data = writeData(smallSite()) }: { of?: Record<string, unknown>; data?: string } = {},
  ...args: string[]
) {
  const folder = temporaryFolder();
  const given = { ...files, ...others };
  for (const [name, value] of Object.entries(given))
    writeFileSync(path.join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
  const options = Object.keys(given).flatMap((name) => [
    `--${path.basename(name, '.json')}`,
    path.join(folder, name),
  ]);
  const { code, output } = await run('shapes', [...args, '--data', data, ...options]);
  return { code, output: output.replaceAll(`${folder}/`, '').replaceAll(data, 'data'), data };
}

const made = 'places/shapes/chittenden-county.json';

/** The properties of the shapes of one kind. */
const propertiesOf = (kind: 'zips' | 'beyond', data: string, file = made) =>
  (
    JSON.parse(textOf(data, file)) as { objects: Record<string, { geometries: { properties: object }[] }> }
  ).objects[kind]!.geometries.map(({ properties }) => properties);

const burlington = (geometry: unknown, properties: object = { zip: '05401', county: 'Chittenden' }) => ({
  'zips.json': collection({ ...square(-73.3, 44.4, properties), geometry }),
});
const polygon = (...ring: unknown[]) => ({ type: 'Polygon', coordinates: [ring] });

/** On Staten Island, in the State Plane Coordinate System. */
const feet = [
  [913_175.1, 120_121.8],
  [913_175.1, 130_121.8],
  [923_175.1, 130_121.8],
  [913_175.1, 120_121.8],
];

describe('npm run shapes', () => {
  it('writes the shapes of each county that has ZIP codes', async () => {
    const { code, output, data } = await makeShapes();
    expect([code, output]).toEqual([0, 'data/places/shapes/chittenden-county.json: 1 KB\n']);
    expect(propertiesOf('zips', data)).toEqual([{ zip: '05401' }]);
    expect(propertiesOf('beyond', data)).toEqual([{ name: 'Addison County' }]);
  });

  it.each<[string, number, number, object]>([
    ['beyond a border that two maps draw some meters apart', -73.19995, 44.4, { across: ['05450'] }],
    ['only at a corner', -73.2, 44.5, {}],
    ['behind a river', -73.1995, 44.4, {}],
  ])('tells which ZIP code of another county touches: one %s', async (_, west, south, told) => {
    const franklin = square(west, south, { zip: '05450', county: 'Franklin' });
    const of = { 'zips.json': collection(...files['zips.json'].features, franklin) };
    const { data } = await makeShapes({ of });
    expect(propertiesOf('zips', data)).toEqual([{ zip: '05401', ...told }]);
  });

  it('reads files as other programs save them, and replaces damaged shapes', async () => {
    const { features } = files['counties.json'];
    const zips = collection(square(-73.3, 44.4, { zip: 5401, county: 'Chittenden ' }));
    const heights = collection(
      ...features.map(({ geometry, ...rest }) => ({
        ...rest,
        geometry: polygon(...geometry.coordinates[0]!.map((point) => [...point, 12.5])),
      })),
    );
    const data = writeData({ ...smallSite(), [made]: '{' });
    const of = {
      'zips.json': `\uFEFF${JSON.stringify(zips)}\r\n`,
      'counties.json': heights,
      'land.json': heights,
    };
    const { code, output } = await makeShapes({ of, data });
    expect([code, output]).toEqual([0, 'data/places/shapes/chittenden-county.json: 1 KB\n']);
    expect(propertiesOf('zips', data)).toEqual([{ zip: '05401' }]);
  });

  it.each<[string, string, string, string]>([
    ['parishes by their short names', 'Chittenden', 'Addison', 'Addison Parish'],
    ['parishes by their full names', 'Chittenden Parish', 'Addison Parish', 'Addison Parish'],
  ])('draws %s', async (_, own, other, beyond) => {
    const parishes = JSON.stringify(smallSite())
      .replaceAll('Chittenden County', 'Chittenden Parish')
      .replaceAll('chittenden-county', 'chittenden-parish');
    const of = {
      'zips.json': collection(square(-73.3, 44.4, { zip: '05401', county: own })),
      'counties.json': collection(
        square(-73.3, 44.4, { county: own }),
        square(-73.2, 44.4, { county: other }),
      ),
    };
    const { code, output, data } = await makeShapes({
      of,
      data: writeData(JSON.parse(parishes) as ReturnType<typeof smallSite>),
    });
    expect([code, output]).toEqual([0, 'data/places/shapes/chittenden-parish.json: 1 KB\n']);
    expect(propertiesOf('beyond', data, 'places/shapes/chittenden-parish.json')).toEqual([{ name: beyond }]);
  });

  it('skips counties that the data does not have, and lists them', async () => {
    const of = {
      'zips.json': collection(
        ...files['zips.json'].features,
        square(-73.2, 44.4, { zip: '05450', county: 'Franklin' }),
      ),
      'counties.json': collection(
        ...files['counties.json'].features,
        square(-73.2, 44.5, { county: 'Franklin' }),
      ),
    };
    const { code, output, data } = await makeShapes({ of });
    expect([code, output]).toEqual([
      0,
      'Skipped, as the data has no such county: Franklin.\ndata/places/shapes/chittenden-county.json: 1 KB\n',
    ]);
    expect(existsSync(path.join(data, 'places/shapes/franklin-county.json'))).toBe(false);
  });

  it('keeps a city without a shape apart from the county of the same name, as Richmond in Virginia', async () => {
    const of = {
      'zips.json': collection(
        square(-73.3, 44.4, { zip: '05401', county: 'Chittenden County' }),
        square(-72.9, 44.4, { zip: '05408', county: 'Chittenden' }),
      ),
      'counties.json': collection(square(-73.3, 44.4, { county: 'Chittenden County' })),
    };
    const { code, output, data } = await makeShapes({ of });
    expect([code, output]).toEqual([0, 'data/places/shapes/chittenden-county.json: 1 KB\n']);
    expect(propertiesOf('zips', data)).toEqual([{ zip: '05401' }]);
  });

  it('writes nothing if check would refuse one of the shapes', async () => {
    const { data } = await makeShapes();
    const before = textOf(data, made);
    const of = {
      'zips.json': collection(
        square(-73.3, 44.3, { zip: '05401', county: 'Chittenden' }),
        square(-73.2, 44.4, { zip: '05499', county: 'Addison' }),
      ),
    };
    const { code, output } = await makeShapes({ of, data });
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(
        /^data\/places\/shapes\/addison-county\.json\n\n[^]*05499 has a shape here, but no city of Addison County lists it\.[^]*Nothing was written\.\n[^]*$/,
      ),
    ]);
    expect(textOf(data, made)).toBe(before);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a file that is not JSON', { 'zips.json': 'zip,county' }, 'This is not JSON. (Unexpected token'],
    ['an empty file', { 'zips.json': '' }, 'The file is empty.'],
    [
      'a file that is no FeatureCollection',
      { 'zips.json': ['05401'] },
      'This is not a FeatureCollection: its type is missing.',
    ],
    ['a file without features', { 'zips.json': collection() }, 'It has no features.'],
    [
      'a feature without its county',
      { 'counties.json': collection(square(-73.3, 44.4, { name: 'Chittenden' })) },
      'It has no "county", but "name".\n  Each feature needs "county" in its properties.',
    ],
    [
      'the same county twice',
      { 'counties.json': collection(...files['counties.json'].features, ...files['counties.json'].features) },
      'Chittenden is in the file twice.',
    ],
    [
      'only ZIP codes of other counties',
      { 'zips.json': collection(square(-73.3, 44.4, { zip: '05401', county: 'Erie' })) },
      'None of these ZIP codes is in a county of counties.json.',
    ],
    [
      'a missing source',
      { 'sources.json': {} },
      'This is not a list with name, what, license and date of each source.',
    ],
    [
      'coordinates in feet',
      burlington(polygon(...feet)),
      'zips.json:1:1  features[0] ("05401")\n  One of its points is [913175.1,120121.8], which is not a longitude and latitude; it may be in feet or meters.\n  Export it in longitude and latitude (WGS 84, EPSG:4326).',
    ],
    [
      'coordinates with the latitude first',
      burlington(polygon([30.3, -97.7], [30.4, -97.7], [30.4, -97.6], [30.3, -97.7])),
      'One of its points is [30.3,-97.7], which has the latitude first.\n  Write the longitude first, as in [-97.7,30.3].',
    ],
    [
      'a county with another name in the other file',
      { 'zips.json': collection(square(-73.3, 44.4, { zip: '05401', county: 'Chittenden County' })) },
      'zips.json:1:1\n  Its "Chittenden County" is "Chittenden" in counties.json.\n  Write the property county the same way in both files.',
    ],
    [
      'coordinates as text',
      burlington(polygon(['-73', '44'], [1, 2], [1, 3], [1, 2])),
      'One of its points is ["-73","44"].',
    ],
    ['a point that is null', burlington(polygon(null, [1, 2], [1, 3], null)), 'One of its points is null.'],
    [
      'an open ring',
      burlington(polygon([1, 2], [1, 3], [2, 3], [2, 2])),
      'begins at [1,2] and ends at [2,2].',
    ],
    [
      'a shape without coordinates',
      burlington(polygon()),
      'Its coordinates are not rings of at least four points.',
    ],
    ['a line', burlington({ type: 'LineString', coordinates: feet }), 'Its geometry is "LineString"'],
    ['a feature without geometry', burlington(null), 'It has no geometry.'],
    [
      'an invalid ZIP code',
      burlington(polygon(), { zip: '../../x', county: 'Chittenden' }),
      'features[0] ("../../x")\n  Its "zip" is "../../x", which is not a ZIP code.\n  Write five digits, such as "10001".\n\n  zips.json:1:1  features[0] ("../../x")\n  Its coordinates',
    ],
  ])('refuses %s, and writes nothing', async (_, of, says) => {
    const { code, output, data } = await makeShapes({ of });
    expect([code, output]).toEqual([1, expect.stringContaining(says)]);
    expect(existsSync(path.join(data, 'places'))).toBe(false);
  });

  it('lists the known counties if it is run for an unknown one', async () => {
    const { code, output } = await makeShapes({}, 'Addison');
    expect([code, output]).toEqual([
      2,
      expect.stringContaining('There is no county "Addison" with ZIPs. The only choice is "Chittenden".'),
    ]);
  });
});
