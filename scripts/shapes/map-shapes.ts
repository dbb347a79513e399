import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';
import { clipPolygon } from 'lineclip';
import { boxAround, polygonsIn, type Geometry } from '#maps/areas.ts';
import type { Frame } from '#maps/grid.ts';

export type Shape = Feature<Polygon | MultiPolygon, Record<string, string>>;

export type Shapes = FeatureCollection<Polygon | MultiPolygon, Record<string, string>>;

export const collection = (features: Shape[]): Shapes => ({ type: 'FeatureCollection', features });

/** The smallest frame that holds a shape. */
export const boundsOf = (geometry: Shape['geometry']): Frame => boxAround(polygonsOf(geometry));

/** As maps draw them, with two numbers for each point. */
export const polygonsOf = (geometry: Shape['geometry']) => polygonsIn(geometry as Geometry);

export interface Maps {
  /** `zip`, `county` */
  zips: Shapes;
  /** `county` */
  counties: Shapes;
  /** `name`, `type`, `county`: those of one that lies in two, parted by a comma; none where all is one city. */
  municipalities: Shapes;
  /** Land around of which nothing is known but its shore. */
  land: Shapes;
}

/** The part of a shape that lies in the frame, and a little of it around, so that no edge of the frame shows. */
export function clipped(shape: Shape, [west, south, east, north]: Frame): Shape[] {
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
