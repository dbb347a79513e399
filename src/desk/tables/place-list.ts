import type { ListedPlace } from './list-tables.ts';
import type { TableRow } from '#content/places/read-table.ts';
import type { Problem } from '#lib/problem.ts';
import type { Site } from '#site/plan.ts';
import { ChangeSet } from '../change-set.ts';
import type { DataFolder } from '../data-folder.ts';
import { dropRedirects } from '../returning-pages.ts';
import { orderBehind } from '../new/new-file.ts';
import { stateOfCounty } from '../new/new-place.ts';
import { slugFor } from '../new/typed-name.ts';
import { withModeline } from '../json-schemas.ts';
import { newYaml } from '../yaml-edit.ts';
import { withMiddle } from '../zips/proposed-cities.ts';
import type { ZipTable } from '../zips/zip-table.ts';
import { problemOfRow, RowOrigins, type ListImport } from './list-import.ts';
import { doubtsAbout } from './place-doubts.ts';
import { touchedCounties, type PlaceImport, type TouchedCounty } from './touched-county.ts';

/** One row for each ZIP code, in the order of the data; one for a city that has none. */
export const placeRows = ({ content }: Site): ListedPlace[] =>
  content.counties.flatMap(({ name: county, state, cities, points }) =>
    cities.flatMap(({ name: city, zips }) =>
      (zips.length > 0 ? zips : [undefined]).map((zip) => {
        const [latitude, longitude] = (zip && points[zip]) || [];
        return { county, city, zip, latitude, longitude, state };
      }),
    ),
  );

/** Adds the rows to the counties; never removes anything. */
export function importPlaces(
  folder: DataFolder,
  rows: readonly TableRow<ListedPlace>[],
  from: string,
  problems: Problem[],
  zipTable: ZipTable,
): ListImport {
  const changeSet = new ChangeSet(folder);
  const into = { folder, changeSet, zipTable };
  const edited = touchedCounties(rows, into, (line, column, wrong) =>
    problems.push(problemOfRow(from, line, column, wrong)),
  );
  const origins = writeCounties(edited, into);
  dropRedirects(changeSet);
  const listed = new Set(rows.map(({ row }) => row.zip));
  return {
    changes: changeSet.changes(),
    lines: edited.flatMap(({ name, county, steps }) =>
      steps.length > 0 ? [`${county ? name : `${name} (new)`}: ${steps.join('; ')}`] : [],
    ),
    doubts: doubtsAbout(edited, folder.site, zipTable),
    untold: [...folder.site.places.zipByCode.keys()].filter((zip) => !listed.has(zip)),
    things: ['ZIP code', 'ZIP codes'],
    origins,
  };
}

/** Writes the files of the counties; returns which row each of their entries comes from. */
function writeCounties(
  edited: readonly TouchedCounty[],
  { folder, changeSet, zipTable }: PlaceImport,
): RowOrigins {
  const { counties, settings } = folder.site.content;
  const home = settings.state.abbreviation;
  const origins = new RowOrigins();
  let order = orderBehind(counties);
  for (const { name, state: written, county, values, entries } of edited) {
    const zips = values.cities.flatMap((city) => city.zips);
    const state = written ?? stateOfCounty(zipTable, name, zips, home);
    const file = county ? county.file : freeName(folder, changeSet, slugFor(name), state);
    for (const [entry, line] of entries) origins.add(file, entry, line);
    if (county) {
      changeSet.edit(file, (all) => Object.assign(all, values));
      continue;
    }
    const whole = {
      name,
      order: order++,
      ...(state !== home && { state }),
      ...withMiddle(zipTable, state, name, zips),
      ...values,
    };
    changeSet.write(file, withModeline(file, newYaml(whole)));
  }
  return origins;
}

/** If two states have a county of this name, the second file gets its state as a suffix. */
function freeName(folder: DataFolder, changeSet: ChangeSet, slug: string, state: string): string {
  const name = `counties/${slug}.yaml`;
  const isTaken = folder.names.includes(name) || changeSet.changes().some((change) => change.name === name);
  return isTaken ? `counties/${slug}-${state.toLowerCase()}.yaml` : name;
}
