declare module 'lineclip' {
  /** The part of a ring that lies within a box: left, lower, right and upper edge. */
  export function clipPolygon(
    ring: readonly (readonly number[])[],
    box: readonly number[],
  ): [x: number, y: number][];
  /** The parts of a line that lie within a box. */
  export function clipPolyline(
    line: readonly (readonly number[])[],
    box: readonly number[],
  ): [x: number, y: number][][];
}
