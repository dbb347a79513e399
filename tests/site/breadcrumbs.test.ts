import { describe, expect, it } from 'vitest';
import { crumbsTo, locationCrumbs, topicCrumbs, topicLineage } from '#site/routes/breadcrumbs.ts';
import { findPlace } from '#site/routes/find-route.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';

const { places, content } = smallPlan();
const words = content.pages.shell.crumbs;
const zip = findPlace(places, { zipCode: '05401' })!;
const city = findPlace(places, { countySlug: 'chittenden-county', citySlug: 'burlington' })!;

describe('Breadcrumbs', () => {
  it('of a ZIP code go from home through county and city', () => {
    expect(locationCrumbs(words, zip)).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Locations', href: '/locations' },
      { label: 'Chittenden County', href: '/locations/chittenden-county' },
      { label: 'Burlington', href: '/locations/chittenden-county/burlington' },
      { label: 'Zip Code 05401 (Burlington)', href: '/locations/zip/05401' },
    ]);
  });

  it('of a main page consist of home and the page, and may continue with a page below it', () => {
    expect(crumbsTo(words, 'locations').map(({ label }) => label)).toEqual(['Home', 'Locations']);
    const crashes = { label: 'Car Accidents', href: '/practice/car-accidents' };
    expect(crumbsTo(words, 'practice', crashes)).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Practice Areas', href: '/practice' },
      crashes,
    ]);
  });

  it('of a topic go from the blog through the same topic for county and city', () => {
    expect(topicCrumbs(words, topicLineage(zip), 'deadlines')).toEqual([
      { label: 'Blog', href: '/blog' },
      { label: 'Chittenden County', href: '/blog/county/chittenden-county/deadlines' },
      { label: 'Burlington', href: '/blog/city/chittenden-county/burlington/deadlines' },
      { label: 'Zip Code 05401 (Burlington)', href: '/blog/zip/05401/deadlines' },
    ]);
    expect(topicCrumbs(words, topicLineage(city), 'deadlines').map(({ label }) => label)).toEqual([
      'Blog',
      'Chittenden County',
      'Burlington',
    ]);
  });
});
