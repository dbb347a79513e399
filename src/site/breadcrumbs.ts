import { addressOf } from './address.ts';
import type { Place } from './places.ts';
import { topicAddress } from './plan.ts';
import type { Link } from './shell.ts';

/** Home, Locations, then the county, the city and the ZIP that lead to a place, itself included. */
export function locationCrumbs(place?: Place): Link[] {
  const top = [
    { label: 'Home', href: addressOf.home() },
    { label: 'Locations', href: addressOf.locations() },
  ];
  return place ? [...top, ...lineage(place).map((at) => ({ label: crumbLabel(at), href: at.address }))] : top;
}

/** Blog, then county, city and ZIP: each leads to the same topic one level up. */
export function topicCrumbs(place: Place, topic: string): Link[] {
  return [
    { label: 'Blog', href: addressOf.blog() },
    ...lineage(place).map((at) => ({ label: crumbLabel(at), href: topicAddress(at, topic) })),
  ];
}

export function lineage(place: Place): Place[] {
  switch (place.kind) {
    case 'county':
      return [place];
    case 'city':
      return [place.county, place];
    case 'zip':
      return [place.county, place.city, place];
  }
}

const crumbLabel = (place: Place) => (place.kind === 'city' ? place.city.name : place.name);
