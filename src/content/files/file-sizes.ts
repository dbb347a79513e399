import { readFileSync, statSync } from 'node:fs';
import type { LetterParts } from '#lib/problem.ts';

/** In bytes; more than any host accepts. */
const largestFile = 100_000_000;

/** Why no host accepts a file of this size; undefined for any other. */
export const wrongWithSize = (file: string): LetterParts | undefined =>
  statSync(file).size > largestFile
    ? ['The file is larger than 100 MB, which no host accepts.', 'Put it elsewhere.']
    : undefined;

/** What a file holds, to compare it with another version; nothing where it is too large, as it is reported instead. */
export const bytesToCompare = (file: string): Uint8Array =>
  wrongWithSize(file) ? new Uint8Array() : readFileSync(file);
