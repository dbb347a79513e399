import type { Hospital } from '#content/content.ts';
import type { CountyPlace, Places } from '../places/places.ts';

/** The table says the county: many hospitals have a ZIP code of their own, which is none of a place. */
export function hospitalsByCounty(
  hospitals: readonly Hospital[],
  { counties, zipByCode }: Pick<Places, 'counties' | 'zipByCode'>,
): Map<CountyPlace, Hospital[]> {
  const byName = new Map(counties.map((place) => [withoutKind(place.county.name), place]));
  const found = new Map<CountyPlace, Hospital[]>();
  for (const hospital of hospitals) {
    const place =
      hospital.county === undefined ? zipByCode.get(hospital.zip)?.county : byName.get(hospital.county);
    if (place) found.set(place, [...(found.get(place) ?? []), hospital]);
  }
  return found;
}

/** "Kings" of "Kings County". */
const withoutKind = (name: string) => name.replace(/ (?:County|Parish|Borough)$/, '');
