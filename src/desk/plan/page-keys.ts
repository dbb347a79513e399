import { textWidth } from '#lib/text-width.ts';
import { pageKey } from '#output/page-record.ts';
import { readSlots } from '#output/slots.ts';
import { planPage } from '#pages/definitions.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { routeKinds, type Route } from '#site/routes.ts';

/** Search results are 600 pixels wide, in Arial of 20; the firm's name at the end may be cut off. */
const titleLimit = 600;
const titleFont = 20;

export interface PlannedPage {
  route: Route;
  /** Equal for two pages that print the same. */
  key: number;
  title: string;
}

/** Every page with all that it will print, made into one number. */
export function* plannedPages(
  site: Site,
  wanted: (address: string) => boolean = () => true,
): Generator<PlannedPage> {
  for (const route of routesOf(site)) {
    if (!wanted(route.address)) continue;
    const page = planPage(site, route);
    const { signature, values } = readSlots(page);
    const [high, low] = pageKey(signature, values);
    // 52 bits: what a number holds exactly.
    yield { route, key: high * 2 ** 20 + (low >>> 12), title: page.props.head.title };
  }
}

/** Whether a search engine would cut off more than the firm's name. */
export function isTitleTooLong({ route, title }: PlannedPage): boolean {
  const indexed = routeKinds[route.kind].sitemap !== undefined;
  return indexed && textWidth(title.replace(/ \| [^|]+$/, ''), titleFont) > titleLimit;
}
