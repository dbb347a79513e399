import { readLastmod } from '#content/lastmod-file.ts';
import { isIndexed } from '#site/routes/indexing.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { planShell } from '#site/shell.ts';
import { findKeptOut } from '../own-text.ts';
import { lastmodDays } from './undated-pages.ts';

/**
 * Addresses of the pages that search engines may list and whose main text is new since a day, that day
 * included: `lastmod.txt` knows days, not hours, and a page submitted twice is better than one never submitted.
 * All, where no day is given.
 */
export async function pagesChangedSince(
  site: Site,
  data: string,
  { now, since }: { now: Date; since: string | undefined },
): Promise<string[]> {
  const shell = planShell(site, now, '');
  const keptOut = await findKeptOut(site, shell);
  const listed = [...routesOf(site)].filter((route) => isIndexed({ ...site, keptOut }, route));
  if (since === undefined) return listed.map(({ address }) => address);
  const dayOf = lastmodDays(site, shell, readLastmod(data));
  return listed
    .filter((route) => {
      const day = dayOf(route);
      return day === undefined || day >= since;
    })
    .map(({ address }) => address);
}
