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
  /** Its ZIPs, each once: all that a city lists, even if their page belongs to an earlier city; a ZIP's own is itself. */
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
  county: CountyPlace;
}

export interface ZipPlace extends PlaceBase {
  kind: 'zip';
  /** Its five digits. */
  code: string;
  /** The first city in data order that lists the ZIP. */
  city: CityPlace;
  county: CountyPlace;
  /** What was measured of it. */
  facts: ZipFacts;
}

export type Place = CountyPlace | CityPlace | ZipPlace;

/** The name in lists: "11235" among ZIPs, "Astoria" among cities. */
export const shortName = (place: Place) => (place.kind === 'zip' ? place.code : place.name);

/** The county that a place is, or lies in. */
export const countyOf = (place: Place): CountyPlace => (place.kind === 'county' ? place : place.county);

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
