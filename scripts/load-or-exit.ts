import { formatProblems } from '#content/letters/format-problems.ts';
import { SavedTexts } from '#output/cache/saved-texts.ts';
import { loadSite } from '#output/load-site.ts';
import type { Site } from '#site/plan.ts';
import type { BuiltFolders } from './command-line/command.ts';

/** The site of a data folder; mistakes in the data are printed and end the command. */
export function loadOrExit(data: string, { cache, contentCode }: BuiltFolders): Site {
  const textCache = new SavedTexts(cache, data, contentCode);
  const { site, problems } = loadSite(data, { textCache });
  if (site) {
    textCache.close();
    return site;
  }
  console.error(formatProblems(problems));
  process.exit(1);
}
