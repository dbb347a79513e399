import type { Position } from 'geojson';
import { clipPolygon } from 'lineclip';
import type { Frame } from '#maps/grid.ts';
import { polygonsOf, type Shape } from './map-shapes.ts';

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
