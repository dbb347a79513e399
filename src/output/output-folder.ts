import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * How files reach the output folder. `fresh`: into a folder beside it that takes its place in one move at
 * the end. `update`: each file is written aside and moved over the old one. Either way nobody ever sees half
 * a file, and a run that is cut off leaves the site that was there.
 */
export type WriteMode = 'fresh' | 'update';

/** The folder beside the output in which files are written before they are moved into place. */
export const asideOf = (out: string) => `${out}.next`;

/** The one writer of the site; every thread has its own, with its own `name` for files in the making. */
export class OutputFolder {
  private readonly folders = new Set<string>();
  private readonly root: string;
  readonly written = new Set<string>();

  constructor(
    private readonly out: string,
    private readonly mode: WriteMode,
    private readonly name: string,
  ) {
    this.root = mode === 'fresh' ? asideOf(out) : out;
  }

  /** A page; its name is not remembered, since there may be many. */
  page(name: string, bytes: Buffer): void {
    this.makeFolderOf(name);
    if (this.mode === 'fresh') return writeWhole(`${this.root}/${name}`, bytes);
    const aside = `${asideOf(this.out)}/${this.name}.part`;
    writeWhole(aside, bytes);
    renameSync(aside, `${this.root}/${name}`);
  }

  /** A file beside the pages, left alone when it holds these very bytes. */
  file(name: string, content: string | Buffer): void {
    this.written.add(name);
    const bytes = Buffer.from(content);
    if (
      this.mode === 'update' &&
      existsSync(`${this.root}/${name}`) &&
      readFileSync(`${this.root}/${name}`).equals(bytes)
    )
      return;
    this.page(name, bytes);
  }

  /** A file too large to hold: `add` as often as needed, then `end`. */
  stream(name: string): { add(text: string): void; end(): void } {
    this.written.add(name);
    this.makeFolderOf(name);
    const aside = `${asideOf(this.out)}/${this.name}.stream`;
    const handle = openSync(aside, 'w');
    return {
      add: (text) => writeFileSync(handle, text),
      end: () => {
        closeSync(handle);
        renameSync(aside, `${this.root}/${name}`);
      },
    };
  }

  /** Whether a page stands there with this size. */
  has(name: string, size: number): boolean {
    return statSync(`${this.root}/${name}`, { throwIfNoEntry: false })?.size === size;
  }

  private makeFolderOf(name: string): void {
    const folder = path.posix.dirname(name);
    if (this.folders.has(folder)) return;
    mkdirSync(`${this.root}/${folder}`, { recursive: true });
    this.folders.add(folder);
  }
}

function writeWhole(file: string, bytes: Buffer): void {
  const handle = openSync(file, 'w');
  try {
    // Goes on until every byte is on its way: a disk that fills up is an error, not a shorter file.
    writeFileSync(handle, bytes);
  } finally {
    closeSync(handle);
  }
}

/** The old site, for the moment in which the new one takes its place. */
const oldOf = (out: string) => `${out}.old`;

/** Puts the old site back that a run left aside when it was cut off in that very moment. */
export function restoreFolder(out: string): void {
  if (existsSync(out) || !existsSync(oldOf(out))) return;
  renameSync(oldOf(out), out);
}

export function prepareFolders(out: string, mode: WriteMode): void {
  rmSync(asideOf(out), { recursive: true, force: true });
  mkdirSync(asideOf(out), { recursive: true });
  if (mode === 'update') mkdirSync(out, { recursive: true });
}

/** The site is complete: puts it in its place. */
export function finishFolders(out: string, mode: WriteMode): void {
  if (mode === 'fresh') {
    const old = oldOf(out);
    rmSync(old, { recursive: true, force: true });
    if (existsSync(out)) renameSync(out, old);
    renameSync(asideOf(out), out);
    rmSync(old, { recursive: true, force: true });
  } else abandonFolders(out);
}

export function abandonFolders(out: string): void {
  rmSync(asideOf(out), { recursive: true, force: true });
}
