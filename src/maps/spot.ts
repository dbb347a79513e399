/** On the drawing, from the left and from the top, in whole units. */
export type Spot = readonly [x: number, y: number];
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export const overlap = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

export const isWithin = (outer: Box, inner: Box): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];

/** Its edges are in it, too. */
export const holds = (box: Box, [x, y]: Spot): boolean => isWithin(box, [x, y, x, y]);
