/** On the drawing, from the left and from the top, in whole units. */
export type Spot = readonly [x: number, y: number];
export type Box = readonly [left: number, top: number, right: number, bottom: number];
