import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '#content/files/write-whole.ts';
import { fileLabel } from '#content/files/list-files.ts';
import type { FileChange } from '#desk/data-file.ts';
import { ChangedMeanwhile } from '#desk/data-folder.ts';
import { listInWords } from '#lib/text.ts';
import { readTextFile, writeTextFile } from './text-file.ts';

/** Writes changes that belong together, unless one of the files was saved since it was read. */
export function writeChanges(data: string, changes: readonly FileChange[]): void {
  refuseOutdated(data, changes);
  undisturbed(() => makeChanges(data, changes));
}

/** Ignores signals during `work`: Ctrl-C could otherwise end the process between two files that belong together. */
export function undisturbed(work: () => void): void {
  const goOn = () => undefined;
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, goOn);
  try {
    work();
  } finally {
    for (const signal of signals) process.off(signal, goOn);
  }
}

/** A command may wait minutes for an answer: files saved in that time must not be overwritten. */
export function refuseOutdated(data: string, changes: readonly FileChange[]): void {
  const leaving = new Set(changes.flatMap(({ name, to, gone }) => (to || gone ? [name] : [])));
  const outdated = changes.flatMap(({ name, before, to }) => {
    if (readTextFile(path.join(data, name)) !== before) return [name];
    return to && !leaving.has(to) && existsSync(path.join(data, to)) ? [to] : [];
  });
  if (outdated.length === 0) return;
  const files = listInWords(outdated.map((name) => fileLabel(data, name)));
  throw new ChangedMeanwhile(`${files} changed in the meantime, so nothing was written.`);
}

/** Writes all changes; if one fails, undoes the earlier ones. */
export function makeChanges(data: string, changes: readonly FileChange[]): void {
  const undo: (() => void)[] = [];
  try {
    for (const { name, text, picture, to, gone } of changes) {
      const file = path.join(data, name);
      const before = existsSync(file) ? readFileSync(file) : undefined;
      // In full, as `made` is named the way this folder is.
      const folder = path.dirname(path.resolve(file));
      const made = mkdirSync(folder, { recursive: true });
      if (made !== undefined) undo.push(() => removeEmpty(folder, made));
      if (text !== undefined) writeTextFile(file, text);
      if (picture) writeWhole(file, picture);
      if (gone) rmSync(file);
      undo.push(() => (before ? writeWhole(file, before) : rmSync(file)));
      if (!to) continue;
      const moved = path.join(data, to);
      if (existsSync(moved)) throw new Error(`${moved} already exists.`);
      renameSync(file, moved);
      undo.push(() => renameSync(moved, file));
    }
  } catch (error) {
    for (const back of undo.reverse()) {
      try {
        back();
      } catch {
        // This fails too; the message about the first failure says where to look.
      }
    }
    throw error;
  }
}

/** Removes the folders that were created for a file, from the innermost to the first, as far as they are empty. */
function removeEmpty(innermost: string, first: string): void {
  for (let folder = innermost; folder.startsWith(first); folder = path.dirname(folder)) rmdirSync(folder);
}
