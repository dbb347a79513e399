import { formatProblems } from '#content/letters/format-problems.ts';
import { loadSite } from '#output/load-site.ts';
import type { Site } from '#site/plan.ts';

/** The site of a data folder; mistakes in the data are printed and end the command. */
export function loadOrExit(data: string): Site {
  const { site, problems } = loadSite(data);
  if (site) return site;
  console.error(formatProblems(problems));
  process.exit(1);
}
