import type { City, ContentWithTables, County, SiteSettings } from '#content/content.ts';
import { usStates } from '#lib/geo/us-states.ts';
import { centerOf, milesBetween, type Point } from '#lib/geo/geo.ts';
import { groupBy } from '#lib/group-by.ts';
import { addressOf } from '../address.ts';
import { zipFactsOf, type ZipFacts } from './zip-facts.ts';

interface PlaceBase {
  /** Worded to follow "in": "Kings County", "Brooklyn", "Zip Code 11224 (Brooklyn)". */
  name: string;
  address: string;
  /** The address below which its topic pages are. */
  topicsAt: string;
  /** Absent if the data does not say. */
  point: Point | undefined;
}

export interface CountyPlace extends PlaceBase {
  kind: 'county';
  /** As the data has it. */
  entry: County;
  /** The site's state, unless the county's file names another. */
  state: SiteSettings['state'];
  /** How many of its ZIPs each road touches; shared by all its places. */
  zipsAlong: ReadonlyMap<string, number>;
  /** In miles, from its middle to the farthest of its ZIPs. */
  reach: number;
  cities: CityPlace[];
  /** The ZIPs of its cities, each once. */
  zips: ZipPlace[];
}

export interface CityPlace extends PlaceBase {
  kind: 'city';
  /** As the data has it. */
  entry: City;
  county: CountyPlace;
  /** Every ZIP that the city lists, its own and those whose page belongs to an earlier city. */
  zips: ZipPlace[];
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

/** The ZIPs of a place, each once. */
export const zipsOf = (place: Place): readonly ZipPlace[] => (place.kind === 'zip' ? [place] : place.zips);

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

/** Counties, cities and ZIPs in data order, linked to each other. */
export function planPlaces(content: ContentWithTables): Places {
  const zipByCode = new Map<string, ZipPlace>();
  const factsOf = zipFactsOf(content);
  const isSharedByCounties = sharedNames(content.counties);
  const isSharedByCities = sharedNames(content.counties.flatMap(({ cities }) => cities));

  const planCounty = (county: County): CountyPlace => {
    const state = stateOf(county, content.settings.state);
    const points = Object.values(county.points);
    const middle = county.middle ?? centerOf(points);
    const place: CountyPlace = {
      kind: 'county',
      name: isSharedByCounties(county) ? `${county.name}, ${state.abbreviation}` : county.name,
      address: addressOf.county(county.slug),
      topicsAt: addressOf.topicsOf.county(county.slug),
      point: middle,
      entry: county,
      state,
      zipsAlong: zipsAlongRoads(county),
      reach: middle ? Math.max(0, ...points.map((point) => milesBetween(middle, point))) : 0,
      cities: [],
      zips: [],
    };
    place.cities = county.cities.map((city) => planCity(city, place));
    place.zips = [...new Set(place.cities.flatMap(({ zips }) => zips))];
    return place;
  };
  const planCity = (city: City, county: CountyPlace): CityPlace => {
    const { points } = county.entry;
    const place: CityPlace = {
      kind: 'city',
      name: isSharedByCities(city) ? `${city.name}, ${county.name}` : city.name,
      address: addressOf.city(county.entry.slug, city.slug),
      topicsAt: addressOf.topicsOf.city(county.entry.slug, city.slug),
      point: centerOf(city.zips.flatMap((zip) => (points[zip] ? [points[zip]] : []))),
      entry: city,
      county,
      zips: [],
    };
    place.zips = city.zips.map((zip) => zipByCode.get(zip) ?? planZip(zip, place));
    return place;
  };
  const planZip = (zip: string, city: CityPlace): ZipPlace => {
    const place: ZipPlace = {
      kind: 'zip',
      name: `Zip Code ${zip} (${city.entry.name})`,
      address: addressOf.zip(zip),
      topicsAt: addressOf.topicsOf.zip(zip),
      point: city.county.entry.points[zip],
      code: zip,
      city,
      county: city.county,
      facts: factsOf(zip),
    };
    zipByCode.set(zip, place);
    return place;
  };
  const counties = content.counties.map(planCounty);
  return {
    counties,
    cities: counties.flatMap(({ cities }) => cities),
    zips: [...zipByCode.values()],
    countyBySlug: new Map(counties.map((place) => [place.entry.slug, place])),
    zipByCode,
  };
}

type Named = Pick<County, 'name'>;

/** Returns a test for names that are not unique, whose pages would share a title. */
function sharedNames(all: readonly Named[]): (one: Named) => boolean {
  const byName = groupBy(all, ({ name }) => name);
  return ({ name }) => byName.get(name)!.length > 1;
}

const stateOf = ({ state }: County, ofSite: SiteSettings['state']): SiteSettings['state'] =>
  state && state !== ofSite.abbreviation ? { name: usStates[state].name, abbreviation: state } : ofSite;

function zipsAlongRoads({ roads }: County): Map<string, number> {
  const zips = new Map<string, number>();
  for (const { streets, highways } of Object.values(roads)) {
    for (const road of [...streets, ...highways]) zips.set(road, (zips.get(road) ?? 0) + 1);
  }
  return zips;
}
