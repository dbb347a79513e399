import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';
import { clipPolygon } from 'lineclip';
import { polygonsIn, type Geometry } from '#maps/areas.ts';
import { boxAround, type Bounds } from '#maps/grid.ts';

export type Shape = Feature<Polygon | MultiPolygon, Record<string, string>>;

export type Shapes = FeatureCollection<Polygon | MultiPolygon, Record<string, string>>;

export const collection = (features: Shape[]): Shapes => ({ type: 'FeatureCollection', features });

export const boundsOf = (geometry: Shape['geometry']): Bounds => boxAround(polygonsOf(geometry).flat(2));

/** The polygons of a shape, with two coordinates for each point. */
export const polygonsOf = (geometry: Shape['geometry']) => polygonsIn(geometry as Geometry);

/** The shapes that every map needs. */
export interface Maps {
  /** `zip`, `county` */
  zips: Shapes;
  /** `county` */
  counties: Shapes;
}

/** Shapes that a map may show besides. */
export interface Others {
  /** `name`, `type`, `county`: comma-separated for one in two counties; empty where everything is one city. */
  municipalities: Shapes;
  /** Surrounding land of which only the shore is known. */
  land: Shapes;
  /** What to write after the names of counties, as in " Parish"; empty where they are full names. */
  kind: string;
}

/** Clips a shape to a box slightly larger than the bounds, so that no cut edge shows. */
export function clipped(shape: Shape, [west, south, east, north]: Bounds): Shape[] {
  const over = (north - south) / 100;
  const box = [west - over, south - over, east + over, north + over];
  const { geometry, properties } = shape;
  const kept = polygonsOf(geometry).flatMap((rings) => {
    const inside = rings.map((ring) => closed(clipPolygon(ring, box)));
    return inside[0]!.length > 3 ? [inside.filter((ring) => ring.length > 3)] : [];
  });
  if (kept.length === 0) return [];
  return [{ type: 'Feature', properties, geometry: { type: 'MultiPolygon', coordinates: kept } }];
}

const closed = (ring: Position[]) =>
  ring.length > 0 && ring[0]!.join() !== ring.at(-1)!.join() ? [...ring, ring[0]!] : ring;

/** Whether a point is closer than a number of degrees of latitude to the line from `a` to `b`. */
export function isClose(point: Position, a: Position, b: Position, within: number): boolean {
  const [x, y] = [point[0]!, point[1]!];
  const shrink = Math.cos((y * Math.PI) / 180);
  const [ax, ay, bx, by] = [(a[0]! - x) * shrink, a[1]! - y, (b[0]! - x) * shrink, b[1]! - y];
  if (Math.min(Math.abs(ax), Math.abs(bx)) > 0.2 || Math.min(Math.abs(ay), Math.abs(by)) > 0.2) return false;
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(ax + along * dx, ay + along * dy) < within;
}
