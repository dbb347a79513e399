import { milesBetween, type Point } from './geo.ts';

/** Side of a cell in degrees: about 17 miles north to south. */
const cellSize = 0.25;
const cellOf = (degrees: number) => Math.floor(degrees / cellSize);

/** Answers "which are nearest" over tens of thousands of points by looking only at the cells around. */
export class PointIndex<T> {
  private readonly cells = new Map<string, { item: T; point: Point }[]>();

  constructor(items: Iterable<{ item: T; point: Point }>) {
    for (const entry of items) {
      const key = `${cellOf(entry.point[0])},${cellOf(entry.point[1])}`;
      const cell = this.cells.get(key);
      if (cell) cell.push(entry);
      else this.cells.set(key, [entry]);
    }
  }

  /** Up to `count` items nearest to `point`, nearest first, none farther than two cells away. */
  nearest(point: Point, count: number, accept: (item: T) => boolean): T[] {
    const found: { item: T; miles: number }[] = [];
    for (let ring = 1; ring <= 2 && found.length < count; ring++) {
      found.length = 0;
      for (let y = -ring; y <= ring; y++) {
        for (let x = -ring; x <= ring; x++) {
          const key = `${cellOf(point[0]) + y},${cellOf(point[1]) + x}`;
          for (const entry of this.cells.get(key) ?? []) {
            if (accept(entry.item)) {
              found.push({ item: entry.item, miles: milesBetween(point, entry.point) });
            }
          }
        }
      }
    }
    // Equal distances keep the order of the data, so that every run prints the same list.
    return found
      .sort((a, b) => a.miles - b.miles)
      .slice(0, count)
      .map((entry) => entry.item);
  }
}
