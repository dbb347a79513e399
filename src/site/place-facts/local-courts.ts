import { namedLike, withoutKind } from '#lib/geo/county-name.ts';
import { listInWords, oneOf } from '#lib/text.ts';
import type { Place } from '../places/places.ts';
import { governmentOf } from './government.ts';

/** "District Court of Nassau County, Third District (civil)" */
const ofDistrict = /^(.+ Court of .+), (\w+) (District\b.*)$/;

/**
 * The courts for small cases of all parts, for a sentence: "the Albany City Court or the Colonie Town Court"; where the
 * table has none, the one of the county.
 */
export function localCourts(place: Place): string | undefined {
  const named = governmentOf(place)?.named ?? [];
  const all = new Set(named.flatMap(({ courts }) => courts));
  const inTable = oneOf(withDistrictsTogether([...all]).map((court) => `the ${court}`));
  return inTable || place.county.entry.court?.smaller;
}

/** Names a court with several districts once: "District Court of Suffolk County, Third or Fourth District (civil)". */
function withDistrictsTogether(courts: readonly string[]): string[] {
  const districts = new Map<string, string[]>();
  for (const court of courts) {
    const [, name, district, kind] = ofDistrict.exec(court) ?? [];
    const key = district ? `${name}, | ${kind}` : court;
    districts.set(key, [...(districts.get(key) ?? []), ...(district ? [district] : [])]);
  }
  return [...districts].map(([key, names]) => key.replace('|', oneOf(names)));
}

/** "a part of 10463 lies in New York County, which has a court of its own": the mail knows no county lines. */
export function courtBeyond(place: Place): string | undefined {
  if (place.kind !== 'zip') return undefined;
  const { code, county, facts } = place;
  const others = facts.counties.filter((name) => name !== withoutKind(county.name));
  if (others.length === 0) return undefined;
  const names = listInWords(others.map((name) => namedLike(county.name, name)));
  const own = others.length > 1 ? 'have courts of their own' : 'has a court of its own';
  return `a part of ${code} lies in ${names}, which ${own}`;
}
