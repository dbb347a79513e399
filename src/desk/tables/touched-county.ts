import { isDeepStrictEqual } from 'node:util';
import type { Content, County } from '#content/content.ts';
import type { ListedPlace } from './list-tables.ts';
import type { TableRow } from '#content/places/read-table.ts';
import type { UsStateCode } from '#lib/geo/us-states.ts';
import type { Point } from '#lib/geo/geo.ts';
import type { LetterParts } from '#lib/problem.ts';
import { nearestSpelling } from '#lib/spelling.ts';
import { listInWords } from '#lib/text.ts';
import { newCity } from '../new/new-place.ts';
import { slugFor } from '../new/typed-name.ts';
import { countyInFull, meantCity, type ListedCity } from '../zips/proposed-cities.ts';
import type { ZipTable } from '../zips/zip-table.ts';

/** What a county's file holds of what the table tells. */
export interface CountyValues {
  cities: ListedCity[];
  points?: Record<string, Point>;
}

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

/** Adds a row to a county and records the changes; a second row for a ZIP code is refused. */
export function addRow(
  { values, steps, rows, entries }: TouchedCounty,
  { line, row }: TableRow<ListedPlace>,
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

/** A ZIP code may be in several cities, so to move it, it must also be removed from the old city. */
export function listedTwice(counties: readonly County[], edited: readonly TouchedCounty[]): string[] {
  const added = new Set(
    edited.flatMap((each) => each.rows.flatMap(({ zip, isNew }) => (isNew ? [zip] : []))),
  );
  return counties.flatMap((county) => {
    const own = edited.find((each) => each.county === county)?.rows ?? [];
    return county.cities.flatMap(({ name, slug, zips }) => {
      const isTold = (zip: string) => own.some((row) => row.citySlug === slug && row.zip === zip);
      const staying = zips.filter((zip) => added.has(zip) && !isTold(zip));
      if (staying.length === 0) return [];
      return `Also still in ${name}, ${county.name}: ${listInWords(staying)}. Delete there what is not in both: ${county.file}`;
    });
  });
}

/** New counties and cities whose names differ from known ones in a few letters, which may be typing mistakes. */
export const misspelledAmong = (
  edited: readonly TouchedCounty[],
  { counties, settings }: Content,
  zipTable: ZipTable,
): string[] =>
  edited.flatMap(({ name, county, state: written, values: { cities } }) => {
    const state = written ?? county?.state ?? settings.state.abbreviation;
    const added = cities.filter(({ slug }) => !county?.cities.some((each) => each.slug === slug));
    const isKnown = county ?? countyInFull(zipTable, state, name);
    const known = [...counties.map((each) => each.name), ...zipTable.countiesOf(state)];
    return [
      [name, isKnown ? undefined : nearestSpelling(name, known)],
      ...added.map((city) => [city.name, meantCity(zipTable, state, county ?? { name }, city.name)]),
    ].flatMap(([typed, meant]) => (meant ? [`"${typed}" is new. Did you mean "${meant}"?`] : []));
  });
