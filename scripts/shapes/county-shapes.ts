import type { Topology } from 'topojson-specification';
import { brotliCompressSync } from 'node:zlib';
import type { CountyTopology } from '#maps/areas.ts';
import { drawMap } from '#maps/draw.ts';
import type { Others } from './map-shapes.ts';
import { simplifiedCounty } from './simplified-county.ts';
import { lightenSurroundings, shapesIn } from './weights.ts';

/** Compressed bytes; leaves room for symbols and their names below the 14 KB of a first round trip. */
const maxBytes = 12_600;

/** Range of the search for the smallest bend to keep, in square degrees, and its number of steps. */
const finest = 4e-10;

const coarsest = 1e-5;

const tries = 9;

/**
 * The map of one county as one topology, in which shared borders are one line. Drops bends, the smallest first, until
 * the drawing is small enough.
 */
export function countyShapes(all: Topology, county: string, others: Others): Topology {
  let [low, high] = [finest, coarsest];
  const own = lightenSurroundings(all, county);
  let shapes = simplifiedCounty(own, county, others, low);
  if (bytesOf(shapes) <= maxBytes) return shapes;
  shapes = simplifiedCounty(own, county, others, high);
  for (let i = 0; i < tries; i++) {
    const middle = Math.sqrt(low * high);
    const found = simplifiedCounty(own, county, others, middle);
    if (bytesOf(found) > maxBytes) low = middle;
    else [high, shapes] = [middle, found];
  }
  return shapes;
}

function bytesOf(shapes: Topology): number {
  const zips = shapesIn(shapes, 'zips').map(({ properties }) => (properties as { zip: string }).zip);
  const drawn = drawMap({
    slug: '',
    cities: [{ slug: '', name: '', zips }],
    neighborhoods: {},
    shapes: { ...shapes, sources: [] } as unknown as CountyTopology,
    points: {},
    symbols: [],
  })!;
  return brotliCompressSync(drawn.files[0]!.text).length;
}
