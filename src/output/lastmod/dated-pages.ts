import { readLastmod } from '#content/lastmod-file.ts';
import { utcDay } from '#lib/date.ts';
import { counted } from '#lib/text.ts';
import { routesOf, type Site } from '#site/plan.ts';
import type { Route } from '#site/routes/routes.ts';
import { planShell } from '#site/shell.ts';
import { isIndexed } from '#site/routes/indexing.ts';
import { PageRenderer, type RenderedPage } from '../render/page-renderer.ts';
import { latestDay } from './changed-days.ts';
import { ContentDates, fingerprintOf } from './content-dates.ts';
import { findKeptOut } from '../kept-out.ts';

type Look<T> = (route: Route, page: RenderedPage) => T;

/** Returns the day that `lastmod.txt` names for a page with its main text as it is now. */
function lastmodDays(lastmod: string, now: Date): Look<string | undefined> {
  const known = ContentDates.parse(lastmod, latestDay(utcDay(now)));
  return ({ address }, page) => known.dayOf(fingerprintOf(address, page));
}

/**
 * Tells of a page whether its main text is not in the `lastmod.txt` of a data folder. Each build gives it its own day,
 * until a generate has written it anew. Nothing before the first generate.
 */
export function undatedIn(data: string, now: Date): Look<boolean> | undefined {
  const lastmod = readLastmod(data);
  if (lastmod === '') return undefined;
  const dayOf = lastmodDays(lastmod, now);
  return (route, page) => dayOf(route, page) === undefined;
}

/** The addresses of all such pages. */
export function undatedPages(site: Site, data: string, now: Date): string[] {
  const isUndated = undatedIn(data, now);
  if (!isUndated) return [];
  const pages = new PageRenderer(site, planShell(site, now, ''));
  return [...routesOf(site)]
    .filter((route) => isUndated(route, pages.render(route)))
    .map(({ address }) => address);
}

/** Tells SEO staff to commit `lastmod.txt`; nothing where it knows every page. */
export function letterAboutUndated(pages: readonly string[], data: string): string {
  const all = counted(pages.length, 'page has', 'pages have');
  return `${data}/lastmod.txt is older than the data: ${all} another text than it knows, such as ${pages[0]}.
Run "npm run generate" and commit ${data}/lastmod.txt with your edit. Until then every build gives these pages its own day in the sitemaps.`;
}

/**
 * Addresses of the pages that search engines may list and whose main text is new since a day, that day
 * included: `lastmod.txt` knows days, not hours, and a page submitted twice is better than one never submitted.
 * All, where no day is given.
 */
export function pagesChangedSince(
  site: Site,
  data: string,
  { now, since }: { now: Date; since: string | undefined },
): string[] {
  const shell = planShell(site, now, '');
  const keptOut = findKeptOut(site, shell);
  const listed = [...routesOf(site)].filter((route) => isIndexed({ ...site, keptOut }, route));
  if (since === undefined) return listed.map(({ address }) => address);
  const dayOf = lastmodDays(readLastmod(data), now);
  const pages = new PageRenderer(site, shell);
  return listed
    .filter((route) => (dayOf(route, pages.render(route)) ?? since) >= since)
    .map(({ address }) => address);
}
