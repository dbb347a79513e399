import path from 'node:path';
import { unknownChecks } from '#audit/unknown-checks.ts';
import { annotateProblems } from '#content/letters/annotate-problems.ts';
import { daysToCome } from '#content/checks/days-to-come.ts';
import { factsDue } from '#content/checks/facts-due.ts';
import { unfitPictures } from '#content/pictures/unfit-pictures.ts';
import { formatProblems, formatWarnings } from '#content/letters/format-problems.ts';
import { cutOffInSearch, letterAboutCutOff } from '#desk/cut-off-in-search.ts';
import { twiceInSearch } from '#desk/twice-in-search.ts';
import { unknownZips } from '#desk/zips/unknown-zips.ts';
import { counted } from '#lib/text.ts';
import { letterAboutUndated, undatedPages } from '#output/lastmod/dated-pages.ts';
import { loadWithCache, type SiteRead } from '#output/load-site.ts';
import type { Problem } from '#lib/problem.ts';
import { complaintsOf } from '../code-tools.ts';
import type { BuiltFolders, Call } from '../command-line/call.ts';
import { updateSchemas } from '../desk/editor-schemas.ts';
import { conflictInDays, missingFiles } from '../desk/missing-files.ts';
import { revertedLedger } from '../desk/ledger-file.ts';
import { shippedZips } from '../desk/shipped-files.ts';
import { misspeltWords } from '../desk/misspelt-words.ts';
import { buildDay, emailjsFromEnvironment } from '../environment.ts';

export async function run({ options: { data, json }, folders }: Call<'check'>): Promise<void> {
  const { checkout } = folders;
  const isOwn = path.resolve(data) === path.join(checkout, 'data');
  // The types of the code are checked only with its own data, and in parallel.
  const types = isOwn && !json ? complaintsOf('types', checkout) : '';
  const written = updateSchemas(data);
  const missing = [...missingFiles(data), ...conflictInDays(data), ...revertedLedger(data)];
  const found = await checkData(data, folders, { remember: isOwn, missing });
  if (json) console.log(JSON.stringify(found, null, 2));
  else tell(found, data);
  if (written > 0 && !json) {
    console.log(
      `Updated the descriptions of fields that editors show: ${counted(written, 'file', 'files')} written.`,
    );
  }
  const wrong = await types;
  if (wrong !== '') console.error(wrong);
  // Locally the next `generate` updates lastmod.txt; a build server would lose the update.
  const isIncomplete = found.undated.length > 0 || missing.length > 0;
  const isWrong = wrong !== '' || found.problems.length > 0;
  if (isWrong || (isIncomplete && process.env.CI)) process.exitCode = 1;
}

/** The findings, as printed by `--json`. */
interface Found {
  problems: readonly Problem[];
  pages: number;
  /** Addresses of pages whose current text is not in lastmod.txt. */
  undated: string[];
  cutOff: ReturnType<typeof cutOffInSearch>;
  warnings: Problem[];
}

async function checkData(
  data: string,
  folders: BuiltFolders,
  { remember, missing }: { remember: boolean; missing: readonly Problem[] },
): Promise<Found> {
  const { checkout } = folders;
  const read = loadWithCache(data, folders, emailjsFromEnvironment());
  if (!read.site) return { problems: read.problems, pages: 0, undated: [], cutOff: [], warnings: [] };
  const { site, locate } = read;
  // Spelling comes last: a typo in a name or a slug would otherwise be reported twice.
  const problems = [
    ...twiceInSearch(site, locate),
    ...unknownChecks(site.content, locate),
    ...(await misspeltWords(data, site.content, { checkout, remember })),
  ];
  const isInOrder = problems.length === 0;
  return {
    problems,
    pages: site.size,
    undated: isInOrder ? undatedPages(site, data, buildDay()) : [],
    cutOff: isInOrder ? cutOffInSearch(site, data) : [],
    warnings: [...missing, ...warningsAbout(read, data, checkout)],
  };
}

/** Prints the mistakes, or if there are none, whatever else is worth a look. */
function tell({ problems, pages, undated, cutOff, warnings }: Found, data: string): void {
  if (problems.length > 0) {
    console.error(formatProblems(problems, process.stderr.columns));
    if (process.env.GITHUB_ACTIONS) console.log(annotateProblems(problems));
    return;
  }
  console.log(`No mistakes in ${data}/; it makes ${counted(pages, 'page', 'pages')}.`);
  if (warnings.length > 0) console.error(formatWarnings(warnings, process.stderr.columns));
  if (cutOff.length > 0) console.error(`\n${letterAboutCutOff(cutOff)}\n`);
  if (undated.length > 0) console.error(letterAboutUndated(undated, data));
}

/** Warnings, which stop nothing. */
function warningsAbout({ content, locate }: SiteRead, data: string, checkout: string): Problem[] {
  return [
    ...daysToCome(content, locate, new Date()),
    ...factsDue(content, locate, buildDay()),
    ...unknownZips(content, locate, shippedZips(checkout)),
    ...unfitPictures(data),
  ];
}
