import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteMark, formatSamples } from '#lib/site-mark.ts';
import type { Selection } from '../selection.ts';

const firstLine =
  'This folder is written by "npm run generate", which may change and remove what it wrote here.';
const holdsLine = /^Holds: (.+)$/m;

/** What a run puts into its folder, in words: two runs that differ in it need two folders. */
export const holdingOf = ({ shard }: Selection): string =>
  shard ? `part ${shard.index} of ${shard.count}` : 'the whole site';

export const siteMarkText = (holding: string, samples: readonly string[]): string =>
  `${firstLine}\nPut files of your own into public/ of the data; every run copies them.\nHolds: ${holding}\n${formatSamples(samples)}`;

/** What a marked folder holds; nothing where there is no mark of ours. */
export function readSiteMark(folder: string): string | undefined {
  try {
    const text = readFileSync(path.join(folder, siteMark), 'utf8');
    return text.startsWith(firstLine) ? holdsLine.exec(text)?.[1] : undefined;
  } catch {
    return undefined;
  }
}
