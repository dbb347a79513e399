import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../support/load-site.ts';
import { planPage } from '#pages/definitions.ts';
import { essentialsOf } from '#site/place-facts/essentials.ts';
import { sectionAbout, factRows } from '#site/place-facts/subjects.ts';
import { placeholderValues } from '#site/place-facts/placeholder-values.ts';
import { worstStreets } from '#site/place-facts/streets.ts';
import { nearbyPlaces } from '#site/places/nearby.ts';
import { surroundingsOf } from '#site/places/place-surroundings.ts';
import { roadsOf } from '#site/places/roads.ts';
import { placeSearch } from '#client/finder/place-search.ts';
import { placeIndex } from '#site/places/place-index.ts';
import { routeAt } from '../support/small-site/small-plan.ts';
import { root } from '../support/site.ts';

const site = loadSite(path.join(root, 'data')).site!;
const cityNamed = (name: string) => site.places.cities.find(({ entry }) => entry.name === name)!;
const whereItLies = (name: string) =>
  surroundingsOf(site, cityNamed(name)).find(({ label }) => label === 'Where it lies')?.value;

describe('A borough', () => {
  const bronx = cityNamed('The Bronx');

  it.each([
    ['The Bronx', 12],
    ['Manhattan', 23],
    ['Brooklyn', 23],
  ])('has no single precinct for reports: %s', (name, precincts) => {
    expect(essentialsOf(site, cityNamed(name)).police).toEqual({
      name: 'The precinct where it happened',
      text: `one of ${precincts} precincts here`,
    });
  });

  it('has no single nearest emergency room, but all of those in it that treat more than veterans', () => {
    const [manhattan, cohoes] = [cityNamed('Manhattan'), cityNamed('Cohoes')];
    expect(essentialsOf(site, manhattan).hospital).toEqual({
      name: 'The nearest to you',
      text: 'one of 13 emergency rooms here',
    });
    expect(placeholderValues(site, manhattan).hospital).toBeUndefined();
    expect(sectionAbout(site, manhattan, 'hospitals')?.rows).toHaveLength(13);
    expect(sectionAbout(site, cohoes, 'hospitals')?.rows).toHaveLength(3);
  });

  it('gives the number of its stations if a list would be too long', () => {
    const rows = sectionAbout(site, cityNamed('Manhattan'), 'trains')!.rows;
    expect(rows.find(({ label }) => label === 'Subway stations')?.value).toMatch(/^\d{3}$/);
    expect(sectionAbout(site, cityNamed('Astoria'), 'trains')!.rows[0]!.value).toContain('Astoria Blvd');
  });

  it('says that it has more precincts than it lists', () => {
    expect(sectionAbout(site, bronx, 'police')?.says).toBe('The 6 of 12 that serve the most residents.');
    const [row] = factRows(site, bronx).police!.pieces;
    expect(row).toMatch(/^The 6 of 12 that serve the most residents\.\n/);
  });

  it('has an article in lower case inside sentences', () => {
    const propsAt = (address: string) => planPage(site, routeAt(site, address)).props;
    expect(propsAt('/locations/bronx-county')).toHaveProperty('borough.label', 'the Bronx');
    const topic = propsAt('/blog/city/bronx-county/the-bronx/partial-fault');
    expect(topic).toHaveProperty('place.label', 'the Bronx');
    expect(topic).toHaveProperty('opening.title', 'When You Are Partly at Fault in the Bronx');
  });

  it.each(['The Bronx', 'Brooklyn', 'Manhattan', 'Staten Island'])(
    'has the people of its county: %s',
    (name) => {
      const { entry, county } = cityNamed(name);
      expect(entry.population?.count).toBe(county.entry.population!.count);
    },
  );

  it('leaves the list of precincts out of the page of its county', () => {
    expect(sectionAbout(site, bronx.county, 'police')).toBeUndefined();
  });

  it('has no position in its county, because it is the whole county', () => {
    expect(whereItLies('The Bronx')).toBeUndefined();
    expect(whereItLies('Yonkers')).toContain('; over the county line lies the Bronx in Bronx County');
  });
});

describe('The places near a place in New York City', () => {
  const nextTo = (zip: string) =>
    sectionAbout(site, site.places.zipByCode.get(zip)!, 'neighbors')!.rows.map(({ label }) =>
      label.slice(0, 5),
    );

  it('include neither the borough around it nor, for a borough, the places inside it', () => {
    const near = (name: string) => nearbyPlaces(site, cityNamed(name)).map((place) => place.name);
    expect(near('Coney Island')).toContain('Bushwick');
    expect(near('Coney Island')).not.toContain('Brooklyn');
    expect(near('Brooklyn')).not.toContain('Coney Island');
  });

  it('include no ZIP codes across the water', () => {
    expect(nextTo('11201')).toContain('11217');
    expect(nextTo('11201').filter((zip) => zip.startsWith('100'))).toEqual([]);
  });

  it('include ZIP codes across the county line if they touch, however near others are', () => {
    expect(nextTo('10466')).toContain('10550');
    expect(nextTo('10471')).toContain('10705');
    expect(nextTo('10475').filter((zip) => !zip.startsWith('104'))).toEqual([]);
    expect(nextTo('11224').filter((zip) => !zip.startsWith('112'))).toEqual([]);
  });
});

describe('A search for the name in the mail or the name of a village', () => {
  const search = placeSearch(placeIndex(site));
  it.each([
    ['williamsville', '14221'],
    ['delmar ny', '12054'],
    ['menands', '12204'],
  ])('finds the ZIP code of %s: %s', (name, zip) => {
    expect(search(name).map((place) => place.name)).toContain(zip);
  });
});

describe('An emergency room in New York City', () => {
  it.each([
    ['11201', 'NYU Langone Health-Cobble Hill'],
    ['10017', 'NYU Langone Hospital'],
  ])('has the name of one place, not that of its donors or of several campuses: in %s %s', (zip, name) => {
    expect(essentialsOf(site, site.places.zipByCode.get(zip)!).hospital?.name).toBe(name);
  });
});

describe('The emergency rooms of a ZIP code', () => {
  it.each([
    ['11228', 'Maimonides Bay Ridge Emergency Department'],
    ['11561', 'Mount Sinai South Nassau Emergency Department at Long Beach'],
    ['14150', 'DeGraff Medical Park'],
  ])('include one away from its hospital, also over the county line: in %s %s', (zip, name) => {
    const rooms = sectionAbout(site, site.places.zipByCode.get(zip)!, 'hospitals')!.rows;
    expect(rooms.map(({ label }) => label)).toContain(name);
  });
});

describe('A street of New York City', () => {
  /** All names of streets on the page of a ZIP code. */
  const streetsOf = (zip: string) => [
    ...roadsOf(site.places.zipByCode.get(zip)!, 'streets'),
    ...worstStreets(site.places.zipByCode.get(zip)!),
  ];

  it.each([
    ['11215', '9th Street', 'Ninth Street'],
    ['10011', 'Avenue of the Americas', 'Sixth Avenue'],
    ['10018', 'Avenue of the Americas', 'Sixth Avenue'],
  ])('has one name on the page of %s: %s, not %s', (zip, name, other) => {
    expect(streetsOf(zip).filter((street) => street === name)).toHaveLength(2);
    expect(streetsOf(zip)).not.toContain(other);
  });
});

describe('A highway in a sentence', () => {
  it('has an article if the data of the county gives one', () => {
    expect(placeholderValues(site, cityNamed('Brooklyn').county).hurtStreets).toBe(
      'the Belt Parkway, the Brooklyn-Queens Expressway and Atlantic Avenue',
    );
    const hurt = sectionAbout(site, cityNamed('Brooklyn').county, 'crashes')!.rows[0]!.value;
    expect(hurt).toMatch(/^at least [\d,]+ on the Belt Parkway, [\d,]+ on the Brooklyn-Queens Expressway, /);
  });
});
