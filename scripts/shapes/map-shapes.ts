import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson';

export type Shape = Feature<Polygon | MultiPolygon, Record<string, string>>;

export type Shapes = FeatureCollection<Polygon | MultiPolygon, Record<string, string>>;

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
