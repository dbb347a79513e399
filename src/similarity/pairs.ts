import { jaccard } from './shingles.ts';

export interface Text {
  address: string;
  shingles: Uint32Array;
}

interface Pair {
  a: string;
  b: string;
  similarity: number;
}

/** How alike the pairs of a set of pages are. */
export interface Distribution {
  /** Pairs compared, and pairs there are; they differ when only a sample was compared. */
  compared: number;
  all: number;
  /** Pairs by hundredths of similarity, 0 to 100. */
  hundredths: number[];
  /** The most alike, worst first. */
  worst: Pair[];
}

const worstKept = 10;

/**
 * Compares every pair of each group, or an even sample when there are more than `limit` pairs: then page
 * after page is compared with some of the pages behind it, evenly spread, the same ones in every run.
 */
export function comparePairs(
  groups: Iterable<readonly Text[]>,
  options: { limit: number; accept?(a: Text, b: Text): boolean },
): Distribution {
  const lists = [...groups];
  const possible = lists.reduce((sum, list) => sum + (list.length * (list.length - 1)) / 2, 0);
  const step = Math.max(1, Math.ceil(possible / options.limit));
  const result: Distribution = { compared: 0, all: 0, hundredths: new Array<number>(101).fill(0), worst: [] };
  let turn = 0;
  for (const texts of lists) {
    for (let i = 0; i < texts.length; i++) {
      for (let j = i + 1; j < texts.length; j++) {
        const [a, b] = [texts[i]!, texts[j]!];
        if (options.accept && !options.accept(a, b)) continue;
        result.all++;
        if (turn++ % step !== 0) continue;
        const similarity = jaccard(a.shingles, b.shingles);
        result.compared++;
        result.hundredths[Math.floor(similarity * 100)]!++;
        keepWorst(result.worst, { a: a.address, b: b.address, similarity });
      }
    }
  }
  return result;
}

function keepWorst(worst: Pair[], pair: Pair): void {
  if (worst.length === worstKept && worst.at(-1)!.similarity >= pair.similarity) return;
  const at = worst.findIndex(({ similarity }) => similarity < pair.similarity);
  worst.splice(at === -1 ? worst.length : at, 0, pair);
  worst.length = Math.min(worst.length, worstKept);
}

/** The similarity that this share of the pairs does not exceed, to the hundredth. */
export function quantile({ hundredths, compared }: Distribution, share: number): number {
  let seen = 0;
  const at = hundredths.findIndex((count) => (seen += count) >= compared * share);
  return Math.max(0, at) / 100;
}
