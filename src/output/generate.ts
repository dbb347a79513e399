import { readLastmod } from '#content/lastmod-file.ts';
import { withDiskLetter } from './disk-errors.ts';
import { chooseOutput } from './folder/output-choice.ts';
import { OutputRun } from './folder/output-run.ts';
import { holdingOf } from './folder/marker-file.ts';
import { inputsOfRun, inputsOfSite } from './inputs.ts';
import { hasDaysToCome } from './lastmod/changed-days.ts';
import type { Generated, GenerateOptions } from './generated.ts';

export type Outcome =
  { kind: 'generated'; generated: Generated } | { kind: 'unchanged'; foreign: string[]; connected: boolean };

/** Makes the site, unless it is up to date. Throws a letter if it cannot. */
export async function generate(options: GenerateOptions): Promise<Outcome> {
  const { checkout, data, cache, bundles, now, verifyAll, force, selection } = options;
  const holding = holdingOf(selection);
  const out = chooseOutput(options.out, { checkout, data, cache, holding });
  let run: OutputRun | undefined;
  try {
    run = new OutputRun(out, holding);
    const lastmod = readLastmod(data);
    const inputs = inputsOfSite(data, bundles, options.emailjs);
    // Pages already in place would not be compared.
    const takesOver = !force && !verifyAll;
    const upToDate =
      takesOver && !hasDaysToCome(lastmod, now) && run.upToDate(inputsOfRun(inputs, selection, lastmod));
    if (upToDate) return { kind: 'unchanged', ...upToDate };
    // Imported late: loading the code that reads and renders takes longer than finding that nothing has changed.
    const { makeSite } = await import('./make-site.ts');
    return { kind: 'generated', generated: await makeSite(run, { ...options, inputs, lastmod, takesOver }) };
  } catch (error) {
    throw withDiskLetter(error);
  } finally {
    run?.end();
  }
}
