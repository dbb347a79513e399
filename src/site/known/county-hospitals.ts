import type { Hospital } from '#content/content.ts';
import { capitalized, counted } from '#lib/text.ts';
import type { CountyPlace } from '../places/places.ts';
import type { Site } from '../plan.ts';
import { hospitalOwners } from './hospitals.ts';
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
  const ownedBy = (owner: string) => all.filter((hospital) => hospital.owner === owner);
  const rows = Object.entries(hospitalOwners).map(([owner, words]) => ({
    label: capitalized(words),
    value: ownedBy(owner).map(inShort).join('\n\n'),
  }));
  return {
    heading: content.pages['place-facts'].known.allHospitals,
    says: [],
    rows: rows.filter(({ value }) => value !== ''),
    ...(all.length > shown && { fold: counted(all.length, 'hospital', 'hospitals') }),
  };
}

/** Of some it is not known. */
const emergencyRooms = { yes: '; emergency room', no: '; no emergency room' };

const inShort = ({ name, address, city, emergency }: Hospital) =>
  `${name}, ${address}, ${city}${emergency ? emergencyRooms[emergency] : ''}.`;
