import polylabel from 'polylabel';
import { feature } from 'topojson-client';
import { boxAround, type Bounds, type Grid, type Spot, spotOn } from './grid.ts';

/** The shapes of a county in its data file, as TopoJSON. */
export interface CountyTopology {
  /** What a map of the county shows. */
  bbox: Bounds;
  transform: { scale: readonly [number, number] };
  sources: readonly { name: string }[];
  objects: { zips: unknown; rest: unknown; beyond: unknown; bodies?: unknown; lines?: unknown };
}

/** A shape on a grid: rings, the first of each polygon around it, the others holes. */
export type Polygons = Spot[][][];

type Ring = [longitude: number, latitude: number][];
export type Geometry =
  { type: 'Polygon'; coordinates: Ring[] } | { type: 'MultiPolygon'; coordinates: Ring[][] };

interface Shape<P> {
  properties: P;
  geometry: Geometry;
}

/** The shapes of one object, with their properties. */
export const areasIn = <P>(
  shapes: CountyTopology,
  object: unknown,
  grid: Grid,
): { properties: P; area: Polygons }[] =>
  shapesIn<P>(shapes, object).map(({ properties, geometry }) => ({
    properties,
    area: onGrid(geometry, grid),
  }));

/** An object that is one shape itself. */
export const areaIn = (shapes: CountyTopology, object: unknown, grid: Grid): Polygons =>
  onGrid(geoJsonOf<Shape<unknown>>(shapes, object).geometry, grid);

const shapesIn = <P>(shapes: CountyTopology, object: unknown): Shape<P>[] =>
  geoJsonOf<{ features: Shape<P>[] }>(shapes, object).features;

/** An object as GeoJSON; the file was checked to have it in the form `G`. */
export const geoJsonOf = <G>(shapes: CountyTopology, object: unknown): G =>
  feature(shapes as never, object as never) as unknown as G;

export const polygonsIn = (geometry: Geometry): Ring[][] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

export const onGrid = (geometry: Geometry, grid: Grid): Polygons =>
  polygonsIn(geometry).map((rings) =>
    rings.map((ring) => ring.map(([east, north]) => spotOn(grid, [north, east]))),
  );

/** The spot farthest from all borders, and its distance from them. */
export function middleOf(area: Polygons): { spot: Spot; room: number } {
  const [largest] = area.toSorted(([a], [b]) => ringSize(b!) - ringSize(a!));
  const [left, top, right, bottom] = boxAround(largest!.flat());
  const found = polylabel(largest as never, Math.max(1, (right - left + bottom - top) / 200));
  return { spot: [Math.round(found[0]), Math.round(found[1])], room: found.distance };
}

/** Whether a spot is inside an area: a ray from it crosses the borders an odd number of times. */
export const liesIn = (area: Polygons, [x, y]: Spot): boolean =>
  area.flat().reduce((isIn, ring) => {
    const crossings = ring.filter(([x1, y1], i) => {
      const [x2, y2] = ring.at(i - 1)!;
      return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    });
    return crossings.length % 2 === 1 ? !isIn : isIn;
  }, false);

/** The border lines of a shape by their numbers. TopoJSON writes one that runs backward as the complement of its own. */
export const arcsOf = ({ arcs }: { arcs: unknown[] }): number[] =>
  (arcs.flat(Infinity as 1) as number[]).map((arc) => (arc < 0 ? ~arc : arc));

/** In square units of its points. */
export function ringSize(ring: readonly Spot[]): number {
  let sum = 0;
  ring.forEach(([x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length]!;
    sum += x * nextY - nextX * y;
  });
  return Math.abs(sum / 2);
}

export const boundsOfZips = (shapes: CountyTopology): { zip: string; bounds: Bounds }[] =>
  shapesIn<{ zip: string }>(shapes, shapes.objects.zips).map(({ properties: { zip }, geometry }) => ({
    zip,
    bounds: boxAround(polygonsIn(geometry).flat(2)),
  }));
