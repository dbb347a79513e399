import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { writeWhole } from '#content/files/write-whole.ts';

/** A hash stands before the content. */
const hashBytes = 20;

const hashOf = (bytes: Uint8Array): Buffer => hash('sha1', bytes, 'buffer');

/** Keeps a value between runs; nobody ever reads half of it. */
export function writeChecked(file: string, value: unknown): void {
  const bytes = serialize(value);
  writeWhole(file, Buffer.concat([hashOf(bytes), bytes]));
}

/** What was kept; nothing where there is none, where it is damaged, or where another Node wrote it. */
export function readChecked<T>(file: string): T | undefined {
  try {
    const kept = readFileSync(file);
    const bytes = kept.subarray(hashBytes);
    return hashOf(bytes).equals(kept.subarray(0, hashBytes)) ? (deserialize(bytes) as T) : undefined;
  } catch {
    return undefined;
  }
}
