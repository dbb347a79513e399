import { mkdirSync, readFileSync, realpathSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { plainText, writtenLike } from '#lib/file-text.ts';

/** A file as text with line ends of one kind; nothing where there is none. */
export function readTextFile(file: string): string | undefined {
  const written = ifThere(() => readFileSync(file, 'utf8'));
  return written === undefined ? undefined : plainText(written);
}

/** Writes a text as the file was written before, line ends of Windows included. */
export function writeTextFile(file: string, text: string): void {
  writeWhole(file, writtenLike(ifThere(() => readFileSync(file, 'utf8')) ?? '', text));
}

/** Writes a file aside and moves it into place: whatever happens, the old one or the new one is there. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const target = ifThere(() => realpathSync(file)) ?? file;
  const mode = ifThere(() => statSync(target).mode);
  const aside = path.join(path.dirname(target), `.${path.basename(target)}.part`);
  writeFileSync(aside, content, { mode });
  renameSync(aside, target);
}

function ifThere<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
