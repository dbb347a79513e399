import { addressOf } from './address.ts';
import type { Place } from './places.ts';
import { topicsAddress } from './plan.ts';
import type { Link } from './shell.ts';

/** Home, Locations, then the county, the city and the ZIP that lead to a place, itself included. */
export function locationCrumbs(place?: Place): Link[] {
  const top = [
    { label: 'Home', href: addressOf.home() },
    { label: 'Locations', href: addressOf.locations() },
  ];
  return place ? [...top, ...lineage(place).map((at) => ({ label: crumbLabel(at), href: at.address }))] : top;
}

/** Home, then the areas served, then one of them. */
export const serviceAreaCrumbs = (area?: { name: string; slug: string }): Link[] => [
  { label: 'Home', href: addressOf.home() },
  { label: 'Service Areas', href: addressOf.serviceAreas() },
  ...(area ? [{ label: area.name, href: addressOf.serviceArea(area.slug) }] : []),
];

/** The county, city and ZIP that lead to a place, itself included, and where the topic pages of each lie. */
export const topicLineage = (place: Place): { label: string; topics: string }[] =>
  lineage(place).map((at) => ({ label: crumbLabel(at), topics: topicsAddress(at) }));

/** Blog, then the same topic for county, city and ZIP. */
export const topicCrumbs = (lineage: ReturnType<typeof topicLineage>, topic: string): Link[] => [
  { label: 'Blog', href: addressOf.blog() },
  ...lineage.map(({ label, topics }) => ({ label, href: addressOf.topicIn(topics, topic) })),
];

function lineage(place: Place): Place[] {
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
