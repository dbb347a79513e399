import type { Content } from '#content/content.ts';
import { addressOf } from './address.ts';
import type { Place } from './places.ts';
import { topicsAddress } from './plan.ts';
import type { Link } from './shell.ts';

type CrumbWords = Content['pages']['shell']['crumbs'];

/** Home, Locations, then the county, the city and the ZIP that lead to a place, itself included. */
export function locationCrumbs({ home, locations }: CrumbWords, place?: Place): Link[] {
  const top = [
    { label: home, href: addressOf.home() },
    { label: locations, href: addressOf.locations() },
  ];
  return place ? [...top, ...lineage(place).map((at) => ({ label: crumbLabel(at), href: at.address }))] : top;
}

/** Home, then the areas served, then one of them. */
export const serviceAreaCrumbs = (
  { home, serviceAreas }: CrumbWords,
  area?: { name: string; slug: string },
): Link[] => [
  { label: home, href: addressOf.home() },
  { label: serviceAreas, href: addressOf.serviceAreas() },
  ...(area ? [{ label: area.name, href: addressOf.serviceArea(area.slug) }] : []),
];

/** The county, city and ZIP that lead to a place, itself included, and where the topic pages of each lie. */
export const topicLineage = (place: Place): { label: string; topics: string }[] =>
  lineage(place).map((at) => ({ label: crumbLabel(at), topics: topicsAddress(at) }));

/** Blog, then the same topic for county, city and ZIP. */
export const topicCrumbs = (
  { blog }: CrumbWords,
  lineage: ReturnType<typeof topicLineage>,
  topic: string,
): Link[] => [
  { label: blog, href: addressOf.blog() },
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
