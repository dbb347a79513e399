import { readFileSync } from 'node:fs';
import path from 'node:path';
import { markerFile, unfinishedLine } from '#lib/folders.mjs';
import { formatSamples } from '#lib/samples-line.ts';
import type { Selection } from '../selection.ts';

const firstLine =
  'This folder is written by "npm run generate", which may change and remove what it wrote here.';
const holdsLine = /^Holds: (.+)$/m;

/** Describes what a run puts into its folder; runs that differ here need different folders. */
export const scopeOf = ({ shard }: Selection): string =>
  shard ? `part ${shard.index} of ${shard.count}` : 'the whole site';

export const markerText = (scope: string, samples: readonly string[]): string =>
  `${firstLine}\nPut files of your own into public/ of the data; every run copies them.\nHolds: ${scope}\n${formatSamples(samples)}`;

/** The marker while the folder holds pages of two runs. */
export const unfinished = (text: string): string => `${text}${unfinishedLine}\n`;

/** What a folder holds according to its marker file; undefined without a valid one. */
export const readMarker = (folder: string): string | undefined => holdsLine.exec(markerIn(folder))?.[1];

/** Whether a run into a folder was cut off. */
export const isUnfinished = (folder: string): boolean => markerIn(folder).includes(unfinishedLine);

function markerIn(folder: string): string {
  try {
    const text = readFileSync(path.join(folder, markerFile), 'utf8');
    return text.startsWith(firstLine) ? text : '';
  } catch {
    return '';
  }
}
