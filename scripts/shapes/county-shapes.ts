import type { Topology } from 'topojson-specification';
import { brotliCompressSync } from 'node:zlib';
import type { CountyTopology } from '#maps/areas.ts';
import { drawMap } from '#maps/draw.ts';
import { type Others, simplifiedCounty } from './simplified-county.ts';
import { coarserAround, shapesIn } from './weights.ts';

/** As browsers get it, with room for symbols and their names below the 14 KB that arrive at once. */
const most = 12_600;

/** Where the search for the smallest bend that is kept begins and ends, in square degrees, and how long it goes on. */
const finest = 4e-10;

const coarsest = 1e-5;

const tries = 9;

/**
 * What a map of one county shows, as one topology: common borders are one line. Bends are left out, the smallest first,
 * until the drawing is small enough.
 */
export function countyShapes(all: Topology, county: string, others: Others): Topology {
  let [low, high] = [finest, coarsest];
  const own = coarserAround(all, county);
  let shapes = simplifiedCounty(own, county, others, low);
  if (bytesOf(shapes) <= most) return shapes;
  shapes = simplifiedCounty(own, county, others, high);
  for (let i = 0; i < tries; i++) {
    const middle = Math.sqrt(low * high);
    const found = simplifiedCounty(own, county, others, middle);
    if (bytesOf(found) > most) low = middle;
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
