import type { Hospital } from '#content/content.ts';
import { groupBy } from '#lib/group-by.ts';
import { capitalized, counted } from '#lib/text.ts';
import type { CountyPlace } from '../places/places.ts';
import type { Site } from '../plan.ts';
import { ownerInWords } from './hospitals.ts';
import type { Known } from './known.ts';

/** More of them fold away. */
const shown = 8;

/** All hospitals of a county by who owns them. */
export function hospitalsOfCounty(
  { content, countyOfHospital }: Site,
  place: CountyPlace,
): Known | undefined {
  const all = content.tables.hospitals.filter((hospital) => countyOfHospital.get(hospital) === place);
  if (all.length === 0) return undefined;
  const { owners, known } = content.pages['place-facts'];
  const byOwner = groupBy(all, (hospital) => ownerInWords(content, hospital));
  const rows = [...new Set(Object.values(owners))].map((owner) => ({
    label: capitalized(owner),
    value: (byOwner.get(owner) ?? []).map(inShort).join('\n\n'),
  }));
  return {
    heading: known.allHospitals,
    says: [],
    rows: rows.filter(({ value }) => value !== ''),
    ...(all.length > shown && { fold: counted(all.length, 'hospital', 'hospitals') }),
  };
}

/** Of some it is not known. */
const emergencyRooms = { yes: '; emergency room', no: '; no emergency room' };

const inShort = ({ name, address, city, emergency }: Hospital) =>
  `${name}, ${address}, ${city}${emergency ? emergencyRooms[emergency] : ''}.`;
