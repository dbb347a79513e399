import type { Point } from './geo.ts';

/** Side of a cell in degrees: about 7 miles north to south. */
const cellSize = 0.1;
/** How far a neighbor may be, in cells. */
const farthestRing = 6;
const cellOf = (degrees: number) => Math.floor(degrees / cellSize);
/** One number for two small ones, so that looking a cell up builds no string. */
const keyOf = (y: number, x: number) => (y + 4096) * 8192 + (x + 4096);

interface Entry<T> {
  item: T;
  point: Point;
}

/** Answers "which are nearest" over tens of thousands of points by looking only at the cells around. */
export class PointIndex<T> {
  private readonly cells = new Map<number, Entry<T>[]>();

  constructor(items: Iterable<Entry<T>>) {
    for (const entry of items) {
      const key = keyOf(cellOf(entry.point[0]), cellOf(entry.point[1]));
      const cell = this.cells.get(key);
      if (cell) cell.push(entry);
      else this.cells.set(key, [entry]);
    }
  }

  /** Up to `count` items nearest to `point`, nearest first, none farther than about forty miles. */
  nearest(point: Point, count: number, accept: (item: T) => boolean): T[] {
    const [y, x] = [cellOf(point[0]), cellOf(point[1])];
    // A degree of longitude is shorter than one of latitude, the more so the farther north.
    const shrink = Math.cos((point[0] * Math.PI) / 180);
    const items: T[] = [];
    const distances: number[] = [];
    let found = 0;
    for (let ring = 0, enoughAt = farthestRing; ring <= enoughAt; ring++) {
      this.eachAround(y, x, ring, ({ item, point: [latitude, longitude] }) => {
        if (!accept(item)) return;
        found++;
        const north = latitude - point[0];
        const east = (longitude - point[1]) * shrink;
        const distance = north * north + east * east;
        // Equal distances keep the order in which they are met, so that every run prints the same list.
        let at = items.length;
        while (at > 0 && distances[at - 1]! > distance) at--;
        if (at === count) return;
        items.splice(at, 0, item);
        distances.splice(at, 0, distance);
        if (items.length > count) {
          items.pop();
          distances.pop();
        }
      });
      // The corner of a square of cells is farther than the side of the next one: look a little on.
      if (found >= count && enoughAt === farthestRing) enoughAt = Math.min(farthestRing, 2 * ring + 1);
    }
    return items;
  }

  /** The entries of the cells that form the square `ring` cells around one. */
  private eachAround(y: number, x: number, ring: number, visit: (entry: Entry<T>) => void): void {
    for (let dy = -ring; dy <= ring; dy++) {
      const step = Math.abs(dy) === ring ? 1 : 2 * ring;
      for (let dx = -ring; dx <= ring; dx += step) this.cells.get(keyOf(y + dy, x + dx))?.forEach(visit);
    }
  }
}
