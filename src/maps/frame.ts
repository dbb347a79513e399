import type { Point } from '#lib/geo/geo.ts';

export type Frame = readonly [west: number, south: number, east: number, north: number];

/** No county is shown narrower or wider than that, as width by height. */
const narrowest = 0.75;
const widest = 1.6;

/** What a map shows that has `room` degrees of latitude around something, and a shape that suits a page. */
export function frameAround([west, south, east, north]: Frame, room: (largerSide: number) => number): Frame {
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  const shrink = Math.cos((y * Math.PI) / 180);
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
