import { existsSync } from 'node:fs';
import path from 'node:path';
import { manifestFile } from '#lib/folders.mjs';
import { manifestIn, numbersIn, type Manifest } from './manifest.ts';

export interface Shard {
  dir: string;
  manifest: Manifest;
}

/** The fingerprints of all parts, combined. */
export function fingerprintsOfShards(shards: readonly Shard[], pages: number): Float64Array {
  const all = new Float64Array(pages);
  for (const { dir } of shards) {
    const own = numbersIn(dir).fingerprints;
    for (let page = 0; page < pages; page++) if (own[page] !== 0) all[page] = own[page]!;
  }
  return all;
}

export const notWhole = (dir: string, what: string) =>
  `${dir} is not complete: ${what} missing or damaged. Copy that part again, or make it again without "--only".`;

/** The parts in order, or every reason why they do not make one complete site. */
export function readShards(dirs: readonly string[], inputs: string): { shards: Shard[]; reasons: string[] } {
  const reasons: string[] = [];
  const shards: Shard[] = [];
  for (const dir of dirs) {
    if (!existsSync(path.join(dir, manifestFile))) {
      reasons.push(`${dir} is not part of a site: there is no ${manifestFile} in it.`);
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
        `${dir} is one of ${manifest.count} parts, but ${shards[0]!.dir} is one of ${first.count}: parts of two runs are mixed.`,
      );
    }
    if (manifest.inputs !== inputs) {
      reasons.push(`${dir} was made from different data, code or settings than those here.`);
    }
    if (manifest.day !== first.day) {
      reasons.push(
        `${dir} shows the day ${manifest.day}, but ${shards[0]!.dir} shows ${first.day}. Set SOURCE_DATE_EPOCH to the same value on all machines.`,
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
