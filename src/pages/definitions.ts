import { robotsOf } from '#site/routes/indexing.ts';
import type { Site } from '#site/plan.ts';
import type { Place } from '#site/places/places.ts';
import type { Route, RouteKind, RouteOf } from '#site/routes/routes.ts';
import { about } from './about.tsx';
import { practice, serviceAreas } from './area-lists.tsx';
import { blog } from './blog.tsx';
import { city } from './city.tsx';
import { contact } from './contact.tsx';
import { county } from './county.tsx';
import { home } from './home.tsx';
import { keyword } from './keyword/keyword.tsx';
import { localSearches } from './local-searches.tsx';
import { privacy, terms } from './legal.tsx';
import { locations } from './locations.tsx';
import { locationNotFound, notFound, practiceNotFound, serviceAreaNotFound } from './not-found.tsx';
import type { Page, PageDefinition, PageProps, PlacePageDefinition, Words } from './page.ts';
import { post } from './post.tsx';
import { practiceArea } from './practice-area.tsx';
import { schedule } from './schedule.tsx';
import { serviceArea } from './service-area.tsx';
import { sitemap } from './sitemap.tsx';
import { testimonials } from './testimonials.tsx';
import { topic } from './topic/topic.tsx';
import { zip } from './zip.tsx';

type PlacePage = PlacePageDefinition<RouteKind, PageProps, Words, Place>;
type AnyDefinition = PageDefinition<RouteKind, PageProps> | PlacePage;

export const definitions = {
  home,
  practice,
  'practice-area': practiceArea,
  'service-areas': serviceAreas,
  'service-area': serviceArea,
  locations,
  county,
  city,
  zip,
  blog,
  post,
  'county-topic': topic,
  'city-topic': topic,
  'zip-topic': topic,
  'local-searches': localSearches,
  keyword,
  about,
  testimonials,
  contact,
  schedule,
  sitemap,
  privacy,
  terms,
  'not-found': notFound,
  'practice-not-found': practiceNotFound,
  'service-area-not-found': serviceAreaNotFound,
  'location-not-found': locationNotFound,
} satisfies Record<RouteKind, object> as unknown as Record<RouteKind, AnyDefinition>;

/** Plans a page; that of a place may be given other words of the same structure. */
export function planPage(
  site: Site,
  route: Route,
  words: Words | undefined = isOfPlace(route) ? wordsOfPlace(site, route) : undefined,
): Page {
  const { kind } = route;
  // Other pages have no words; their definitions take no third argument.
  const props = (definitions[kind] as PlacePage).props(site, route, words!);
  const robots = robotsOf(site, route);
  return { kind, props: robots ? { ...props, head: { ...props.head, robots } } : props };
}

/** Plans pages one after the other; consecutive pages of the same place and kind share its words. */
export function pagePlanner(site: Site): (route: Route) => Page {
  let last: { route: PlaceRoute; words: Words } | undefined;
  return (route) => {
    if (!isOfPlace(route)) return planPage(site, route);
    if (last?.route.place !== route.place || last.route.kind !== route.kind)
      last = { route, words: wordsOfPlace(site, route) };
    return planPage(site, route, last.words);
  };
}

/** A route whose page is composed of the words of its place; county pages are not, as there are few. */
export type PlaceRoute = RouteOf<'city' | 'zip' | 'county-topic' | 'city-topic' | 'zip-topic'>;

export const isOfPlace = (route: Route): route is PlaceRoute => 'words' in definitions[route.kind];

export function wordsOfPlace(site: Site, { kind, place }: PlaceRoute): Words {
  return (definitions[kind] as PlacePage).words(site, place);
}
