import path from 'node:path';
import { annotateProblems } from '#content/letters/annotate-problems.ts';
import { daysToCome, factsDue } from '#content/checks/days.ts';
import { unfitPictures } from '#content/files/unfit-pictures.ts';
import { formatProblems, formatWarnings } from '#content/letters/format-problems.ts';
import { cutOffInSearch, letterAboutCutOff } from '#desk/cut-off.ts';
import { twiceInSearch } from '#desk/twice-in-search.ts';
import { unknownZips } from '#desk/zips/unknown-zips.ts';
import { counted } from '#lib/text.ts';
import { SavedTexts } from '#output/cache/saved-texts.ts';
import { letterAboutUndated, undatedPages } from '#output/lastmod/dated-pages.ts';
import { loadSite, type SiteRead } from '#output/load-site.ts';
import type { Problem } from '#lib/problem.ts';
import { complaintsOf } from '../code-tools.ts';
import type { BuiltFolders, Call } from '../command-line/command.ts';
import { keepSchemas } from '../desk/editor-schemas.ts';
import { forgottenFiles } from '../desk/forgotten-files.ts';
import { shippedZips } from '../desk/shipped-files.ts';
import { misspeltWords, type SpellingOptions } from '../desk/spelling.ts';
import { buildDay, emailjsFromEnvironment } from '../environment.ts';

export async function run({ options, folders }: Call<'check'>): Promise<void> {
  const { checkout } = folders;
  const isOwn = path.resolve(options.data) === path.join(checkout, 'data');
  // The code belongs to the data beside it. It is looked at meanwhile.
  const types = isOwn && !options.json ? complaintsOf('types', checkout) : '';
  const written = keepSchemas(options.data);
  await checkData(options, folders, { checkout, remember: isOwn });
  if (written > 0 && !options.json) {
    console.log(
      `What editors know of the data was out of date; ${counted(written, 'file', 'files')} written.`,
    );
  }
  const wrong = await types;
  if (wrong === '') return;
  console.error(wrong);
  process.exitCode = 1;
}

/** Tells every mistake in the data, which facts have to be read again soon, and whether lastmod.txt is older than it. */
async function checkData(
  { data, json }: Call<'check'>['options'],
  { cache, contentCode }: BuiltFolders,
  spelling: SpellingOptions,
): Promise<void> {
  const textCache = new SavedTexts(cache, data, contentCode);
  const loaded = loadSite(data, { textCache, emailjs: emailjsFromEnvironment() });
  const { site, problems: mistakes = [] } = loaded;
  if (site) textCache.close();
  // Spelling comes last: a slip in a name or a slug would be told twice.
  const problems = site
    ? [...twiceInSearch(site, loaded.locate), ...(await misspeltWords(data, site.content, spelling))]
    : mistakes;
  const undated = site && problems.length === 0 ? undatedPages(site, data, buildDay()) : [];
  const cutOff = site && problems.length === 0 ? cutOffInSearch(site, data) : [];
  const forgotten = forgottenFiles(data);
  const warnings = loaded.site ? [...forgotten, ...warningsAbout(loaded, data, spelling.checkout)] : [];
  if (json) {
    console.log(JSON.stringify({ problems, pages: site?.size ?? 0, undated, cutOff, warnings }, null, 2));
  } else if (problems.length > 0) {
    console.error(formatProblems(problems));
    if (process.env.GITHUB_ACTIONS) console.log(annotateProblems(problems));
  } else if (site) {
    console.log(`All of ${data}/ is in order; it makes ${counted(site.size, 'page', 'pages')}.`);
    if (warnings.length > 0) console.error(formatWarnings(warnings));
    if (cutOff.length > 0) console.error(`\n${letterAboutCutOff(cutOff)}\n`);
    if (undated.length > 0) console.error(letterAboutUndated(undated, data));
  }
  // At a desk the next generate brings lastmod.txt up to date; a build server would forget it again.
  const isForgetful = undated.length > 0 || forgotten.length > 0;
  if (problems.length > 0 || (isForgetful && process.env.CI)) process.exitCode = 1;
}

/** What stops nothing, though somebody should look at it. */
function warningsAbout({ site, locate }: SiteRead, data: string, checkout: string): Problem[] {
  const { content } = site;
  return [
    ...daysToCome(content, locate, new Date()),
    ...factsDue(content, locate, buildDay()),
    ...unknownZips(content, locate, shippedZips(checkout)),
    ...unfitPictures(data),
  ];
}
