import type { Position } from 'geojson';
import { topology } from 'topojson-server';
import { presimplify } from 'topojson-simplify';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { ringSize } from '#maps/areas.ts';
import type { Maps } from './map-shapes.ts';
import { arcsOf } from './rest-of-land.ts';

/** Where no ZIP of the county lies, bends are simplified as if they were this many times smaller. */
export const coarser = 16;

/** The shapes of all counties, ready to be simplified for each of them by the same weights of their points. */
export function weighed({ zips, counties }: Pick<Maps, 'zips' | 'counties'>): Topology {
  return presimplify(topology({ zips, counties }) as never, bend);
}

/** A point weighs as much as the bend that would be lost without it. */
export const bend = (corner: Position[]) => ringSize(corner.map(square) as [number, number][]);

/** About as long from west to east as from north to south, at the latitudes of people. */
const square = ([x, y]: Position): Position => [x! * Math.cos((y! * Math.PI) / 180), y!];

/** Nobody looks closely at what lies around the ZIPs. */
export function coarserAround(all: Topology, county: string): Topology {
  const ofZips = new Set(shapesIn(all, 'zips').filter(isOf(county)).flatMap(arcsOf));
  const lighter = ([x, y, weight]: Position): Position => [x!, y!, weight! / coarser];
  return { ...all, arcs: all.arcs.map((arc, i) => (ofZips.has(i) ? arc : arc.map(lighter))) };
}

export const isOf =
  (county: string) =>
  ({ properties }: GeometryObject) =>
    (properties as { county: string }).county === county;

export const shapesIn = ({ objects }: Topology, name: string) =>
  (objects[name] as GeometryCollection).geometries;
