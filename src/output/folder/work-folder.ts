import {
  appendFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { readChecked, writeChecked } from '../cache/checked-file.ts';
import { PageRecord } from './page-record.ts';
import { areInEachOthersWay } from './paths.ts';
import { takeLock } from './run-lock.ts';
import { noStamp, type Stamp } from './stamp.ts';

/** What the generator wrote into an output folder. */
export interface LastRun {
  /** Hash of all inputs except the day; empty after a merge or an interrupted run, so that nothing is up to date. */
  inputs: string;
  record: PageRecord;
  /** Files that are not pages, by name. */
  files: Map<string, Stamp>;
  /** Whether the form can send its answers. */
  connected: boolean;
}

/** In place of the last run where nothing is recorded about the output folder. */
export const noRun: LastRun = {
  inputs: '',
  record: PageRecord.empty(0),
  files: new Map(),
  connected: false,
};

const readme = 'README';
const readmeText =
  'Made by "npm run generate" for the folder of this name: what it wrote there, and files in the making.\n';

/** The folder beside an output folder in which the generator works. */
export const workFolderOf = (out: string): string =>
  path.join(path.dirname(out), `.${path.basename(out)}.generate`);

export const isWorkFolder = (folder: string): boolean => /^\..+\.generate$/.test(path.basename(folder));

/** Whether something that the generator did not make is in its place. */
export function isForeignWorkFolder(out: string): boolean {
  const folder = workFolderOf(out);
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (!stats) return false;
  if (!stats.isDirectory()) return true;
  // An empty one is from a run that was cut off while creating it.
  return !isOurs(folder) && readdirSync(folder).length > 0;
}

function isOurs(folder: string): boolean {
  const file = path.join(folder, readme);
  // A run that was cut off may have left half of the text.
  return existsSync(file) && readmeText.startsWith(readFileSync(file, 'utf8'));
}

/**
 * The generator's own folder for an output folder: the lock, the record of what it wrote, and unfinished files. It is
 * beside the output, so that all runs into that folder share it. Losing it only costs time.
 */
export class WorkFolder {
  private readonly folder: string;
  /** Where files are written before they are moved into place. */
  readonly staging: string;

  constructor(out: string) {
    this.folder = workFolderOf(out);
    this.staging = path.join(this.folder, 'staging');
  }

  get exists(): boolean {
    return existsSync(this.folder);
  }

  /** Only one run at a time may write into an output folder; returns a function that releases it. */
  lock(): () => void {
    mkdirSync(this.folder, { recursive: true });
    // Written first, as it marks the folder as the generator's.
    if (!existsSync(this.file(readme))) writeFileSync(this.file(readme), readmeText);
    const unlock = takeLock(this.file('lock'));
    writeFileSync(this.file('.gitignore'), '*\n');
    this.clear();
    return unlock;
  }

  /** Removes unfinished files. */
  clear(): void {
    rmSync(this.staging, { recursive: true, force: true });
  }

  lastRun(): LastRun {
    const saved = readChecked<Saved>(this.file('record'));
    if (!saved) return noRun;
    const { files, pages, ...known } = saved;
    for (const name of this.announced()) {
      // Removed to make way for it.
      for (const own of files.keys()) if (areInEachOthersWay(own, name)) files.delete(own);
      if (!files.has(name)) files.set(name, noStamp);
    }
    return { ...known, files, record: PageRecord.from(pages) };
  }

  save({ record, ...known }: LastRun): void {
    writeChecked(this.file('record'), { ...known, pages: record.bytes() } satisfies Saved);
    rmSync(this.file('announced'), { force: true });
  }

  /** Records that a file is about to be written, so that it counts as generated even if this run is cut off. */
  announce(name: string): void {
    appendFileSync(this.file('announced'), `${name}\n`);
  }

  private announced(): string[] {
    const file = this.file('announced');
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  }

  private file(name: string): string {
    return path.join(this.folder, name);
  }
}

interface Saved extends Omit<LastRun, 'record'> {
  pages: Uint8Array;
}
