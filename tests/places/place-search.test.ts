import { describe, expect, it } from 'vitest';
import { placeSearch } from '#client/finder/place-search.ts';
import { placeIndex, placeIndexFile, type IndexedCounty, type PlaceIndex } from '#site/places/place-index.ts';
import { planWithTables, smallPlan } from '../support/small-site/small-plan.ts';
import { edit } from '../support/small-site/small-site.ts';

describe('The index of places', () => {
  it('lists counties, cities with the ZIP codes whose pages belong to them, and neighborhoods', () => {
    expect(placeIndex(smallPlan())).toEqual({
      state: 'VT',
      stateName: 'Vermont',
      counties: [
        [
          'Chittenden County',
          'chittenden-county',
          [
            ['Burlington', 'burlington', '05401 05408'],
            // 05401 belongs to the first city that lists it.
            ['South Burlington', 'south-burlington', '05403'],
          ],
          [['Old North End', '05401']],
          [],
        ],
        ['Addison County', 'addison-county', [['Middlebury', 'middlebury', '05753 05740']], [], []],
      ],
    });
  });

  it('also lists the names in mail addresses, and towns and villages with a large part of a ZIP code', () => {
    const municipalities = `zip,body,name,kind,county,in_town,people_share,land_share
05401,City of Burlington,Burlington,city,Chittenden,,1,1
05403,Town of Shelburne,Shelburne,town,Chittenden,,0.7,0.5
05403,Town of Williston,Williston,town,Chittenden,,0.02,0.4
05403,Village of Essex,Essex,village,Chittenden,,0.25,0.1
05408,Town of Shelburne,Shelburne,town,Chittenden,,1,1
05740,Town of Middlebury,Middlebury,town,Addison,,1,1
05753,Town of Middlebury,Middlebury,town,Addison,,1,1
`;
    const { counties } = placeIndex(
      planWithTables({ municipalities, 'mail-names': 'zip,name\n05401,Burlington\n05740,East Middlebury\n' }),
    );
    const names = counties.map(([, , , neighborhoods]) => Object.fromEntries(neighborhoods));
    expect(names).toEqual([
      { 'Old North End': '05401', Shelburne: '05408 05403', Essex: '05403' },
      { 'East Middlebury': '05740' },
    ]);
  });

  it('also lists townships, and boroughs that are no parts of a city', () => {
    const municipalities = `zip,body,name,kind,county,in_town,people_share,land_share
05401,Borough of Winooski,Winooski,borough,Chittenden,,1,1
05403,Township of Williston,Williston,township,Chittenden,,1,1
05408,City of Burlington,Burlington,city,Chittenden,,1,1
05740,City of Middlebury,Middlebury,city,Addison,,1,1
05753,City of Middlebury,Middlebury,city,Addison,,1,1
`;
    const [[, , , neighborhoods]] = placeIndex(planWithTables({ municipalities })).counties as [
      IndexedCounty,
    ];
    expect(Object.fromEntries(neighborhoods)).toMatchObject({ Winooski: '05401', Williston: '05403' });
  });

  it('also lists official neighborhoods with a large part of a ZIP code, as the Health Department shortens them', () => {
    const { counties } = placeIndex(
      planWithTables({
        neighborhoods: `zip,name,kind,people_share
05401,Downtown-Waterfront,residential,0.6
05401,Hill Section (East),residential,0.3
05401,New North End,residential,0.1
05401,Battery Park,park,0
05403,Orchard-Shelburne Road,residential,1
`,
        'health-areas': 'zip,name\n05401,Waterfront\n05403,Orchard\n05403,Shelburne Road\n',
      }),
    );
    const [, , , neighborhoods] = counties[0]!;
    expect(Object.fromEntries(neighborhoods)).toEqual({
      'Old North End': '05401',
      Waterfront: '05401',
      'Hill Section (East)': '05401',
      Orchard: '05403',
      'Shelburne Road': '05403',
    });
  });

  it('gives the state of a county if it is another one', () => {
    const { counties } = placeIndex(
      smallPlan((files) => {
        files['counties/grafton-county.yaml'] = `
name: "Grafton County"
order: 3
state: NH
cities: [{ name: "Hanover", slug: hanover, zips: ["03755"] }]
`;
      }),
    );
    expect(counties[2]).toEqual([
      'Grafton County',
      'grafton-county',
      [['Hanover', 'hanover', '03755']],
      [],
      [],
      'NH',
    ]);
    const found = placeSearch({ state: 'VT', stateName: 'Vermont', counties })('hanover');
    expect(found.map(({ name, within }) => `${name}, ${within}`)).toEqual([
      'Hanover, Grafton County, NH',
      '03755, Hanover, Grafton County, NH',
    ]);
  });

  it('is in a file whose name changes only with the places', () => {
    const name = placeIndexFile(smallPlan()).name;
    expect(name).toMatch(/^assets\/places\.[0-9a-f]{10}\.json$/);
    const otherPhone = smallPlan((files) => edit(files, 'site.yaml', '(802) 555-0110', '(802) 555-0119'));
    expect(placeIndexFile(otherPhone).name).toBe(name);
    const otherCity = smallPlan((files) =>
      edit(files, 'counties/addison-county.yaml', 'name: "Middlebury"', 'name: "Bristol"'),
    );
    expect(placeIndexFile(otherCity).name).not.toBe(name);
  });
});

const index: PlaceIndex = {
  state: 'NY',
  stateName: 'New York',
  counties: [
    [
      'Kings County',
      'kings-county',
      [
        ['Brooklyn', 'brooklyn', '11201 11224'],
        ['Coney Island', 'coney-island', ''],
        ["St. Mary's Point", 'st-marys-point', '11299'],
      ],
      [
        ['Coney Island', '11224'],
        ['Brooklyn Heights', '11201'],
        ['Co-op City', '11299'],
      ],
      ['New York City', 'NYC'],
    ],
    [
      'Monroe County',
      'monroe-county',
      [['Perinton', 'perinton', '14450']],
      [
        ['Mendon', '14450'],
        ['Inwood', '14450'],
      ],
      [],
    ],
    [
      'New York County',
      'new-york-county',
      [['Manhattan', 'manhattan', '10001 10032']],
      [['Fort Washington', '10032']],
      ['New York City', 'NYC'],
    ],
    ['Queens County', 'queens-county', [['Long Island City', 'long-island-city', '']], [], []],
    ['Westchester County', 'westchester-county', [['Mount Vernon', 'mount-vernon', '10550']], [], []],
    ['Nassau County', 'nassau-county', [], [], ['Long Island']],
    ['Suffolk County', 'suffolk-county', [], [], ['Long Island']],
  ],
};
const find = placeSearch(index);
const names = (typed: string) => find(typed).map(({ name }) => name);

describe('A visitor who enters', () => {
  it.each([
    ['a ZIP code', '11224', ['11224']],
    ['the beginning of a ZIP code', '112', ['11201', '11224', '11299']],
    ['a ZIP code with four more digits', '11224-1234', ['11224']],
    ['a ZIP code with four more digits after a space', '11224 1234', ['11224']],
    ['a ZIP code with four more digits after a dash', '11224–1234', ['11224']],
    ['a ZIP code before the name of its city', '11224 Brooklyn', ['11224']],
    ['two ZIP codes', '11224 11201', []],
    [
      'a county',
      'kings county',
      ['Kings County', 'Brooklyn', 'Coney Island', "St. Mary's Point", '11201', '11224', '11299'],
    ],
    ['a city', 'perinton', ['Perinton', '14450']],
    ['a city and the state', 'Brooklyn, NY', ['Brooklyn', '11201', '11224']],
    ['a city and the state with full stops', 'Brooklyn, N.Y.', ['Brooklyn', '11201', '11224']],
    ['a city, the state with full stops and a ZIP code', 'Brooklyn N.Y. 11224', ['11224']],
    ['a city and the state in full', 'Perinton, New York', ['Perinton', '14450']],
    ['a city, the state in full and a ZIP code', 'Perinton, New York 14450', ['14450']],
    ['a ZIP code with the words "zip code"', 'zip code 14450', ['14450']],
    ['a ZIP code with the words "zip code" and a colon', 'ZIP code: 14450', ['14450']],
    ['a city and its county', 'perinton monroe', ['Perinton', '14450']],
    ['a neighborhood', 'heights', ['11201']],
    ['a name that is a city and a neighborhood', 'coney', ['Coney Island', '11224']],
    ['a city in capitals and with a wrong accent', 'BROÓKLYN', ['Brooklyn', '11201', '11224']],
    ['a city without its full stop and apostrophe', 'st marys', ["St. Mary's Point", '11299']],
    ['a city whose "St." is spelled out', 'Saint Marys', ["St. Mary's Point", '11299']],
    ['the beginning of that word', 'sai', ["St. Mary's Point", '11299']],
    ['a city whose "Mount" is shortened', 'Mt. Vernon', ['Mount Vernon', '10550']],
    ['a neighborhood whose "Fort" is shortened', 'ft washington', ['10032']],
    ['a city after "City of"', 'City of Mt Vernon, NY', ['Mount Vernon', '10550']],
    ['a town after "Town of"', 'town of perinton', ['Perinton', '14450']],
    ['a place after another word for its government', 'Borough of Coney Island', ['Coney Island', '11224']],
    [
      'the county that "County of" names',
      'County of Kings',
      ['Kings County', 'Brooklyn', 'Coney Island', "St. Mary's Point", '11201', '11224', '11299'],
    ],
    [
      'a name for several counties after "City of"',
      'City of New York, NY',
      ['Kings County', 'New York County'],
    ],
    [
      'a county with the name of the state',
      'new york',
      ['New York County', 'Kings County', 'Manhattan', '10001', '10032'],
    ],
    ['a name for several counties', 'NYC', ['Kings County', 'New York County']],
    [
      'a name for several counties that begins the name of a city, too',
      'long island',
      ['Nassau County', 'Suffolk County', 'Long Island City'],
    ],
    ['a city and a name for its county', 'Brooklyn, NYC', ['Brooklyn', '11201', '11224']],
    ['a city with a space in its name', 'Perin ton', ['Perinton', '14450']],
    ['a neighborhood without its hyphen', 'Coop City', ['11299']],
    ['a city without any space', 'mountvernon', ['Mount Vernon', '10550']],
    ['the state in full and a ZIP code', 'New York 11224', ['11224']],
    ['a city, the state and the country', 'Brooklyn, NY, USA', ['Brooklyn', '11201', '11224']],
    [
      'a city, the state and the country with full stops',
      'Brooklyn, N.Y., U.S.A.',
      ['Brooklyn', '11201', '11224'],
    ],
    ['a city, the state and the country in full', 'Perinton, New York, United States', ['Perinton', '14450']],
    ['a name for several counties, the state and a ZIP code', 'New York, NY 11224', ['11224']],
    ['an address with a ZIP code', '1208 Surf Ave, Brooklyn, NY 11224-1999', ['11224']],
    ['an address with a country', '12-08 Main St, Apt 3, Perinton, NY 14450, USA', ['14450']],
    ['a dictated sentence with a ZIP code', 'My zip code is 11224.', ['11224']],
    ['a dictated sentence with a city', 'I live in Brooklyn', ['Brooklyn', '11201', '11224']],
    [
      'a dictated sentence with the state',
      'I was hurt in New York.',
      ['New York County', 'Kings County', 'Manhattan', '10001', '10032'],
    ],
    ['a dictated city and its state', 'Brooklyn in New York', ['Brooklyn', '11201', '11224']],
    ['a dictated place beside Inwood', 'in Perinton', ['Perinton', '14450']],
    ['a dictated region', 'in Long Island', ['Nassau County', 'Suffolk County', 'Long Island City']],
    ['a dictated sentence with a city of another state', 'I live in Jersey City', []],
    ['a dictated sentence that ends with the beginning of a name', 'Accident lawyer near me', []],
    ['an address in another state', '9400 Sunset Blvd, Beverly Hills, CA 90210', []],
    ['a city with a letter missing', 'Mout Vernon', ['Mount Vernon', '10550']],
    ['a city with a wrong letter', 'Brooklin', ['Brooklyn', '11201', '11224']],
    ['a city with a letter too many', 'Perrinton', ['Perinton', '14450']],
    ['a neighborhood with a letter missing, and the state', 'Coney Iland, NY', ['Coney Island', '11224']],
    ['a city with two wrong letters', 'Brouklin', []],
    ['a short word that one letter makes a place', 'Kins', []],
    ['a city by its initials', 'LIC', ['Long Island City']],
    ['a neighborhood by the beginnings of its words', 'BroHei', ['11201']],
    ['a neighborhood whose "Heights" is shortened', 'Brooklyn Hts', ['11201']],
    ['a city after a Spanish article', 'en el Perinton', ['Perinton', '14450']],
    ['the beginning of a ZIP code with a space in it', '112 0', []],
    ['the middle of a word', 'ooklyn', []],
    ['a place of another state', '90210', []],
    ['only spaces', '  ', []],
  ])('%s (%s) sees the matching places, those with the name itself first', (_what, typed, expected) => {
    expect(names(typed)).toEqual(expected);
  });

  it.each([2_000, 10_000])('a pasted letter of %d signs is told soon that no place matches', (length) => {
    const start = performance.now();
    expect(names('my landlord never salted the stairs '.repeat(length).slice(0, length))).toEqual([]);
    expect(performance.now() - start).toBeLessThan(500);
  });

  it('a place gets its page and what it belongs to', () => {
    expect(find('11224')).toEqual([
      {
        name: '11224',
        within: 'Coney Island, Brooklyn, Kings County, NY',
        href: '/locations/zip/11224',
        byOtherName: false,
      },
    ]);
    expect(find('perinton')[0]).toEqual({
      name: 'Perinton',
      within: 'Monroe County, NY',
      href: '/locations/monroe-county/perinton',
      byOtherName: false,
    });
    expect(find('monroe')[0]).toEqual({
      name: 'Monroe County',
      within: 'NY',
      href: '/locations/monroe-county',
      byOtherName: false,
    });
    expect(find('long island')[0]).toEqual({
      name: 'Nassau County',
      within: 'Long Island, NY',
      href: '/locations/nassau-county',
      byOtherName: true,
    });
    expect(find('long island, ny')[0]).toEqual(find('long island')[0]);
  });

  it('a neighborhood sees it before a city with the same words in another order', () => {
    const found = placeSearch({
      ...index,
      counties: [
        ['Queens County', 'queens-county', [['Long Island City', 'long-island-city', '11101']], [], []],
        [
          'Bronx County',
          'bronx-county',
          [['The Bronx', 'the-bronx', '10464']],
          [['City Island', '10464']],
          [],
        ],
      ],
    })('city island');
    expect(found.map(({ name }) => name)).toEqual(['10464', 'Long Island City', '11101']);
  });

  it('a neighborhood without its hyphen sees it before places whose words only begin so', () => {
    const found = placeSearch({
      ...index,
      counties: [
        [
          'New York County',
          'new-york-county',
          [['Manhattan', 'manhattan', '10009']],
          [
            ['Cooper Village', '10009'],
            ['Alphabet City', '10009'],
          ],
          [],
        ],
        [
          'Bronx County',
          'bronx-county',
          [['The Bronx', 'the-bronx', '10475']],
          [['Co-op City', '10475']],
          [],
        ],
      ],
    });
    expect(found('coop city').map(({ name }) => name)).toEqual(['10475', '10009']);
    expect(found('coop').map(({ name }) => name)).toContain('10475');
  });

  it('the beginning of a name that is also short for the state sees that name', () => {
    const cities: [string, string, string][] = [['Nyack', 'nyack', '10960']];
    const found = placeSearch({
      ...index,
      counties: [['Rockland County', 'rockland-county', cities, [], []]],
    });
    expect(found('Ny')[0]?.name).toBe('Nyack');
  });

  it.each([
    'East New York',
    'East NY',
    'East New York, NY',
    'East New York, Brooklyn',
    'Brooklyn, East New York',
  ])('a neighborhood whose name ends with that of the state sees it first: %s', (typed) => {
    const neighborhoods: [string, string][] = [
      ['East Village', '10009'],
      ['East Flatbush', '11203'],
      ['East New York', '11207'],
    ];
    const found = placeSearch({
      ...index,
      counties: [
        ['New York County', 'new-york-county', [['Manhattan', 'manhattan', '10009']], neighborhoods, []],
        ['Kings County', 'kings-county', [['Brooklyn', 'brooklyn', '11203 11207']], neighborhoods, []],
      ],
    })(typed);
    expect(found[0]?.name).toBe('11207');
  });
});
