import type { City } from '#content/content.ts';
import { groupBy } from '#lib/group-by.ts';
import { WrongRequest } from '#lib/refused.ts';
import { toSlug } from '#lib/slug.ts';
import { fullNames } from '#lib/geo/county-name.ts';
import { centerOf, type Point } from '#lib/geo/geo.ts';
import { usStates, type UsStateCode } from '#lib/geo/us-states.ts';
import { nearestSpelling, suggestionFor } from '#lib/spelling.ts';
import type { ZipTable } from './zip-table.ts';

export type ListedCity = Pick<City, 'name' | 'slug' | 'zips'>;

/** A county as the table of ZIP codes calls it; people and lists leave the word "County" or "Parish" out. */
export const countyInFull = (zipTable: ZipTable, state: UsStateCode, county: string): string | undefined =>
  fullNames(county).flatMap((name) => zipTable.inCounty(state, name))[0]?.county;

/** A county's cities in the ZIP code table, those with the most ZIPs first; or why it has none. */
export function proposedCounty(
  zipTable: ZipTable,
  state: UsStateCode,
  county: string,
): { name: string; cities: ListedCity[] } {
  const name = countyInFull(zipTable, state, county);
  if (name === undefined) {
    const known = zipTable.countiesOf(state);
    throw new WrongRequest(
      `${usStates[state].name} has no county "${county}". ${suggestionFor(county, known, 'src/desk/zips')} ` +
        'For a county of another state, add --state; for one that is not in the list, add --city and --zips.',
    );
  }
  const cities = [...groupBy(zipTable.inCounty(state, name), ({ city }) => city)]
    .map(([city, rows]) => ({ name: city, slug: toSlug(city), zips: rows.map(({ zip }) => zip) }))
    .sort((a, b) => b.zips.length - a.zips.length || (a.name < b.name ? -1 : 1));
  return { name, cities };
}

/** The ZIP codes that the table lists for a city of a county; none where it knows no such city. */
export function proposedZips(zipTable: ZipTable, state: UsStateCode, county: string, city: string): string[] {
  const there = new Set(zipTable.inCounty(state, county).map(({ zip }) => zip));
  return zipTable.inCity(state, city).flatMap(({ zip }) => (there.has(zip) ? [zip] : []));
}

/** The city of a county, in the data or in the table, from which a city unknown to the table differs in a few letters. */
export const meantCity = (
  zipTable: ZipTable,
  state: UsStateCode,
  county: { name: string; cities?: readonly { name: string }[] },
  city: string,
): string | undefined =>
  proposedZips(zipTable, state, county.name, city).length > 0
    ? undefined
    : nearestSpelling(city, [
        ...(county.cities ?? []).map(({ name }) => name),
        ...zipTable.inCounty(state, county.name).map((row) => row.city),
      ]);

/** Adds the locations of ZIP codes to the known ones, in order. */
export function withPoints(
  zipTable: ZipTable,
  zips: readonly string[],
  known: Record<string, Point> = {},
): { points?: Record<string, Point> } {
  const points = { ...known, ...zipTable.pointsOf(zips), ...known };
  return Object.keys(points).length > 0 ? { points } : {};
}

/** The middle of a county with only some ZIP codes listed, as the middle of those may be elsewhere. */
export function withMiddle(
  zipTable: ZipTable,
  state: UsStateCode,
  county: string,
  zips: readonly string[],
): { middle?: Point } {
  const all = zipTable.inCounty(state, county);
  const listed = new Set(zips);
  const middle = centerOf(all.map(({ point }) => point));
  if (!middle || all.every(({ zip }) => listed.has(zip))) return {};
  return { middle: [toFourPlaces(middle[0]), toFourPlaces(middle[1])] };
}

const toFourPlaces = (degrees: number) => Number(degrees.toFixed(4));
