import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The record of when each page's main content changed last, kept and committed beside the data. */
export const lastmodFile = 'lastmod.txt';

/** Empty before the first generate. */
export function readLastmod(dir: string): string {
  const file = path.join(dir, lastmodFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

export function writeLastmod(dir: string, text: string): void {
  const file = path.join(dir, lastmodFile);
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}
