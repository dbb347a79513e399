import type { County } from '#content/content.ts';
import { countyOf, zipsOf, type Place } from './places.ts';

/** The island of a ZIP of a county, also of one without a page: many hospitals have such a ZIP. */
export const islandOfZip = ({ island, islands }: County, zip: string): string | undefined =>
  Object.keys(islands).find((name) => islands[name]!.includes(zip)) ?? island;

/** That of the county, unless all of a place lies on another one. */
export function islandOf(place: Place): string | undefined {
  const { entry } = countyOf(place);
  const [island, ...others] = new Set(zipsOf(place).map(({ code }) => islandOfZip(entry, code)));
  return others.length === 0 ? island : entry.island;
}
