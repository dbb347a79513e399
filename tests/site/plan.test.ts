import { describe, expect, it } from 'vitest';
import { fileOf, mapLink } from '#site/address.ts';
import { routesOf } from '#site/plan.ts';
import { routeKinds } from '#site/routes/routes.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';

describe('The plan of the small site', () => {
  it('has every address of the route table once, in the order of the CSV and the data', () => {
    const planned = [...routesOf(smallPlan())].map(({ kind, address }) => `${kind}: ${address}`);
    expect(planned).toEqual([
      'home: /',
      'practice: /practice',
      'service-areas: /service-areas',
      'locations: /locations',
      'blog: /blog',
      'about: /about',
      'testimonials: /testimonials',
      'contact: /contact',
      'schedule: /schedule',
      'sitemap: /sitemap',
      'privacy: /privacy',
      'terms: /terms',
      'practice-area: /practice/car-accidents',
      'service-area: /service-areas/burlington',
      'keyword: /local-searches/car-crash-lawyer-in-burlington',
      'post: /blog/time-limits',
      'post: /blog/moose-collision-claims',
      'county: /locations/chittenden-county',
      'county: /locations/addison-county',
      'city: /locations/chittenden-county/burlington',
      'city: /locations/chittenden-county/south-burlington',
      'city: /locations/addison-county/middlebury',
      'zip: /locations/zip/05401',
      'zip: /locations/zip/05408',
      'zip: /locations/zip/05403',
      'zip: /locations/zip/05753',
      'zip: /locations/zip/05740',
      'county-topic: /blog/county/chittenden-county/deadlines',
      'county-topic: /blog/county/addison-county/deadlines',
      'city-topic: /blog/city/chittenden-county/burlington/deadlines',
      'city-topic: /blog/city/chittenden-county/south-burlington/deadlines',
      'city-topic: /blog/city/addison-county/middlebury/deadlines',
      'zip-topic: /blog/zip/05401/deadlines',
      'zip-topic: /blog/zip/05408/deadlines',
      'zip-topic: /blog/zip/05403/deadlines',
      'zip-topic: /blog/zip/05753/deadlines',
      'zip-topic: /blog/zip/05740/deadlines',
      'local-searches: /local-searches',
      'not-found: /404',
      'practice-not-found: /practice/404',
      'service-area-not-found: /service-areas/404',
      'location-not-found: /locations/404',
    ]);
  });

  it('has 42 pages', () => {
    expect(smallPlan().size).toBe(42);
  });
});

describe('The kinds of pages', () => {
  it('have the eleven types of the CSV file, in order', () => {
    const types = Object.values(routeKinds).flatMap(({ csv }) => csv ?? []);
    expect([...new Set(types)]).toEqual([
      'Static',
      'Practice Area',
      'Service Area',
      'Local Search',
      'Blog Post',
      'Location - County',
      'Location - City',
      'Location - Zip',
      'Blog - County Topic',
      'Blog - City Topic',
      'Blog - Zip Topic',
    ]);
  });

  it('are all listed in sitemaps, except the list of searches and the error pages', () => {
    const closed = Object.entries(routeKinds).filter(([, { sitemap }]) => sitemap === undefined);
    expect(closed.map(([kind]) => kind)).toEqual([
      'local-searches',
      'not-found',
      'practice-not-found',
      'service-area-not-found',
      'location-not-found',
    ]);
  });
});

describe('Addresses', () => {
  it.each([
    ['/', 'index.html'],
    ['/about', 'about.html'],
    ['/locations/zip/05401', 'locations/zip/05401.html'],
  ])('%s is the file %s', (address, file) => {
    expect(fileOf(address)).toBe(file);
  });

  it('search a map for the address of an office', () => {
    expect(mapLink('1 Church Street, Burlington, VT 05401')).toBe(
      'https://www.google.com/maps/search/?api=1&query=1%20Church%20Street%2C%20Burlington%2C%20VT%2005401',
    );
  });
});
