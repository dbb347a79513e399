import type { Mask } from '#similarity/mask.ts';
import { jaccard, Shingler } from '#similarity/shingles.ts';

/** Sets of word runs that are kept: those of pages side by side are asked for again and again. */
const pagesKept = 2000;

/**
 * Answers how alike two pages really are. Sketches err by about a hundredth, and among tens of thousands of
 * pairs just below a limit some would be called over it.
 */
export function exactSimilarity(mask: Mask, linesOf: (page: number) => string[]) {
  const shingler = new Shingler(mask);
  const known = new Map<number, Uint32Array>();
  const shinglesOf = (page: number): Uint32Array => {
    let shingles = known.get(page);
    if (!shingles) {
      if (known.size >= pagesKept) known.clear();
      known.set(page, (shingles = shingler.shinglesOf(linesOf(page))));
    }
    return shingles;
  };
  const compared = new Map<string, number>();
  return (a: number, b: number): number => {
    const pair = `${a} ${b}`;
    let similarity = compared.get(pair);
    if (similarity === undefined) {
      compared.set(pair, (similarity = jaccard(shinglesOf(a), shinglesOf(b))));
    }
    return similarity;
  };
}
