import { comparePages } from './neighbors.ts';
import type { Sketches } from './sketch.ts';

/** What is known about how alike pages are; the arrays have a place for each page. */
export interface Siblings {
  /** The most similar page, or -1. */
  nearest: Int32Array;
  /** How similar it is. */
  similarity: Float32Array;
  /** How similar the most similar of the pages before it is: what it says that was not said already is the rest. */
  repeated: Float32Array;
  /** Groups of pages that are linked by pairs at or over the limit, the largest first. */
  clusters: number[][];
}

/** Pages count as alike from `limit` on; where an estimate is not enough, `confirm` has the last word. */
export function findSiblings(
  sketches: Sketches,
  pages: readonly number[],
  limit: number,
  confirm: (a: number, b: number) => boolean = () => true,
): Siblings {
  const nearest = new Int32Array(sketches.pages).fill(-1);
  const similarity = new Float32Array(sketches.pages);
  const repeated = new Float32Array(sketches.pages);
  const groups = new Groups(sketches.pages);
  const note = (page: number, other: number, value: number) => {
    if (nearest[page] !== -1 && value <= similarity[page]!) return;
    nearest[page] = other;
    similarity[page] = value;
  };
  comparePages(sketches, pages, (a, b, value) => {
    note(a, b, value);
    note(b, a, value);
    if (value > repeated[b]!) repeated[b] = value;
    if (value >= limit && !groups.areJoined(a, b) && confirm(a, b)) groups.join(a, b);
  });
  return { nearest, similarity, repeated, clusters: groups.larger(pages) };
}

/** Pages joined step by step (union-find). */
class Groups {
  private readonly parent: Int32Array;

  constructor(size: number) {
    this.parent = Int32Array.from({ length: size }, (_, i) => i);
  }

  areJoined(a: number, b: number): boolean {
    return this.rootOf(a) === this.rootOf(b);
  }

  join(a: number, b: number): void {
    const [left, right] = [this.rootOf(a), this.rootOf(b)];
    this.parent[Math.max(left, right)] = Math.min(left, right);
  }

  /** Groups of two and more, the largest first, their pages in order. */
  larger(pages: readonly number[]): number[][] {
    const groups = new Map<number, number[]>();
    for (const page of [...pages].sort((a, b) => a - b)) {
      const root = this.rootOf(page);
      const group = groups.get(root);
      if (group) group.push(page);
      else groups.set(root, [page]);
    }
    return [...groups.values()]
      .filter((group) => group.length > 1)
      .sort((a, b) => b.length - a.length || a[0]! - b[0]!);
  }

  private rootOf(page: number): number {
    let at = page;
    while (this.parent[at] !== at) {
      this.parent[at] = this.parent[this.parent[at]!]!;
      at = this.parent[at]!;
    }
    return at;
  }
}
