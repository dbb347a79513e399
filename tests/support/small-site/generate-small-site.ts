import path from 'node:path';
import { run, temporaryFolder, type CommandResult } from '../site.ts';
import { smallSite, writeData } from './small-site.ts';

/** The day of the small site's tests, in seconds since 1970. */
export const november20 = '1795132800';
export const december24 = '1798070400';

/** Generates the site of a data folder as on a day; returns the output, throws if it fails. */
export async function generateOn(
  epoch: string,
  data: string,
  out: string,
  ...args: string[]
): Promise<string> {
  const { code, output } = await run('generate', ['--data', data, '--out', out, ...args], {
    SOURCE_DATE_EPOCH: epoch,
  });
  if (code !== 0) throw new Error(output);
  return output;
}

/** Generates the small site with a drawing on November 20, 2026; `settings` are added to site.yaml. */
export async function generateSmallSite(settings = ''): Promise<{ out: string; result: CommandResult }> {
  const out = path.join(temporaryFolder(), 'dist');
  const files = smallSite();
  const data = writeData({
    ...files,
    'site.yaml': `${String(files['site.yaml'])}${settings}`,
    'images/car-accidents-1.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  const result = await run('generate', ['--data', data, '--out', out], { SOURCE_DATE_EPOCH: november20 });
  return { out, result };
}
