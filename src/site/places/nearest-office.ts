import type { Office } from '#content/content.ts';
import { directionTo } from '#lib/geo/compass.ts';
import { milesBetween } from '#lib/geo/geo.ts';
import { counted } from '#lib/text.ts';
import type { Place } from './places.ts';
import type { Site } from '../plan.ts';

export interface NearestOffice {
  office: Office;
  /** "4 miles", or "less than a mile". */
  distance: string;
  /** "4 miles to the north", or "less than a mile away": so close by, a direction would mislead. */
  way: string;
  /** Nobody hurt would travel there. */
  isFar: boolean;
}

/** Miles. */
const dayTrip = 60;

export function nearestOffice(site: Site, place: Place): NearestOffice | undefined {
  if (!place.point) return undefined;
  const { point } = place;
  const [nearest] = site.content.site.offices
    .map((office) => ({ office, miles: milesBetween(point, office.point) }))
    .sort((a, b) => a.miles - b.miles);
  if (!nearest) return undefined;
  const miles = Math.round(nearest.miles);
  const distance = miles < 1 ? 'less than a mile' : counted(miles, 'mile', 'miles');
  const way =
    nearest.miles < 1 ? `${distance} away` : `${distance} to the ${directionTo(point, nearest.office.point)}`;
  return { office: nearest.office, distance, way, isFar: nearest.miles > dayTrip };
}
