import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { writeWhole } from '#content/files/write-whole.ts';

/** The file begins with a hash of its content. */
const hashBytes = 20;

const hashOf = (bytes: Uint8Array): Buffer => hash('sha1', bytes, 'buffer');

/** Saves a value between runs; a half-written file is never read. */
export function writeChecked(file: string, value: unknown): void {
  const bytes = serialize(value);
  writeWhole(file, Buffer.concat([hashOf(bytes), bytes]));
}

/** Saves a value that can be made again: the next run does so where the cache cannot be written, as on a read-only disk. */
export function keepChecked(file: string, value: unknown): void {
  try {
    writeChecked(file, value);
  } catch {
    // Only time is lost.
  }
}

/** The saved value; undefined if missing, damaged, or written by another version of Node. */
export function readChecked<T>(file: string): T | undefined {
  try {
    const kept = readFileSync(file);
    const bytes = kept.subarray(hashBytes);
    return hashOf(bytes).equals(kept.subarray(0, hashBytes)) ? (deserialize(bytes) as T) : undefined;
  } catch {
    return undefined;
  }
}
