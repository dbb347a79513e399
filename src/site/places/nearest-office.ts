import type { Office } from '#content/content.ts';
import { milesBetween } from '#lib/geo/geo.ts';
import { counted } from '#lib/text.ts';
import type { Place } from './places.ts';
import type { Site } from '../plan.ts';

export interface NearestOffice {
  office: Office;
  /** "4 miles", or "less than a mile": texts write "about" before it. */
  distance: string;
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
  const { office } = nearest;
  return { office, distance, isFar: nearest.miles > dayTrip };
}
