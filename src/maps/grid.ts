import { milesBetween, type Point } from '#lib/geo/geo.ts';
import type { Frame } from './frame.ts';
import type { Spot } from './spot.ts';

/** How degrees become units of a drawing: a mile is as long from west to east as from north to south. */
export interface Grid {
  west: number;
  south: number;
  /** Degrees that a unit is long. */
  stepEast: number;
  stepNorth: number;
  width: number;
  height: number;
  unitsPerMile: number;
}

export function gridOf([west, south, east, north]: Frame, stepNorth: number): Grid {
  const middle = (south + north) / 2;
  const stepEast = stepNorth / Math.cos((middle * Math.PI) / 180);
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
