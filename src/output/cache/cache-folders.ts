import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The file in a cache folder that names the folder whose texts are kept there. */
const label = 'of';

/** The folder below `caches` that belongs to another folder; made where there is none. */
export function cacheFolderOf(caches: string, folder: string): string {
  const cache = path.join(caches, hash('sha1', folder).slice(0, 16));
  mkdirSync(cache, { recursive: true });
  writeFileSync(path.join(cache, label), folder);
  return cache;
}

const hour = 3_600_000;

/** Removes the caches of deleted folders, except those written in the last hour: a run may be using them. */
export function removeUnusedCaches(caches: string): void {
  for (const name of readdirSync(caches)) {
    const of = path.join(caches, name, label);
    const made = statSync(of, { throwIfNoEntry: false })?.mtimeMs;
    if (made === undefined || made > Date.now() - hour || existsSync(readFileSync(of, 'utf8'))) continue;
    rmSync(path.join(caches, name), { recursive: true, force: true });
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
