import { formatProblems } from '#content/format-problems.ts';
import { ensureBundles, importBuilt } from './bundles.ts';
import { readOptions } from './options.ts';
import { showProgress } from './progress.ts';
import { summary } from './summary.ts';

process.env.NODE_ENV = 'production';

const options = readOptions(process.argv.slice(2));
if ('wrong' in options) {
  console.error(options.wrong);
  process.exit(2);
}
const started = performance.now();
const say = (line: string) => void (options.quiet || console.log(line));
const bundles = ensureBundles(say);
const { generate } = await importBuilt(bundles, 'generate');
const progress = options.quiet ? undefined : showProgress(process.stdout);

try {
  const outcome = await generate({ ...options, bundles, onStart: progress?.start });
  progress?.end();
  switch (outcome.kind) {
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
      break;
    case 'generated':
      say(summary(outcome.generated, options.out, (performance.now() - started) / 1000));
  }
} catch (error) {
  progress?.end();
  console.error(`The site could not be made: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
