import { checkMoves } from '#addresses/check-moves.ts';
import { loadContent } from '#content/load.ts';
import type { Memory } from '#content/memory.ts';
import type { Problem } from '#lib/problem.ts';
import { checkAddresses, planSite, type Site } from '#site/plan.ts';
import { checkRedirectLimits } from './redirect-files.ts';

/** The whole plan of the site, or every mistake that stands in its way. */
export function loadSite(
  data: string,
  memory?: Memory,
): { site: Site; problems?: undefined } | { site?: undefined; problems: Problem[] } {
  const { content, problems, locate } = loadContent(data, memory);
  if (!content) return { problems };
  const site = planSite(content);
  const conflicts = [
    ...checkAddresses(site, locate),
    ...checkMoves(site, locate),
    ...checkRedirectLimits(site, locate),
  ];
  return conflicts.length > 0 ? { problems: conflicts } : { site };
}
