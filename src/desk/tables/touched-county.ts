import { isDeepStrictEqual } from 'node:util';
import type { County } from '#content/content.ts';
import type { ListedPlace } from './list-tables.ts';
import type { TableRow } from '#content/places/read-table.ts';
import type { UsStateCode } from '#lib/geo/us-states.ts';
import type { Point } from '#lib/geo/geo.ts';
import type { LetterParts } from '#lib/problem.ts';
import { toSlug } from '#lib/slug.ts';
import type { ChangeSet } from '../change-set.ts';
import type { DataFolder } from '../data-folder.ts';
import { newCity } from '../new/new-place.ts';
import { slugFor, wrongWithName } from '../new/typed-name.ts';
import { countyInFull, type ListedCity } from '../zips/proposed-cities.ts';
import type { ZipTable } from '../zips/zip-table.ts';

/** What a county's file holds of what the table tells. */
interface CountyValues {
  cities: ListedCity[];
  points?: Record<string, Point>;
}

type Row = TableRow<ListedPlace>;

/** A county of the table, with the future contents of its file. */
export interface TouchedCounty {
  name: string;
  /** Absent if it is new. */
  county: County | undefined;
  state: UsStateCode | undefined;
  values: CountyValues;
  steps: string[];
  rows: { citySlug: string; zip: string; isNew: boolean; line: number }[];
  /** Entries of the file, and the lines of the rows that tell them. */
  entries: [entry: string, line: number][];
}

/** What an import of places reads from, and collects its changes in. */
export interface PlaceImport {
  folder: DataFolder;
  changeSet: ChangeSet;
  zipTable: ZipTable;
}

/** The counties of the rows, with the future contents of their files; wrong rows are told and left out. */
export function touchedCounties(
  rows: readonly Row[],
  into: PlaceImport,
  tell: (line: number, column: string, wrong: LetterParts) => void,
): TouchedCounty[] {
  const touched = new Map<string, TouchedCounty>();
  // Remembered, as searching is slow and most rows of a county write its name the same way.
  const asWritten = new Map<string, TouchedCounty>();
  for (const { line, row } of rows) {
    const wrong = wrongName(row);
    if (wrong) {
      tell(line, ...wrong);
      continue;
    }
    const written = `${row.county}, ${row.state ?? ''}`;
    const county = asWritten.get(written) ?? touchedCounty({ line, row }, touched, into);
    asWritten.set(written, county);
    const twice = addRow(county, { line, row }, into.zipTable);
    if (twice) tell(line, 'zip', twice);
  }
  return [...touched.values()];
}

/** The county of a row: rows may write its name and its state in several ways. */
function touchedCounty(
  { line, row: { county: written, state } }: Row,
  touched: Map<string, TouchedCounty>,
  { folder, changeSet, zipTable }: PlaceImport,
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

function wrongName({ county, city }: ListedPlace): [column: string, wrong: LetterParts] | undefined {
  for (const [column, name] of Object.entries({ county, city })) {
    const wrong = wrongWithName(name);
    if (wrong) return [column, wrong];
  }
  return undefined;
}

/** Adds a row to a county and records the changes; a second row for a ZIP code is refused. */
function addRow(
  { values, steps, rows, entries }: TouchedCounty,
  { line, row }: Row,
  zipTable: ZipTable,
): LetterParts | undefined {
  const { city: name, zip } = row;
  const { cities } = values;
  const slug = slugFor(name);
  let at = cities.findIndex((each) => each.name.trim() === name || each.slug === slug);
  if (at === -1) {
    at = cities.push(newCity(name)) - 1;
    steps.push(`the city ${name}`);
    entries.push([`cities[${at}]`, line]);
  }
  const city = cities[at]!;
  if (zip === undefined) return undefined;
  const above = rows.find((each) => each.zip === zip && each.citySlug === city.slug);
  if (above)
    return [`Line ${above.line} already lists ${zip} in ${city.name}.`, 'Delete one of the two rows.'];
  const isNew = !city.zips.includes(zip);
  rows.push({ citySlug: city.slug, zip, isNew, line });
  if (isNew) {
    city.zips.push(zip);
    steps.push(`${zip} in ${name}`);
  }
  entries.push([`cities[${at}].zips[${city.zips.indexOf(zip)}]`, line], [`points.${zip}`, line]);
  const before = values.points?.[zip];
  const point = pointOf(row) ?? (isNew ? (before ?? zipTable.row(zip)?.point) : before);
  if (!point || isDeepStrictEqual(point, before)) return undefined;
  (values.points ??= {})[zip] = point;
  if (before) steps.push(`${zip} at ${point.join(', ')}, no longer at ${before.join(', ')}`);
  return undefined;
}

const pointOf = ({ latitude, longitude }: ListedPlace): Point | undefined =>
  latitude === undefined || longitude === undefined ? undefined : [latitude, longitude];
