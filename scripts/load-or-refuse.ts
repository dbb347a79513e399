import { formatProblems } from '#content/letters/format-problems.ts';
import { SavedTexts } from '#output/cache/saved-texts.ts';
import { loadSite } from '#output/load-site.ts';
import type { Site } from '#site/plan.ts';
import type { BuiltFolders } from './command-line/command.ts';
import { Refused } from './command-line/refused.ts';

/** The site of a data folder; throws the letter about mistakes in the data. */
export function loadOrRefuse(data: string, { cache, contentCode }: BuiltFolders): Site {
  const textCache = new SavedTexts(cache, data, contentCode);
  const { site, problems } = loadSite(data, { textCache });
  if (!site) throw new Refused(formatProblems(problems));
  textCache.close();
  return site;
}
