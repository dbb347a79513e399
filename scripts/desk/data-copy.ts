import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatProblems } from '#content/letters/format-problems.ts';
import { fileLabel, listAllFiles } from '#content/files/list-files.ts';
import type { FileChange } from '#desk/data-file.ts';
import { dataOption } from '#lib/in-shell.mjs';
import type { Problem } from '#lib/problem.ts';
import { makeChanges, refuseOutdated } from './write-changes.ts';

/** The message about a copy, with the paths and commands of the original folder. */
export const letterAboutCopy = (
  problems: readonly Problem[],
  copy: string,
  data: string,
  format = formatProblems,
) =>
  format(problems)
    .replaceAll(fileLabel(copy, ''), fileLabel(data, ''))
    .replaceAll(dataOption(copy), dataOption(data));

/** Runs `read` on a temporary copy of the data folder with the changes. */
export function inCopy<T>(data: string, changes: readonly FileChange[], read: (copy: string) => T): T {
  refuseOutdated(data, changes);
  const copy = mkdtempSync(path.join(tmpdir(), 'data-'));
  try {
    for (const name of listAllFiles(data)) {
      mkdirSync(path.join(copy, path.dirname(name)), { recursive: true });
      copyFileSync(path.join(data, name), path.join(copy, name));
    }
    makeChanges(copy, changes);
    return read(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
