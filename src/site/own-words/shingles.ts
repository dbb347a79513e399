import { remembered } from '#lib/remembered.ts';
import type { Mask } from './mask.ts';

/** In words. */
export const shingleLength = 5;
/** A hash of this many bits is a small integer in V8, which a Map stores without an object. */
export const hashBits = 30;
/** Lines repeat from page to page; this many have their hashes cached. */
const linesRemembered = 20_000;

/** Cuts texts into shingles: every run of five words, with names and numbers masked. */
export class Shingler {
  private readonly hashesOf = remembered(
    (line: string) => Uint32Array.from(this.mask.words(line), hashOf),
    linesRemembered,
  );

  constructor(private readonly mask: Mask) {}

  /** Hashes of the shingles, in reading order; a text with fewer words is one shingle. */
  of(lines: readonly string[]): Uint32Array {
    const hashes = joined(lines.map(this.hashesOf));
    const count = Math.max(Math.min(1, hashes.length), hashes.length - shingleLength + 1);
    const shingles = new Uint32Array(count);
    for (let i = 0; i < count; i++) {
      let shingle = 0;
      for (let j = i; j < Math.min(i + shingleLength, hashes.length); j++) {
        shingle = Math.imul(shingle, 0x9e3779b1) + hashes[j]!;
      }
      shingles[i] = mixed(shingle) >>> (32 - hashBits);
    }
    return shingles;
  }
}

function joined(parts: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** FNV-1a with a final mix. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return mixed(hash);
}

function mixed(hash: number): number {
  let h = hash;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Each shingle once, sorted, for comparing two texts exactly. */
export const distinctShingles = (shingles: Uint32Array): Uint32Array =>
  Uint32Array.from(new Set(shingles)).sort();

/** The share of the shingles of two texts that both have; each has at least one. */
export function jaccard(a: Uint32Array, b: Uint32Array): number {
  let shared = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const left = a[i]!;
    const right = b[j]!;
    if (left === right) shared++;
    if (left <= right) i++;
    if (right <= left) j++;
  }
  return shared / (a.length + b.length - shared);
}
