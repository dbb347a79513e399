import { searchResultLimits } from '#lib/search-result.ts';
import { joinKeys, type Key } from '#output/key.ts';
import { PageRenderer, type RenderedPage } from '#output/render/page-renderer.ts';
import type { Site } from '#site/plan.ts';
import { routeKinds, type Route } from '#site/routes/routes.ts';
import { planShell } from '#site/shell.ts';

/** Renders the pages of a site to compare them. Quickest where pages about one place follow each other. */
export const pageRendererOf = (site: Site) => new PageRenderer(site, planShell(site, new Date(0), ''));

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
