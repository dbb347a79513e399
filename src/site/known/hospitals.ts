import type { Row } from '#content/schemas/tables.ts';
import type { Point } from '#lib/geo.ts';
import { wayTo } from '#lib/way.ts';
import { zipsOf, type Place } from '../places.ts';
import type { Site } from '../plan.ts';
import type { Known } from './known.ts';

type Hospital = Row<'hospitals'>;

const shown = 3;

/** Against a public owner a notice of claim comes before everything else. */
const owners = {
  private: 'private',
  city: 'city-owned, notice of claim',
  state: 'state-owned, notice of claim',
  'public benefit corporation': 'public corporation, notice of claim',
  federal: 'federal, claim to the agency',
} satisfies Record<Hospital['owner'], string>;

/** The nearest emergency rooms, of a county its own, and who owns them. */
export function hospitals(site: Site, place: Place): Known | undefined {
  const near = nearTo(site, place);
  return near.length > 0
    ? {
        heading: 'Emergency rooms, and who owns them',
        says: [],
        rows: near.map((hospital) => ({ label: hospital.name, value: aboutHospital(hospital, place) })),
      }
    : undefined;
}

function nearTo(site: Site, place: Place): Hospital[] {
  const isOpen = ({ emergency }: Hospital) => emergency === 'yes';
  if (place.kind === 'county') {
    const zips = new Set(zipsOf(place).map(({ zip }) => zip));
    return site.content.tables.hospitals.filter((hospital) => isOpen(hospital) && zips.has(hospital.zip));
  }
  return place.point ? site.hospitals.nearest(place.point, shown, isOpen) : [];
}

function aboutHospital({ address, city, owner, lat, lng }: Hospital, { kind, point }: Place): string {
  const way = kind !== 'county' && point && `, ${shortWay(point, [lat!, lng!])}`;
  return `${address}, ${city}; ${owners[owner]}${way || ''}`;
}

/** "3 miles west" */
const shortWay = (from: Point, to: Point) => wayTo(from, to).replace(' to the ', ' ');

/** The two nearest, for a sentence. */
export const nearestHospitals = (site: Site, place: Place): string[] =>
  nearTo(site, place)
    .slice(0, 2)
    .map(({ name }) => name);

/** Those against which a notice of claim comes first. */
export const publicHospitals = (site: Site, place: Place): string[] =>
  nearTo(site, place)
    .filter(({ owner }) => owner !== 'private')
    .map(({ name }) => name);
