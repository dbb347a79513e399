import type { Content, ContentWithTables, Hospital } from '#content/content.ts';
import { withoutKind } from '#lib/geo/county-name.ts';
import type { Row } from '#content/schemas/places/tables.ts';
import type { Point } from '#lib/geo/geo.ts';
import { groupBy } from '#lib/group-by.ts';
import { PointIndex } from '#lib/geo/nearest.ts';
import { isPartOf } from './places/neighborhoods.ts';
import { countyOf, planPlaces, type CountyPlace, type Place, type Places } from './places/places.ts';
import { routeGroups, type RouteGroup } from './routes/route-groups.ts';
import { isTopic, wordsFileOf, type Route } from './routes/routes.ts';

/** Content with its places linked and every page planned. */
export interface Site {
  content: Content;
  places: Places;
  /** Finds the nearest places of one kind. */
  placesByPoint: Record<Place['kind'], PointIndex<Place>>;
  /** The nearest places of the same kind, also across state lines. */
  nearby: (place: Place) => readonly Place[];
  hospitalsByPoint: PointIndex<Hospital>;
  /** Only hospitals in a county of the site. */
  countyOfHospital: ReadonlyMap<Hospital, CountyPlace>;
  hospitalsByCounty: ReadonlyMap<CountyPlace, Hospital[]>;
  stationsByPoint: PointIndex<Row<'stations'>>;
  groups: RouteGroup[];
  size: number;
  /** Addresses kept out of search engines for lack of own text; see `indexing.ts`. */
  readonly keptOut?: ReadonlySet<string>;
}

const neighborsShown = 6;

export function planSite(all: ContentWithTables): Site {
  const { hospitals, stations } = all.tables;
  const content: Content = { ...all, tables: { hospitals, stations } };
  const places = planPlaces(all);
  const index = (list: Place[]) => indexOf(list, ({ point }) => point);
  const placesByPoint = {
    county: index(places.counties),
    city: index(places.cities),
    zip: index(places.zips),
  };
  const nearby = (place: Place) =>
    place.point
      ? placesByPoint[place.kind].nearest(
          place.point,
          neighborsShown,
          (other) => other !== place && !isPartOf(other, place) && !isPartOf(place, other),
        )
      : [];
  const countyOfHospital = countiesOfHospitals(content, places);
  const groups = routeGroups(content, places);
  return {
    content,
    places,
    placesByPoint,
    nearby,
    hospitalsByPoint: indexOf(hospitals, pointOfRow),
    countyOfHospital,
    hospitalsByCounty: groupBy(countyOfHospital.keys(), (hospital) => countyOfHospital.get(hospital)!),
    stationsByPoint: indexOf(stations, pointOfRow),
    groups,
    size: groups.reduce((sum, group) => sum + group.size, 0),
  };
}

/** An index of the items with a known point. */
const indexOf = <T>(items: readonly T[], pointOf: (item: T) => Point | undefined): PointIndex<T> =>
  new PointIndex(
    items.flatMap((item) => {
      const point = pointOf(item);
      return point ? [{ item, point }] : [];
    }),
  );

const pointOfRow = ({ lat, lng }: Pick<Hospital, 'lat' | 'lng'>): Point | undefined =>
  lat === undefined || lng === undefined ? undefined : [lat, lng];

/** By the county in the table, as many hospitals have a ZIP code of their own that belongs to no place. */
function countiesOfHospitals(
  { tables: { hospitals }, settings }: Content,
  { counties, zipByCode }: Places,
): Map<Hospital, CountyPlace> {
  const byName = new Map(
    counties.map((place) => [`${place.state.abbreviation}/${withoutKind(place.entry.name)}`, place]),
  );
  const found = new Map<Hospital, CountyPlace>();
  for (const hospital of hospitals) {
    const { zip, county, state = settings.state.abbreviation } = hospital;
    const place = county === undefined ? zipByCode.get(zip)?.county : byName.get(`${state}/${county}`);
    if (place) found.set(hospital, place);
  }
  return found;
}

/** All routes of the plan, one at a time. */
export function* routesOf({ groups }: Pick<Site, 'groups'>): Generator<Route> {
  for (const group of groups) for (let index = 0; index < group.size; index++) yield group.at(index);
}

/** All except topic pages, which are too many to search. */
export const routesBesideTopics = ({ groups }: Site): Generator<Route> =>
  routesOf({ groups: groups.filter(({ kind }) => !isTopic(kind)) });

/** The data file behind a route, for messages. */
export function sourceOf(route: Route): string {
  if ('area' in route) return route.area.file;
  if ('post' in route) return route.post.file;
  if ('place' in route) return countyOf(route.place).entry.file;
  return route.kind === 'keyword' ? 'keywords.yaml' : wordsFileOf(route.kind);
}
