import type { Content, Hospital } from '#content/content.ts';
import { withoutKind } from '#lib/geo/county-name.ts';
import { PointIndex } from '#lib/geo/nearest.ts';
import { groupBy } from '#lib/group-by.ts';
import type { CountyPlace, Places } from './places.ts';

/** The hospitals of the data, by where they are. */
export interface HospitalIndex {
  byPoint: PointIndex<Hospital>;
  /** Only hospitals in a county of the site. */
  countyOf: ReadonlyMap<Hospital, CountyPlace>;
  byCounty: ReadonlyMap<CountyPlace, Hospital[]>;
}

export function indexHospitals(content: Content, places: Places): HospitalIndex {
  const countyOf = countiesOf(content, places);
  return {
    byPoint: new PointIndex(content.tables.hospitals, ({ lat, lng }) =>
      lat === undefined || lng === undefined ? undefined : [lat, lng],
    ),
    countyOf,
    byCounty: groupBy(countyOf.keys(), (hospital) => countyOf.get(hospital)!),
  };
}

/** By the county in the table, as many hospitals have a ZIP code of their own that belongs to no place. */
function countiesOf(
  { tables: { hospitals }, settings }: Content,
  { counties, zipByCode }: Places,
): Map<Hospital, CountyPlace> {
  const byName = new Map(
    counties.map((place) => [`${place.state.abbreviation}/${withoutKind(place.entry.name)}`, place]),
  );
  const found = new Map<Hospital, CountyPlace>();
  for (const hospital of hospitals) {
    const { zip, county, state = settings.state.abbreviation } = hospital;
    const place = county === undefined ? zipByCode.get(zip)?.county : byName.get(`${state}/${county}`);
    if (place) found.set(hospital, place);
  }
  return found;
}
