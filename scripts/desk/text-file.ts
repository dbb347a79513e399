import { readFileSync } from 'node:fs';
import { writeWhole } from '#content/files/write-whole.ts';
import { plainText, writtenLike } from '#lib/file-text.ts';

/** A file as text with line ends of one kind; nothing where there is none. */
export function readTextFile(file: string): string | undefined {
  const written = writtenIn(file);
  return written === undefined ? undefined : plainText(written);
}

/** Writes a text as the file was written before, line ends of Windows included. */
export function writeTextFile(file: string, text: string): void {
  writeWhole(file, writtenLike(writtenIn(file) ?? '', text));
}

function writtenIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
