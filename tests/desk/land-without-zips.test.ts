import type { Feature } from 'geojson';
import { topology } from 'topojson-server';
import { expect, it } from 'vitest';
import { landWithoutZips } from '../../scripts/shapes/land-without-zips.ts';

/** The most northern degree of each part that is kept, where 0.0001 square degrees are the least area. */
function keptOf(...parts: [wide: number, high: number][]): number[] {
  const coordinates = parts.map(([wide, high], i) => [
    [
      [0, i],
      [wide, i],
      [wide, i + high],
      [0, i + high],
      [0, i],
    ],
  ]);
  const land: Feature = { type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates } };
  const all = topology({ land });
  return landWithoutZips(all, [all.objects.land as never], 0.0001)
    .map((ring) => Math.floor(ring[0]![1]))
    .sort();
}

it('Land without a ZIP code may be as small as a city block, but no thread between two maps of a line', () => {
  const [thread, block, speck, spit, shore] = [
    [1, 0.0005],
    [0.005, 0.005],
    [0.001, 0.001],
    [0.2, 0.0045],
    [1, 0.0015],
  ] as [number, number][];
  expect(keptOf(thread!, block!, speck!, spit!, shore!)).toEqual([1, 3, 4]);
});
