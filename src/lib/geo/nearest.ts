import { groupBy } from '../group-by.ts';
import { radians, type Point } from './geo.ts';

/** Side of a cell in degrees: about 7 miles north to south. */
const cellSize = 0.1;
/** How far a neighbor may be, in cells. */
const farthestRing = 6;
const cellOf = (degrees: number) => Math.floor(degrees / cellSize);
/** Combines two small numbers into one, so that looking up a cell builds no string. */
const keyOf = (y: number, x: number) => (y + 4096) * 8192 + (x + 4096);

interface Entry<T> {
  item: T;
  point: Point;
}

/** Finds the nearest of tens of thousands of points by looking only at the cells around. */
export class PointIndex<T> {
  private readonly cells: ReadonlyMap<number, Entry<T>[]>;

  /** Items without a point are never found. */
  constructor(items: readonly T[], pointOf: (item: T) => Point | undefined) {
    const entries = items.flatMap((item) => {
      const point = pointOf(item);
      return point ? [{ item, point }] : [];
    });
    this.cells = groupBy(entries, ({ point }) => keyOf(cellOf(point[0]), cellOf(point[1])));
  }

  /** Up to `count` items nearest to `point`, nearest first, none farther than about forty miles. */
  nearest(point: Point, count: number, accept: (item: T) => boolean): T[] {
    const [y, x] = [cellOf(point[0]), cellOf(point[1])];
    // A degree of longitude is shorter than one of latitude, increasingly so to the north.
    const shrink = Math.cos(radians(point[0]));
    const items: T[] = [];
    const distances: number[] = [];
    const look = (cell: readonly Entry<T>[]) => {
      for (const { item, point: there } of cell) {
        const north = there[0] - point[0];
        const east = (there[1] - point[1]) * shrink;
        const distance = north * north + east * east;
        // Equal distances keep their order, so that every run prints the same list.
        if (items.length === count && distance >= distances[count - 1]!) continue;
        if (!accept(item)) continue;
        let at = items.length === count ? count - 1 : items.length;
        for (; at > 0 && distances[at - 1]! > distance; at--) {
          items[at] = items[at - 1]!;
          distances[at] = distances[at - 1]!;
        }
        items[at] = item;
        distances[at] = distance;
      }
    };
    for (let ring = 0; ring <= farthestRing; ring++) {
      this.eachAround(y, x, ring, look);
      const toEdge = Math.min(
        point[0] - (y - ring) * cellSize,
        (y + ring + 1) * cellSize - point[0],
        (point[1] - (x - ring) * cellSize) * shrink,
        ((x + ring + 1) * cellSize - point[1]) * shrink,
      );
      // Everything in the next ring is farther away than what was found.
      if (items.length === count && distances[count - 1]! <= toEdge * toEdge) break;
    }
    return items;
  }

  /** The cells that form the square `ring` cells around one. */
  private eachAround(y: number, x: number, ring: number, look: (cell: readonly Entry<T>[]) => void): void {
    for (let dy = -ring; dy <= ring; dy++) {
      const step = Math.abs(dy) === ring ? 1 : 2 * ring;
      for (let dx = -ring; dx <= ring; dx += step) {
        const cell = this.cells.get(keyOf(y + dy, x + dx));
        if (cell) look(cell);
      }
    }
  }
}
