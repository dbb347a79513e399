import { milesBetween, radians, type Point } from '#lib/geo/geo.ts';

/** A spot on the drawing, from the left and the top, in whole units. */
export type Spot = readonly [x: number, y: number];
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The smallest box that contains all spots; of longitudes and latitudes, their bounds. */
export function boxAround(spots: readonly Spot[]): Box {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of spots) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

export const overlap = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

export const encloses = (outer: Box, inner: Box): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];

/** Includes its edges. */
export const holds = (box: Box, [x, y]: Spot): boolean => encloses(box, [x, y, x, y]);

/** Converts degrees to units of a drawing, with miles equally long in both directions. */
export interface Grid {
  west: number;
  south: number;
  /** Degrees of longitude that a unit is long, and of latitude. */
  stepEast: number;
  stepNorth: number;
  width: number;
  height: number;
  unitsPerMile: number;
}

export function gridOf([west, south, east, north]: Bounds, stepNorth: number): Grid {
  const middle = (south + north) / 2;
  const stepEast = stepNorth / Math.cos(radians(middle));
  return {
    west,
    south,
    stepEast,
    stepNorth,
    width: Math.round((east - west) / stepEast),
    height: Math.round((north - south) / stepNorth),
    unitsPerMile: (north - south) / stepNorth / milesBetween([south, west], [north, west]),
  };
}

export const spotOn = (grid: Grid, [latitude, longitude]: Point): Spot => [
  Math.round((longitude - grid.west) / grid.stepEast),
  grid.height - Math.round((latitude - grid.south) / grid.stepNorth),
];

/** In degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Limits of the aspect ratio, as width by height. */
const narrowest = 0.75;
const widest = 1.6;

/** The bounds of a map: `room` degrees of latitude around something, within the limits of the aspect ratio. */
export function mapBounds([west, south, east, north]: Bounds, room: (largerSide: number) => number): Bounds {
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  const shrink = Math.cos(radians(y));
  const around = 2 * room(Math.max((east - west) * shrink, north - south));
  const narrow = (east - west) * shrink + around;
  const width = Math.max(narrow, (north - south + around) * narrowest);
  const height = Math.max(north - south + around, width / widest);
  const round = (degrees: number) => Number(degrees.toFixed(5));
  return [
    round(x - width / shrink / 2),
    round(y - height / 2),
    round(x + width / shrink / 2),
    round(y + height / 2),
  ];
}

/** The smallest that contain all points. */
export const boundsOfPoints = (points: readonly Point[]): Bounds | undefined =>
  points.length > 0 ? boxAround(points.map(([latitude, longitude]) => [longitude, latitude])) : undefined;
