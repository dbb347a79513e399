import path from 'node:path';
import { annotateProblems } from '#content/letters/annotate-problems.ts';
import { formatProblems } from '#content/letters/format-problems.ts';
import { counted } from '#lib/text.ts';
import { loadSite } from '#output/load-site.ts';
import { checkout } from '../bundles/bundles.mjs';
import { complaintsOf } from '../code-tools.ts';
import type { Options } from '../command-line/command.ts';
import { keepSchemas } from '../desk/editor-schemas.ts';
import { misspeltWords } from '../desk/spelling.ts';
import { emailjsFromEnvironment } from '../environment.ts';

const isOwn = (data: string) => path.resolve(data) === path.join(checkout, 'data');

export async function run(options: Options<'check'>): Promise<void> {
  // The code belongs to the data beside it. It is looked at meanwhile.
  const types = isOwn(options.data) && !options.json ? complaintsOf('types') : '';
  const written = keepSchemas(options.data);
  await checkData(options);
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

/** Tells every mistake in the data. */
export async function checkData({ data, json }: Options<'check'>): Promise<void> {
  const { site, problems: mistakes = [] } = loadSite(data, { emailjs: emailjsFromEnvironment() });
  // Spelling comes last: a slip in a name or a slug would be told twice.
  const problems = site ? await misspeltWords(data, site.content, { remember: isOwn(data) }) : mistakes;
  if (json) console.log(JSON.stringify({ problems, pages: site?.size ?? 0 }, null, 2));
  else if (problems.length > 0) {
    console.error(formatProblems(problems));
    if (process.env.GITHUB_ACTIONS) console.log(annotateProblems(problems));
  } else if (site) {
    console.log(`All of ${data}/ is in order; it makes ${counted(site.size, 'page', 'pages')}.`);
  }
  if (problems.length > 0) process.exitCode = 1;
}
