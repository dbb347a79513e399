import type { Route } from '#site/routes/routes.ts';
import { groupBy } from '#lib/group-by.ts';
import { remembered } from '#lib/remembered.ts';
import { Groups } from './groups.ts';
import { familyOf, nearDuplicate, pairKindOf, pairKinds, type PairKind } from './limits.ts';
import { compareSketches, estimate, sketchOf } from './sketch.ts';
import { distinctShingles, jaccard } from '#site/own-words/shingles.ts';

interface Pair {
  a: number;
  b: number;
  similarity: number;
}

export interface ComparedPairs extends PairKind {
  compared: number;
  /** Pairs by hundredths of similarity, 0 to 100. */
  hundredths: number[];
  /** The most alike, worst first. */
  worst: Pair[];
}

/** The similarity of pages; arrays have an entry per page. */
export interface Alike {
  /** The most similar page of the family, or -1. */
  nearest: Int32Array;
  similarity: Float32Array;
  /** Groups of pages that are linked by near duplicates, the largest first. */
  clusters: number[][];
  kinds: ComparedPairs[];
}

/** In larger families pages are compared only with their neighbors, in an order that puts similar pages together. */
const comparedAtMost = 3_000_000;
/** Sketches are off by one or two percent, so pairs this close to a limit are compared word by word. */
const doubt = 0.05;
const worstKept = 10;
/** How many sets of shingles are cached; neighboring pages need the same ones repeatedly. */
const setsKept = 2000;

/** Compares the pages of each family with each other; only those that `counts` accepts. */
export function findAlike(
  routes: readonly Route[],
  shingles: readonly Uint32Array[],
  counts: (page: number) => boolean,
  pairsAtMost = comparedAtMost,
): Alike {
  const nearest = new Int32Array(routes.length).fill(-1);
  const similarity = new Float32Array(routes.length);
  const groups = new Groups(routes.length);
  const kinds = Object.fromEntries(
    Object.entries(pairKinds).map(([name, kind]) => [name, emptyComparison(kind)]),
  ) as Record<keyof typeof pairKinds, ComparedPairs>;
  const exactly = exactSimilarity(shingles);
  const note = (page: number, other: number, value: number) => {
    if (nearest[page] !== -1 && value <= similarity[page]!) return;
    nearest[page] = other;
    similarity[page] = value;
  };
  const families = groupBy(routes.keys(), (page) =>
    counts(page) && shingles[page]!.length > 0 ? familyOf(routes[page]!) : '',
  );
  families.delete('');
  for (const family of families.values()) {
    for (const { a, b, similarity: estimated } of pairsOf(family, shingles, pairsAtMost)) {
      const kind = kinds[pairKindOf(routes[a]!, routes[b]!)];
      const value = estimated > Math.min(kind.limit, nearDuplicate) - doubt ? exactly(a, b) : estimated;
      note(a, b, value);
      note(b, a, value);
      kind.compared++;
      kind.hundredths[Math.floor(value * 100)]!++;
      keepWorst(kind.worst, { a, b, similarity: value });
      if (value >= nearDuplicate) groups.join(a, b);
    }
  }
  for (const kind of Object.values(kinds)) {
    kind.worst = kind.worst
      .map((pair) => ({ ...pair, similarity: exactly(pair.a, pair.b) }))
      .sort(worstFirst);
  }
  return { nearest, similarity, clusters: groups.larger(), kinds: Object.values(kinds) };
}

/** Every pair of a family, or a deterministic even sample, with its estimated similarity. */
function* pairsOf(
  family: readonly number[],
  shingles: readonly Uint32Array[],
  most: number,
): Generator<Pair> {
  const pages = family.map((page) => ({ page, sketch: sketchOf(shingles[page]!) }));
  const reach = Math.ceil(most / pages.length);
  if (reach < pages.length) pages.sort((a, b) => compareSketches(a.sketch, b.sketch));
  for (const [i, { page, sketch }] of pages.entries()) {
    for (const other of pages.slice(i + 1, i + 1 + reach)) {
      const [a, b] = page < other.page ? [page, other.page] : [other.page, page];
      yield { a, b, similarity: estimate(sketch, other.sketch) };
    }
  }
}

function exactSimilarity(shingles: readonly Uint32Array[]): (a: number, b: number) => number {
  const setOf = remembered((page: number) => distinctShingles(shingles[page]!), setsKept);
  return (a, b) => jaccard(setOf(a), setOf(b));
}

const emptyComparison = (kind: PairKind): ComparedPairs => ({
  ...kind,
  compared: 0,
  hundredths: new Array<number>(101).fill(0),
  worst: [],
});

const worstFirst = (one: Pair, other: Pair) => other.similarity - one.similarity;

function keepWorst(worst: Pair[], pair: Pair): void {
  if (worst.length === worstKept && worst.at(-1)!.similarity >= pair.similarity) return;
  const at = worst.findIndex(({ similarity }) => similarity < pair.similarity);
  worst.splice(at === -1 ? worst.length : at, 0, pair);
  worst.length = Math.min(worst.length, worstKept);
}

/** The similarity that this share of the pairs do not exceed, such as the median for 0.5; cut to hundredths. */
export function quantile({ hundredths, compared }: ComparedPairs, share: number): number {
  let seen = 0;
  const at = hundredths.findIndex((count) => (seen += count) >= compared * share);
  return Math.max(0, at) / 100;
}

export const isOver = ({ worst, limit }: ComparedPairs) => (worst[0]?.similarity ?? 0) > limit;
