import { merge } from 'topojson-client';
import { groupBy } from '#lib/group-by.ts';
import type { Point } from '#lib/geo/geo.ts';
import { liesIn, onGrid, type CountyTopology, type Polygons } from './areas.ts';
import { spotOn, type Grid, type Spot } from './grid.ts';
import { namedArea, type NamedArea } from './named-area.ts';

/** A city or a neighborhood, by the ZIPs that it lies in. */
export interface Locality {
  name: string;
  zips: readonly string[];
}

/**
 * Sorted by number of ZIPs, as readers look for large ones first. A city may also be listed as a neighborhood. Of those
 * with the same ZIPs only the first, as nobody knows which of them lies where.
 */
export function localitiesOf(
  cities: readonly Locality[],
  neighborhoods: Readonly<Record<string, readonly string[]>>,
): Locality[] {
  const all = [...cities, ...Object.entries(neighborhoods).map(([name, zips]) => ({ name, zips }))];
  const named = firstOfEach(all, ({ name }) => name);
  return firstOfEach(named, ({ zips }) => zips.toSorted().join()).sort(
    (a, b) => b.zips.length - a.zips.length,
  );
}

const firstOfEach = (all: readonly Locality[], keyOf: (locality: Locality) => string): Locality[] =>
  [...groupBy(all, keyOf).values()].map(([first]) => first!);

/** The position of each name. A city that is the whole county, like Brooklyn, needs no name on its map. */
export function namedLocalities(
  shapes: CountyTopology,
  localities: readonly Locality[],
  points: Readonly<Record<string, Point>>,
  grid: Grid,
): NamedArea[] {
  const { geometries } = shapes.objects.zips as { geometries: { properties: { zip: string } }[] };
  return localities.flatMap(({ name, zips }) => {
    const own = geometries.filter(({ properties: { zip } }) => zips.includes(zip));
    if (own.length === 0 || own.length === geometries.length) return [];
    const area = onGrid(merge(shapes as never, own as never) as never, grid);
    const homes = zips.flatMap((zip) => (points[zip] ? [spotOn(grid, points[zip])] : []));
    return [namedArea('locality', name, partsWith(homes, area))];
  });
}

/** Without islands where nobody lives, and of City Island without the park on the mainland; if unknown, all of it. */
function partsWith(homes: readonly Spot[], area: Polygons): Polygons {
  const parts = area.filter((part) => homes.some((home) => liesIn([part], home)));
  return parts.length > 0 ? parts : area;
}
