import { addressOf } from './address.ts';
import type { Place } from './places.ts';
import { topicsAddress } from './plan.ts';
import type { Link } from './shell.ts';

const home: Link = { label: 'Home', href: addressOf.home() };

/** The pages right below the home page, by what the way to them is called. */
const topPages = {
  practice: 'Practice Areas',
  serviceAreas: 'Service Areas',
  locations: 'Locations',
  blog: 'Blog',
  about: 'About Us',
  testimonials: 'Testimonials',
  contact: 'Contact',
  schedule: 'Schedule',
  localSearches: 'Local Searches',
  sitemap: 'Sitemap',
} as const;

type TopPage = keyof typeof topPages;

const topLink = (page: TopPage): Link => ({ label: topPages[page], href: addressOf[page]() });

/** Home, and all that lies right below it but the list of pages itself. */
export const mainLinks: readonly Link[] = [
  home,
  ...(Object.keys(topPages) as TopPage[]).filter((page) => page !== 'sitemap').map(topLink),
];

/** Home, then one of the pages below it, then what leads on from there. */
export const crumbsTo = (page: TopPage, ...below: Link[]): Link[] => [home, topLink(page), ...below];

/** Home, Locations, then the county, the city and the ZIP that lead to a place, itself included. */
export const locationCrumbs = (place: Place): Link[] =>
  crumbsTo('locations', ...lineage(place).map((at) => ({ label: crumbLabel(at), href: at.address })));

/** The county, city and ZIP that lead to a place, itself included, and where the topic pages of each lie. */
export const topicLineage = (place: Place): { label: string; topics: string }[] =>
  lineage(place).map((at) => ({ label: crumbLabel(at), topics: topicsAddress(at) }));

/** Blog, then the same topic for county, city and ZIP. */
export const topicCrumbs = (lineage: ReturnType<typeof topicLineage>, topic: string): Link[] => [
  topLink('blog'),
  ...lineage.map(({ label, topics }) => ({ label, href: addressOf.topicIn(topics, topic) })),
];

/** Blog, then an article. */
export const postCrumbs = (article: Link): Link[] => [topLink('blog'), article];

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
