import type { Row } from '#content/schemas/tables.ts';
import type { Point } from '#lib/geo.ts';
import { wayTo } from '#lib/way.ts';
import type { Place } from '../places.ts';
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

/** The nearest emergency rooms and who owns them. */
export function hospitals(site: Site, { point }: Place): Known | undefined {
  if (!point) return undefined;
  const near = site.hospitals.nearest(point, shown, ({ emergency }) => emergency === 'yes');
  if (near.length === 0) return undefined;
  return {
    heading: 'Emergency rooms, and who owns them',
    says: [],
    rows: near.map((hospital) => ({
      label: hospital.name,
      value: `${hospital.address}, ${hospital.city}; ${owners[hospital.owner]}, ${shortWay(point, [hospital.lat!, hospital.lng!])}`,
    })),
  };
}

/** "3 miles west" */
const shortWay = (from: Point, to: Point) => wayTo(from, to).replace(' to the ', ' ');

/** The two nearest, for a sentence. */
export const nearestHospitals = (site: Site, place: Place): string[] =>
  (hospitals(site, place)?.rows ?? []).slice(0, 2).map(({ label }) => label);
