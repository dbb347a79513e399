import path from 'node:path';
import { run, temporaryFolder, type CommandResult } from './site.ts';
import { smallSite, writeData } from './small-site.ts';

/** The day on which the small site's tests take place, in seconds since 1970. */
export const november20 = '1795132800';

/** Generates the small site with a drawing, as a person would on November 20, 2026; with more settings, if any. */
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
