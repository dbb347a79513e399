import { formatWarnings } from '#content/letters/format-problems.ts';
import { generate } from '#output/generate.ts';
import type { Call } from '../command-line/call.ts';
import { buildDay, emailjsFromEnvironment } from '../environment.ts';
import { missingFiles } from '../desk/missing-files.ts';
import { showProgress } from '../progress.ts';
import { letterAboutForeign, summary, upToDate } from '../generate-summary.ts';

export async function run({ options: asked, folders }: Call<'generate'>): Promise<void> {
  const { only, shard, verify, quiet, ...given } = asked;
  const options = {
    ...given,
    ...folders,
    now: buildDay(),
    verifyAll: verify,
    selection: { only, shard },
    emailjs: emailjsFromEnvironment(),
  };
  const missing = missingFiles(given.data);
  if (missing.length > 0) console.error(formatWarnings(missing));
  const progress = quiet ? undefined : showProgress(process.stdout);
  const started = performance.now();
  const outcome = await generate({ ...options, onStart: progress?.start }).finally(() => progress?.end());
  if (quiet) return;
  const seconds = (performance.now() - started) / 1000;
  const isUnchanged = outcome.kind === 'unchanged';
  console.log(isUnchanged ? upToDate(outcome, options) : summary(outcome, options, seconds));
  const { foreign } = outcome;
  if (foreign.length > 0) console.log(`\n${letterAboutForeign(foreign, options.out)}`);
}
