/**
 * Places of a sketch. Each holds the smallest hash of its share of a page's shingles (one-permutation
 * MinHash); the share of equal places estimates the Jaccard similarity, to about a hundredth.
 */
export const sketchSize = 512;
const bits = 9;

/** No shingle fell into this place. */
const empty = 0xffff;

/** Sketches of many pages in one block of memory: a kilobyte a page. */
export class Sketches {
  private readonly places: Uint16Array;

  constructor(memory: SharedArrayBuffer) {
    this.places = new Uint16Array(memory);
  }

  /** Memory for the sketches of so many pages, which threads may fill together. */
  static memoryFor(pages: number): SharedArrayBuffer {
    const memory = new SharedArrayBuffer(pages * sketchSize * Uint16Array.BYTES_PER_ELEMENT);
    new Uint16Array(memory).fill(empty);
    return memory;
  }

  get pages(): number {
    return this.places.length / sketchSize;
  }

  /** Runs may repeat. */
  set(page: number, runs: Uint32Array): void {
    const at = page * sketchSize;
    for (const run of runs) {
      // The upper bits choose the place, the lower ones are what is compared.
      const place = at + (run >>> (32 - bits));
      const value = run & 0xfffe;
      if (value < this.places[place]!) this.places[place] = value;
    }
  }

  /** Estimated similarity of two pages, 0 to 1; two pages without words are not alike. */
  similarity(a: number, b: number): number {
    const { places } = this;
    let used = 0;
    let equal = 0;
    for (let i = a * sketchSize, j = b * sketchSize, end = i + sketchSize; i < end; i++, j++) {
      const left = places[i]!;
      const right = places[j]!;
      if (left === right) {
        if (left !== empty) {
          equal++;
          used++;
        }
      } else used++;
    }
    return used === 0 ? 0 : equal / used;
  }

  /** The value at a place; where it is empty, that of the next place that is not, as is usual for such sketches. */
  valueNear(page: number, place: number): number {
    const at = page * sketchSize;
    for (let step = 0; step < sketchSize; step++) {
      const value = this.places[at + ((place + step) & (sketchSize - 1))]!;
      if (value !== empty) return value;
    }
    return empty;
  }
}
