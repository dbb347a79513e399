import { existsSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { keyOfShortText } from './key.ts';
import type { PageRecord } from './page-record.ts';
import type { LastRun } from './run-memory.ts';

/** Folders in which every file is ours, so that what is no longer written can go. */
const ownFolders = ['assets', 'images', 'sitemaps', 'social'];

/** Whether every page and file of a run is still there, pages with the size they had. */
export function isInPlace(out: string, { record, files }: LastRun): boolean {
  let pages = 0;
  for (const name of filesBelow(out, '')) {
    if (!name.endsWith('.html')) continue;
    const at = record.find(keyOfShortText(addressOfFile(name)));
    if (at >= 0 && statSync(path.join(out, name)).size === record.sizeAt(at)) pages++;
  }
  return pages === record.pages && files.every((name) => existsSync(path.join(out, name)));
}

/** Removes files beside the pages that this run did not write. */
export function removeOldFiles(out: string, before: readonly string[], written: ReadonlySet<string>): void {
  const inOwnFolders = ownFolders.flatMap((folder) => [...filesBelow(out, folder)]);
  for (const name of new Set([...before, ...inOwnFolders])) {
    if (!written.has(name)) rmSync(path.join(out, name), { force: true });
  }
}

/** Removes the pages of the record that no page of this run has taken over; answers how many. */
export function removeVanishedPages(out: string, before: PageRecord, seen: Uint8Array): number {
  let vanished = 0;
  for (let page = 0; page < before.pages; page++) if (seen[page] === 0) vanished++;
  if (vanished === 0) return 0;
  // The record holds hashes, not addresses: the names come from the folder itself.
  for (const name of filesBelow(out, '')) {
    const at = name.endsWith('.html') ? before.find(keyOfShortText(addressOfFile(name))) : -1;
    if (at >= 0 && seen[at] === 0) rmSync(path.join(out, name));
  }
  removeEmptyFolders(out);
  return vanished;
}

const addressOfFile = (name: string) => (name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`);

export function* filesBelow(root: string, folder: string): Generator<string> {
  const full = path.join(root, folder);
  if (!existsSync(full)) return;
  for (const entry of readdirSync(full, { withFileTypes: true })) {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(root, name);
    else yield name;
  }
}

function removeEmptyFolders(folder: string): boolean {
  let empty = true;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || !removeEmptyFolders(path.join(folder, entry.name))) empty = false;
  }
  if (empty) rmdirSync(folder);
  return empty;
}
