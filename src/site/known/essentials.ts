import { telephoneLink } from '#lib/phone.ts';
import { capitalized, counted } from '#lib/text.ts';
import type { Office } from '#content/content.ts';
import { milesBetween } from '#lib/geo/geo.ts';
import { nearestHospital } from './hospitals.ts';
import { courtBeyond, localCourts } from './local-courts.ts';
import { mainPoliceOffice } from './police.ts';
import { governmentOf, isOne } from './government.ts';
import { noticeTo } from './public-bodies.ts';
import { courtOf, wayFrom } from '../places/place-surroundings.ts';
import type { Place } from '../places/places.ts';
import type { Site } from '../plan.ts';

/** Whom to turn to, ready to print. */
export interface Essential {
  name: string;
  text: string;
  phone?: { tel: string; number: string };
}

export const essentialKinds = ['police', 'hospital', 'court', 'office'] as const;
export type EssentialKind = (typeof essentialKinds)[number];

/** What matters first after an accident; what is not known is absent. */
export type Essentials = Partial<Record<EssentialKind, Essential>>;

export function essentialsOf(site: Site, place: Place): Essentials {
  const essentials: Essentials = {};
  const police = mainPoliceOffice(place);
  const hospital = nearestHospital(site, place);
  const court = courtOf(place);
  const office = nearestOffice(site, place);
  if (police) {
    const { name, where, phone } = police;
    essentials.police = {
      name,
      text: where,
      ...(phone && { phone: { tel: telephoneLink(phone), number: phone } }),
    };
  }
  if (hospital) essentials.hospital = hospital;
  if (court) {
    const local = localCourts(place);
    const smaller = local && `smaller cases in ${local}`;
    const text = [court.text, smaller, courtBeyond(place)].filter(Boolean).join('; ');
    essentials.court = { ...court, text: capitalized(text) };
  }
  if (office) {
    const { name, street, city, point } = office.office;
    const way = office.isFar ? 'or by phone, from where you are' : wayFrom(place, point);
    essentials.office = { name, text: [street, city, way].filter(Boolean).join(', ') };
  }
  return essentials;
}

/** Whom the deadline of a notice of claim is against. */
export function claimAgainst(place: Place): string | undefined {
  const government = governmentOf(place);
  return place.kind === 'county' || (government && isOne(government)) ? noticeTo(place) : undefined;
}

interface NearestOffice {
  office: Office;
  /** "4 miles", or "half a mile": texts write "about" before it. */
  distance: string;
  /** Nobody hurt would travel there. */
  isFar: boolean;
}

/** Miles. */
const dayTrip = 60;

export function nearestOffice(site: Site, place: Place): NearestOffice | undefined {
  if (!place.point) return undefined;
  const { point } = place;
  const [nearest] = site.content.settings.offices
    .map((office) => ({ office, miles: milesBetween(point, office.point) }))
    .sort((a, b) => a.miles - b.miles);
  if (!nearest) return undefined;
  const distance = nearest.miles < 0.75 ? 'half a mile' : counted(Math.round(nearest.miles), 'mile', 'miles');
  const { office } = nearest;
  return { office, distance, isFar: nearest.miles > dayTrip };
}
