import { milesBetween, radians, type Point } from '#lib/geo/geo.ts';

/** On the drawing, from the left and from the top, in whole units. */
export type Spot = readonly [x: number, y: number];
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export const overlap = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

export const encloses = (outer: Box, inner: Box): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];

/** Its edges are in it, too. */
export const holds = (box: Box, [x, y]: Spot): boolean => encloses(box, [x, y, x, y]);

/** How degrees become units of a drawing: a mile is as long from west to east as from north to south. */
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

export function gridOf([west, south, east, north]: Frame, stepNorth: number): Grid {
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

export type Frame = readonly [west: number, south: number, east: number, north: number];

/** No county is shown narrower or wider than that, as width by height. */
const narrowest = 0.75;
const widest = 1.6;

/** What a map shows that has `room` degrees of latitude around something, and a shape that suits a page. */
export function frameAround([west, south, east, north]: Frame, room: (largerSide: number) => number): Frame {
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

/** The smallest frame that has all points in it. */
export function frameOfPoints(points: readonly Point[]): Frame | undefined {
  if (points.length === 0) return undefined;
  const latitudes = points.map(([latitude]) => latitude);
  const longitudes = points.map(([, longitude]) => longitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}
