import { formatProblems, formatWarnings } from '#content/letters/format-problems.ts';
import { generate } from '#output/generate.ts';
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
  const say = (line: string) => void (quiet || console.log(line));
  const sayForeign = (foreign: string[]) => {
    if (foreign.length > 0) say(`\n${letterAboutForeign(foreign, options.out)}`);
  };
  const forgotten = forgottenFiles(given.data);
  if (forgotten.length > 0) console.error(formatWarnings(forgotten));
  const progress = quiet ? undefined : showProgress(process.stdout);
  const started = performance.now();
  try {
    const outcome = await generate({ ...options, onStart: progress?.start });
    progress?.end();
    switch (outcome.kind) {
      case 'misplaced':
      case 'fits nothing':
        console.error(outcome.letter);
        process.exitCode = 2;
        break;
      case 'problems':
        console.error(formatProblems(outcome.problems));
        process.exitCode = 1;
        break;
      case 'failures':
        console.error(
          `${outcome.failures.join('\n\n')}\n\n${outcome.failures.length} failed. The site is not complete.`,
        );
        process.exitCode = 1;
        break;
      case 'unchanged':
        say(`Nothing has changed: the site in ${options.out} is up to date.`);
        sayForeign(outcome.foreign);
        connectionLines(outcome).forEach(say);
        break;
      case 'generated':
        say(summary(outcome.generated, options, (performance.now() - started) / 1000));
        sayForeign(outcome.generated.foreign);
    }
  } catch (error) {
    progress?.end();
    console.error(`The site could not be made: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
