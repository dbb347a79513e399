import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { filesBelow } from '#content/files/files-below.ts';
import { counted, grouped, listInWords } from '#lib/text.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { fileOf } from '#site/routes/address.ts';
import type { OutputFolder } from './folder/output-folder.ts';
import { isInShard } from './selection.ts';

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

const manifestFile = 'shard.json';
/** They hold a number for each page of the whole plan; 0 for those of other parts. */
const numbersFiles = ['shard-fingerprints', 'shard-sums'] as const;
type NumbersFile = (typeof numbersFiles)[number];

/** What a run learns of its pages, by their place in the plan. */
export interface PageNumbers {
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

/** The fingerprints of all parts together. */
export function fingerprintsOfShards(shards: readonly Shard[], pages: number): Float64Array {
  const all = new Float64Array(pages);
  for (const { dir } of shards) {
    const own = new Float64Array(numbersIn(dir, 'shard-fingerprints'));
    for (let page = 0; page < pages; page++) if (own[page] !== 0) all[page] = own[page]!;
  }
  return all;
}

function numbersIn(dir: string, name: NumbersFile): ArrayBuffer {
  const bytes = readFileSync(path.join(dir, name));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
}

export interface Shard {
  dir: string;
  manifest: Manifest;
}

/** Nothing where it is damaged. */
function manifestIn(dir: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(readFileSync(path.join(dir, manifestFile), 'utf8')) as Manifest;
    return Array.isArray(manifest.keptOut) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

const notWhole = (dir: string, what: string) =>
  `${dir} did not arrive whole: ${what} missing or damaged. Copy that part again.`;

const namedAtMost = 5;

function lettersAboutPages(dir: string, addresses: readonly string[]): string[] {
  if (addresses.length === 0) return [];
  if (addresses.length === 1) return [notWhole(dir, `the page ${addresses[0]} is`)];
  const more = addresses.length - namedAtMost;
  const named = [...addresses.slice(0, namedAtMost), ...(more > 0 ? [`${grouped(more)} more`] : [])];
  return [notWhole(dir, `the pages ${listInWords(named)} are`)];
}

/** Whether a file holds what was written to it. */
function isWhole(file: string, sum: number): boolean {
  try {
    return crc32(readFileSync(file)) === sum;
  } catch {
    return false;
  }
}

/** The manifests of the parts in their order, or every reason why they are not one whole site. */
export function readShards(dirs: readonly string[], inputs: string): { shards: Shard[]; reasons: string[] } {
  const reasons: string[] = [];
  const shards: Shard[] = [];
  for (const dir of dirs) {
    if (!existsSync(path.join(dir, manifestFile))) {
      reasons.push(`${dir} holds no part of a site: there is no ${manifestFile} in it.`);
      continue;
    }
    const manifest = manifestIn(dir);
    if (manifest) shards.push({ dir, manifest });
    else reasons.push(notWhole(dir, `${manifestFile} is`));
  }
  const first = shards[0]?.manifest;
  if (!first || reasons.length > 0) return { shards, reasons };
  for (const { dir, manifest } of shards) {
    if (manifest.count !== first.count) {
      reasons.push(
        `${dir} is one of ${manifest.count} parts, ${shards[0]!.dir} one of ${first.count}: parts of two runs are mixed.`,
      );
    }
    if (manifest.inputs !== inputs) {
      reasons.push(`${dir} was made from other data, other sources or other settings than those here.`);
    }
    if (manifest.day !== first.day) {
      reasons.push(
        `${dir} shows the day ${manifest.day}, ${shards[0]!.dir} ${first.day}. Set SOURCE_DATE_EPOCH alike on all machines.`,
      );
    }
  }
  for (let index = 1; index <= first.count; index++) {
    const same = shards.filter(({ manifest }) => manifest.index === index);
    if (same.length === 0) reasons.push(`Part ${index} of ${first.count} is missing.`);
    if (same.length > 1)
      reasons.push(`Part ${index} is there ${same.length} times: ${same.map(({ dir }) => dir).join(', ')}.`);
  }
  shards.sort((a, b) => a.manifest.index - b.manifest.index);
  return { shards, reasons };
}

/** Where each page of the plan lies. */
export function* pagesOfShards(
  site: Site,
  shards: readonly Shard[],
): Generator<{ address: string; dir: string; file: string; from: string }> {
  const count = shards.length;
  for (const route of routesOf(site)) {
    const { address } = route;
    const { dir } = shards.find((_, i) => isInShard(route, { index: i + 1, count }))!;
    const file = fileOf(address);
    yield { address, dir, file, from: path.join(dir, file) };
  }
}

/** Pages that are missing, damaged or that nobody planned are reasons to refuse, and so are damaged numbers of them. */
export function wrongPagesOf(site: Site, shards: readonly Shard[]): string[] {
  const damaged = shards.flatMap(({ dir, manifest: { sums } }) =>
    numbersFiles
      .filter((name) => !isWhole(path.join(dir, name), sums[name]))
      .map((name) => notWhole(dir, `${name} is`)),
  );
  if (damaged.length > 0) return damaged;
  const parts = new Map(
    shards.map(({ dir }) => [
      dir,
      { sums: new Uint32Array(numbersIn(dir, 'shard-sums')), planned: 0, wrong: [] as string[] },
    ]),
  );
  let page = 0;
  for (const { address, dir, from } of pagesOfShards(site, shards)) {
    const part = parts.get(dir)!;
    part.planned++;
    if (!isWhole(from, part.sums[page++]!)) part.wrong.push(address);
  }
  return [...parts].flatMap(([dir, { planned, wrong }]) => {
    const more = [...filesBelow(dir)].filter((name) => name.endsWith('.html')).length - planned;
    const elsewhere = `${dir} holds ${counted(more, 'page that belongs', 'pages that belong')} elsewhere.`;
    return [...lettersAboutPages(dir, wrong), ...(more > 0 ? [elsewhere] : [])];
  });
}
