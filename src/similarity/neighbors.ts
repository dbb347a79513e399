import { sketchSize, type Sketches } from './sketch.ts';

/** Orders in which pages are laid side by side; more find more and take longer. */
const orders = 16;
/** Places of the sketch that decide one order. */
const keyLength = 8;
/** In each order a page is compared with so many behind it. */
const reach = 6;

/**
 * Locality-sensitive search (an LSH forest): pages are sorted by a few places of their sketches, in several
 * ways. Similar pages come to lie side by side in some of the orders, so that it is enough to compare
 * neighbors; the work grows with the pages, not with the pairs. `visit` sees each pair that was compared, some of
 * them more than once.
 */
export function comparePages(
  sketches: Sketches,
  pages: readonly number[],
  visit: (a: number, b: number, similarity: number) => void,
): void {
  for (let order = 0; order < orders; order++) {
    const sorted = sortedBy(sketches, pages, order);
    for (let i = 0; i < sorted.length; i++) {
      for (let j = i + 1; j <= i + reach && j < sorted.length; j++) {
        const a = Math.min(sorted[i]!, sorted[j]!);
        const b = Math.max(sorted[i]!, sorted[j]!);
        visit(a, b, sketches.similarity(a, b));
      }
    }
  }
}

function sortedBy(sketches: Sketches, pages: readonly number[], order: number): number[] {
  // Places far apart, other ones in each order.
  const places = Array.from(
    { length: keyLength },
    (_, i) => (order * keyLength * 37 + i * 151 + order) % sketchSize,
  );
  const keys = new Uint16Array(pages.length * keyLength);
  pages.forEach((page, i) => {
    for (let k = 0; k < keyLength; k++) keys[i * keyLength + k] = sketches.valueNear(page, places[k]!);
  });
  const sorted = Uint32Array.from(pages.keys()).sort((a, b) => {
    for (let k = 0; k < keyLength; k++) {
      const difference = keys[a * keyLength + k]! - keys[b * keyLength + k]!;
      if (difference !== 0) return difference;
    }
    return a - b;
  });
  return Array.from(sorted, (i) => pages[i]!);
}
