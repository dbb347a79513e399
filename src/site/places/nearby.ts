import { milesBetween } from '#lib/geo/geo.ts';
import { inSentence, listInWords } from '#lib/text.ts';
import type { Site } from '../plan.ts';
import { isOverWater, milesOverWater } from './islands.ts';
import { isPartOf } from './neighborhoods.ts';
import { shortName, type Place } from './places.ts';

const shown = 6;
const named = 3;

/** The nearest places of the same kind, also across state lines; none where the data has no point of the place. */
export function nearbyPlaces<P extends Place>({ placesByPoint }: Site, place: P): P[] {
  const isBeside = (other: Place) => other !== place && !isPartOf(other, place) && !isPartOf(place, other);
  return place.point ? (placesByPoint[place.kind].nearest(place.point, shown, isBeside) as P[]) : [];
}

/** "11235, 11229 and 11223"; undefined if no neighbor is known within as many miles. */
export function nearbyInWords(site: Site, place: Place, within = Infinity): string | undefined {
  const near = nearbyPlaces(site, place).filter((other) => milesTo(place, other) <= within);
  return listInWords(near.slice(0, named).map(shortName).map(inSentence)) || undefined;
}

function milesTo(place: Place, other: Place): number {
  const miles = milesBetween(place.point!, other.point!);
  return isOverWater(place, other) ? miles * milesOverWater : miles;
}
