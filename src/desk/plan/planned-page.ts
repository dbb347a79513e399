import { titleLimit, titleWidth, withoutBrand } from '#lib/search-result.ts';
import { readSlots, type Slots } from '#output/slots.ts';
import { keyOfValues } from '#output/values.ts';
import { planPage } from '#pages/definitions.ts';
import type { Site } from '#site/plan.ts';
import { routeKinds, type Route } from '#site/routes.ts';

/** A page with all that it will print. */
export interface PlannedPage {
  route: Route;
  slots: Slots;
  title: string;
}

export function plannedPage(site: Site, route: Route): PlannedPage {
  const page = planPage(site, route);
  return { route, slots: readSlots(page), title: page.props.head.title };
}

export function printSame({ slots: one }: PlannedPage, { slots: other }: PlannedPage): boolean {
  return (
    one.signature === other.signature &&
    one.values.length === other.values.length &&
    one.values.every((value, i) => String(value) === String(other.values[i]))
  );
}

/** Equal for two pages that print the same, and small enough to be kept of every page. */
export function printKey({ slots }: PlannedPage): number {
  const [high, low] = keyOfValues(slots.signature, slots.values);
  // 52 bits: what a number holds exactly.
  return high * 2 ** 20 + (low >>> 12);
}

/** Whether a search engine would cut off more than the firm's name. */
export function isTitleTooLong({ route, title }: PlannedPage): boolean {
  const indexed = routeKinds[route.kind].sitemap !== undefined;
  return indexed && titleWidth(withoutBrand(title)) > titleLimit;
}
