import { addressOf } from '../address.ts';
import type { Place, Places } from '../places/places.ts';
import { routesBesideTopics, type Site } from '../plan.ts';
import { topicRoute } from './route-groups.ts';
import { isNotFound, type Route } from './routes.ts';
import { sectionOf } from './sections.ts';

interface FoundRoute {
  route: Route;
  /** The address is unknown, or that of a 404 page; `route` is the 404 page. */
  missing: boolean;
  /** Unknown posts, topics and keywords redirect to the general page. */
  redirectTo?: string;
}

/** The route at an address, as a static host would answer. */
export function findRoute(site: Site, address: string): FoundRoute {
  const route = routeAboutTopic(site, address) ?? otherRoute(site, address);
  if (route) return { route, missing: isNotFound(route.kind) };
  const section = sectionOf(address);
  const kind = section?.notFound ?? 'not-found';
  const missing = { route: site.groups.find((group) => group.kind === kind)!.at(0), missing: true };
  return section && !section.notFound ? { ...missing, redirectTo: addressOf.notFound() } : missing;
}

const otherRoute = (site: Site, address: string): Route | undefined =>
  [...routesBesideTopics(site)].find((route) => route.address === address);

function routeAboutTopic({ content, places }: Site, address: string): Route | undefined {
  const [, , level, ...names] = address.split('/');
  const topic = content.topics.find(({ slug }) => slug === names.at(-1));
  const [first, second] = names.slice(0, -1);
  const query = level === 'zip' ? { zipCode: first } : { countySlug: first, citySlug: second };
  const place = topic && findPlace(places, query);
  const route = place && topicRoute(place, topic);
  return route?.address === address ? route : undefined;
}

export interface PlaceQuery {
  countySlug?: string;
  citySlug?: string;
  zipCode?: string;
}

/** The place at these names: a ZIP wins over a city, a city over a county; null if none matches. */
export function findPlace(places: Places, { countySlug, citySlug, zipCode }: PlaceQuery): Place | null {
  if (zipCode !== undefined) return places.zipByCode.get(zipCode) ?? null;
  const county = countySlug === undefined ? undefined : places.countyBySlug.get(countySlug);
  if (citySlug !== undefined) return county?.cities.find(({ entry }) => entry.slug === citySlug) ?? null;
  return county ?? null;
}
