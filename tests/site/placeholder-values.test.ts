import { describe, expect, it } from 'vitest';
import { fillSentences } from '#lib/fill-placeholders.ts';
import { essentialsOf } from '#site/place-facts/essentials.ts';
import { nearestOffice } from '#site/place-facts/nearest-office.ts';
import { placeholderValues } from '#site/place-facts/placeholder-values.ts';
import { nearbyPlaces } from '#site/places/nearby.ts';
import type { Place } from '#site/places/places.ts';
import type { Site } from '#site/plan.ts';
import { planWithTables, smallPlan } from '../support/small-site/small-plan.ts';
import { edit } from '../support/small-site/small-site.ts';

function placeNamed(site: Site, name: string): Place {
  const all: Place[] = [...site.places.counties, ...site.places.cities, ...site.places.zips];
  return all.find((place) => place.name === name)!;
}

describe('The values of placeholders', () => {
  it('are known for a county', () => {
    const site = smallPlan();
    expect(placeholderValues(site, placeNamed(site, 'Chittenden County'))).toEqual({
      place: 'Chittenden County',
      county: 'Chittenden County',
      court: 'the Superior Court in Chittenden County',
      seat: 'Burlington',
      noticeTo: 'the County of Chittenden',
      office: 'Burlington office',
      miles: 'half a mile',
      nearby: 'Addison County',
      population: '168,323',
      cities: 'Burlington and South Burlington',
      zipCount: '3 ZIP codes',
    });
  });

  it('are known for a city, except who gets a notice if no table says who governs it', () => {
    const site = smallPlan((files) =>
      edit(
        files,
        'counties/chittenden-county.yaml',
        '["05401", "05408"]',
        '["05401", "05408"]\n    population: { count: 44743, source: "2020 census" }',
      ),
    );
    const facts = placeholderValues(site, placeNamed(site, 'Burlington'));
    expect(facts).toMatchObject({
      city: 'Burlington',
      population: '44,743',
      zipCount: '2 ZIP codes',
      localities: 'Old North End',
    });
    expect(facts.noticeTo).toBeUndefined();
  });

  it('are known for a ZIP code', () => {
    const site = smallPlan();
    expect(placeholderValues(site, placeNamed(site, 'Zip Code 05401 (Burlington)'))).toMatchObject({
      zip: '05401',
      city: 'Burlington',
      county: 'Chittenden County',
      neighborhoods: 'Old North End',
    });
  });

  it.each([
    ['Lower East Side', 'the Lower East Side'],
    ['Financial District', 'the Financial District'],
    ['West Village', 'the West Village'],
    ['Greenwich Village', 'Greenwich Village'],
  ])('give the neighborhood %s its usual article: %s', (name, said) => {
    const site = smallPlan((files) => edit(files, 'counties/chittenden-county.yaml', 'Old North End', name));
    expect(placeholderValues(site, placeNamed(site, 'Burlington')).localities).toBe(said);
  });

  it('list a neighborhood next to a city in which only a part of it lies', () => {
    const site = smallPlan((files) =>
      edit(files, 'counties/chittenden-county.yaml', '"Old North End":', '"South Burlington":'),
    );
    expect(placeholderValues(site, placeNamed(site, 'Chittenden County')).cities).toBe(
      'Burlington and South Burlington',
    );
  });

  it('do not list a part of a city next to the city, such as Bushwick next to Brooklyn', () => {
    const site = smallPlan((files) => {
      edit(files, 'counties/chittenden-county.yaml', '["05403", "05401"]', '["05401"]');
      edit(files, 'counties/chittenden-county.yaml', '"Old North End":', '"South Burlington":');
      edit(files, 'counties/chittenden-county.yaml', '  "05403": [44.4470, -73.1710]\n', '');
    });
    expect(placeholderValues(site, placeNamed(site, 'Chittenden County')).cities).toBe('Burlington');
    expect(placeholderValues(site, placeNamed(site, 'Burlington')).nearby).toBe('Middlebury');
    expect(placeholderValues(site, placeNamed(site, 'South Burlington')).nearby).toBe('Middlebury');
  });

  it('list the cities of a county by their plain names, even if another county has a city of that name', () => {
    const site = smallPlan((files) =>
      edit(files, 'counties/addison-county.yaml', 'name: "Middlebury"', 'name: "Burlington"'),
    );
    expect(placeholderValues(site, placeNamed(site, 'Chittenden County')).cities).toBe(
      'Burlington and South Burlington',
    );
  });

  it('have an article in lower case inside sentences', () => {
    const site = smallPlan((files) =>
      edit(files, 'counties/addison-county.yaml', '"Middlebury"', '"The Falls"'),
    );
    expect(placeholderValues(site, placeNamed(site, 'The Falls'))).toMatchObject({
      place: 'the Falls',
      city: 'the Falls',
    });
    expect(placeholderValues(site, placeNamed(site, 'Addison County')).cities).toBe('the Falls');
  });

  it('include only values in the data', () => {
    const site = smallPlan();
    expect(placeholderValues(site, placeNamed(site, 'Zip Code 05740 (Middlebury)'))).toEqual({
      place: 'Zip Code 05740 (Middlebury)',
      county: 'Addison County',
      city: 'Middlebury',
      zip: '05740',
    });
  });
});

describe('The nearest office', () => {
  it.each([
    ['Zip Code 05401 (Burlington)', 'Burlington office', 'half a mile'],
    ['Zip Code 05408 (Burlington)', 'Burlington office', '3 miles'],
    ['Middlebury', 'Middlebury office', 'half a mile'],
  ])('of %s is the %s, %s away', (name, office, distance) => {
    const site = smallPlan();
    expect(nearestOffice(site, placeNamed(site, name))).toMatchObject({ office: { name: office }, distance });
  });

  it.each([
    ['Zip Code 05401 (Burlington)', '1 Church Street, Burlington, close by'],
    ['Zip Code 05403 (South Burlington)', '1 Church Street, Burlington, 3 miles northwest'],
    // Nobody sets out from the center of a county.
    ['Chittenden County', '1 Church Street, Burlington'],
  ])('of %s is at %s', (name, text) => {
    const site = smallPlan();
    expect(essentialsOf(site, placeNamed(site, name)).office?.text).toBe(text);
  });

  it('is the one in the same county, if one beyond the county line is less than a mile nearer', () => {
    const officeOf = (lat: string) => {
      const site = smallPlan((files) =>
        edit(files, 'site.yaml', '[44.0140, -73.1680]', `[${lat}, -73.1900]`),
      );
      return nearestOffice(site, placeNamed(site, 'Zip Code 05403 (South Burlington)'))?.office.name;
    };
    expect(officeOf('44.4740')).toBe('Burlington office');
    expect(officeOf('44.4480')).toBe('Middlebury office');
  });

  it('is "1 mile" away in the singular', () => {
    const site = smallPlan((files) =>
      edit(files, 'counties/addison-county.yaml', '[44.0153, -73.1673]', '[44.0285, -73.1680]'),
    );
    expect(nearestOffice(site, placeNamed(site, 'Middlebury'))?.distance).toBe('1 mile');
  });

  it('is at no distance from the ZIP code of its address, though from the city around it', () => {
    const site = smallPlan();
    const [inside, outside, city] = [
      'Zip Code 05401 (Burlington)',
      'Zip Code 05408 (Burlington)',
      'Burlington',
    ].map((name) => placeholderValues(site, placeNamed(site, name)));
    expect(inside).toMatchObject({ office: 'Burlington office', miles: undefined });
    expect(outside).toMatchObject({ office: 'Burlington office', miles: '3 miles' });
    expect(city).toMatchObject({ office: 'Burlington office', miles: '2 miles' });
  });

  it('is replaced by a call for people who live too far away', () => {
    const site = smallPlan((files) => {
      files['site.yaml'] = String(files['site.yaml']).replace(
        / {2}- name: "Middlebury office"[^]*?point.*\n/,
        '',
      );
      edit(files, 'counties/addison-county.yaml', '[44.0153, -73.1673]', '[42.9000, -73.1000]');
    });
    const middlebury = placeNamed(site, 'Middlebury');
    expect(essentialsOf(site, middlebury).office?.text).toBe(
      '1 Church Street, Burlington, or by phone, from where you are',
    );
    expect(placeholderValues(site, middlebury).office).toBeUndefined();
  });

  it('is unknown if the place has no coordinates', () => {
    const site = smallPlan();
    expect(nearestOffice(site, placeNamed(site, 'Zip Code 05740 (Middlebury)'))).toBeUndefined();
  });
});

describe('Nearby places', () => {
  it('are of the same kind, nearest first, across county lines', () => {
    const site = smallPlan();
    const names = (place: Place) => nearbyPlaces(site, place).map(({ name }) => name);
    expect(names(placeNamed(site, 'Burlington'))).toEqual(['South Burlington', 'Middlebury']);
    expect(names(placeNamed(site, 'Zip Code 05408 (Burlington)'))).toEqual([
      'Zip Code 05401 (Burlington)',
      'Zip Code 05403 (South Burlington)',
      'Zip Code 05753 (Middlebury)',
    ]);
    expect(names(placeNamed(site, 'Zip Code 05740 (Middlebury)'))).toEqual([]);
  });
});

describe('The sentences of a topic', () => {
  it('are filled with values, and left out if any value is unknown', () => {
    const sentences = ['You live in {zip}.', 'The seat is {seat}.', '{city} has {zipCount}.', 'Call us.'];
    expect(fillSentences(sentences, { zip: '05401', city: 'Burlington' })).toEqual([
      'You live in 05401.',
      'Call us.',
    ]);
  });

  it('print a name literally', () => {
    expect(fillSentences(['In {place}.'], { place: 'A$& {zip}' })).toEqual(['In A$& {zip}.']);
  });
});

describe('The nearest station in a sentence', () => {
  const factsWith = (stations: string, near: string) => {
    const site = planWithTables({
      stations: `id,system,name,lines,lat,lng\n${stations}`,
      'zip-stations': `zip,station,miles\n${near}`,
    });
    return placeholderValues(site, site.places.zipByCode.get('05401')!);
  };

  it.each([
    ['City Subway', 'subwayStation', 'railroadStation', 'the Church Street station'],
    ['Lake Railroad', 'railroadStation', 'subwayStation', 'the Church Street station (Lake Railroad)'],
  ] as const)(
    'of the %s is only of its own kind, because claims go to another body',
    (system, is, isNot, words) => {
      const facts = factsWith(`A,${system},Church Street,,44.4,-73.2\n`, '05401,A,0\n');
      expect(facts[is]).toBe(words);
      expect(facts[isNot]).toBeUndefined();
    },
  );

  const both = 'A,Lake Railroad,Church Street,,44.4,-73.2\nB,City Subway,Church St,,44.4,-73.2\n';

  it('is one of each kind if a ZIP code has both', () => {
    const facts = factsWith(both, '05401,A,0\n05401,B,0\n');
    expect(facts.station).toBe('the Church Street station');
    expect(facts.subwayStation).toBe('the Church St station');
    expect(facts.railroadStation).toBe('the Church Street station (Lake Railroad)');
  });

  it('is not called a station twice', () => {
    expect(factsWith('A,Metro,Union Station,,44.4,-73.2\n', '05401,A,0\n').station).toBe('Union Station');
  });

  it('is not of a kind whose stations are farther away', () => {
    expect(factsWith(both, '05401,A,0\n05401,B,0.4\n').subwayStation).toBeUndefined();
    const subwayFarther = both.replace('Church St,,44.4', 'Church St,,44.2');
    expect(factsWith(subwayFarther, '05401,A,0.4\n05401,B,0.4\n').subwayStation).toBeUndefined();
  });
});
