import type { Content, Hospital } from '#content/content.ts';
import { withoutKind } from '#content/places/county-name.ts';
import type { CountyPlace, Places } from '../places/places.ts';

/** The table says the county: many hospitals have a ZIP code of their own, which is none of a place. */
export function countyOfHospital(
  { tables: { hospitals }, site }: Pick<Content, 'tables' | 'site'>,
  { counties, zipByCode }: Pick<Places, 'counties' | 'zipByCode'>,
): Map<Hospital, CountyPlace> {
  const byName = new Map(
    counties.map((place) => [`${place.state.abbreviation}/${withoutKind(place.entry.name)}`, place]),
  );
  const found = new Map<Hospital, CountyPlace>();
  for (const hospital of hospitals) {
    const { zip, county, state = site.state.abbreviation } = hospital;
    const place = county === undefined ? zipByCode.get(zip)?.county : byName.get(`${state}/${county}`);
    if (place) found.set(hospital, place);
  }
  return found;
}
