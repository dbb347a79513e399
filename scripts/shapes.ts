import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shapesFile } from '#content/places/shapes.ts';
import { shapesSchema } from '#content/schemas/shapes.ts';
import { toSlug } from '#lib/slug.ts';
import { optionsOrExit, wrongUsage } from './load-or-exit.ts';
import { countyShapes, weighed, type Shapes } from './shapes/county-shapes.ts';
import { topologyText } from './shapes/topology-text.ts';
import { readTextFile, writeTextFile } from './text-file.ts';

const usage = `Usage: npm run shapes -- --zips FILE --counties FILE --sources FILE [options] [county ...]
Makes the shapes that maps are drawn of from GeoJSON: simplified, with common borders, one file a county.
  --zips FILE            polygons with the properties zip and county
  --counties FILE        polygons with the property county: land, up to the same shore
  --municipalities FILE  polygons with the properties name, type and county
  --sources FILE         a JSON list of what they are taken from: name, what, license, date
  --data DIR             folder with the data (data)
  county                 as the files call it; all of them, unless some are named`;

const { values, positionals } = optionsOrExit(
  {
    allowPositionals: true,
    options: {
      zips: { type: 'string' },
      counties: { type: 'string' },
      municipalities: { type: 'string' },
      sources: { type: 'string' },
      data: { type: 'string', default: 'data' },
    },
  },
  usage,
);
const { zips, counties, municipalities, sources, data } = values;
if (!zips || !counties || !sources) wrongUsage('Three files are needed.', usage);

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const none: Shapes = { type: 'FeatureCollection', features: [] };
const land = read<Shapes>(counties);
const all = weighed({ zips: read(zips), counties: land });
const bodies = municipalities ? read<Shapes>(municipalities) : none;

for (const { properties } of land.features) {
  const { county } = properties as { county: string };
  if (positionals.length > 0 && !positionals.includes(county)) continue;
  const shapes = shapesSchema.parse({ ...countyShapes(all, county, bodies), sources: read(sources) });
  const file = path.join(data, shapesFile(toSlug(`${county} County`)));
  const text = topologyText(shapes);
  if (readTextFile(file) === text) continue;
  writeTextFile(file, text);
  console.log(`${file}: ${Math.round(text.length / 1000)} KB`);
}
