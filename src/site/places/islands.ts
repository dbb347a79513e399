import type { County } from '#content/content.ts';
import type { CountyPlace, Place } from './places.ts';

/** A straight mile over water counts as three, as bridges are few. */
export const milesOverWater = 3;

/** Of a ZIP, even one without a page, as many hospitals have such a ZIP. */
const islandOfZip = ({ island, islands }: County, zip: string): string | undefined =>
  Object.keys(islands).find((name) => islands[name]!.includes(zip)) ?? island;

/** The county's island, unless the whole place is on another one. */
function islandOf({ county: { entry }, zips }: Place): string | undefined {
  const [island, ...others] = new Set(zips.map(({ code }) => islandOfZip(entry, code)));
  return others.length === 0 ? island : entry.island;
}

/** Whether there is water between two places. */
export const isOverWater = (place: Place, other: Place): boolean => islandOf(other) !== islandOf(place);

/** Whether there is water between a place and a ZIP of a county, listed or not. */
export const isZipOverWater = (place: Place, { entry }: CountyPlace, zip: string): boolean =>
  islandOfZip(entry, zip) !== islandOf(place);
