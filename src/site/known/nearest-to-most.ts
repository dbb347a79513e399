import type { Hospital } from '#content/content.ts';
import type { CityPlace } from '../places/places.ts';
import type { Site } from '../plan.ts';
import { peopleShares } from './people.ts';

/** Those hospitals first that are the nearest of them for the most people of a city. */
export function nearestToMost(
  { hospitals }: Site,
  { zips }: CityPlace,
  rooms: readonly Hospital[],
): Hospital[] {
  const shareOf = peopleShares(zips);
  const people = new Map<Hospital, number>(rooms.map((room) => [room, 0]));
  for (const zip of zips) {
    const [room] = zip.point ? hospitals.byPoint.nearest(zip.point, 1, (one) => people.has(one)) : [];
    if (room) people.set(room, people.get(room)! + shareOf(zip));
  }
  return rooms.toSorted((a, b) => people.get(b)! - people.get(a)!);
}
