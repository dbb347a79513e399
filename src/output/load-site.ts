import { checkMoves } from '#addresses/check-moves.ts';
import { loadContent } from '#content/load.ts';
import { checkFiles } from '#content/read.ts';
import type { Problem } from '#lib/problem.ts';
import { checkAddresses, planSite, type Site } from '#site/plan.ts';
import { checkFileNames } from './file-names.ts';
import { checkHostLimits, type RedirectHost } from './redirect-files.ts';

/** The whole plan of the site, or every mistake that stands in its way. `host` is who answers redirects. */
export function loadSite(
  data: string,
  host: RedirectHost = '_redirects',
): { site: Site; problems?: undefined } | { site?: undefined; problems: Problem[] } {
  const { content, problems, locate } = loadContent(data);
  const strange = checkFiles(data);
  if (!content || strange.length > 0) return { problems: [...strange, ...problems] };
  const site = planSite(content);
  const conflicts = [
    ...checkFileNames(site, locate),
    ...checkAddresses(site, locate),
    ...checkMoves(site, locate),
    ...checkHostLimits(site, host, locate),
  ];
  return conflicts.length > 0 ? { problems: conflicts } : { site };
}
