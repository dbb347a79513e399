import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PlaceMap } from '#components/place-map.tsx';
import { directionTo } from '#lib/compass.ts';
import { planPage } from '#pages/definitions.ts';
import { dots, frameOf, mapSize } from '#site/map-frame.ts';
import { planMap } from '#site/map.ts';
import { findPlace, type PlaceQuery } from '#site/places.ts';
import { routesOf } from '#site/plan.ts';
import { routeAt, smallPlan } from '../support/small-plan.ts';
import { edit } from '../support/small-site.ts';

const site = smallPlan();
const burlington = { countySlug: 'chittenden-county', citySlug: 'burlington' };
const mapOf = (query: PlaceQuery, plan = site) => planMap(plan, findPlace(plan.places, query)!);

describe('The map of a place says in words', () => {
  it.each([
    [
      { zipCode: '05408' },
      'Map of the 3 ZIP codes of Chittenden County. 05408 is marked in the northwest. Our nearest office: Burlington office, 3 miles to the southeast.',
    ],
    [
      burlington,
      'Map of the 3 ZIP codes of Chittenden County. Burlington is marked in the northwest, with 2 ZIP codes. Our nearest office: Burlington office, 2 miles to the southeast.',
    ],
    [
      { countySlug: 'chittenden-county' },
      'Map of the 3 ZIP codes of Chittenden County. Our nearest office: Burlington office, less than a mile away.',
    ],
  ])('what is seen on that of %o', (query, label) => {
    expect(mapOf(query)!.label).toBe(label);
  });

  it('what its marks mean', () => {
    expect(mapOf({ zipCode: '05401' })!.legend).toEqual({
      marked: 'ZIP code 05401',
      others: 'Other ZIP codes of Chittenden County',
      office: 'Burlington office',
      way: '',
    });
    expect(mapOf({ countySlug: 'chittenden-county' })!.legend).toMatchObject({
      marked: 'ZIP codes of Chittenden County',
      others: '',
    });
  });
});

describe('An office', () => {
  it('in the county or close to it is a square on the map', () => {
    const map = mapOf({ zipCode: '05401' })!;
    expect(map.offices).toMatch(/^M\d+ \d+h0$/);
    expect(map.arrow).toBe('');
  });

  it('far away is an arrow at the edge, and its distance and direction in words', () => {
    const far = smallPlan((files) => {
      edit(files, 'site.yaml', 'point: [44.4790, -73.2120]', 'point: [42.85, -72.56]');
      edit(files, 'site.yaml', 'point: [44.0140, -73.1680]', 'point: [42.87, -73.19]');
      edit(files, 'site.yaml', 'zip: "05401"', 'zip: "05301"');
      edit(files, 'site.yaml', 'zip: "05753"', 'zip: "05201"');
    });
    const map = mapOf({ zipCode: '05401' }, far)!;
    expect(map.offices).toBe('');
    expect(map.arrow).toMatch(/^M.+L.+M.+L.+L.+$/);
    expect(map.legend).toMatchObject({ office: 'Middlebury office, 111 miles to the south', way: '↓' });
  });
});

describe('A map is left out', () => {
  it('where the data has no coordinates for the place', () => {
    expect(mapOf({ zipCode: '05740' })).toBeNull();
  });

  it('where one dot would be all there is', () => {
    expect(mapOf({ zipCode: '05753' })).toBeNull();
  });

  it('on pages about a topic', () => {
    expect(planPage(site, routeAt(site, '/locations/zip/05401')).props).toHaveProperty('map.zips');
    const topics = [...routesOf(site)].filter(({ kind }) => kind.endsWith('-topic'));
    expect(topics.length).toBeGreaterThan(0);
    for (const route of topics) expect(planPage(site, route).props).not.toHaveProperty('map');
  });
});

describe('The drawing', () => {
  it('writes each dot once, and after the first only the way from the one before', () => {
    const path = dots([
      [40, 5],
      [10, 10],
      [12, 30],
      [10, 10],
    ]);
    expect(path).toBe('M10 10h0m2 20h0m28-25h0');
  });

  it('holds every ZIP of the county, and a mile is as long to the east as to the north', () => {
    const { counties } = site.places;
    const frame = frameOf(counties[0]!, [])!;
    const corner = frame.spotOf([44.45, -73.25]);
    const [milesNorth, milesEast] = [frame.spotOf([44.52, -73.25]), frame.spotOf([44.45, -73.152])];
    // 0.07 degrees of latitude are 4.83 miles; so are 0.098 degrees of longitude at 44.5 degrees north.
    expect(milesEast[0] - corner[0]).toBeCloseTo(corner[1] - milesNorth[1], -0.5);
    for (const point of Object.values(counties[0]!.county.points)) {
      const [x, y] = frame.spotOf(point);
      expect(x > 0 && x < mapSize.width && y > 0 && y < mapSize.height, `${x} ${y}`).toBe(true);
    }
  });

  it('of a county of 60 ZIPs takes at most 1.5 KB of the page', () => {
    const zips = Array.from({ length: 60 }, (_, i) => `056${String(i).padStart(2, '0')}`);
    const large = smallPlan((files) => {
      const points = zips.map((zip, i) => `  "${zip}": [${44 + (i % 8) / 20}, ${-73 - (i % 11) / 17}]\n`);
      files['counties/addison-county.yaml'] =
        `name: "Addison County"\norder: 2\ncities:\n` +
        `  - { name: "Middlebury", slug: middlebury, zips: ["05753", ${zips.map((zip) => `"${zip}"`).join(', ')}] }\n` +
        `points:\n  "05753": [44.0153, -73.1673]\n${points.join('')}`;
    });
    const map = mapOf({ zipCode: '05630' }, large)!;
    const html = renderToStaticMarkup(createElement(PlaceMap, { map }));
    expect(map.zips.match(/h0/g)).toHaveLength(61);
    expect(html.length).toBeLessThanOrEqual(1536);
  });
});

describe('The direction to another place', () => {
  it.each([
    [[41, -74], 'north'],
    [[41, -72.7], 'northeast'],
    [[40, -73], 'east'],
    [[39, -72.7], 'southeast'],
    [[39, -74], 'south'],
    [[39, -75.3], 'southwest'],
    [[40, -75], 'west'],
    [[41, -75.3], 'northwest'],
  ] as const)('of %o, seen from 40 north and 74 west, is %s', (to, direction) => {
    expect(directionTo([40, -74], to)).toBe(direction);
  });
});
