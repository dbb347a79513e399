import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { writeWhole } from '#content/files/write-whole.ts';

/** A hash stands before the content. */
const hashBytes = 20;

const hashOf = (bytes: Uint8Array): Buffer => hash('sha1', bytes, 'buffer');

/** Keeps a value between runs; nobody ever reads half of it. */
export function writeChecked(file: string, value: unknown): void {
  const bytes = serialize(value);
  writeWhole(file, Buffer.concat([hashOf(bytes), bytes]));
}

/** What was kept; nothing where there is none, where it is damaged, or where another Node wrote it. */
export function readChecked<T>(file: string): T | undefined {
  try {
    const kept = readFileSync(file);
    const bytes = kept.subarray(hashBytes);
    return hashOf(bytes).equals(kept.subarray(0, hashBytes)) ? (deserialize(bytes) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Drawings kept from other data and older designs, besides those of a site; some 30 KB each. */
const keptOfOthers = 2000;

/** Removes the drawings that were made first, where there are far more than a site has. */
export function forgetOldDrawings(folder: string, ofSite: number): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (names.length <= ofSite + keptOfOthers) return;
  const drawings = names
    .map((name) => path.join(folder, name))
    // Another run that shares them moves new ones into place meanwhile.
    .map((file) => ({ file, made: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.made - a.made);
  for (const { file } of drawings.slice(ofSite + keptOfOthers)) rmSync(file, { force: true });
}
