/** Latitude and longitude in degrees (WGS 84). */
export type Point = readonly [latitude: number, longitude: number];

const earthRadiusInMiles = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

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
