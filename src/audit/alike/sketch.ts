import { hashBits } from '#site/own-words/shingles.ts';

/** These bits of a hash choose its slot. */
const bits = 9;
/**
 * Slots of a sketch. Each holds the smallest hash of its share of a page's shingles (one-permutation MinHash);
 * the share of equal slots estimates how alike two pages are, to one or two hundredths.
 */
const slots = 2 ** bits;

/** An empty slot. */
const empty = 0xffff;

/** One kilobyte that represents a page. */
type Sketch = Uint16Array;

/** Shingles may repeat, and there is at least one. */
export function sketchOf(shingles: Uint32Array): Sketch {
  const sketch = new Uint16Array(slots).fill(empty);
  for (const shingle of shingles) {
    // The upper bits choose the slot, the lower ones are compared.
    const slot = shingle >>> (hashBits - bits);
    const value = shingle & 0xfffe;
    if (value < sketch[slot]!) sketch[slot] = value;
  }
  // An empty slot copies the next nonempty one, as is usual for such sketches.
  let next = sketch.find((value) => value !== empty)!;
  for (let i = slots - 1; i >= 0; i--) {
    if (sketch[i] === empty) sketch[i] = next;
    else next = sketch[i]!;
  }
  return sketch;
}

/** Estimated similarity, 0 to 1. */
export function estimate(a: Sketch, b: Sketch): number {
  let equal = 0;
  // Without a branch, which would be unpredictable: 1 if nothing differs, else 0.
  for (let i = 0; i < slots; i++) equal += ((a[i]! ^ b[i]!) - 1) >>> 31;
  return equal / slots;
}

/** An order that puts similar pages next to each other. */
export function compareSketches(a: Sketch, b: Sketch): number {
  for (let i = 0; i < slots; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}
