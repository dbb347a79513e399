import type { Locate, Problem } from '#lib/problem.ts';
import type { Site } from '#site/plan.ts';
import { absentPages } from '#site/routes/routes.ts';
import { adviceForPage, PlannedTargets } from './planned-targets.ts';

/** Broken menu links. A link to a page that this firm omits is no mistake, as no page shows it. */
export function checkMenu(site: Site, locate: Locate): Problem[] {
  const pages = PlannedTargets.pagesOf(site);
  const absent = absentPages(site.content);
  return site.content.settings.navigation.flatMap(({ label, to }, i) => {
    if (pages.has(to) || absent.includes(to)) return [];
    const says = `"${label}" leads to ${to}, where there is no page.`;
    return { ...locate('site.yaml', ['navigation', i, 'to']), says, fix: adviceForPage(to, pages) };
  });
}
