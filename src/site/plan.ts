import type { Content, ContentWithTables } from '#content/content.ts';
import type { Row } from '#content/schemas/places/tables.ts';
import { PointIndex } from '#lib/geo/nearest.ts';
import { indexHospitals, type HospitalIndex } from './places/hospital-index.ts';
import { planPlaces } from './places/plan-places.ts';
import type { Place, Places } from './places/places.ts';
import { routeGroups, type RouteGroup } from './routes/route-groups.ts';
import { isTopic, wordsFileOf, type Route } from './routes/routes.ts';

/** Content with its places linked and every page planned. */
export interface Site {
  content: Content;
  places: Places;
  /** Finds the nearest places of one kind. */
  placesByPoint: Record<Place['kind'], PointIndex<Place>>;
  hospitals: HospitalIndex;
  stationsByPoint: PointIndex<Row<'stations'>>;
  groups: RouteGroup[];
  size: number;
  /** Addresses kept out of search engines for lack of own text; see `indexing.ts`. */
  readonly keptOut?: ReadonlySet<string>;
}

/** Links the places and plans every page. Places hold the rows of most tables, which end with the given content. */
export function planSite(all: ContentWithTables): Site {
  const { hospitals, stations } = all.tables;
  const content: Content = { ...all, tables: { hospitals, stations } };
  const places = planPlaces(all);
  const byPoint = (list: Place[]) => new PointIndex(list, ({ point }) => point);
  const groups = routeGroups(content, places);
  return {
    content,
    places,
    placesByPoint: {
      county: byPoint(places.counties),
      city: byPoint(places.cities),
      zip: byPoint(places.zips),
    },
    hospitals: indexHospitals(content, places),
    stationsByPoint: new PointIndex(stations, ({ lat, lng }) => [lat, lng]),
    groups,
    size: groups.reduce((sum, group) => sum + group.size, 0),
  };
}

/** All routes of the plan, one at a time. */
export function* routesOf({ groups }: Pick<Site, 'groups'>): Generator<Route> {
  for (const group of groups) for (let index = 0; index < group.size; index++) yield group.at(index);
}

/** All except topic pages, which are too many to search. */
export const routesBesideTopics = ({ groups }: Site): Generator<Route> =>
  routesOf({ groups: groups.filter(({ kind }) => !isTopic(kind)) });

/** The data file that a page is made of, by its name in the data folder. */
export function dataFileOf(route: Route): string {
  if ('area' in route) return route.area.file;
  if ('post' in route) return route.post.file;
  if ('place' in route) return route.place.county.entry.file;
  return route.kind === 'keyword' ? 'keywords.yaml' : wordsFileOf(route.kind);
}
