import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson';
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
