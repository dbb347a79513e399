import { readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { manifestFile } from '#lib/folders.mjs';
import type { OutputFolder } from '../folder/output-folder.ts';

/** What a machine records about its part of the site. */
export interface Manifest {
  index: number;
  count: number;
  /** Hash of the data, the sources and the settings. */
  inputs: string;
  /** The date that the pages show as today's. */
  day: string;
  /** Addresses of pages kept out of search engines for having too little text of their own. */
  keptOut: string[];
  /** Checksum of the file of numbers. */
  sum: number;
}

export const numbersFile = 'shard-numbers';

/** What a run learns about every page of the plan, 0 for pages of other parts: in bytes, one list after the other. */
interface PageNumbers {
  /** Fingerprints of the main texts; see `fingerprintOf`. */
  fingerprints: Float64Array;
  /** Checksums of the files, which detect accidents, not tampering. */
  sums: Uint32Array;
}

export function writeManifest(
  folder: OutputFolder,
  manifest: Omit<Manifest, 'sum'>,
  { fingerprints, sums }: PageNumbers,
): void {
  const numbers = Buffer.concat([fingerprints, sums].map(({ buffer }) => new Uint8Array(buffer)));
  folder.file(numbersFile, numbers);
  folder.file(manifestFile, `${JSON.stringify({ ...manifest, sum: crc32(numbers) }, null, 2)}\n`);
}

export function numbersIn(dir: string): PageNumbers {
  const { buffer } = new Uint8Array(readFileSync(path.join(dir, numbersFile)));
  const pages = buffer.byteLength / (Float64Array.BYTES_PER_ELEMENT + Uint32Array.BYTES_PER_ELEMENT);
  const fingerprints = new Float64Array(buffer, 0, pages);
  return { fingerprints, sums: new Uint32Array(buffer, fingerprints.byteLength) };
}

/** Nothing if it is damaged. */
export function manifestIn(dir: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(readFileSync(path.join(dir, manifestFile), 'utf8')) as Manifest;
    return Array.isArray(manifest.keptOut) && Number.isInteger(manifest.sum) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a file still has the content that was written to it. */
export function isWhole(file: string, sum: number): boolean {
  try {
    return crc32(readFileSync(file)) === sum;
  } catch {
    return false;
  }
}
