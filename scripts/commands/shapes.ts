import path from 'node:path';
import { shapesFile } from '#content/places/shapes.ts';
import { shapesSchema } from '#content/schemas/places/shapes.ts';
import { toSlug } from '#lib/slug.ts';
import { wordsMeant } from '#lib/spelling.ts';
import type { Options } from '../command-line/command.ts';
import { WrongUsage } from '../command-line/wrong-usage.mjs';
import { readTextFile, writeTextFile } from '../desk/text-file.ts';
import { countyShapes } from '../shapes/county-shapes.ts';
import { weighed } from '../shapes/weights.ts';
import { readPolygons, readSources } from '../shapes/map-files.ts';
import type { Shapes } from '../shapes/map-shapes.ts';
import { topologyText } from '../shapes/topology-text.ts';

const none: Shapes = { type: 'FeatureCollection', features: [] };

export function run(
  { data, zips, counties, municipalities, land: around, sources }: Options<'shapes'>,
  wanted: string[],
): void {
  if (!zips || !counties || !sources)
    throw new WrongUsage('Write --zips, --counties and --sources, each with a file.');
  // All files are read before the first shape is written.
  const ofZips = readPolygons(zips, ['zip', 'county']);
  const land = readPolygons(counties, ['county']);
  const bodies = municipalities ? readPolygons(municipalities, ['name', 'type', 'county']) : none;
  const unnamed = around ? readPolygons(around, []) : none;
  const named = readSources(sources);
  const withZips = new Set(namesOf(ofZips));
  const known = namesOf(land).filter((county) => withZips.has(county));
  const twice = namesOf(land).find((county, i, all) => all.indexOf(county) !== i);
  if (twice) throw new WrongUsage(`${counties} has ${twice} twice: write one shape for each county.`);
  if (known.length === 0) throw new WrongUsage(`No ZIP of ${zips} lies in a county of ${counties}.`);
  for (const county of wanted.filter((name) => !known.includes(name)))
    throw new WrongUsage(`There is no county "${county}" with ZIPs. ${wordsMeant(county, known, counties)}`);

  const all = weighed({ zips: ofZips, counties: land });
  for (const county of wanted.length > 0 ? wanted : known) {
    const shapes = shapesSchema.parse({
      ...countyShapes(all, county, { municipalities: bodies, land: unnamed }),
      sources: named,
    });
    const file = path.join(data, shapesFile(toSlug(`${county} County`)));
    const text = topologyText(shapes);
    if (readTextFile(file) === text) continue;
    writeTextFile(file, text);
    console.log(`${file}: ${Math.round(text.length / 1000)} KB`);
  }
}

/** Of the county of each shape. */
const namesOf = ({ features }: Shapes): string[] => features.map(({ properties }) => properties.county!);
