import { grouped } from '#lib/text.ts';
import { formatProblems } from '#content/letters/format-problems.ts';
import { mergeShards } from '#output/merge.ts';
import type { BuiltFolders, Options } from '../command-line/command.ts';
import { emailjsFromEnvironment } from '../environment.ts';
import { letterAboutForeign } from '../foreign-files.ts';
import { linesOnKeeping } from '../summary.ts';

export async function run(
  { data, out }: Options<'merge'>,
  dirs: string[],
  folders: BuiltFolders,
): Promise<void> {
  const options = { dirs, data, out, ...folders, emailjs: emailjsFromEnvironment() };
  const outcome = await mergeShards(options).catch((error: unknown) => ({
    kind: 'failed' as const,
    reasons: [error instanceof Error ? error.message : String(error)],
  }));
  if (outcome.kind === 'merged') {
    const pages = `${grouped(outcome.pages)} pages of ${dirs.length} parts`;
    console.log([`${pages} are one site in ${out}/.`, ...linesOnKeeping(outcome)].join('\n'));
    if (outcome.foreign.length > 0) console.log(letterAboutForeign(outcome.foreign, out));
  } else if (outcome.kind === 'misplaced') {
    console.error(outcome.letter);
    process.exitCode = 2;
  } else {
    const lines = outcome.kind === 'problems' ? formatProblems(outcome.problems) : outcome.reasons.join('\n');
    const left = outcome.kind === 'failed' ? '' : ` ${out}/ is as it was.`;
    console.error(`${lines}\n\nThe parts were not merged.${left}`);
    process.exitCode = 1;
  }
}
