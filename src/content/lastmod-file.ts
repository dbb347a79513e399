import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from './files/write-whole.ts';

/** When the main text of each page changed last; kept and committed with the data. */
export const lastmodFile = 'lastmod.txt';

/** Empty before the first generate. It is read before the data is checked, so a link or a pipe may stand there. */
export function readLastmod(dir: string): string {
  const file = path.join(dir, lastmodFile);
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : '';
}

export const writeLastmod = (dir: string, text: string) => writeWhole(path.join(dir, lastmodFile), text);
