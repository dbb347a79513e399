import { createHash, hash } from 'node:crypto';
import path from 'node:path';
import { lastmodFile } from '#content/lastmod-file.ts';
import { bytesToCompare } from '#content/files/file-sizes.ts';
import { listAllFiles } from '#content/files/list-files.ts';
import type { Selection } from './selection.ts';

/** A hash of all inputs of the site except the day, `lastmod.txt` and the selection. */
export function inputsOfSite(data: string, bundles: string, emailjs: object): string {
  const sum = createHash('sha1').update(`${path.basename(bundles)}\n${JSON.stringify(emailjs)}`);
  for (const name of listAllFiles(data)) {
    if (name === lastmodFile) continue;
    sum.update(`\0${name}\0`).update(bytesToCompare(path.join(data, name)));
  }
  return sum.digest('hex');
}

/** All inputs of a run; if they are unchanged, so is its output. `ofSite` is the result of `inputsOfSite`. */
export const inputsOfRun = (ofSite: string, selection: Selection, lastmod: string): string =>
  `${ofSite} ${JSON.stringify(selection)} ${hash('sha1', lastmod)}`;
