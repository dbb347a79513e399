import { describe, expect, it } from 'vitest';
import { findRoute } from '#site/routes/find-route.ts';
import { routesOf } from '#site/plan.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';

describe('The route at an address', () => {
  it('is found for every planned address', () => {
    const site = smallPlan();
    for (const { kind, address } of routesOf(site)) {
      expect(findRoute(site, address).route).toMatchObject({ kind, address });
    }
  });

  it('contains the place and the topic', () => {
    const { route } = findRoute(smallPlan(), '/blog/city/chittenden-county/burlington/deadlines');
    expect(route).toMatchObject({ place: { name: 'Burlington' }, topic: { slug: 'deadlines' } });
  });
});

describe('An unknown address', () => {
  it.each([
    ['/nothing-here', 'not-found'],
    ['/about/us', 'not-found'],
    ['/constructor', 'not-found'],
    ['/toString/of', 'not-found'],
    ['/About', 'not-found'],
    ['/service-area/burlington', 'not-found'],
    ['/practice/nothing-here', 'practice-not-found'],
    ['/service-areas/nothing-here', 'service-area-not-found'],
    ['/locations/nothing-here', 'location-not-found'],
    ['/locations/addison-county/burlington', 'location-not-found'],
    ['/locations/zip/10001', 'location-not-found'],
  ])('%s shows the page "%s"', (address, kind) => {
    const found = findRoute(smallPlan(), address);
    expect(found).toMatchObject({ missing: true, route: { kind } });
    expect(found.redirectTo).toBeUndefined();
  });

  it.each(['/404', '/practice/404', '/service-areas/404', '/locations/404'])(
    'has the page %s, which is itself served as missing',
    (address) => {
      expect(findRoute(smallPlan(), address)).toMatchObject({ missing: true, route: { address } });
    },
  );

  it.each([
    '/blog/nothing-here',
    '/blog/county/addison-county/nothing-here',
    '/blog/county/kings-county/deadlines',
    '/blog/city/addison-county/burlington/deadlines',
    '/blog/city/addison-county/deadlines',
    '/blog/zip/10001/deadlines',
    '/blog/zip/05401',
    '/blog/zip/05401/deadlines/more',
    '/local-searches/nothing-here',
  ])('%s is redirected to /404', (address) => {
    expect(findRoute(smallPlan(), address)).toMatchObject({ missing: true, redirectTo: '/404' });
  });
});
