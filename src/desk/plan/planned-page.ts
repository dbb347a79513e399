import { searchRoom } from '#lib/search-result.ts';
import { keyOf } from '#output/key.ts';
import { planPage } from '#pages/definitions.ts';
import type { Site } from '#site/plan.ts';
import { routeKinds, type Route } from '#site/routes/routes.ts';

/** A page with all that it will print. */
export interface PlannedPage {
  route: Route;
  /** Equal for two pages that print the same. */
  printed: string;
  title: string;
}

/** Where a text stands is printed nowhere, and differs between two copies of the data. */
const withoutFiles = (name: string, value: unknown) =>
  name === 'file' && /\.(?:yaml|md)$/.test(String(value)) ? undefined : value;

export function plannedPage(site: Site, route: Route): PlannedPage {
  const page = planPage(site, route);
  return { route, printed: JSON.stringify(page, withoutFiles), title: page.props.head.title };
}

/** Equal for two pages that print the same, and small enough to be kept of every page. */
export function printKey({ printed }: PlannedPage): number {
  const [high, low] = keyOf(printed);
  // 52 bits: what a number holds exactly.
  return high * 2 ** 20 + (low >>> 12);
}

/** Whether a search engine would cut off more than the firm's name. */
export function isTitleTooLong({ route, title }: PlannedPage): boolean {
  const indexed = routeKinds[route.kind].sitemap !== undefined;
  return indexed && searchRoom.title.width(title) > searchRoom.title.most;
}
