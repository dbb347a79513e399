import { directionTo } from './compass.ts';
import { milesBetween, type Point } from './geo.ts';
import { counted } from '../text.ts';

/** Within this many miles no direction is given, since places are known by their middle only. */
export const closeBy = 0.2;

/** "9 miles north": the way from the middle of one place to another. */
export function wayTo(from: Point, to: Point): string {
  const miles = milesBetween(from, to);
  return miles < closeBy ? 'close by' : `${distanceInWords(miles)} ${directionTo(from, to)}`;
}

function distanceInWords(miles: number): string {
  if (miles < 0.75) return 'half a mile';
  if (miles < 1.5) return 'about a mile';
  return counted(Math.round(miles), 'mile', 'miles');
}
