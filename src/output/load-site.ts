import { checkLedger } from '#addresses/check-ledger.ts';
import { checkLinks } from '#addresses/check-links.ts';
import { checkMenu } from '#addresses/check-menu.ts';
import { checkRedirects } from '#addresses/check-redirects.ts';
import type { ContentWithTables } from '#content/content.ts';
import { checkPictures } from '#content/pictures/picture-files.ts';
import { formatProblems } from '#content/letters/format-problems.ts';
import { loadContent, type LoadOptions } from '#content/load.ts';
import type { Locate, Problem } from '#lib/problem.ts';
import { Refused } from '#lib/refused.ts';
import { checkRoutes } from '#site/routes/check-routes.ts';
import { planSite, type Site } from '#site/plan.ts';
import { SavedTexts } from './cache/saved-texts.ts';
import { checkPublicFiles, knownFiles } from './files/public-files.ts';
import { checkRedirectedFiles, checkRedirectLimits } from './files/redirect-files.ts';
import { cacheDrawings } from './pictures/map-files.ts';

/** A site whose data is valid. */
export interface SiteRead {
  site: Site;
  content: ContentWithTables;
  locate: Locate;
  problems?: undefined;
  unfinished?: undefined;
}

/** The whole plan of the site, or all mistakes that prevent it; `unfinished` if those are only facts to look up. */
export function loadSite(
  data: string,
  options?: LoadOptions,
): SiteRead | { site?: undefined; problems: Problem[]; unfinished?: Site } {
  const loaded = loadContent(data, options);
  const { content, problems, locate } = loaded;
  const pictures = checkPictures(data);
  if (!content || pictures.length > 0) return { problems: [...pictures, ...problems] };
  const site = planSite(content);
  const conflicts = [
    ...problems,
    ...checkRoutes(site, locate),
    ...checkMenu(site, locate),
    ...checkRedirects(site, locate),
    ...checkLedger(site, locate),
    ...checkRedirectLimits(site, data, locate),
    ...checkRedirectedFiles(site, data, locate),
    ...checkLinks(site, loaded, knownFiles(data)),
    ...checkPublicFiles(site, data),
  ];
  if (conflicts.length === 0) return { site, content, locate };
  return { problems: conflicts, ...(conflicts.every(({ pending }) => pending) && { unfinished: site }) };
}

/** Where earlier runs have saved texts that they parsed and maps that they drew. */
interface RunCache {
  cache: string;
  /** Changes with the code that reads the data. */
  contentCode: string;
}

/** The whole plan of the site. Throws a letter with all mistakes that prevent it. */
export function siteOrRefuse(data: string, runCache?: RunCache, emailjs?: LoadOptions['emailjs']): SiteRead {
  const read = loadWithCache(data, runCache, emailjs);
  if (!read.site) throw new Refused(formatProblems(read.problems));
  return read;
}

/** The plan of a site to edit, in which facts may be missing that somebody has to look up before it is made. */
export function siteToEdit(data: string, runCache: RunCache): Site {
  const read = loadWithCache(data, runCache);
  if (read.site) return read.site;
  if (!read.unfinished) throw new Refused(formatProblems(read.problems));
  return read.unfinished;
}

/** The same as `loadSite`; without a cache, everything is read anew. */
export function loadWithCache(
  data: string,
  runCache?: RunCache,
  emailjs?: LoadOptions['emailjs'],
): ReturnType<typeof loadSite> {
  const textCache = runCache && new SavedTexts(runCache.cache, data, runCache.contentCode);
  const onDrawn = runCache && cacheDrawings(runCache.cache);
  const read = loadSite(data, { textCache, emailjs, onDrawn });
  if (read.site) textCache?.save();
  return read;
}
