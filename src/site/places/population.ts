import type { Place, ZipPlace } from './places.ts';

/** Each ZIP's share of all people. A ZIP without a count has one person, so that it is not ignored. */
export function peopleShares(zips: readonly ZipPlace[]): (zip: ZipPlace) => number {
  const countOf = ({ facts }: ZipPlace) => facts.people?.population ?? 1;
  const total = zips.reduce((sum, zip) => sum + countOf(zip), 0) || 1;
  return (zip) => countOf(zip) / total;
}

/** A few people live where no mail is delivered. */
const nearlyWhole = 0.9;

/**
 * Whether the site lists all ZIPs of a county or city, judging by population: counts of a part must not be printed as
 * the whole. A city without a population consists of its ZIPs.
 */
export function hasAllZips(place: Place): boolean {
  if (place.kind === 'zip') return true;
  const { population } = place.entry;
  if (!population) return place.kind === 'city';
  const listed = place.zips.reduce((sum, { facts }) => sum + (facts.people?.population ?? 0), 0);
  return listed >= nearlyWhole * population.count;
}
