import { merge } from 'topojson-client';
import { groupBy } from '#lib/group-by.ts';
import { onGrid, type CountyTopology } from './areas.ts';
import type { Grid } from './grid.ts';
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
  grid: Grid,
): NamedArea[] {
  const { geometries } = shapes.objects.zips as { geometries: { properties: { zip: string } }[] };
  return localities.flatMap(({ name, zips }) => {
    const own = geometries.filter(({ properties: { zip } }) => zips.includes(zip));
    if (own.length === 0 || own.length === geometries.length) return [];
    return [namedArea('locality', name, onGrid(merge(shapes as never, own as never) as never, grid))];
  });
}
