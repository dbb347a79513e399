import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';
import type { Frame } from '#maps/grid.ts';

export type Shape = Feature<Polygon | MultiPolygon, Record<string, string>>;

export type Shapes = FeatureCollection<Polygon | MultiPolygon, Record<string, string>>;

export const collection = (features: Shape[]): Shapes => ({ type: 'FeatureCollection', features });

/** The smallest frame that holds a shape. */
export function boundsOf({ type, coordinates }: Shape['geometry']): Frame {
  const points = coordinates.flat(type === 'Polygon' ? 1 : 2) as Position[];
  // Spread as arguments, the points of a large county would overflow the stack.
  return points.reduce<Frame>(
    ([west, south, east, north], [x, y]) => [
      Math.min(west, x!),
      Math.min(south, y!),
      Math.max(east, x!),
      Math.max(north, y!),
    ],
    [Infinity, Infinity, -Infinity, -Infinity],
  );
}

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
