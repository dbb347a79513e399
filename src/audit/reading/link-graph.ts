/** The links between pages, as indexes in the plan, at a few bytes per link. */
export class LinkGraph {
  /** For each page those that it links to. */
  constructor(private readonly targets: readonly Uint32Array[]) {}

  /** How many other pages that `counts` accepts link to each page. */
  inlinks(counts: (page: number) => boolean = () => true): Uint32Array {
    const inlinks = new Uint32Array(this.targets.length);
    this.targets.forEach((targets, page) => {
      if (!counts(page)) return;
      for (const target of targets) if (target !== page) inlinks[target]!++;
    });
    return inlinks;
  }

  /** Clicks from the start to each page; -1 if unreachable. */
  depths(start: number): Int16Array {
    const depths = new Int16Array(this.targets.length).fill(-1);
    depths[start] = 0;
    let level = [start];
    for (let depth = 1; level.length > 0; depth++) {
      const next: number[] = [];
      for (const page of level) {
        for (const target of this.targets[page] ?? []) {
          if (depths[target] !== -1) continue;
          depths[target] = depth;
          next.push(target);
        }
      }
      level = next;
    }
    return depths;
  }
}
