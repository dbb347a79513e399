import type { Position } from 'geojson';
import { topology } from 'topojson-server';
import { presimplify } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { arcsOf, ringSize } from '#maps/areas.ts';
import type { Maps } from './map-shapes.ts';

/** A shape of a ZIP or a county. */
export type Area = Polygon | MultiPolygon;

/** Outside the county's ZIPs, bends are simplified as if they were this many times smaller. */
export const surroundingsFactor = 16;

/** The shapes of all counties, with weighted points, so that each county can be simplified by the same weights. */
export function weightedTopology({ zips, counties }: Maps): Topology {
  return presimplify(topology({ zips, counties }) as never, bend);
}

/** The weight of a point is the size of the bend that would be lost without it. */
export const bend = (corner: Position[]) => ringSize(corner.map(square) as [number, number][]);

/** Scales longitude so that degrees are about equally long in both directions, at inhabited latitudes. */
const square = ([x, y]: Position): Position => [x! * Math.cos((y! * Math.PI) / 180), y!];

/** Simplifies everything around the county's ZIPs more, as nobody looks at it closely. */
export function lightenSurroundings(all: Topology, county: string): Topology {
  const ofZips = new Set(shapesIn(all, 'zips').filter(isOfCounty(county)).flatMap(arcsOf));
  const lighter = ([x, y, weight]: Position): Position => [x!, y!, weight! / surroundingsFactor];
  return { ...all, arcs: all.arcs.map((arc, i) => (ofZips.has(i) ? arc : arc.map(lighter))) };
}

export const isOfCounty =
  (county: string) =>
  ({ properties }: Area) =>
    (properties as { county: string }).county === county;

export const shapesIn = ({ objects }: Topology, name: string) =>
  (objects[name] as GeometryCollection).geometries as Area[];
