import {
  appendFileSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { naming } from '#content/files/write-whole.ts';
import { isSameKey } from '../key.ts';
import { stampOf, type Stamp } from './stamp.ts';

/**
 * How files reach the output folder. `fresh`: there is none yet, so the whole site is written elsewhere and moved into
 * place. `update`: each file is written elsewhere and moved over the old one. Either way nobody ever sees half a file.
 */
type WriteMode = 'fresh' | 'update';

export interface Target {
  out: string;
  /** A folder on the same disk for unfinished files. */
  staging: string;
  mode: WriteMode;
}

/** The only code that writes the site. Each thread has one, with its own `name` for unfinished files. */
export class OutputFolder {
  private readonly folders = new Set<string>();
  private readonly root: string;
  private readonly staged: string;
  /** Files beside the pages. */
  private readonly written = new Set<string>();

  constructor(
    private readonly target: Target,
    name: string,
    /** Called with the name of each file beside the pages before it is written. */
    private readonly announce: (name: string) => void = () => undefined,
  ) {
    this.root = target.mode === 'fresh' ? path.join(target.staging, 'site') : target.out;
    this.staged = path.join(target.staging, `${name}.part`);
  }

  /** Writes a page. Its name is not kept, as there may be 400,000. */
  page(name: string, bytes: Uint8Array): Stamp {
    return this.put(name, (to) => {
      try {
        writeFileSync(to, bytes);
      } catch (error) {
        throw naming(to, error);
      }
    });
  }

  /** Takes over a page from elsewhere: as a hard link where the disk supports it, else as a copy. */
  linkOrCopy(name: string, from: string): void {
    this.put(name, (to) => {
      try {
        // Of a symbolic link, the system would link the link itself.
        linkSync(realpathSync.native(from), to);
      } catch {
        copyFileSync(from, to);
      }
    });
    // If both names are links to one file, rename does nothing, and the next file would be written into this one.
    rmSync(this.staged, { force: true });
  }

  /** Writes a file that is not a page, unless it already has these bytes. */
  file(name: string, content: string | Buffer): void {
    this.expect(name);
    const bytes = Buffer.from(content);
    if (!this.holds(name, bytes)) this.page(name, bytes);
  }

  /** Writes a file too large for memory. Pauses between its pieces, so that progress is shown meanwhile. */
  async stream(name: string, pieces: Iterable<string>): Promise<void> {
    this.expect(name);
    this.makeFolderOf(name);
    try {
      writeFileSync(this.staged, '');
      for (const piece of pieces) {
        appendFileSync(this.staged, piece);
        await setImmediate();
      }
    } catch (error) {
      throw naming(this.staged, error);
    }
    renameSync(this.staged, `${this.root}/${name}`);
  }

  /** The size of a file, if it still has this stamp. */
  sizeIfUntouched(name: string, stamp: Stamp): number | undefined {
    const stats = statSync(`${this.root}/${name}`, { throwIfNoEntry: false });
    return stats && isSameKey(stampOf(stats), stamp) ? stats.size : undefined;
  }

  has(name: string): boolean {
    return existsSync(`${this.root}/${name}`);
  }

  stampOf(name: string): Stamp {
    return stampOf(statSync(`${this.root}/${name}`));
  }

  /** The checksum of a file; 0 where there is none. */
  sumOf(name: string): number {
    return this.has(name) ? crc32(readFileSync(`${this.root}/${name}`)) : 0;
  }

  /** Stamps of all files that are not pages. */
  stamps(): Map<string, Stamp> {
    return new Map([...this.written].map((name) => [name, this.stampOf(name)]));
  }

  private expect(name: string): void {
    this.announce(name);
    this.written.add(name);
  }

  /** Whether a file already has exactly these bytes. */
  holds(name: string, bytes: Buffer): boolean {
    if (this.target.mode === 'fresh') return false;
    const file = `${this.root}/${name}`;
    const size = statSync(file, { throwIfNoEntry: false })?.size;
    return size === bytes.length && readFileSync(file).equals(bytes);
  }

  private put(name: string, write: (to: string) => void): Stamp {
    this.makeFolderOf(name);
    const file = `${this.root}/${name}`;
    if (this.target.mode === 'fresh') write(file);
    else {
      write(this.staged);
      renameSync(this.staged, file);
    }
    return this.stampOf(name);
  }

  private makeFolderOf(name: string): void {
    const folder = path.posix.dirname(name);
    if (this.folders.has(folder)) return;
    mkdirSync(`${this.root}/${folder}`, { recursive: true });
    this.folders.add(folder);
  }
}

/** Moves the finished site into place. */
export function finishTarget({ out, staging, mode }: Target): void {
  if (mode === 'fresh') renameSync(path.join(staging, 'site'), out);
  rmSync(staging, { recursive: true, force: true });
}
