import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatProblems } from '#content/format-problems.ts';
import { mergeShards } from '#output/merge.ts';
import { emailjsFromEnvironment, type BuiltFolders } from './options.ts';

const options = {
  data: { type: 'string', default: 'data' },
  out: { type: 'string', default: 'dist' },
} as const;

export async function run(args: string[], folders: BuiltFolders): Promise<void> {
  const { values, positionals: dirs } = parseArgs({ args, allowPositionals: true, options });
  if (dirs.length === 0) {
    console.error('Name the folders of the parts: npm run merge -- part-1 part-2 [--data DIR] [--out DIR]');
    process.exitCode = 2;
    return;
  }
  const outcome = await mergeShards({
    dirs,
    data: values.data,
    out: path.resolve(values.out),
    ...folders,
    emailjs: emailjsFromEnvironment(),
  });
  if (outcome.kind === 'merged') {
    console.log(
      `${outcome.pages.toLocaleString('en-US')} pages of ${dirs.length} parts are one site in ${values.out}/.`,
    );
  } else {
    const lines = outcome.kind === 'problems' ? formatProblems(outcome.problems) : outcome.reasons.join('\n');
    console.error(`${lines}\n\nThe parts were not merged; ${values.out}/ is as it was.`);
    process.exitCode = 1;
  }
}
