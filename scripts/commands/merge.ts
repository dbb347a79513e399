import { formatProblems } from '#content/letters/format-problems.ts';
import { mergeShards } from '#output/merge.ts';
import type { BuiltFolders, Options } from '../command-line/command.ts';
import { emailjsFromEnvironment } from '../environment.ts';
import { letterAboutForeign } from '../foreign-files.ts';
import { connectionLines } from '../summary.ts';

export async function run(
  { data, out }: Options<'merge'>,
  dirs: string[],
  folders: BuiltFolders,
): Promise<void> {
  const outcome = await mergeShards({
    dirs,
    data,
    out,
    ...folders,
    emailjs: emailjsFromEnvironment(),
  });
  if (outcome.kind === 'merged') {
    const pages = `${outcome.pages.toLocaleString('en-US')} pages of ${dirs.length} parts`;
    console.log([`${pages} are one site in ${out}/.`, ...connectionLines(outcome)].join('\n'));
    if (outcome.foreign.length > 0) console.log(letterAboutForeign(outcome.foreign, out));
  } else if (outcome.kind === 'misplaced') {
    console.error(outcome.letter);
    process.exitCode = 2;
  } else {
    const lines = outcome.kind === 'problems' ? formatProblems(outcome.problems) : outcome.reasons.join('\n');
    console.error(`${lines}\n\nThe parts were not merged; ${out}/ is as it was.`);
    process.exitCode = 1;
  }
}
