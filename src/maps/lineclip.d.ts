declare module 'lineclip' {
  type Spot = [number, number];
  /** The part of a ring that lies within a box: left, lower, right and upper edge. */
  export function clipPolygon(ring: readonly Spot[], box: [number, number, number, number]): Spot[];
}
