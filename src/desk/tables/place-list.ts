import type { ListedPlace } from './list-tables.ts';
import type { TableRow } from '#content/places/read-table.ts';
import type { LetterParts, Problem } from '#lib/problem.ts';
import { toSlug } from '#lib/slug.ts';
import type { Site } from '#site/plan.ts';
import { ChangeSet } from '../change-set.ts';
import type { DataFolder } from '../data-folder.ts';
import { dropRedirects } from '../returning-pages.ts';
import { orderBehind } from '../new/new-file.ts';
import { stateOfCounty } from '../new/new-place.ts';
import { slugFor, wrongWithName } from '../new/typed-name.ts';
import { withModeline } from '../json-schemas.ts';
import { newYaml } from '../yaml-edit.ts';
import { countyInFull, withMiddle } from '../zips/proposed-cities.ts';
import { noneOf } from '../zips/unknown-zips.ts';
import type { ZipTable } from '../zips/zip-table.ts';
import { problemOfRow, RowOrigins, type ListImport } from './list-import.ts';
import {
  addRow,
  listedTwice,
  misspelledAmong,
  type CountyValues,
  type TouchedCounty,
} from './touched-county.ts';

type Row = TableRow<ListedPlace>;

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
  rows: readonly Row[],
  from: string,
  problems: Problem[],
  zipTable: ZipTable,
): ListImport {
  const { counties, settings } = folder.site.content;
  const home = settings.state.abbreviation;
  const changeSet = new ChangeSet(folder);
  const touched = new Map<string, TouchedCounty>();
  const countyOf = new Map<string, TouchedCounty>();
  for (const { line, row } of rows) {
    const wrong = wrongName(row);
    if (wrong) {
      problems.push(problemOfRow(from, line, ...wrong));
      continue;
    }
    // Cached, as searching is slow and most rows of a county write its name the same way.
    const written = `${row.county}, ${row.state ?? ''}`;
    const county =
      countyOf.get(written) ?? touchedCounty({ line, row }, touched, folder, changeSet, zipTable);
    countyOf.set(written, county);
    const twice = addRow(county, { line, row }, zipTable);
    if (twice) problems.push(problemOfRow(from, line, 'zip', twice));
  }
  let order = orderBehind(counties);
  const origins = new RowOrigins();
  const edited = [...touched.values()];
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
  dropRedirects(changeSet);
  const listed = new Set(rows.map(({ row }) => row.zip));
  return {
    changes: changeSet.changes(),
    lines: edited.flatMap(({ name, county, steps }) =>
      steps.length > 0 ? [`${county ? name : `${name} (new)`}: ${steps.join('; ')}`] : [],
    ),
    doubts: [
      ...misspelledAmong(edited, folder.site.content, zipTable),
      ...listedTwice(counties, edited),
      ...unknownAmong(edited, folder.site, zipTable),
    ],
    untold: [...folder.site.places.zipByCode.keys()].filter((zip) => !listed.has(zip)),
    things: ['ZIP code', 'ZIP codes'],
    origins,
  };
}

/** The county of a row: rows may write its name and its state in several ways. */
function touchedCounty(
  { line, row: { county: written, state } }: Row,
  touched: Map<string, TouchedCounty>,
  folder: DataFolder,
  changeSet: ChangeSet,
  zipTable: ZipTable,
): TouchedCounty {
  const { counties, settings } = folder.site.content;
  const home = settings.state.abbreviation;
  const called = (name: string) => {
    const slug = toSlug(name);
    return counties.find(
      (each) => (each.name === name || each.slug === slug) && (!state || (each.state ?? home) === state),
    );
  };
  const name = countyInFull(zipTable, state ?? home, written) ?? written;
  const county = called(written) ?? called(name);
  const key = county ? county.file : `${toSlug(name)}, ${state ?? home}`;
  const known = touched.get(key);
  if (known) return known;
  const values = county ? changeSet.valuesOf(county.file) : {};
  const { cities = [], points } = values as Partial<CountyValues>;
  const opened: TouchedCounty = {
    name,
    county,
    state,
    values: { cities, ...(points && { points }) },
    steps: [],
    rows: [],
    entries: county ? [] : [['', line]],
  };
  touched.set(key, opened);
  return opened;
}

/** A warning about new ZIP codes without known location, which may be typing mistakes. */
function unknownAmong(touched: readonly TouchedCounty[], { places }: Site, zipTable: ZipTable): string[] {
  const unknown = touched.flatMap(({ rows, values }) =>
    rows.flatMap(({ zip }) =>
      places.zipByCode.has(zip) || zipTable.row(zip) || values.points?.[zip] ? [] : [zip],
    ),
  );
  return unknown.length > 0
    ? [
        `${noneOf([...new Set(unknown)])} Correct what is wrong; what is right needs its latitude and longitude in the table.`,
      ]
    : [];
}

function wrongName({ county, city }: ListedPlace): [column: string, wrong: LetterParts] | undefined {
  for (const [column, name] of Object.entries({ county, city })) {
    const wrong = wrongWithName(name);
    if (wrong) return [column, wrong];
  }
  return undefined;
}

/** If two states have a county of this name, the second file gets its state as a suffix. */
function freeName(folder: DataFolder, changeSet: ChangeSet, slug: string, state: string): string {
  const name = `counties/${slug}.yaml`;
  const isTaken = folder.names.includes(name) || changeSet.changes().some((change) => change.name === name);
  return isTaken ? `counties/${slug}-${state.toLowerCase()}.yaml` : name;
}
