import type { Hospital } from '#content/content.ts';
import type { Point } from '#lib/geo/geo.ts';
import { shortWay } from '#lib/geo/way.ts';
import type { Place } from '../places/places.ts';
import type { Site } from '../plan.ts';
import type { UntitledKnown } from './known.ts';

const shown = 3;

/** Against a public owner a notice of claim comes before everything else. */
export const hospitalOwners = {
  city: 'city-owned, notice of claim',
  state: 'state-owned, Court of Claims',
  'public benefit corporation': 'public corporation, notice of claim',
  federal: 'federal, claim to the agency',
  private: 'private',
} satisfies Record<Hospital['owner'], string>;

/** The nearest emergency rooms and who owns them. */
export function hospitals(site: Site, place: Place): UntitledKnown | undefined {
  const near = nearTo(site, place);
  return near.length > 0
    ? {
        says: [],
        rows: near.map((hospital) => ({
          label: hospital.name,
          value: aboutHospital(hospital, place.point!),
        })),
      }
    : undefined;
}

/** None of a whole county: a list that leaves some out would be read as all of them. */
const nearTo = (site: Site, { kind, point }: Place): Hospital[] =>
  kind !== 'county' && point
    ? site.hospitals.nearest(point, shown, ({ emergency }) => emergency === 'yes')
    : [];

const aboutHospital = ({ address, city, owner, lat, lng }: Hospital, from: Point): string =>
  `${address}, ${city}; ${hospitalOwners[owner]}, ${shortWay(from, [lat!, lng!])}`;

/** The nearest one, with address, owner and way. */
export function nearestHospital(site: Site, place: Place): { name: string; text: string } | undefined {
  const [hospital] = nearTo(site, place);
  return hospital && { name: hospital.name, text: aboutHospital(hospital, place.point!) };
}

/** The two nearest, for a sentence. */
export const nearestHospitals = (site: Site, place: Place): string[] =>
  nearTo(site, place)
    .slice(0, 2)
    .map(({ name }) => name);

/** Those against which a notice of claim comes first; against the federal government another statute has its own dates. */
export const publicHospitals = (site: Site, place: Place): string[] =>
  nearTo(site, place)
    .filter(({ owner }) => owner !== 'private' && owner !== 'federal')
    .map(({ name }) => name);
