import { describe, expect, it } from 'vitest';
import { llmsTxt } from '#output/files/llms-txt.ts';
import { visitorScriptFile } from '#output/files/site-files.ts';
import type { Place } from '#site/places/places.ts';
import { findPlace, type PlaceQuery } from '#site/routes/find-route.ts';
import { neighborhoodsOf } from '#site/places/neighborhoods.ts';
import { planShell } from '#site/shell.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';
import { edit } from '../support/small-site/small-site.ts';

const nameOf = (place: Place | null) => place && `${place.kind} ${place.name}`;

describe('The lookup of a location', () => {
  it.each<[PlaceQuery, string]>([
    [{ countySlug: 'addison-county' }, 'county Addison County'],
    [{ countySlug: 'chittenden-county', citySlug: 'burlington' }, 'city Burlington'],
    [{ zipCode: '05408' }, 'zip Zip Code 05408 (Burlington)'],
  ])('finds %o: %s', (query, name) => {
    expect(nameOf(findPlace(smallPlan().places, query))).toBe(name);
  });

  it('prefers the ZIP code to the city, and the city to the county', () => {
    const { places } = smallPlan();
    const countySlug = 'chittenden-county';
    const citySlug = 'south-burlington';
    expect(findPlace(places, { countySlug, citySlug, zipCode: '05753' })?.kind).toBe('zip');
    expect(findPlace(places, { countySlug, zipCode: '05753' })?.kind).toBe('zip');
    expect(findPlace(places, { countySlug, citySlug })?.kind).toBe('city');
  });

  it.each<[string, PlaceQuery]>([
    ['an unknown ZIP code', { zipCode: '10001' }],
    [
      'an unknown ZIP code in a known city',
      { countySlug: 'addison-county', citySlug: 'middlebury', zipCode: '10001' },
    ],
    ['an unknown city', { countySlug: 'addison-county', citySlug: 'burlington' }],
    ['a city without its county', { citySlug: 'burlington' }],
    ['an unknown county', { countySlug: 'kings-county' }],
    ['nothing at all', {}],
  ])('returns null for %s', (_case, query) => {
    expect(findPlace(smallPlan().places, query)).toBeNull();
  });
});

describe('A ZIP code in several cities', () => {
  it('belongs to the first city in the order of the data', () => {
    const { places } = smallPlan();
    expect(places.zipByCode.get('05401')?.city.name).toBe('Burlington');
    expect(places.zips.filter(({ code }) => code === '05401')).toHaveLength(1);
  });

  it('moves when the order of the counties changes', () => {
    const { places } = smallPlan((files) => {
      files['counties/addison-county.yaml'] = String(files['counties/addison-county.yaml'])
        .replace('order: 2', 'order: 0')
        .replace('"05740"]', '"05740", "05401"]');
    });
    expect(places.zipByCode.get('05401')?.city.name).toBe('Middlebury');
  });

  it('is listed by each of the cities', () => {
    const { places } = smallPlan();
    const zipsOf = (slug: string) =>
      places.cities.find(({ entry }) => entry.slug === slug)?.zips.map(({ code }) => code);
    expect(zipsOf('burlington')).toEqual(['05401', '05408']);
    expect(zipsOf('south-burlington')).toEqual(['05403', '05401']);
  });
});

describe('Two cities with the same name', () => {
  it('are followed by their counties, so that no two pages have the same title', () => {
    const { places } = smallPlan((files) => {
      files['counties/addison-county.yaml'] = String(files['counties/addison-county.yaml']).replace(
        'name: "Middlebury"',
        'name: "Burlington"',
      );
    });
    expect(places.cities.map(({ name }) => name)).toEqual([
      'Burlington, Chittenden County',
      'South Burlington',
      'Burlington, Addison County',
    ]);
  });

  it('are not listed as neighborhoods of themselves', () => {
    const { places } = smallPlan((files) => {
      edit(files, 'counties/addison-county.yaml', 'name: "Middlebury"', 'name: "Burlington"');
      edit(
        files,
        'counties/chittenden-county.yaml',
        '"Old North End":',
        '"Burlington": ["05401"]\n  "Old North End":',
      );
    });
    expect(neighborhoodsOf(places.cities[0]!)).toEqual(['Old North End']);
  });
});

describe('Two counties with the same name in two states', () => {
  const site = smallPlan((files) => {
    files['counties/addison-county-nh.yaml'] = `\
name: "Addison County"
order: 9
state: NH
cities:
  - { name: "Middlebury", slug: middlebury, zips: ["03301"] }
`;
  });
  const { places } = site;

  it('are followed by their states, and so are their cities with the same name', () => {
    expect(places.counties.map(({ name }) => name)).toEqual([
      'Chittenden County',
      'Addison County, VT',
      'Addison County, NH',
    ]);
    expect(places.cities.map(({ name }) => name)).toEqual([
      'Burlington',
      'South Burlington',
      'Middlebury, Addison County, VT',
      'Middlebury, Addison County, NH',
    ]);
  });

  it.each([
    [
      'in the footer of every page',
      () => planShell(site, new Date('2026-11-20'), '').counties.map(({ label }) => label),
    ],
    ['in the chat', () => JSON.parse(visitorScriptFile(site).text).counties],
    ['in llms.txt', () => [...llmsTxt(site).matchAll(/Addison County[^\]]*/g)].map(([name]) => name)],
  ])('are followed by their states %s, too', (_, namesShown: () => string[]) => {
    expect(namesShown()).toEqual(expect.arrayContaining(['Addison County, VT', 'Addison County, NH']));
  });
});
