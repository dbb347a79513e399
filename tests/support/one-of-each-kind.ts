import type { RouteKind } from '#site/routes/routes.ts';

const addresses = {
  home: '/',
  practice: '/practice',
  'service-areas': '/service-areas',
  locations: '/locations',
  blog: '/blog',
  about: '/about',
  testimonials: '/testimonials',
  contact: '/contact',
  schedule: '/schedule',
  sitemap: '/sitemap',
  privacy: '/privacy',
  terms: '/terms',
  'practice-area': '/practice/car-accidents',
  'service-area': '/service-areas/the-bronx',
  keyword: '/local-searches/car-accident-lawyer-nyc',
  post: '/blog/statute-of-limitations-ny',
  county: '/locations/westchester-county',
  city: '/locations/queens-county/long-island-city',
  zip: '/locations/zip/11224',
  'county-topic': '/blog/county/erie-county/lawyer-cost',
  'city-topic': '/blog/city/kings-county/coney-island/no-fault-insurance',
  'zip-topic': '/blog/zip/14206/statute-of-limitations',
  'local-searches': '/local-searches',
  'not-found': '/404',
  'practice-not-found': '/practice/404',
  'service-area-not-found': '/service-areas/404',
  'location-not-found': '/locations/404',
} satisfies Record<RouteKind, string>;

/** An address of the real site for every kind of page. */
export const oneOfEachKind = Object.entries(addresses) as [RouteKind, string][];
