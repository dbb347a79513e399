import type { Content, Topic } from '#content/content.ts';
import type { Place, Places } from '../places/places.ts';
import { addressOf } from '../address.ts';
import {
  absentPages,
  routeKinds,
  singleAddresses,
  type Route,
  type RouteKind,
  type SingleKind,
} from './routes.ts';

/** All routes of one kind, created on demand: a country's routes are never all in memory. */
export interface RouteGroup {
  kind: RouteKind;
  /** How many pages of the plan come before it. */
  first: number;
  size: number;
  /** `index` from 0 to `size - 1`, in data order. */
  at(index: number): Route;
}

/** The routes of every kind, in the order of the CSV. */
export function routeGroups(content: Content, places: Places): RouteGroup[] {
  const made = groupMakers(content, places);
  let first = 0;
  return (Object.keys(routeKinds) as RouteKind[]).map((kind): RouteGroup => {
    const group = { kind, first, ...(made[kind] ?? singlePage(content, kind as SingleKind)) };
    first += group.size;
    return group;
  });
}

type Made = Pick<RouteGroup, 'size' | 'at'>;

function singlePage(content: Content, kind: SingleKind): Made {
  const address = singleAddresses[kind];
  return { size: absentPages(content).includes(address) ? 0 : 1, at: () => ({ kind, address }) };
}

function groupMakers(content: Content, { counties, cities, zips }: Places): Partial<Record<RouteKind, Made>> {
  const { topics } = content;
  const each = <T>(list: readonly T[], route: (item: T) => Route): Made => ({
    size: list.length,
    at: (index) => route(list[index]!),
  });
  /** Grouped by place, so that its facts are computed once for all topics. */
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
  } satisfies Record<Exclude<RouteKind, SingleKind>, Made>;
}

const placeRoute = (place: Place) => ({ kind: place.kind, address: place.address, place }) as Route;

/** A place's page about a topic. */
export const topicRoute = (place: Place, topic: Topic) =>
  ({
    kind: `${place.kind}-topic`,
    address: addressOf.topicIn(place.topicsAt, topic.slug),
    place,
    topic,
  }) as Route;
