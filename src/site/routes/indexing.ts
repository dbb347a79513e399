import { kindsOfManyPages } from '#content/page-kinds.ts';
import type { Site } from '../plan.ts';
import { routeKinds, type Route, type RouteKind } from './routes.ts';

type Settings = Pick<Site, 'content' | 'keptOut'>;

/** Whether search engines may list this kind of page: it has a sitemap, and `indexing.keepOut` does not name it. */
export function isListedKind({ content }: Settings, kind: RouteKind): boolean {
  return routeKinds[kind].sitemap !== undefined && !includes(content.settings.indexing.keepOut, kind);
}

/** Whether search engines may list this very page. */
export function isIndexed(site: Settings, { kind, address }: Pick<Route, 'kind' | 'address'>): boolean {
  return isListedKind(site, kind) && !site.keptOut?.has(address);
}

/**
 * Whether so large a share of a page's words, 0 to 1, is its own that search engines may list it; `least` in percent.
 * Pages that exist once are not asked.
 */
export function hasOwnWords(kind: RouteKind, own: number, least: number): boolean {
  return !includes(kindsOfManyPages, kind) || own * 100 >= least;
}

/** What the robots line of a page says; absent on pages that may be listed. */
export function robotsOf(site: Settings, route: Route): string | undefined {
  if (routeKinds[route.kind].sitemap === undefined) return 'noindex, nofollow';
  // Links of a page that is kept out by a setting still lead to pages that are not.
  return isIndexed(site, route) ? undefined : 'noindex';
}

const includes = (kinds: readonly string[], kind: RouteKind) => kinds.includes(kind);
