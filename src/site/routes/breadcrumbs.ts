import type { Pages } from '#content/content.ts';
import { addressOf, type Link } from '../address.ts';
import { ofKind, type Place } from '../places/places.ts';

type CrumbWords = Pages['shell']['crumbs'];

/** A page right below the home page. */
export type TopPage = Exclude<keyof CrumbWords, 'home' | 'name'>;

export const linkTo = (words: CrumbWords, page: 'home' | TopPage): Link => ({
  label: words[page],
  href: addressOf[page](),
});

/** Home, then a page right below it, then the rest of the trail. */
export const crumbsTo = (words: CrumbWords, page: TopPage, ...below: Link[]): Link[] => [
  linkTo(words, 'home'),
  linkTo(words, page),
  ...below,
];

/** Home, Locations, then the county, the city and the ZIP that lead to a place, itself included. */
export const locationCrumbs = (words: CrumbWords, place: Place): Link[] =>
  crumbsTo(words, 'locations', ...lineage(place).map((at) => ({ label: crumbLabel(at), href: at.address })));

/** The county, city and ZIP down to a place, and the base address of each one's topic pages. */
export const topicLineage = (place: Place): { label: string; topicsAt: string }[] =>
  lineage(place).map((at) => ({ label: crumbLabel(at), topicsAt: at.topicsAt }));

/** Blog, then the same topic for county, city and ZIP. */
export const topicCrumbs = (
  words: CrumbWords,
  lineage: ReturnType<typeof topicLineage>,
  topic: string,
): Link[] => [
  linkTo(words, 'blog'),
  ...lineage.map(({ label, topicsAt }) => ({ label, href: addressOf.topicIn(topicsAt, topic) })),
];

export const postCrumbs = (words: CrumbWords, article: Link): Link[] => [linkTo(words, 'blog'), article];

const lineage = (place: Place) =>
  ofKind<Place[]>(place, {
    county: (county) => [county],
    city: (city) => [city.county, city],
    zip: (zip) => [zip.county, zip.city, zip],
  });

const crumbLabel = (place: Place) => (place.kind === 'city' ? place.entry.name : place.name);
