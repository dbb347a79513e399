import type { Content, Hospital } from '#content/content.ts';
import { milesBetween, type Point, wayTo } from '#lib/geo/geo.ts';
import { groupBy } from '#lib/group-by.ts';
import { capitalized, counted } from '#lib/text.ts';
import { islandOf, islandOfZip } from '../places/place-surroundings.ts';
import type { CityPlace, CountyPlace, Place } from '../places/places.ts';
import type { Site } from '../plan.ts';
import type { Known, UntitledKnown } from './known.ts';

const shown = 3;
/** Bridges are few, so a straight mile over water counts as three. */
const milesOverWater = 3;

/** In a city of more ZIPs, such as a borough, what is near its middle is far from most who live there. */
const zipsAround = 10;

const isLarge = (place: Place): place is CityPlace => place.kind === 'city' && place.zips.length > zipsAround;

/** The nearest emergency rooms and who owns them; all of a large city. */
export function hospitals(site: Site, place: Place): UntitledKnown | undefined {
  const rows = isLarge(place)
    ? roomsIn(site, place).map((room) => ({ label: room.name, value: withOwner(site.content, room) }))
    : nearTo(site, place).map((near) => ({ label: near.name, value: aboutHospital(site, place, near) }));
  if (rows.length === 0) return undefined;
  return {
    rows,
    ...(rows.length > openInList && {
      fold: counted(rows.length, 'emergency room', 'emergency rooms'),
    }),
  };
}

function roomsIn({ content }: Site, place: CityPlace): Hospital[] {
  const zips = new Set(place.zips.map(({ code }) => code));
  return content.tables.hospitals.filter((hospital) => hasEmergencyRoom(hospital) && zips.has(hospital.zip));
}

/** None of a whole county: a list that leaves some out would be read as all of them. */
function nearTo(site: Site, place: Place): Hospital[] {
  const { kind, point } = place;
  if (kind === 'county' || isLarge(place) || !point) return [];
  const nearest = site.hospitalsByPoint.nearest(point, shown, hasEmergencyRoom);
  const across = nearest.filter((hospital) => isAcross(site, place, hospital));
  const onThisSide =
    across.length === 0
      ? nearest
      : site.hospitalsByPoint.nearest(
          point,
          shown,
          (hospital) => hasEmergencyRoom(hospital) && !isAcross(site, place, hospital),
        );
  // The middle of a ZIP may lie where nobody lives: in a harbor, in a park.
  const isInside = ({ zip }: Hospital) => place.kind === 'zip' && zip === place.code;
  const milesTo = (hospital: Hospital) =>
    isInside(hospital)
      ? 0
      : milesBetween(point, pointOf(hospital)) * (across.includes(hospital) ? milesOverWater : 1);
  return [...onThisSide, ...across].sort((one, other) => milesTo(one) - milesTo(other)).slice(0, shown);
}

/** One that takes everybody: who sends an adult to a children's hospital costs them time. */
const hasEmergencyRoom = ({ emergency }: Hospital) => emergency === 'yes';

/** Whether water lies between; of a hospital in no county of the site nobody says so. */
function isAcross(site: Site, place: Place, hospital: Hospital): boolean {
  const there = site.countyOfHospital.get(hospital);
  return there !== undefined && islandOfZip(there.entry, hospital.zip) !== islandOf(place);
}

const pointOf = ({ lat, lng }: Hospital): Point => [lat!, lng!];

/** Against some owners a notice of claim comes before everything else. */
const ownerInWords = ({ pages }: Content, { owner }: Hospital): string =>
  pages['place-facts'].owners[wordsOf[owner]];

const wordsOf = {
  city: 'city',
  county: 'county',
  'hospital district': 'hospitalDistrict',
  state: 'state',
  'public benefit corporation': 'publicCorporation',
  federal: 'federal',
  changing: 'changing',
  private: 'private',
} as const satisfies Record<Hospital['owner'], string>;

function aboutHospital(site: Site, place: Place, hospital: Hospital): string {
  const across = isAcross(site, place, hospital) ? ['across the water'] : [];
  return withOwner(site.content, hospital, wayTo(place.point!, pointOf(hospital)), ...across);
}

const withOwner = (content: Content, hospital: Hospital, ...way: string[]) =>
  `${[hospital.address, hospital.city, ...way].join(', ')}; ${ownerInWords(content, hospital)}`;

/** The nearest one, with address, owner and way; of a large city the only one, or how many it has. */
export function nearestHospital(site: Site, place: Place): { name: string; text: string } | undefined {
  if (isLarge(place)) {
    const rooms = roomsIn(site, place);
    const [only] = rooms;
    return rooms.length > 1
      ? { name: 'The nearest to you', text: `one of ${rooms.length} emergency rooms here` }
      : only && { name: only.name, text: withOwner(site.content, only) };
  }
  const [hospital] = nearTo(site, place);
  return hospital && { name: hospital.name, text: aboutHospital(site, place, hospital) };
}

/** The two nearest, for a sentence. */
export const nearestHospitals = (site: Site, place: Place): string[] =>
  nearTo(site, place)
    .slice(0, 2)
    .map(({ name }) => name);

/** Those of these owners among the nearest: against each, other rules say what comes before a suit. */
export const hospitalsOf = (site: Site, place: Place, ...owners: Hospital['owner'][]): string[] =>
  (isLarge(place) ? roomsIn(site, place) : nearTo(site, place))
    .filter(({ owner }) => owners.includes(owner))
    .slice(0, shown)
    .map(({ name }) => name);

/** More of them fold away. */
const openInList = 8;

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
    value: (byOwner.get(owner) ?? []).map(lineAbout).join('\n\n'),
  }));
  return {
    heading: known.allHospitals,
    rows: rows.filter(({ value }) => value !== ''),
    ...(all.some(({ emergency }) => !emergency) && {
      note: 'Where no emergency room is named, call before you go.',
    }),
    ...(all.length > openInList && { fold: counted(all.length, 'hospital', 'hospitals') }),
  };
}

/** Of some it is not known. */
const emergencyRooms = {
  yes: '; emergency room',
  no: '; no emergency room',
  children: '; emergency room for children',
};

const lineAbout = ({ name, address, city, emergency }: Hospital) =>
  `${name}, ${address}, ${city}${emergency ? emergencyRooms[emergency] : ''}.`;
