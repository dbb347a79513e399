import { readFileSync } from 'node:fs';
import path from 'node:path';
import { largestTable, readText } from '#content/files/read-text.ts';
import { writeWhole } from '#content/files/write-whole.ts';
import { refuseMistakes } from '#content/letters/format-problems.ts';
import { plainText, writtenLike } from '#lib/file-text.ts';
import type { Problem } from '#lib/problem.ts';
import { existingFile } from '../command-line/folders.mjs';

/** A file as text with normalized line endings; undefined where there is none. */
export function readTextFile(file: string): string | undefined {
  const written = writtenIn(file);
  return written === undefined ? undefined : plainText(written);
}

/** Reads a table named by the user; throws a message if the file is missing, is not text or is too large. */
export function readTableFile(file: string): string {
  existingFile(file);
  const problems: Problem[] = [];
  const text = readText(path.dirname(file), path.basename(file), problems, largestTable) ?? '';
  refuseMistakes(problems);
  return text;
}

/** Writes a text in the style of the existing file, such as with Windows line endings. */
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
