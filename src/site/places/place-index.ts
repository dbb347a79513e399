import { assetFile, type NamedFile } from '#lib/named-file.ts';
import type { CountyPlace } from './places.ts';
import type { Site } from '../plan.ts';

/**
 * Every place by name, for the field that finds one as a visitor types: as little as tells where its page
 * is. ZIPs and those of a neighborhood stand in one text, parted by spaces.
 */
export interface PlaceIndex {
  /** The state as addresses shorten it: many write "Brooklyn, NY". */
  state: string;
  counties: IndexedCounty[];
}

export type IndexedCounty = [
  name: string,
  slug: string,
  cities: [name: string, slug: string, zips: string][],
  neighborhoods: [name: string, zips: string][],
  /** Where it lies in another one. */
  state?: string,
];

export function placeIndex({ content, places }: Pick<Site, 'content' | 'places'>): PlaceIndex {
  const { abbreviation } = content.site.state;
  return { state: abbreviation, counties: places.counties.map((county) => indexed(county, abbreviation)) };
}

function indexed({ county, cities, state: { abbreviation } }: CountyPlace, ofSite: string): IndexedCounty {
  return [
    county.name,
    county.slug,
    // A ZIP stands with the city that owns its page.
    cities.map((city) => [
      city.city.name,
      city.city.slug,
      city.zips.flatMap(({ zip, city: owner }) => (owner === city ? [zip] : [])).join(' '),
    ]),
    Object.entries(county.neighborhoods).map(([name, zips]) => [name, zips.join(' ')]),
    ...(abbreviation === ofSite ? ([] as const) : ([abbreviation] as const)),
  ];
}

/** The index as a file whose name changes with its content. */
export const placeIndexFile = (site: Pick<Site, 'content' | 'places'>): NamedFile =>
  assetFile('places', 'json', JSON.stringify(placeIndex(site)));
