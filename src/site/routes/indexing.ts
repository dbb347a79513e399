import { kindsOfManyPages } from '#content/page-kinds.ts';
import type { Site } from '../plan.ts';
import { routeKinds, type Route, type RouteKind } from './routes.ts';

/** Whether search engines may list this kind of page: it has a sitemap, and `indexing.keepOut` does not name it. */
export function isListedKind({ content }: Site, kind: RouteKind): boolean {
  return routeKinds[kind].sitemap !== undefined && !includes(content.settings.indexing.keepOut, kind);
}

/** Whether search engines may list this page. */
export function isIndexed(site: Site, { kind, address }: Pick<Route, 'kind' | 'address'>): boolean {
  return isListedKind(site, kind) && !site.keptOut?.has(address);
}

/**
 * Whether the share of a page's own words, from 0 to 1, is large enough for search engines; `least` is in percent. Not
 * applied to pages that exist once.
 */
export function hasOwnWords(kind: RouteKind, own: number, least: number): boolean {
  return !includes(kindsOfManyPages, kind) || own * 100 >= least;
}

/** The robots directive of a page; absent on pages that may be listed. */
export function robotsOf(site: Site, route: Route): string | undefined {
  if (routeKinds[route.kind].sitemap === undefined) return 'noindex, nofollow';
  // Without nofollow, as pages that a setting keeps out still link to pages that are listed.
  return isIndexed(site, route) ? undefined : 'noindex';
}

const includes = (kinds: readonly string[], kind: RouteKind) => kinds.includes(kind);
