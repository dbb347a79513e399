import { searchResultLimits } from '#lib/search-result.ts';
import { joinKeys, type Key } from '#output/key.ts';
import type { RenderedPage } from '#output/render/page-renderer.ts';
import { routeKinds, type Route } from '#site/routes/routes.ts';

/**
 * Pages with equal keys print the same, header and footer aside. Main texts also name what every page shares, such as
 * the phone number, so they are compared where that differs.
 */
export const keyOfPage = (page: RenderedPage, hasOtherFrame: boolean): Key =>
  hasOtherFrame ? joinKeys(page.key, page.print().mainTextKey()) : page.key;

export const titleOf = (page: RenderedPage): string => page.plan().props.head.title;

/** Whether a search engine would cut off more than the firm's name. */
export function isTitleTooLong({ kind }: Route, page: RenderedPage): boolean {
  const isListed = routeKinds[kind].sitemap !== undefined;
  return isListed && searchResultLimits.title.width(titleOf(page)) > searchResultLimits.title.most;
}
