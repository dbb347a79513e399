import type { Content, Keyword, Post, PracticeArea, ServiceArea, Topic } from '#content/content.ts';
import type { CityPlace, CountyPlace, Place, ZipPlace } from '../places/places.ts';
import { addressOf } from '../address.ts';

/** One page of the site: its kind, its address, and its subject. */
export type Route =
  | { kind: SingleKind; address: string }
  | { kind: 'practice-area'; address: string; area: PracticeArea }
  | { kind: 'service-area'; address: string; area: ServiceArea }
  | { kind: 'keyword'; address: string; keyword: Keyword }
  | { kind: 'post'; address: string; post: Post }
  | { kind: 'county'; address: string; place: CountyPlace }
  | { kind: 'city'; address: string; place: CityPlace }
  | { kind: 'zip'; address: string; place: ZipPlace }
  | { kind: 'county-topic'; address: string; place: CountyPlace; topic: Topic }
  | { kind: 'city-topic'; address: string; place: CityPlace; topic: Topic }
  | { kind: 'zip-topic'; address: string; place: ZipPlace; topic: Topic };

export type RouteKind = Route['kind'];
export type RouteOf<K extends RouteKind> = Route & { kind: K };

interface ListedKind {
  /** The Type column of website_pages.csv; without it, pages of this kind are not listed there. */
  csv?: string;
  /** The sitemap that lists the page; without it, pages of this kind are kept out of search engines. */
  sitemap?: string;
  /** Label in the summary of `generate` and in the audit's report. */
  label: string;
}

const mainPage: ListedKind = { csv: 'Static', sitemap: 'main', label: 'Main pages' };
const notIndexed: ListedKind = { label: 'Not indexed' };

/** Kinds of pages in the CSV, the sitemaps and the summary, in CSV order. */
export const routeKinds: Record<RouteKind, ListedKind> = {
  home: mainPage,
  practice: mainPage,
  'service-areas': mainPage,
  locations: mainPage,
  blog: mainPage,
  about: mainPage,
  testimonials: mainPage,
  contact: mainPage,
  schedule: mainPage,
  sitemap: mainPage,
  privacy: mainPage,
  terms: mainPage,
  'practice-area': { csv: 'Practice Area', sitemap: 'practice-areas', label: 'Practice areas' },
  'service-area': { csv: 'Service Area', sitemap: 'service-areas', label: 'Service areas' },
  keyword: { csv: 'Local Search', sitemap: 'local-searches', label: 'Local searches' },
  post: { csv: 'Blog Post', sitemap: 'posts', label: 'Blog posts' },
  county: { csv: 'Location - County', sitemap: 'locations', label: 'Counties' },
  city: { csv: 'Location - City', sitemap: 'locations', label: 'Cities' },
  zip: { csv: 'Location - Zip', sitemap: 'locations', label: 'ZIP codes' },
  'county-topic': { csv: 'Blog - County Topic', sitemap: 'county-topics', label: 'County topics' },
  'city-topic': { csv: 'Blog - City Topic', sitemap: 'city-topics', label: 'City topics' },
  'zip-topic': { csv: 'Blog - Zip Topic', sitemap: 'zip-topics', label: 'ZIP topics' },
  'local-searches': notIndexed,
  'not-found': notIndexed,
  'practice-not-found': notIndexed,
  'service-area-not-found': notIndexed,
  'location-not-found': notIndexed,
};

/** The pages about a topic, by the kind of place that they are for. */
export const topicKinds = {
  'county-topic': 'county',
  'city-topic': 'city',
  'zip-topic': 'zip',
} satisfies Partial<Record<RouteKind, Place['kind']>>;

export type TopicKind = keyof typeof topicKinds;

export const isTopic = (kind: RouteKind): kind is TopicKind => kind in topicKinds;

/** Whether hosts serve the page for addresses that do not exist. */
export const isNotFound = (kind: RouteKind): boolean => kind.endsWith('not-found');

/** The data file with the words of a kind of page, such as "pages/city.yaml"; similar kinds share one. */
export const wordsFileOf = (kind: RouteKind): string =>
  `pages/${isNotFound(kind) ? 'not-found' : isTopic(kind) ? 'topic' : kind}.yaml`;

/** The addresses of pages that exist once. */
export const singleAddresses = {
  home: addressOf.home(),
  practice: addressOf.practice(),
  'service-areas': addressOf.serviceAreas(),
  locations: addressOf.locations(),
  blog: addressOf.blog(),
  about: addressOf.about(),
  testimonials: addressOf.testimonials(),
  contact: addressOf.contact(),
  schedule: addressOf.schedule(),
  sitemap: addressOf.sitemap(),
  privacy: addressOf.privacy(),
  terms: addressOf.terms(),
  'local-searches': addressOf.localSearches(),
  'not-found': addressOf.notFound(),
  'practice-not-found': addressOf.practiceNotFound(),
  'service-area-not-found': addressOf.serviceAreaNotFound(),
  'location-not-found': addressOf.locationNotFound(),
};

export type SingleKind = keyof typeof singleAddresses;

/** What a page needs: its entries, or the file of its words. Without it, the firm has no such page. */
const needed: Partial<Record<SingleKind, (content: Content) => boolean>> = {
  'service-areas': ({ serviceAreas }) => serviceAreas.length > 0,
  'local-searches': ({ keywords }) => keywords.length > 0,
  blog: ({ posts }) => posts.length > 0,
  testimonials: ({ testimonials }) => testimonials.length > 0,
  privacy: ({ pages }) => pages.privacy !== undefined,
  terms: ({ pages }) => pages.terms !== undefined,
};

/** Addresses of unique pages that this site omits; nothing links to them. */
export const absentPages = (content: Content): string[] =>
  (Object.keys(needed) as SingleKind[])
    .filter((kind) => !needed[kind]!(content))
    .map((kind) => singleAddresses[kind]);
