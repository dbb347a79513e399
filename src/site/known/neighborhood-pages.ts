import { countyOf, type Place } from '../places/places.ts';
import type { Link } from '../shell.ts';

/**
 * Those of these neighborhoods that a page of the county is called after, besides the place's own: "Bushwick (East)"
 * and "Coney Island-Sea Gate" have one. The longest first, so that none is looked for within another.
 */
export function pagesOfNeighborhoods(place: Place, neighborhoods: readonly string[]): Link[] {
  const pages = new Map(countyOf(place).cities.map(({ city, address }) => [city.name, address]));
  return neighborhoods
    .flatMap((label) => {
      const page = partsOf(label).find((name) => pages.has(name));
      const href = page && pages.get(page);
      return href && href !== place.address ? [{ href, label }] : [];
    })
    .sort((a, b) => b.label.length - a.label.length);
}

/** City planning joins names with hyphens, and tells parts of one apart in brackets. */
const partsOf = (neighborhood: string) => neighborhood.split('-').map((name) => name.replace(/ \(.*\)$/, ''));
