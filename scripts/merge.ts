import path from 'node:path';
import { formatProblems } from '#content/format-problems.ts';
import { mergeShards } from '#output/merge.ts';
import { optionsOrExit, wrongUsage } from './load-or-exit.ts';
import { emailjsFromEnvironment, type BuiltFolders } from './options.ts';
import { connectionLines } from './summary.ts';

const usage = 'Usage: npm run merge -- PART… [--data DIR] [--out DIR]\nPuts the parts of a site together.';
const options = {
  data: { type: 'string', default: 'data' },
  out: { type: 'string', default: 'dist' },
} as const;

export async function run(args: string[], folders: BuiltFolders): Promise<void> {
  const { values, positionals: dirs } = optionsOrExit({ args, allowPositionals: true, options }, usage);
  if (dirs.length === 0) wrongUsage('Name the folders of the parts, such as part-1 part-2.', usage);
  const outcome = await mergeShards({
    dirs,
    data: values.data,
    out: path.resolve(values.out),
    ...folders,
    emailjs: emailjsFromEnvironment(),
  });
  if (outcome.kind === 'merged') {
    const pages = `${outcome.pages.toLocaleString('en-US')} pages of ${dirs.length} parts`;
    console.log([`${pages} are one site in ${values.out}/.`, ...connectionLines(outcome)].join('\n'));
  } else {
    const lines = outcome.kind === 'problems' ? formatProblems(outcome.problems) : outcome.reasons.join('\n');
    console.error(`${lines}\n\nThe parts were not merged; ${values.out}/ is as it was.`);
    process.exitCode = 1;
  }
}
