import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '#content/files/files-below.ts';
import { counted } from '#lib/text.ts';
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
}

const manifestFile = 'shard.json';
/** A number for each page of the whole plan; 0 for those of other parts. */
const fingerprintsFile = 'shard-fingerprints';
const bytesOfNumber = Float64Array.BYTES_PER_ELEMENT;

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size;

export function writeManifest(folder: OutputFolder, manifest: Manifest, fingerprints: Float64Array): void {
  folder.file(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  folder.file(fingerprintsFile, Buffer.from(fingerprints.slice().buffer));
}

/** The fingerprints of all parts together. */
export function fingerprintsOfShards(shards: readonly Shard[], pages: number): Float64Array {
  const all = new Float64Array(pages);
  for (const { dir } of shards) {
    const bytes = readFileSync(path.join(dir, fingerprintsFile));
    const own = new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
    for (let page = 0; page < pages; page++) if (own[page] !== 0) all[page] = own[page]!;
  }
  return all;
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

const notWhole = (dir: string, file: string) =>
  `${dir} did not arrive whole: ${file} is missing or damaged. Copy that part again.`;

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
    else reasons.push(notWhole(dir, manifestFile));
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

/** Pages that are missing or that nobody planned are reasons to refuse, and so are fingerprints of other ones. */
export function wrongPagesOf(site: Site, shards: readonly Shard[]): string[] {
  const reasons = shards
    .filter(({ dir }) => sizeOf(path.join(dir, fingerprintsFile)) !== bytesOfNumber * site.size)
    .map(({ dir }) => notWhole(dir, fingerprintsFile));
  const expected = new Map(shards.map(({ dir }) => [dir, 0]));
  for (const { address, dir, from } of pagesOfShards(site, shards)) {
    expected.set(dir, expected.get(dir)! + 1);
    if (!existsSync(from)) reasons.push(`The page ${address} is missing in ${dir}.`);
  }
  for (const [dir, planned] of expected) {
    const more = [...filesBelow(dir)].filter((name) => name.endsWith('.html')).length - planned;
    if (more > 0)
      reasons.push(`${dir} holds ${counted(more, 'page that belongs', 'pages that belong')} elsewhere.`);
  }
  return reasons;
}
