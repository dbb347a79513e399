import type { City, County, SiteSettings } from '#content/content.ts';
import type { Point } from '#lib/geo/geo.ts';
import type { MapSheet } from '#maps/sheet.ts';
import type { ZipFacts } from './zip-facts.ts';

interface PlaceBase {
  /** Worded to follow "in": "Kings County", "Brooklyn", "Zip Code 11224 (Brooklyn)". */
  name: string;
  address: string;
  /** The address below which its topic pages are. */
  topicsAt: string;
  /** Absent if the data does not say. */
  point: Point | undefined;
  /** The county that it is, or lies in. */
  county: CountyPlace;
  /**
   * Its ZIPs, each once. A city has all that it lists, even those whose page belongs to an earlier city; a ZIP has
   * itself.
   */
  zips: ZipPlace[];
}

export interface CountyPlace extends PlaceBase {
  kind: 'county';
  /** As the data has it. */
  entry: County;
  /** The site's state, unless the county's file names another. */
  state: SiteSettings['state'];
  /** What is known of its drawing, if it has one. */
  map: MapSheet | undefined;
  /** How many of its ZIPs each road touches; shared by all its places. */
  zipsAlong: ReadonlyMap<string, number>;
  /** In miles, from its middle to the farthest of its ZIPs. */
  reach: number;
  cities: CityPlace[];
}

export interface CityPlace extends PlaceBase {
  kind: 'city';
  /** As the data has it. */
  entry: City;
}

export interface ZipPlace extends PlaceBase {
  kind: 'zip';
  /** Its five digits. */
  code: string;
  /** The first city in data order that lists the ZIP. */
  city: CityPlace;
  /** What was measured of it. */
  facts: ZipFacts;
}

export type Place = CountyPlace | CityPlace | ZipPlace;

/** The name in lists: "11235" among ZIPs, "Astoria" among cities. */
export const shortName = (place: Place) => (place.kind === 'zip' ? place.code : place.name);

/** Calls the function for the kind of a place. */
export const ofKind = <T>(
  place: Place,
  of: { county(place: CountyPlace): T; city(place: CityPlace): T; zip(place: ZipPlace): T },
): T => of[place.kind](place as never);

export interface Places {
  counties: CountyPlace[];
  cities: CityPlace[];
  zips: ZipPlace[];
  countyBySlug: Map<string, CountyPlace>;
  zipByCode: Map<string, ZipPlace>;
}
