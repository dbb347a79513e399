import { formatProblems, formatWarnings } from '#content/letters/format-problems.ts';
import { generate, type Outcome } from '#output/generate.ts';
import type { GenerateOptions } from '#output/generated.ts';
import type { BuiltFolders, Options } from '../command-line/command.ts';
import { buildDay, emailjsFromEnvironment } from '../environment.ts';
import { forgottenFiles } from '../desk/forgotten-files.ts';
import { letterAboutForeign } from '../foreign-files.ts';
import { showProgress } from '../progress.ts';
import { connectionLines, summary } from '../summary.ts';

export async function run(
  { only, shard, verify, quiet, ...given }: Options<'generate'>,
  _positionals: string[],
  folders: BuiltFolders,
): Promise<void> {
  const options = {
    ...given,
    ...folders,
    now: buildDay(),
    verifyAll: verify,
    selection: { only, shard },
    emailjs: emailjsFromEnvironment(),
  };
  const forgotten = forgottenFiles(given.data);
  if (forgotten.length > 0) console.error(formatWarnings(forgotten));
  const progress = quiet ? undefined : showProgress(process.stdout);
  const started = performance.now();
  const say = (line: string) => void (quiet || console.log(line));
  try {
    const outcome = await generate({ ...options, onStart: progress?.start });
    progress?.end();
    tell(outcome, options, (performance.now() - started) / 1000, say);
  } catch (error) {
    progress?.end();
    console.error(`The site could not be made: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

/** Says how a run ended, and ends the command with the code for it. */
function tell(
  outcome: Outcome,
  options: Pick<GenerateOptions, 'out' | 'selection'>,
  seconds: number,
  say: (line: string) => void,
): void {
  const fail = (letter: string, code: number) => {
    console.error(letter);
    process.exitCode = code;
  };
  const sayForeign = (foreign: string[]) => {
    if (foreign.length > 0) say(`\n${letterAboutForeign(foreign, options.out)}`);
  };
  switch (outcome.kind) {
    case 'misplaced':
    case 'fits nothing':
      return fail(outcome.letter, 2);
    case 'problems':
      return fail(formatProblems(outcome.problems), 1);
    case 'failures': {
      const { failures } = outcome;
      return fail(`${failures.join('\n\n')}\n\n${failures.length} failed. The site is not complete.`, 1);
    }
    case 'unchanged':
      say(`Nothing has changed: the site in ${options.out} is up to date.`);
      sayForeign(outcome.foreign);
      connectionLines(outcome).forEach(say);
      return;
    case 'generated':
      say(summary(outcome.generated, options, seconds));
      sayForeign(outcome.generated.foreign);
  }
}
