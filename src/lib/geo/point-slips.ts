import { milesBetween, type Point } from './geo.ts';
import type { LetterParts } from '../problem.ts';
import { usStates } from './us-states.ts';

/** Common mistakes in coordinates, each with the words for it. */
const slips: { says: string; undo: (point: Point) => Point }[] = [
  {
    says: 'These two numbers seem swapped: the latitude comes first.',
    undo: ([latitude, longitude]) => [longitude, latitude],
  },
  {
    says: 'The second number is missing its minus sign.',
    undo: ([latitude, longitude]) => [latitude, -longitude],
  },
  {
    says: 'These two numbers seem swapped, and the longitude is missing its minus sign.',
    undo: ([latitude, longitude]) => [longitude, -latitude],
  },
];

/** The mistake in a wrong point, and the intended point, if `isRight` accepts one. */
export function slipIn(
  point: Point,
  isRight: (meant: Point) => boolean,
): { says: string; meant: Point } | undefined {
  for (const { says, undo } of slips) {
    const meant = undo(point);
    if (isRight(meant)) return { says, meant };
  }
  return undefined;
}

export const isNear = (point: Point, middle: Point, miles: number) =>
  Math.abs(point[0]) <= 90 && milesBetween(point, middle) <= miles;

const isInAnyState = (point: Point) =>
  Object.values(usStates).some(({ middle, reach }) => isNear(point, middle, reach));

/** The mistake in a latitude and longitude in two table cells. */
export function wrongWithPoint(point: Point): LetterParts | undefined {
  if (isInAnyState(point)) return undefined;
  const slip = slipIn(point, isInAnyState);
  return slip
    ? [slip.says, `Write ${slip.meant[0]} as the latitude, and ${slip.meant[1]} as the longitude.`]
    : ['This point is outside the United States.', 'Look up its latitude and longitude again.'];
}
