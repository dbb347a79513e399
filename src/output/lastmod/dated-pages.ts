import { readLastmod } from '#content/lastmod-file.ts';
import { utcDay } from '#lib/date.ts';
import { counted } from '#lib/text.ts';
import { routesOf, type Site } from '#site/plan.ts';
import type { Route } from '#site/routes/routes.ts';
import { isIndexed } from '#site/routes/indexing.ts';
import { PageRenderer, type RenderedPage } from '../render/page-renderer.ts';
import { latestDay } from './changed-days.ts';
import { fingerprintOf } from './fingerprint.ts';
import { KnownDays } from './known-days.ts';
import { findKeptOut } from '../kept-out.ts';

type Look<T> = (route: Route, page: RenderedPage) => T;

/** Returns a function that looks up the day of a page's current main text in `lastmod.txt`. */
function lastmodDays(lastmod: string, now: Date): Look<string | undefined> {
  const known = KnownDays.parse(lastmod, latestDay(utcDay(now)));
  return ({ address }, page) => known.dayOf(fingerprintOf(address, page.print().mainTextKey()));
}

/**
 * Returns a test of whether a page's main text is missing from `lastmod.txt`: until a generate updates the file, each
 * build gives such a page its own day. Nothing before the first generate.
 */
export function undatedIn(data: string, now: Date): Look<boolean> | undefined {
  const lastmod = readLastmod(data);
  if (lastmod === '') return undefined;
  const dayOf = lastmodDays(lastmod, now);
  return (route, page) => dayOf(route, page) === undefined;
}

/** The addresses of all pages that `undatedIn` finds. */
export function undatedPages(site: Site, data: string, now: Date): string[] {
  const isUndated = undatedIn(data, now);
  if (!isUndated) return [];
  const pages = new PageRenderer(site);
  return [...routesOf(site)]
    .filter((route) => isUndated(route, pages.render(route)))
    .map(({ address }) => address);
}

/** Tells SEO staff to commit `lastmod.txt`; needs at least one page. */
export function letterAboutUndated(pages: readonly string[], data: string): string {
  const all = counted(pages.length, 'page has', 'pages have');
  return `${data}/lastmod.txt is older than the data: ${all} changed since, such as ${pages[0]}.
Run "npm run generate" and commit ${data}/lastmod.txt with your edit. Until then, every build gives these pages its own day in the sitemaps.`;
}

/**
 * Addresses of the indexable pages whose main text is new since a day, or of all without a day, or with one in the
 * future, which comes from a clock that was ahead. The day itself is included: `lastmod.txt` has no hours, and a page
 * submitted twice is better than one never submitted.
 */
export async function pagesChangedSince(
  site: Site,
  data: string,
  { now, since }: { now: Date; since: string | undefined },
): Promise<string[]> {
  const keptOut = await findKeptOut(site);
  const listed = [...routesOf(site)].filter((route) => isIndexed({ ...site, keptOut }, route));
  if (since === undefined || since > latestDay(utcDay(now))) return listed.map(({ address }) => address);
  const dayOf = lastmodDays(readLastmod(data), now);
  const pages = new PageRenderer(site);
  return listed
    .filter((route) => (dayOf(route, pages.render(route)) ?? since) >= since)
    .map(({ address }) => address);
}
