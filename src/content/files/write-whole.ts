import {
  closeSync,
  fchmodSync,
  fstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Writes a file elsewhere and moves it into place, so that there is always either the old or the new one. */
export function writeWhole(file: string, content: string | Uint8Array | Iterable<string>): void {
  mkdirSync(path.dirname(file), { recursive: true });
  // Follows links: their target is written.
  const before = statSync(file, { throwIfNoEntry: false });
  const target = before ? realpathSync(file) : file;
  // Random, as two runs may write the same file.
  const aside = path.join(path.dirname(target), `.${path.basename(target)}.${crypto.randomUUID()}`);
  try {
    const handle = openSync(aside, 'w', before?.mode);
    try {
      // The umask of this user may have taken rights of others away; some disks refuse even a change to the same.
      if (before && fstatSync(handle).mode !== before.mode) fchmodSync(handle, before.mode);
      for (const piece of piecesOf(content)) writeFileSync(handle, piece);
    } finally {
      closeSync(handle);
    }
    renameSync(aside, target);
  } catch (error) {
    rmSync(aside, { force: true });
    throw naming(target, error);
  }
}

/** An error of the system, with the file that it lacks when the disk was full while the file was open. */
export const naming = (file: string, error: unknown): unknown =>
  Object.assign(error as Error, { path: (error as NodeJS.ErrnoException).path ?? file });

const piecesOf = (content: string | Uint8Array | Iterable<string>): Iterable<string | Uint8Array> =>
  typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
