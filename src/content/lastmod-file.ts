import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from './files/write-whole.ts';

/** The day of the last change of each page's main text; committed with the data. */
export const lastmodFile = 'lastmod.txt';

/** Empty before the first run. It is read before the data is checked, so it may be a link or a pipe. */
export function readLastmod(dir: string): string {
  const file = path.join(dir, lastmodFile);
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : '';
}

export const writeLastmod = (dir: string, text: string) => writeWhole(path.join(dir, lastmodFile), text);
