import { addressOfSmallPrint } from '#lib/small-print.ts';

export interface Link {
  href: string;
  label: string;
  /** The language of the label, if it differs from the page's. */
  lang?: string;
}

/** A part of a printed text: plain words or a link. */
export type Piece = string | Link;

/** The visual editor, for staff, and the list of all pages; they are not routes of the plan. */
export const editorFile = 'admin.html';
export const csvFile = 'website_pages.csv';

/** The address below which a place's topic pages are. */
const topicsOf = {
  county: (county: string) => `/blog/county/${county}`,
  city: (county: string, city: string) => `/blog/city/${county}/${city}`,
  zip: (zip: string) => `/blog/zip/${zip}`,
} as const;

const topicIn = (topicsAt: string, topic: string) => `${topicsAt}/${topic}`;

/** The only code that builds addresses, but for those of the small print. They have no trailing slash. */
export const addressOf = {
  home: () => '/',
  practice: () => '/practice',
  practiceArea: (slug: string) => `/practice/${slug}`,
  serviceAreas: () => '/service-areas',
  serviceArea: (slug: string) => `/service-areas/${slug}`,
  locations: () => '/locations',
  county: (county: string) => `/locations/${county}`,
  city: (county: string, city: string) => `/locations/${county}/${city}`,
  zip: (zip: string) => `/locations/zip/${zip}`,
  blog: () => '/blog',
  post: (slug: string) => `/blog/${slug}`,
  topicsOf,
  topicIn,
  countyTopic: (county: string, topic: string) => topicIn(topicsOf.county(county), topic),
  cityTopic: (county: string, city: string, topic: string) => topicIn(topicsOf.city(county, city), topic),
  zipTopic: (zip: string, topic: string) => topicIn(topicsOf.zip(zip), topic),
  localSearches: () => '/local-searches',
  keyword: (slug: string) => `/local-searches/${slug}`,
  about: () => '/about',
  testimonials: () => '/testimonials',
  contact: () => '/contact',
  schedule: () => '/schedule',
  sitemap: () => '/sitemap',
  privacy: () => addressOfSmallPrint('privacy'),
  terms: () => addressOfSmallPrint('terms'),
  /** The section on the sources of place data. */
  placeData: () => `${addressOfSmallPrint('terms')}#data`,
  notFound: () => '/404',
  practiceNotFound: () => '/practice/404',
  serviceAreaNotFound: () => '/service-areas/404',
  locationNotFound: () => '/locations/404',
} as const;

/** The file that a host with clean addresses serves: `/` is index.html, `/a/b` is a/b.html. */
export function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/** The address of the page in such a file. */
export const addressOfPage = (file: string): string =>
  file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;

/** An office on a map, searched by its address. */
export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
