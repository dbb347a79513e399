import type { Content, Hospital, Post, Topic } from '#content/content.ts';
import type { Row } from '#content/schemas/places/tables.ts';
import type { Point } from '#lib/geo/geo.ts';
import { PointIndex } from '#lib/geo/nearest.ts';
import { addressOf } from './routes/address.ts';
import { countyOfHospital } from './known/county-of-hospital.ts';
import { isPartOf } from './places/neighborhoods.ts';
import { countyOf, ofKind, planPlaces, type CountyPlace, type Place, type Places } from './places/places.ts';
import { routeKinds, wordsFileOf, type Route, type RouteKind } from './routes/routes.ts';
import { absentPages, singleAddresses, type SingleKind } from './routes/single-pages.ts';

/** All routes of one kind, made when asked for: a country's routes are never held at once. */
export interface RouteGroup {
  kind: RouteKind;
  size: number;
  /** `index` counts from 0 to `size - 1`; the order is that of the data. */
  at(index: number): Route;
}

/** Content with its places linked and every page planned. */
export interface Site {
  content: Content;
  places: Places;
  postBySlug: Map<string, Post>;
  /** Finds the nearest places of one kind. */
  placesByPoint: Record<Place['kind'], PointIndex<Place>>;
  /** The nearest places of the same kind, those across a state line included. The last answer is kept: pages about one place follow each other. */
  nearby: (place: Place) => readonly Place[];
  hospitalsByPoint: PointIndex<Hospital>;
  /** Of those in a county of the site. */
  countyOfHospital: ReadonlyMap<Hospital, CountyPlace>;
  stationsByPoint: PointIndex<Row<'stations'>>;
  groups: RouteGroup[];
  size: number;
  /** Addresses that search engines may not list for want of own text; see `indexing.ts`. */
  keptOut?: ReadonlySet<string>;
}

const neighborsShown = 6;

export function planSite(content: Content): Site {
  const places = planPlaces(content);
  const index = (list: Place[]) => indexOf(list, ({ point }) => point);
  const placesByPoint = {
    county: index(places.counties),
    city: index(places.cities),
    zip: index(places.zips),
  };
  const nearest = (place: Place) =>
    place.point
      ? placesByPoint[place.kind].nearest(
          place.point,
          neighborsShown,
          (other) => other !== place && !isPartOf(other, place) && !isPartOf(place, other),
        )
      : [];
  let last: { place: Place; near: readonly Place[] } | undefined;
  const nearby = (place: Place) => {
    if (last?.place !== place) last = { place, near: nearest(place) };
    return last.near;
  };
  const made = groupMakers(content, places);
  const groups = (Object.keys(routeKinds) as RouteKind[]).map((kind): RouteGroup => ({
    kind,
    ...(kind in made ? made[kind as keyof typeof made] : singlePage(content, kind as SingleKind)),
  }));
  return {
    content,
    places,
    postBySlug: new Map(content.posts.map((post) => [post.slug, post])),
    placesByPoint,
    nearby,
    hospitalsByPoint: indexOf(content.tables.hospitals, pointOfRow),
    countyOfHospital: countyOfHospital(content, places),
    stationsByPoint: indexOf(content.tables.stations, pointOfRow),
    groups,
    size: groups.reduce((sum, group) => sum + group.size, 0),
  };
}

/** An index of those whose point is known. */
const indexOf = <T>(items: readonly T[], pointOf: (item: T) => Point | undefined): PointIndex<T> =>
  new PointIndex(
    items.flatMap((item) => {
      const point = pointOf(item);
      return point ? [{ item, point }] : [];
    }),
  );

const pointOfRow = ({
  lat,
  lng,
}: {
  lat?: number | undefined;
  lng?: number | undefined;
}): Point | undefined => (lat === undefined || lng === undefined ? undefined : [lat, lng]);

type Made = Omit<RouteGroup, 'kind'>;

function singlePage(content: Content, kind: SingleKind): Made {
  const address = singleAddresses[kind];
  return { size: absentPages(content).includes(address) ? 0 : 1, at: () => ({ kind, address }) };
}

function groupMakers(content: Content, { counties, cities, zips }: Places) {
  const { topics } = content;
  const each = <T>(list: readonly T[], route: (item: T) => Route): Made => ({
    size: list.length,
    at: (index) => route(list[index]!),
  });
  /** Place by place, so that what is known about a place is worked out once for its topics. */
  const eachWithTopics = (list: readonly Place[]): Made => ({
    size: list.length * topics.length,
    at: (index) => topicRoute(list[Math.floor(index / topics.length)]!, topics[index % topics.length]!),
  });
  return {
    'practice-area': each(content.practiceAreas, (area) => ({
      kind: 'practice-area',
      address: addressOf.practiceArea(area.slug),
      area,
    })),
    'service-area': each(content.serviceAreas, (area) => ({
      kind: 'service-area',
      address: addressOf.serviceArea(area.slug),
      area,
    })),
    keyword: each(content.keywords, (keyword) => ({
      kind: 'keyword',
      address: addressOf.keyword(keyword.slug),
      keyword,
    })),
    post: each(content.posts, (post) => ({ kind: 'post', address: addressOf.post(post.slug), post })),
    county: each(counties, placeRoute),
    city: each(cities, placeRoute),
    zip: each(zips, placeRoute),
    'county-topic': eachWithTopics(counties),
    'city-topic': eachWithTopics(cities),
    'zip-topic': eachWithTopics(zips),
  } satisfies Partial<Record<RouteKind, Made>>;
}

const placeRoute = (place: Place) => ({ kind: place.kind, address: place.address, place }) as Route;

/** A place's page about a topic. */
export const topicRoute = (place: Place, topic: Topic) =>
  ({ kind: `${place.kind}-topic`, address: topicAddress(place, topic.slug), place, topic }) as Route;

/** All routes of the plan, one at a time. */
export function* routesOf({ groups }: Site): Generator<Route> {
  for (const group of groups) for (let index = 0; index < group.size; index++) yield group.at(index);
}

/** Where the topic pages of a place lie. */
export function topicsAddress(place: Place): string {
  return ofKind(place, {
    county: ({ entry }) => addressOf.topicsOf.county(entry.slug),
    city: ({ county, entry }) => addressOf.topicsOf.city(county.entry.slug, entry.slug),
    zip: ({ code }) => addressOf.topicsOf.zip(code),
  });
}

/** The address of a place's page about a topic. */
export const topicAddress = (place: Place, topic: string) => addressOf.topicIn(topicsAddress(place), topic);

/** The data file behind a route, for messages. */
export function sourceOf(route: Route): string {
  if ('area' in route) return route.area.file;
  if ('post' in route) return route.post.file;
  if ('place' in route) return countyOf(route.place).entry.file;
  return route.kind === 'keyword' ? 'keywords.yaml' : wordsFileOf(route.kind);
}
