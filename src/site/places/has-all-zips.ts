import { zipsOf, type Place } from './places.ts';

/** A few people live where no mail is delivered. */
const nearlyWhole = 0.9;

/**
 * Whether the ZIPs of the site are all that a county or city has, as far as populations tell: what is counted of a part
 * must not be printed as the whole. A city without a population is what its ZIPs are.
 */
export function hasAllZips(place: Place): boolean {
  if (place.kind === 'zip') return true;
  const { population } = place.entry;
  if (!population) return place.kind === 'city';
  const listed = zipsOf(place).reduce((sum, { facts }) => sum + (facts.people?.population ?? 0), 0);
  return listed >= nearlyWhole * population.count;
}
