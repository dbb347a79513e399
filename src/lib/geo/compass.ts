import type { Point } from './geo.ts';

const directions = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const;

type Direction = (typeof directions)[number];

/** Which way to go from one point to another, for points that are not on opposite sides of the earth. */
export function directionTo(from: Point, to: Point): Direction {
  const east = (to[1] - from[1]) * Math.cos((((from[0] + to[0]) / 2) * Math.PI) / 180);
  const north = to[0] - from[0];
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return directions[(eighths + directions.length) % directions.length]!;
}
