import type { Office } from '#content/content.ts';
import { milesBetween, milesInWords } from '#lib/geo/geo.ts';
import type { Place } from '../places/places.ts';
import type { Site } from '../plan.ts';

interface NearestOffice {
  office: Office;
  /** "4 miles", or "half a mile": texts write "about" before it. */
  distance: string;
  /** Too far for an injured person to travel. */
  isFar: boolean;
}

/** Miles. */
const dayTrip = 60;

/** Miles. An office in another county must be nearer by more than this, as county lines are often water. */
const detour = 1;

export function nearestOffice(site: Site, place: Place): NearestOffice | undefined {
  if (!place.point) return undefined;
  const { point } = place;
  const isBeyond = ({ zip }: Office) => site.places.zipByCode.get(zip)?.county !== place.county;
  const [nearest] = site.content.settings.offices
    .map((office) => {
      const miles = milesBetween(point, office.point);
      return { office, miles, rank: miles + (isBeyond(office) ? detour : 0) };
    })
    .sort((a, b) => a.rank - b.rank);
  if (!nearest) return undefined;
  const { office, miles } = nearest;
  return { office, distance: milesInWords(miles), isFar: miles > dayTrip };
}
