import type { Content, Hospital } from '#content/content.ts';
import { milesBetween, type Point, wayTo } from '#lib/geo/geo.ts';
import { groupBy } from '#lib/group-by.ts';
import { capitalized, counted } from '#lib/text.ts';
import { row } from '../fact-row.ts';
import { isZipOverWater, milesOverWater } from '../places/islands.ts';
import type { CityPlace, CountyPlace, Place } from '../places/places.ts';
import type { Site } from '../plan.ts';
import type { FactSection } from './fact-section.ts';

const shown = 3;

/** In a city with more ZIPs, such as a borough, hospitals near its middle are far from most residents. */
const zipsAround = 10;

const isLarge = (place: Place): place is CityPlace => place.kind === 'city' && place.zips.length > zipsAround;

/** The nearest emergency rooms and their owners; in a large city, all of them. */
export function hospitals(site: Site, place: Place): FactSection | undefined {
  const rows = roomsOf(site, place).map((room) => ({ label: room.name, value: inWords(site, place, room) }));
  if (rows.length === 0) return undefined;
  return {
    heading: site.content.pages['place-facts'].known.hospitals,
    rows,
    ...(rows.length > openInList && {
      fold: counted(rows.length, 'emergency room', 'emergency rooms'),
    }),
  };
}

/** The emergency rooms that matter to a place: of a large city its own, else the nearest. */
const roomsOf = (site: Site, place: Place): Hospital[] =>
  isLarge(place) ? roomsIn(site, place) : nearTo(site, place);

function roomsIn({ hospitals }: Site, { entry, zips, county }: CityPlace): Hospital[] {
  const codes = new Set(zips.map(({ code }) => code));
  // A large hospital may have a ZIP code of its own, which no city lists.
  const isIn = ({ zip, city }: Hospital) => codes.has(zip) || city === entry.name;
  return (hospitals.byCounty.get(county) ?? []).filter((one) => hasEmergencyRoom(one) && isIn(one));
}

/** Empty for a county, where readers would take a shortened list for complete. */
function nearTo(site: Site, place: Place): Hospital[] {
  const { kind, point } = place;
  if (kind === 'county' || isLarge(place) || !point) return [];
  const { byPoint } = site.hospitals;
  const isOver = (hospital: Hospital) => isAcross(site, place, hospital);
  const across = byPoint.nearest(point, shown, hasEmergencyRoom).filter(isOver);
  const onThisSide = byPoint.nearest(point, shown, (one) => hasEmergencyRoom(one) && !isOver(one));
  const milesTo = (hospital: Hospital) => {
    // The middle of a ZIP may be in a harbor or a park.
    if (place.kind === 'zip' && hospital.zip === place.code) return 0;
    return milesBetween(point, pointOf(hospital)) * (across.includes(hospital) ? milesOverWater : 1);
  };
  return [...onThisSide, ...across].sort((one, other) => milesTo(one) - milesTo(other)).slice(0, shown);
}

/** Open to everybody: an adult at a children's hospital loses time, as most people do at one for veterans. */
const hasEmergencyRoom = ({ emergency }: Hospital) => emergency === 'yes';

/** Whether there is water in between; unknown for hospitals outside the site's counties. */
function isAcross(site: Site, place: Place, hospital: Hospital): boolean {
  const there = site.hospitals.countyOf.get(hospital);
  return there !== undefined && isZipOverWater(place, there, hospital.zip);
}

const pointOf = ({ lat, lng }: Hospital): Point => [lat!, lng!];

/** Some owners must first be sent a notice of claim. */
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

/** With the way, except in a large city: its people are not in its middle. */
function inWords(site: Site, place: Place, hospital: Hospital): string {
  const across = isAcross(site, place, hospital) ? ['across the water'] : [];
  const way = isLarge(place) ? [] : [wayTo(place.point!, pointOf(hospital)), ...across];
  return `${[hospital.address, hospital.city, ...way].join(', ')}; ${ownerInWords(site.content, hospital)}`;
}

/** The nearest one, with address, owner and direction; for a large city the only one, or their number. */
export function emergencyRoom(site: Site, place: Place): { name: string; text: string } | undefined {
  const rooms = roomsOf(site, place);
  if (isLarge(place) && rooms.length > 1)
    return { name: 'The nearest to you', text: `one of ${rooms.length} emergency rooms here` };
  const [room] = rooms;
  return room && { name: room.name, text: inWords(site, place, room) };
}

/** The two nearest, for a sentence. */
export const nearestHospitals = (site: Site, place: Place): string[] =>
  nearTo(site, place)
    .slice(0, 2)
    .map(({ name }) => name);

/** The nearest ones with these owners, as each kind of owner has its own rules before a lawsuit. */
export const hospitalsOf = (site: Site, place: Place, ...owners: Hospital['owner'][]): string[] =>
  roomsOf(site, place)
    .filter(({ owner }) => owners.includes(owner))
    .slice(0, shown)
    .map(({ name }) => name);

/** Longer lists are folded. */
const openInList = 8;

/** All hospitals of a county, grouped by owner. */
export function hospitalsOfCounty({ content, hospitals }: Site, place: CountyPlace): FactSection | undefined {
  const all = hospitals.byCounty.get(place);
  if (!all) return undefined;
  const { owners, known } = content.pages['place-facts'];
  const byOwner = groupBy(all, (hospital) => ownerInWords(content, hospital));
  const rows = [...new Set(Object.values(owners))].flatMap((owner) =>
    row(capitalized(owner), byOwner.get(owner)?.map(lineAbout).join('\n\n')),
  );
  return {
    heading: known.allHospitals,
    rows,
    ...(all.some(({ emergency }) => !emergency) && {
      note: 'Where no emergency room is named, call before you go.',
    }),
    ...(all.length > openInList && { fold: counted(all.length, 'hospital', 'hospitals') }),
  };
}

/** Unknown for some. */
const emergencyRooms = {
  yes: '; emergency room',
  no: '; no emergency room',
  children: '; emergency room for children',
  veterans: '; emergency room for veterans',
};

const lineAbout = ({ name, address, city, emergency }: Hospital) =>
  `${name}, ${address}, ${city}${emergency ? emergencyRooms[emergency] : ''}.`;
