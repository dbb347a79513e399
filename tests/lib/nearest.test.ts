import fc from 'fast-check';
import { expect, it } from 'vitest';
import { milesBetween, type Point } from '#lib/geo/geo.ts';
import { PointIndex } from '#lib/geo/nearest.ts';

/** A point in an area of less than forty miles from corner to corner. */
const point: fc.Arbitrary<Point> = fc.tuple(
  fc.double({ min: 40.95, max: 41.3, noNaN: true }),
  fc.double({ min: -74.2, max: -73.8, noNaN: true }),
);

it('The nearest places are those of the fewest miles that are asked for, the nearest first', () => {
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 1, maxLength: 60 }),
      point,
      fc.integer({ min: 1, max: 8 }),
      (points, from, count) => {
        const milesTo = (to: Point) => milesBetween(from, to);
        const isAskedFor = (to: Point) => points.indexOf(to) % 3 !== 1;
        const found = new PointIndex(points, (item) => item).nearest(from, count, isAskedFor);
        const nearest = points
          .filter(isAskedFor)
          .sort((a, b) => milesTo(a) - milesTo(b))
          .slice(0, count);
        expect(found).toHaveLength(nearest.length);
        // The index treats the earth as flat.
        found.forEach((to, i) => expect(Math.abs(milesTo(to) - milesTo(nearest[i]!))).toBeLessThan(0.2));
      },
    ),
    // Shrinking a failure with so many numbers would take minutes.
    { numRuns: 500, endOnFailure: true },
  );
});

it('Places that are equally near keep the order in which they were listed', () => {
  const index = new PointIndex(['Ada', 'Bea', 'Cleo'], () => [41, -74]);
  expect(index.nearest([41.1, -74.1], 2, () => true)).toEqual(['Ada', 'Bea']);
});
