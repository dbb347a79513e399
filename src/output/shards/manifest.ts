import { readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { routesOf, type Site } from '#site/plan.ts';
import { fileOf } from '#site/address.ts';
import type { OutputFolder } from '../folder/output-folder.ts';
import { isInShard } from '../selection.ts';

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
  /** Checksums of `numbersFiles`. */
  sums: Record<NumbersFile, number>;
}

export const manifestFile = 'shard.json';
/** Each holds a number for every page of the whole plan, 0 for pages of other parts. */
export const numbersFiles = ['shard-fingerprints', 'shard-sums'] as const;
type NumbersFile = (typeof numbersFiles)[number];

/** What a run learns about its pages, by their number in the plan. */
interface PageNumbers {
  /** Fingerprints of the main texts; see `ContentDates`. */
  fingerprints: Float64Array;
  /** Checksums of the files, 0 where a page was not printed again. They detect accidents, not tampering. */
  sums: Uint32Array;
}

export function writeManifest(
  folder: OutputFolder,
  site: Site,
  manifest: Omit<Manifest, 'sums'>,
  { fingerprints, sums }: PageNumbers,
): void {
  let page = 0;
  for (const route of routesOf(site)) {
    if (sums[page] === 0 && isInShard(route, manifest)) sums[page] = folder.sumOf(fileOf(route.address));
    page++;
  }
  const bytes = [fingerprints, sums].map((numbers) => Buffer.from(numbers.slice().buffer));
  numbersFiles.forEach((name, i) => folder.file(name, bytes[i]!));
  const whole = {
    ...manifest,
    sums: Object.fromEntries(numbersFiles.map((name, i) => [name, crc32(bytes[i]!)])),
  };
  folder.file(manifestFile, `${JSON.stringify(whole, null, 2)}\n`);
}

export function numbersIn(dir: string, name: NumbersFile): ArrayBuffer {
  const bytes = readFileSync(path.join(dir, name));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
}

/** Nothing if it is damaged. */
export function manifestIn(dir: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(readFileSync(path.join(dir, manifestFile), 'utf8')) as Manifest;
    return Array.isArray(manifest.keptOut) && manifest.sums ? manifest : undefined;
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
