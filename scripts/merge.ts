import { formatProblems } from '#content/letters/format-problems.ts';
import { mergeShards } from '#output/merge.ts';
import { foreignFiles } from './foreign-files.ts';
import { optionsOrExit, wrongUsage } from './load-or-exit.ts';
import { emailjsFromEnvironment, type BuiltFolders } from './options.ts';
import { connectionLines } from './summary.ts';

const usage =
  'Usage: npm run merge -- PART… [--data DIR] [--out DIR] [--cache DIR]\nPuts the parts of a site together.';
const options = {
  data: { type: 'string', default: 'data' },
  out: { type: 'string', default: 'dist' },
  // Read before this code is loaded, by bundles.mjs.
  cache: { type: 'string' },
} as const;

export async function run(args: string[], folders: BuiltFolders): Promise<void> {
  const { values, positionals: dirs } = optionsOrExit({ args, allowPositionals: true, options }, usage);
  if (dirs.length === 0) wrongUsage('Name the folders of the parts, such as part-1 part-2.', usage);
  const outcome = await mergeShards({
    dirs,
    data: values.data,
    out: values.out,
    ...folders,
    emailjs: emailjsFromEnvironment(),
  });
  if (outcome.kind === 'merged') {
    const pages = `${outcome.pages.toLocaleString('en-US')} pages of ${dirs.length} parts`;
    console.log([`${pages} are one site in ${values.out}/.`, ...connectionLines(outcome)].join('\n'));
    if (outcome.foreign.length > 0) console.log(foreignFiles(outcome.foreign, values.out));
  } else if (outcome.kind === 'misplaced') {
    console.error(outcome.letter);
    process.exitCode = 2;
  } else {
    const lines = outcome.kind === 'problems' ? formatProblems(outcome.problems) : outcome.reasons.join('\n');
    console.error(`${lines}\n\nThe parts were not merged; ${values.out}/ is as it was.`);
    process.exitCode = 1;
  }
}
