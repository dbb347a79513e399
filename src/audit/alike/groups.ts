import { groupBy } from '#lib/group-by.ts';

/** Pages joined step by step (union-find). */
export class Groups {
  private readonly parent: Int32Array;

  constructor(size: number) {
    this.parent = Int32Array.from({ length: size }, (_, i) => i);
  }

  join(a: number, b: number): void {
    const [left, right] = [this.rootOf(a), this.rootOf(b)];
    this.parent[Math.max(left, right)] = Math.min(left, right);
  }

  /** Groups of at least two, the largest first, else in the order of their first pages, which are sorted. */
  larger(): number[][] {
    return [...groupBy(this.parent.keys(), (page) => this.rootOf(page)).values()]
      .filter((group) => group.length > 1)
      .sort((a, b) => b.length - a.length);
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
