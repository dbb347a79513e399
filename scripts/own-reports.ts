import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '#content/files/write-whole.ts';
import type { NamedFile } from '#lib/named-file.ts';
import { Refused } from '#lib/refused.ts';

/** Holds each file as it was written, which shows whether somebody has edited it since. */
const copies = '.as-written';

/** Writes files into the folder of the reports, but over none that somebody else has written or edited. */
export function writeOwnReports(reports: string, files: readonly NamedFile[], command: string): void {
  const taken = files.filter(({ name, text }) => {
    const there = textOf(path.join(reports, name));
    return there !== undefined && ![text, textOf(path.join(reports, copies, name))].includes(there);
  });
  if (taken.length > 0) {
    const letters = taken.map(
      ({ name }) => `${path.join(reports, name)} was edited, or was not written by "npm run ${command}".\n`,
    );
    const which = taken.length > 1 ? 'them' : 'it';
    throw new Refused(
      `${letters.join('')}Move ${which}, or choose another folder with --reports. Nothing was written.`,
    );
  }
  for (const { name, text } of files) {
    writeWhole(path.join(reports, name), text);
    writeWhole(path.join(reports, copies, name), text);
  }
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
