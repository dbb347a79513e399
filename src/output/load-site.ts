import { loadContent } from '#content/load.ts';
import type { Problem } from '#lib/problem.ts';
import { checkAddresses, planSite, type Site } from '#site/plan.ts';

/** The whole plan of the site, or every mistake that stands in its way. */
export function loadSite(
  data: string,
): { site: Site; problems?: undefined } | { site?: undefined; problems: Problem[] } {
  const { content, problems, locate } = loadContent(data);
  if (!content) return { problems };
  const site = planSite(content);
  const conflicts = checkAddresses(site, locate);
  return conflicts.length > 0 ? { problems: conflicts } : { site };
}
