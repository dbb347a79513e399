import { assetFile, type NamedFile } from '#lib/named-file.ts';
import type { CountyPlace } from './places.ts';
import { searchedNames } from './neighborhoods.ts';
import type { Site } from '../plan.ts';

/**
 * Every place by name, for the place finder, kept as small as possible. ZIPs, and those of a neighborhood, are in one
 * text, separated by spaces.
 */
export interface PlaceIndex {
  /** The state's abbreviation, as many type "Brooklyn, NY". */
  state: string;
  /** The state's name, as others type "Brooklyn, New York". */
  stateName: string;
  counties: IndexedCounty[];
}

export type IndexedCounty = [
  name: string,
  slug: string,
  cities: [name: string, slug: string, zips: string][],
  /** With other names for its parts. */
  neighborhoods: [name: string, zips: string][],
  /** Other names; the first is the place that it is part of. */
  alsoCalled: string[],
  /** Where it lies in another one. */
  state?: string,
];

export function placeIndex({ content, places }: Site): PlaceIndex {
  const { abbreviation, name: stateName } = content.settings.state;
  const counties = places.counties.map((county) => indexed(county, abbreviation));
  return { state: abbreviation, stateName, counties };
}

function indexed(place: CountyPlace, ofSite: string): IndexedCounty {
  const { entry: county, cities } = place;
  const { abbreviation } = place.state;
  return [
    county.name,
    county.slug,
    // A ZIP is listed under the city that owns its page.
    cities.map((city) => [
      city.entry.name,
      city.entry.slug,
      city.zips.flatMap(({ code, city: owner }) => (owner === city ? [code] : [])).join(' '),
    ]),
    [...namesWithin(place)].map(([name, zips]) => [name, [...zips].join(' ')]),
    county.alsoCalled,
    ...(abbreviation === ofSite ? ([] as const) : ([abbreviation] as const)),
  ];
}

/** Share of residents, from 0 to 1; with less, hardly anybody would search for the ZIP by this name. */
const leastPart = 0.05;

/**
 * Neighborhoods, official ones included, plus mail names and the names of towns and villages, which many search for.
 * Names of the county and its cities are left out, as they find their own pages.
 */
function namesWithin({ entry, name: countyName, cities, zips }: CountyPlace): Map<string, Set<string>> {
  const names = new Map(Object.entries(entry.neighborhoods).map(([name, zips]) => [name, new Set(zips)]));
  const isKnown = (name: string) =>
    countyName.includes(name) || cities.some(({ entry }) => entry.name === name);
  for (const zip of zips) {
    const { mailName, bodies } = zip.facts;
    const governments = bodies.filter(({ people }) => people >= leastPart);
    for (const name of [mailName, ...governments.map((body) => body.name), ...searchedNames(zip)])
      if (name && !isKnown(name)) names.set(name, (names.get(name) ?? new Set()).add(zip.code));
  }
  return names;
}

/** The index as a file whose name changes with its content. */
export const placeIndexFile = (site: Site): NamedFile =>
  assetFile('places', 'json', JSON.stringify(placeIndex(site)));
