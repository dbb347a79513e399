import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shapesFile } from '#content/places/shapes.ts';
import { shapesSchema } from '#content/schemas/places/shapes.ts';
import { toSlug } from '#lib/slug.ts';
import type { Options } from '../command-line/command.ts';
import { WrongUsage } from '../command-line/wrong-usage.mjs';
import { readTextFile, writeTextFile } from '../desk/text-file.ts';
import { countyShapes, weighed } from '../shapes/county-shapes.ts';
import type { Shapes } from '../shapes/map-shapes.ts';
import { topologyText } from '../shapes/topology-text.ts';

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const none: Shapes = { type: 'FeatureCollection', features: [] };

export function run(
  { data, zips, counties, municipalities, land: around, sources }: Options<'shapes'>,
  wanted: string[],
): void {
  if (!zips || !counties || !sources)
    throw new WrongUsage('Write --zips, --counties and --sources, each with a file.');
  const land = read<Shapes>(counties);
  const all = weighed({ zips: read(zips), counties: land });
  const bodies = municipalities ? read<Shapes>(municipalities) : none;
  const unnamed = around ? read<Shapes>(around) : none;

  for (const { properties } of land.features) {
    const { county } = properties as { county: string };
    if (wanted.length > 0 && !wanted.includes(county)) continue;
    const shapes = shapesSchema.parse({
      ...countyShapes(all, county, { municipalities: bodies, land: unnamed }),
      sources: read(sources),
    });
    const file = path.join(data, shapesFile(toSlug(`${county} County`)));
    const text = topologyText(shapes);
    if (readTextFile(file) === text) continue;
    writeTextFile(file, text);
    console.log(`${file}: ${Math.round(text.length / 1000)} KB`);
  }
}
