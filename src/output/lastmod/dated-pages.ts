import { readLastmod } from '#content/lastmod-file.ts';
import { counted } from '#lib/text.ts';
import { routesOf, type Site } from '#site/plan.ts';
import type { Route } from '#site/routes/routes.ts';
import { planShell, type Shell } from '#site/shell.ts';
import { isIndexed } from '#site/routes/indexing.ts';
import { PageRenderer } from '../render/page-renderer.ts';
import { latestDay } from './changed-days.ts';
import { ContentDates, fingerprintOf } from './content-dates.ts';
import { findKeptOut } from '../kept-out.ts';

/** Returns the day that `lastmod.txt` names for a page with its main text as it is now. */
function lastmodDays(site: Site, shell: Shell, lastmod: string): (route: Route) => string | undefined {
  const renderer = new PageRenderer(site, shell);
  const known = ContentDates.parse(lastmod, latestDay(shell.today.iso));
  return (route) => known.dayOf(fingerprintOf(route.address, renderer.render(route)));
}

/**
 * The addresses of pages whose main text is not in the `lastmod.txt` of a data folder. Each build gives them its own day,
 * until a generate has written it anew. None before the first generate.
 */
export function undatedPages(site: Site, data: string, now: Date): string[] {
  const lastmod = readLastmod(data);
  if (lastmod === '') return [];
  const dayOf = lastmodDays(site, planShell(site, now, ''), lastmod);
  return [...routesOf(site)].filter((route) => dayOf(route) === undefined).map(({ address }) => address);
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
  const dayOf = lastmodDays(site, shell, readLastmod(data));
  return listed.filter((route) => (dayOf(route) ?? since) >= since).map(({ address }) => address);
}
