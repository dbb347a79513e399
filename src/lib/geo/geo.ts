import { counted } from '../text.ts';

/** Latitude and longitude in degrees (WGS 84). */
export type Point = readonly [latitude: number, longitude: number];

const earthRadiusInMiles = 3958.8;
export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance. */
export function milesBetween(a: Point, b: Point): number {
  const dLat = radians(b[0] - a[0]);
  const dLng = radians(b[1] - a[1]);
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a[0])) * Math.cos(radians(b[0])) * Math.sin(dLng / 2) ** 2;
  return 2 * earthRadiusInMiles * Math.asin(Math.sqrt(h));
}

/** The middle of some points; good enough for places that span less than a degree. */
export function centerOf(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined;
  const sum = points.reduce<[number, number]>((s, p) => [s[0] + p[0], s[1] + p[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

const directions = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];

/** The compass direction from one point to another; not for points on opposite sides of the earth. */
export function directionTo(from: Point, to: Point): string {
  const east = (to[1] - from[1]) * Math.cos(radians((from[0] + to[0]) / 2));
  const north = to[0] - from[0];
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return directions[(eighths + directions.length) % directions.length]!;
}

/** Below this many miles no direction is given, as places are known only by their middle. */
export const closeBy = 0.2;

/** "half a mile", "1 mile", "4 miles". */
export const milesInWords = (miles: number): string =>
  miles < 0.75 ? 'half a mile' : counted(Math.round(miles), 'mile', 'miles');

/** "9 miles north": the way from the middle of one place to another. */
export function wayTo(from: Point, to: Point): string {
  const miles = milesBetween(from, to);
  if (miles < closeBy) return 'close by';
  const distance = milesInWords(miles);
  return `${distance === '1 mile' ? 'about a mile' : distance} ${directionTo(from, to)}`;
}
