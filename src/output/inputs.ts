import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lastmodFile } from '#content/lastmod-file.ts';
import { listFiles, listPublicFiles, publicFile } from '#content/read.ts';

/** A hash of every data file, the record of changes aside, and of what the caller adds. */
export function hashInputs(data: string, ...others: string[]): string {
  const sum = createHash('sha1').update(others.join('\n'));
  for (const name of [...listFiles(data), ...listPublicFiles(data).map(publicFile)]) {
    if (name === lastmodFile) continue;
    sum.update(`\0${name}\0`).update(readFileSync(path.join(data, name)));
  }
  return sum.digest('hex');
}
