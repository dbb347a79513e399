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
import { takeLock } from './run-lock.ts';
import { noStamp, type Stamp } from './stamp.ts';

/** What the generator wrote into an output folder. */
export interface LastRun {
  /** Of everything that went in, the day aside; empty after a run that did not end, and then nothing is up to date. */
  inputs: string;
  record: PageRecord;
  /** Files beside the pages, by their name. */
  files: Map<string, Stamp>;
  /** Whether the form can send what is entered. */
  connected: boolean;
}

const readme = 'README';
const readmeText =
  'Made by "npm run generate" for the folder of this name: what it wrote there, and files in the making.\n';

/** The folder beside an output folder in which the generator works. */
export const workFolderOf = (out: string): string =>
  path.join(path.dirname(out), `.${path.basename(out)}.generate`);

/** Whether something stands there that the generator did not make. */
export function isForeignWorkFolder(out: string): boolean {
  const folder = workFolderOf(out);
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (!stats) return false;
  if (!stats.isDirectory()) return true;
  // One that is empty was cut off while it was made.
  return !isOurs(folder) && readdirSync(folder).length > 0;
}

function isOurs(folder: string): boolean {
  const file = path.join(folder, readme);
  // Half of the text is left where a run was cut off.
  return existsSync(file) && readmeText.startsWith(readFileSync(file, 'utf8'));
}

/**
 * What the generator knows of an output folder: the lock, the record of what it wrote, and files in the making.
 * It lies beside the output, so that whoever writes into the same folder shares it. Losing it costs time.
 */
export class WorkFolder {
  private readonly folder: string;
  /** Here files are written before they are moved into place. */
  readonly making: string;

  constructor(out: string) {
    this.folder = workFolderOf(out);
    this.making = path.join(this.folder, 'making');
  }

  get exists(): boolean {
    return existsSync(this.folder);
  }

  /** Only one run at a time may write into an output folder; returns a function that releases it. */
  lock(): () => void {
    mkdirSync(this.folder, { recursive: true });
    // First of all, since it tells that the folder is ours.
    if (!existsSync(this.file(readme))) writeFileSync(this.file(readme), readmeText);
    const unlock = takeLock(this.file('lock'));
    writeFileSync(this.file('.gitignore'), '*\n');
    this.clear();
    return unlock;
  }

  /** Takes away what a run left in the making. */
  clear(): void {
    rmSync(this.making, { recursive: true, force: true });
  }

  /** Absent when nothing is known of the output folder. */
  lastRun(): LastRun | undefined {
    const saved = readChecked<Saved>(this.file('record'));
    if (!saved) return undefined;
    const { files, pages, ...known } = saved;
    for (const name of this.announced()) if (!files.has(name)) files.set(name, noStamp);
    return { ...known, files, record: PageRecord.from(pages) };
  }

  save({ record, ...known }: LastRun): void {
    writeChecked(this.file('record'), { ...known, pages: record.bytes() } satisfies Saved);
    rmSync(this.file('announced'), { force: true });
  }

  /** Remembers that a file is about to be written: a run that is cut off must know it as its own afterwards. */
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
