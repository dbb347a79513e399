import { readLastmod } from '#content/lastmod-file.ts';
import { withDiskLetter } from './disk-errors.ts';
import { chooseOutput } from './folder/output-choice.ts';
import { OutputRun } from './folder/output-run.ts';
import { scopeOf } from './folder/marker-file.ts';
import { inputsOfRun, inputsOfSite } from './inputs.ts';
import { hasFutureDays } from './lastmod/changed-days.ts';
import type { Generated, GenerateOptions } from './generate-options.ts';

export type Outcome =
  ({ kind: 'generated' } & Generated) | ({ kind: 'unchanged' } & Pick<Generated, 'foreign' | 'connected'>);

/** Makes the site, unless it is up to date. Throws a letter if it cannot. */
export async function generate(options: GenerateOptions): Promise<Outcome> {
  const { checkout, data, cache, bundles, now, verifyAll, force, selection } = options;
  const scope = scopeOf(selection);
  const out = chooseOutput(options.out, { checkout, data, cache, scope });
  let run: OutputRun | undefined;
  try {
    run = new OutputRun(out, scope);
    const lastmod = readLastmod(data);
    const inputs = inputsOfSite(data, bundles, options.emailjs);
    // Pages already in place would not be compared.
    const isIncremental = !force && !verifyAll;
    const upToDate =
      isIncremental && !hasFutureDays(lastmod, now) && run.upToDate(inputsOfRun(inputs, selection, lastmod));
    if (upToDate) return { kind: 'unchanged', ...upToDate };
    // Imported late: loading the code that reads and renders takes longer than finding that nothing has changed.
    const { makeSite } = await import('./make-site.ts');
    return { kind: 'generated', ...(await makeSite(run, { ...options, inputs, isIncremental })) };
  } catch (error) {
    throw withDiskLetter(error);
  } finally {
    run?.end();
  }
}
