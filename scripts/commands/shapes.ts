import { refuseMistakes } from '#content/letters/format-problems.ts';
import { shapesFile } from '#content/places/shapes.ts';
import { shapesSchema } from '#content/schemas/places/shapes.ts';
import { ChangeSet } from '#desk/change-set.ts';
import { shapesText } from '#desk/zips/shapes-text.ts';
import type { Problem } from '#lib/problem.ts';
import { toSlug } from '#lib/slug.ts';
import { listInWords } from '#lib/text.ts';
import type { Call } from '../command-line/call.ts';
import { WrongUsage } from '../command-line/wrong-usage.mjs';
import { applyChanges } from '../desk/apply-changes.ts';
import { openFiles } from '../desk/open-files.ts';
import { countyShapes } from '../shapes/county-shapes.ts';
import { weightedTopology } from '../shapes/weights.ts';
import { withZipsAcross } from '../shapes/zips-across.ts';
import { readPolygons, readMapSources } from '../shapes/geojson-files.ts';
import { collection } from '../shapes/map-shapes.ts';
import { findCounties, wantedCounties } from '../shapes/shown-counties.ts';

export function run({ options, positionals: wanted }: Call<'shapes'>): void {
  const { data, zips, counties, municipalities, land: around, sources } = options;
  if (!zips || !counties || !sources)
    throw new WrongUsage('Give --zips, --counties and --sources, each with a file.');
  const problems: Problem[] = [];
  const read = (file: string, names: readonly string[]) => readPolygons(file, names, problems);
  const maps = { zips: read(zips, ['zip', 'county']), counties: read(counties, ['county']) };
  const others = {
    municipalities: municipalities ? read(municipalities, ['name', 'type', 'county']) : collection([]),
    land: around ? read(around, []) : collection([]),
  };
  const named = readMapSources(sources, problems);
  refuseMistakes(problems);
  const files = openFiles(data);
  const found = findCounties(maps, { zips, counties, data }, files.names, problems);
  refuseMistakes(problems);
  const asked = wantedCounties(wanted, found, counties);

  const all = weightedTopology(maps);
  const changeSet = new ChangeSet(files);
  for (const county of asked) {
    const fullName = found.shown.get(county)!;
    const kind = fullName.slice(county.length);
    const drawn = withZipsAcross(countyShapes(all, county, { ...others, kind }), county, maps.zips);
    const shapes = shapesSchema.parse({ ...drawn, sources: named });
    const [file, text] = [shapesFile(toSlug(fullName)), shapesText(shapes)];
    if (changeSet.textOf(file) !== text) changeSet.write(file, text);
  }
  if (wanted.length === 0 && found.notShown.length > 0)
    console.log(`Skipped, as the data has no such county: ${listInWords(found.notShown)}.`);
  const changes = changeSet.changes();
  if (changes.length === 0) return console.log('The data already has all of this.');
  // The data is not checked before: it may be invalid only because it lacks these shapes.
  applyChanges(data, changes);
  for (const { name, text = '' } of changes)
    console.log(`${data}/${name}: ${Math.round(text.length / 1000)} KB`);
}
