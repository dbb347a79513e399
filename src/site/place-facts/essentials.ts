import { telephoneLink } from '#lib/phone.ts';
import { capitalized } from '#lib/text.ts';
import type { Link } from '../address.ts';
import { emergencyRoom } from './hospitals.ts';
import { courtBeyond, localCourts } from './local-courts.ts';
import { mainPoliceOffice } from './police.ts';
import { nearestOffice } from './nearest-office.ts';
import { courtOf, wayFrom } from '../places/place-surroundings.ts';
import type { Place } from '../places/places.ts';
import type { Site } from '../plan.ts';

/** Whom to contact, ready to print. */
export interface Essential {
  name: string;
  text: string;
  phone?: Link;
}

export const essentialKinds = ['police', 'hospital', 'court', 'office'] as const;
export type EssentialKind = (typeof essentialKinds)[number];

/** The contacts that matter first after an accident; unknown ones are absent. */
export type Essentials = Partial<Record<EssentialKind, Essential>>;

export const essentialsOf = (site: Site, place: Place): Essentials => ({
  police: policeOf(place),
  hospital: emergencyRoom(site, place),
  court: courtsOf(place),
  office: officeOf(site, place),
});

function policeOf(place: Place): Essential | undefined {
  const office = mainPoliceOffice(place);
  if (!office) return undefined;
  const { name, where, phone } = office;
  return { name, text: where, ...(phone && { phone: { href: telephoneLink(phone), label: phone } }) };
}

function courtsOf(place: Place): Essential | undefined {
  const court = courtOf(place);
  const local = localCourts(place);
  const texts = [court?.text, local && `smaller cases in ${local}`, courtBeyond(place)];
  return court && { ...court, text: capitalized(texts.filter(Boolean).join('; ')) };
}

function officeOf(site: Site, place: Place): Essential | undefined {
  const nearest = nearestOffice(site, place);
  if (!nearest) return undefined;
  const { name, street, city, point } = nearest.office;
  const way = nearest.isFar ? 'or by phone, from where you are' : wayFrom(place, point);
  return { name, text: [street, city, way].filter(Boolean).join(', ') };
}
