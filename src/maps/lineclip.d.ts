declare module 'lineclip' {
  /** The part of a ring that lies within a box: left, lower, right and upper edge. */
  export function clipPolygon(
    ring: readonly (readonly number[])[],
    box: readonly number[],
  ): [x: number, y: number][];
}
