import type { City, ContentWithTables, County, SiteSettings } from '#content/content.ts';
import { usStates } from '#lib/geo/us-states.ts';
import { centerOf, milesBetween } from '#lib/geo/geo.ts';
import { groupBy } from '#lib/group-by.ts';
import { addressOf } from '../address.ts';
import type { CityPlace, CountyPlace, Places, ZipPlace } from './places.ts';
import { zipFactsOf } from './zip-facts.ts';

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
      // Itself, once it is made: a getter takes 60 MB in a site with the counties of a whole country.
      county: undefined!,
      entry: county,
      state,
      map: content.maps[county.slug],
      zipsAlong: zipsAlongRoads(county),
      reach: middle ? Math.max(0, ...points.map((point) => milesBetween(middle, point))) : 0,
      cities: [],
      zips: [],
    };
    place.county = place;
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
      zips: [],
    };
    place.zips = [place];
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
    for (const road of [...streets, ...highways]) {
      // Tables know a road without its authority, as in "the Cross-Westchester Expressway (run by the Thruway Authority)".
      const names = new Set([road, road.replace(/ \([^()]*\)$/, '')]);
      for (const name of names) zips.set(name, (zips.get(name) ?? 0) + 1);
    }
  }
  return zips;
}
