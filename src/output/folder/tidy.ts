import { rmdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '#content/files/files-below.ts';
import { addressOfPage } from '#site/address.ts';
import { isSameKey, keyOfShortText } from '../key.ts';
import type { PageRecord } from './page-record.ts';
import { areInEachOthersWay, foldersOf } from './paths.ts';
import { stampOf } from './stamp.ts';
import type { LastRun } from './work-folder.ts';

/** The state of an output folder. */
interface Found {
  /** Whether everything that the generator wrote is there, and nobody has touched it. */
  isWhole: boolean;
  /** Files that are not the generator's. */
  foreign: string[];
}

export function inspect(out: string, { record, files }: LastRun): Found {
  const foreign: string[] = [];
  let untouched = 0;
  for (const name of filesBelow(out)) {
    const page = pageAt(record, name);
    const stamp = page >= 0 ? record.stampAt(page) : files.get(name);
    const stats = stamp && statSync(path.join(out, name), { throwIfNoEntry: false });
    if (!stamp) foreign.push(name);
    else if (stats && isSameKey(stamp, stampOf(stats))) untouched++;
  }
  return { isWhole: untouched === record.pages + files.size, foreign };
}

/** Removes files that the last run wrote and this one did not. */
export function tidy(
  out: string,
  before: LastRun,
  now: Pick<LastRun, 'record' | 'files'>,
): { removed: number; foreign: string[] } {
  const foreign: string[] = [];
  const pages: string[] = [];
  const files: string[] = [];
  for (const name of filesBelow(out)) {
    if (pageAt(now.record, name) >= 0 || now.files.has(name)) continue;
    if (pageAt(before.record, name) >= 0) pages.push(name);
    else if (before.files.has(name)) files.push(name);
    else foreign.push(name);
  }
  // Pages go first, as they refer to files.
  const gone = [...pages, ...files];
  for (const name of gone) rmSync(path.join(out, name));
  removeEmptied(out, gone);
  return { removed: pages.length, foreign };
}

/**
 * Removes files of the last run that block a new one: where a file has become a folder, a folder a file, or only
 * capitals have changed. On a disk that ignores them the new file would keep the old name, by which `tidy` removes it.
 */
export function makeWay(out: string, name: string, before: Set<string>): void {
  const inTheWay = [...before].filter((own) => areInEachOthersWay(own, name));
  for (const own of inTheWay) {
    rmSync(path.join(out, own), { force: true });
    // From now on, its name may lead to a new file.
    before.delete(own);
  }
  removeEmptied(out, inTheWay);
}

const pageAt = (record: PageRecord, name: string): number =>
  name.endsWith('.html') ? record.find(keyOfShortText(addressOfPage(name))) : -1;

/** Removes the folders that these files leave empty. Other empty folders stay, as a Git repository needs some. */
function removeEmptied(out: string, gone: readonly string[]): void {
  const deepestFirst = [...new Set(gone.flatMap(foldersOf))].sort().reverse();
  for (const folder of deepestFirst) {
    try {
      rmdirSync(path.join(out, folder));
    } catch {
      // Not empty, or already gone.
    }
  }
}
