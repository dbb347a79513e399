import { readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { routesOf, type Site } from '#site/plan.ts';
import { fileOf } from '#site/address.ts';
import type { OutputFolder } from '../folder/output-folder.ts';
import { isInShard } from '../selection.ts';

/** What a machine tells about its part of the site. */
export interface Manifest {
  index: number;
  count: number;
  /** Hash of the data, the sources and the settings. */
  inputs: string;
  /** The day that the pages show. */
  day: string;
  /** Addresses that search engines may not list. */
  keptOut: string[];
  /** Checksums of the files of numbers. */
  sums: Record<NumbersFile, number>;
}

export const manifestFile = 'shard.json';
/** They hold a number for each page of the whole plan; 0 for those of other parts. */
export const numbersFiles = ['shard-fingerprints', 'shard-sums'] as const;
type NumbersFile = (typeof numbersFiles)[number];

/** What a run learns of its pages, by their place in the plan. */
interface PageNumbers {
  /** Of the main texts; see `ContentDates`. */
  fingerprints: Float64Array;
  /** Checksums of the files, 0 where a page was not printed anew. They tell accidents, not forgeries. */
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

/** Nothing where it is damaged. */
export function manifestIn(dir: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(readFileSync(path.join(dir, manifestFile), 'utf8')) as Manifest;
    return Array.isArray(manifest.keptOut) && manifest.sums ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a file holds what was written to it. */
export function isWhole(file: string, sum: number): boolean {
  try {
    return crc32(readFileSync(file)) === sum;
  } catch {
    return false;
  }
}
