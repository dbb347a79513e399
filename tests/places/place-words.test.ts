import { describe, expect, it } from 'vitest';
import { renderDocument } from '#output/render/document.tsx';
import { planPage } from '#pages/definitions.ts';
import type { Link } from '#site/address.ts';
import { essentialsOf } from '#site/place-facts/essentials.ts';
import { placeholderValues } from '#site/place-facts/placeholder-values.ts';
import { sectionAbout, factRows } from '#site/place-facts/subjects.ts';
import type { Site } from '#site/plan.ts';
import { planShell } from '#site/shell.ts';
import { textOf } from '../pages/html.ts';
import { planWithTables, routeAt, smallPlan, zipNamed } from '../support/small-site/small-plan.ts';
import { smallShapes, smallShapesFile } from '../support/small-site/small-shapes.ts';
import { edit, smallSite } from '../support/small-site/small-site.ts';

/** Every ZIP code needs a row. */
const bodiesOf05401 = (rows: string) => `\
zip,body,name,kind,county,in_town,people_share,land_share
${rows}05403,City of Burlington,Burlington,city,Chittenden,,1,1
05408,City of Burlington,Burlington,city,Chittenden,,1,1
05740,Town of Middlebury,Middlebury,town,Addison,,1,1
05753,Town of Middlebury,Middlebury,town,Addison,,1,1
`;

const houses =
  'precinct,name,address,phone\n1,1st Precinct,1 North Avenue,\n2,2nd Precinct,2 Pearl Street,\n3,3rd Precinct,3 Main Street,\n';
const precincts = (...shares: number[]) =>
  `zip,precinct,people_share,land_share\n${shares.map((share, i) => `05401,${i + 1},${share},${share}\n`).join('')}`;

describe('The text about the police', () => {
  const said = (...shares: number[]) => {
    const site = planWithTables({ precincts: precincts(...shares), 'precinct-houses': houses });
    const zip = zipNamed(site, '05401');
    return [placeholderValues(site, zip).police, essentialsOf(site, zip).police?.text];
  };

  it('names one precinct if it serves nearly everyone', () => {
    expect(said(0.92, 0.08)).toEqual(['the 1st Precinct', '1 North Avenue']);
  });

  it('names a precinct with much of the land but few people', () => {
    const site = planWithTables({
      precincts: 'zip,precinct,people_share,land_share\n05401,1,0.98,0.6\n05401,2,0.02,0.4\n',
      'precinct-houses': houses,
    });
    const zip = zipNamed(site, '05401');
    expect(placeholderValues(site, zip).police).toBe('the 1st Precinct or the 2nd Precinct');
    expect(essentialsOf(site, zip).police?.text).toBe('one of 2 precincts here; 1 North Avenue');
    expect(sectionAbout(site, zip, 'police')?.rows.at(-1)).toEqual({
      label: '2nd Precinct',
      value: '2 Pearl Street; about 2% of the people and about 40% of the land here',
    });
  });

  it('marks a department as probable if the table is not certain', () => {
    const site = planWithTables({
      municipalities: bodiesOf05401(`\
05401,City of Burlington,Burlington,city,Chittenden,,0.7,0.7
05401,Town of Colchester,Colchester,town,Chittenden,,0.3,0.3
`),
      police:
        'zip,body,department,certainty\n05401,City of Burlington,County Sheriff,high\n05401,Town of Colchester,County Sheriff,medium\n',
    });
    const zip = zipNamed(site, '05401');
    expect(sectionAbout(site, zip, 'police')?.rows).toEqual([
      {
        label: 'County Sheriff',
        value: 'for the City of Burlington; probably also for the Town of Colchester',
      },
    ]);
    expect(sectionAbout(site, zip, 'public-bodies')?.rows.map(({ value }) => value)).toEqual([
      'about 70% of the people here; County Sheriff',
      'about 30% of the people here; probably County Sheriff',
    ]);
  });

  it('says that a department serves more municipalities than are named', () => {
    const towns = ['Colchester', 'Essex', 'Milton', 'Shelburne', 'Williston'];
    const site = planWithTables({
      municipalities: bodiesOf05401(
        towns.map((name) => `05401,Town of ${name},${name},town,Chittenden,,0.2,0.2\n`).join(''),
      ),
      police: `zip,body,department,certainty\n${towns.map((name) => `05401,Town of ${name},County Sheriff,high\n`).join('')}`,
    });
    expect(essentialsOf(site, zipNamed(site, '05401')).police?.text).toBe(
      'for the Town of Colchester, the Town of Essex, the Town of Milton, the Town of Shelburne and 1 more',
    );
  });

  it('names each department once, with certain ones first, and does not call the others the likelier ones', () => {
    const site = planWithTables({
      municipalities: bodiesOf05401(`\
05401,City of Burlington,Burlington,city,Chittenden,,0.5,0.5
05401,Town of Colchester,Colchester,town,Chittenden,,0.3,0.3
05401,Town of Essex,Essex,town,Chittenden,,0.2,0.2
`),
      police: `\
zip,body,department,certainty
05401,City of Burlington,County Sheriff,medium
05401,Town of Colchester,Essex Police,medium
05401,Town of Essex,Essex Police,high
`,
    });
    expect(essentialsOf(site, zipNamed(site, '05401')).police?.text).toBe(
      'Essex Police, in parts probably County Sheriff',
    );
    const nextTo = sectionAbout(site, zipNamed(site, '05408'), 'neighbors')!;
    expect(nextTo.rows.find(({ label }) => label.startsWith('05401'))?.value).toMatch(
      /; Essex Police, in parts probably County Sheriff(;|$)/,
    );
  });

  it('adds "or another" if another department serves a part, or if the one there is unknown', () => {
    const textWith = (certaintyInEssex: string, certaintyInColchester = 'high') => {
      const site = planWithTables({
        municipalities: bodiesOf05401(`\
05401,City of Burlington,Burlington,city,Chittenden,,0.5,0.5
05401,Town of Colchester,Colchester,town,Chittenden,,0.41,0.41
05401,Town of Essex,Essex,town,Chittenden,,0.09,0.09
`),
        police: `\
zip,body,department,certainty
05401,City of Burlington,Burlington Police,high
05401,Town of Colchester,Colchester Police,${certaintyInColchester}
05401,Town of Essex,Essex Police,${certaintyInEssex}
`,
      });
      return essentialsOf(site, zipNamed(site, '05401')).police?.text;
    };
    expect(textWith('high')).toBe('Burlington Police, Colchester Police or another');
    expect(textWith('low')).toBe('Burlington Police, Colchester Police or another');
    expect(textWith('low', 'medium')).toBe('Burlington Police or another, probably Colchester Police');
  });

  it('adds "or another" to a single department if small ones together serve much of the place', () => {
    const site = planWithTables({
      municipalities: bodiesOf05401(`\
05401,City of Burlington,Burlington,city,Chittenden,,0.76,0.76
05401,Village of Colchester,Colchester,village,Chittenden,,0.08,0.08
05401,Village of Essex,Essex,village,Chittenden,,0.08,0.08
05401,Village of Milton,Milton,village,Chittenden,,0.08,0.08
`),
      police: `\
zip,body,department,certainty
05401,City of Burlington,Burlington Police,high
05401,Village of Colchester,Colchester Police,high
05401,Village of Essex,Essex Police,high
05401,Village of Milton,Milton Police,high
`,
    });
    expect(essentialsOf(site, zipNamed(site, '05401')).police).toEqual({
      name: 'The department where it happened',
      text: 'Burlington Police or another',
    });
  });

  it('adds "or another" at the end if all departments are only probable', () => {
    const site = planWithTables({
      municipalities: bodiesOf05401(`\
05401,City of Burlington,Burlington,city,Chittenden,,0.5,0.5
05401,Town of Colchester,Colchester,town,Chittenden,,0.3,0.3
05401,Town of Essex,Essex,town,Chittenden,,0.2,0.2
`),
      police: `\
zip,body,department,certainty
05401,City of Burlington,Burlington Police,medium
05401,Town of Colchester,County Sheriff,medium
05401,Town of Essex,Essex Police,low
`,
    });
    expect(essentialsOf(site, zipNamed(site, '05401')).police?.text).toBe(
      'probably Burlington Police or County Sheriff or another',
    );
  });

  it('names every possible precinct if the exact location decides', () => {
    expect(said(0.52, 0.33, 0.15)).toEqual([
      'the 1st Precinct, the 2nd Precinct or the 3rd Precinct',
      'one of 3 precincts here; 1 North Avenue',
    ]);
  });

  it('names no precinct if there are too many', () => {
    const site = planWithTables({
      precincts: precincts(0.3, 0.25, 0.25, 0.2),
      'precinct-houses': `${houses}4,4th Precinct,4 Main Street,\n`,
    });
    expect(placeholderValues(site, zipNamed(site, '05401')).police).toBeUndefined();
  });

  it('names no precinct if many small ones serve a large share', () => {
    const small = [4, 5, 6, 7].map((number) => `${number},${number}th Precinct,${number} Main Street,\n`);
    const site = planWithTables({
      precincts: precincts(0.5, 0.2, 0.06, 0.06, 0.06, 0.06, 0.06),
      'precinct-houses': `${houses}${small.join('')}`,
    });
    expect(placeholderValues(site, zipNamed(site, '05401')).police).toBeUndefined();
  });
});

describe('The text about crashes', () => {
  it('never says "about 0"', () => {
    const site = planWithTables({ crashes: 'zip,year,injury_crashes\n05401,2024,4\n05401,2025,204\n' });
    const crashes = sectionAbout(site, zipNamed(site, '05401'), 'crashes');
    expect(crashes?.bars?.map(({ value }) => value)).toEqual(['under 10', '200']);
    expect(factRows(site, zipNamed(site, '05401')).crashes?.pieces).toEqual([
      'About 200 crashes hurt somebody in 2025. Earlier: 2024 fewer than ten. Source: The count.',
    ]);
  });

  it('gives the year in which the counts of streets begin', () => {
    const streets = ['Main Street', 'Pearl Street', 'North Avenue'].flatMap((street) => [
      `05401,${street},2019-01-01,2023-12-31,87`,
      `05401,${street},2024-01-01,2026-06-11,46`,
    ]);
    const site = planWithTables({
      'crash-streets': `zip,street,from,to,people_hurt\n${streets.join('\n')}\n`,
    });
    expect(placeholderValues(site, zipNamed(site, '05401'))).toMatchObject({
      hurtStreets: 'Main Street, Pearl Street and North Avenue',
      hurtSince: '2019',
    });
  });
});

describe('The names of streets', () => {
  it('have the article that the data of the county gives, even if they are no highways', () => {
    const streets = ['Grand Concourse', 'Pearl Street', 'North Avenue'].map(
      (street) => `05401,${street},2019-01-01,2023-12-31,87`,
    );
    const county = 'counties/chittenden-county.yaml';
    const site = planWithTables(
      { 'crash-streets': `zip,street,from,to,people_hurt\n${streets.join('\n')}\n` },
      { [county]: `${smallSite()[county]}roads:\n  "05403":\n    streets: ["the Grand Concourse"]\n` },
    );
    expect(placeholderValues(site, zipNamed(site, '05401')).hurtStreets).toBe(
      'the Grand Concourse, Pearl Street and North Avenue',
    );
  });

  it('have it also where the county adds who runs a road', () => {
    const streets = ['Harbor Expressway', 'Pearl Street', 'North Avenue'].map(
      (street) => `05401,${street},2019-01-01,2023-12-31,87`,
    );
    const county = 'counties/chittenden-county.yaml';
    const road =
      'streets: ["Pearl Street"]\n    highways: ["the Harbor Expressway (run by the Port Authority)"]';
    const site = planWithTables(
      { 'crash-streets': `zip,street,from,to,people_hurt\n${streets.join('\n')}\n` },
      { [county]: `${smallSite()[county]}roads:\n  "05401":\n    ${road}\n` },
    );
    expect(placeholderValues(site, zipNamed(site, '05401')).hurtStreets).toBe(
      'the Harbor Expressway, Pearl Street and North Avenue',
    );
  });
});

describe('The text about hospitals', () => {
  it('separates state hospitals from those that need a notice of claim, and leaves out federal ones', () => {
    const site = planWithTables({
      hospitals: `\
name,address,city,zip,owner,emergency,lat,lng
Hill Hospital,1 Hill Road,Burlington,05401,federal,yes,44.4800,-73.1900
Lake Hospital,2 Lake Road,Burlington,05401,city,yes,44.4762,-73.2120
State Hospital,3 Main Street,Burlington,05401,state,yes,44.4772,-73.2120
`,
    });
    expect(placeholderValues(site, zipNamed(site, '05401'))).toMatchObject({
      publicHospital: 'Lake Hospital',
      stateHospital: 'State Hospital',
    });
  });
});

describe('The list of neighboring ZIP codes', () => {
  const bodies = ['05401', '05403', '05408', '05740', '05753'].map(
    (zip) =>
      `${zip},Town of ${zip},Town ${zip},town,${zip.startsWith('054') ? 'Chittenden' : 'Addison'},,1,1\n`,
  );
  const municipalities = `zip,body,name,kind,county,in_town,people_share,land_share\n${bodies.join('')}`;

  it('contains exactly the ZIP codes that share a border, if there are shapes', () => {
    const site = planWithTables({ municipalities }, { [smallShapesFile]: JSON.stringify(smallShapes()) });
    const labels = (zip: string) =>
      sectionAbout(site, zipNamed(site, zip), 'neighbors')?.rows.map(({ label }) => label);
    expect(labels('05403')).toEqual(['05401, to the northwest']);
    expect(labels('05401')).toEqual(['05403, to the southeast', '05408, to the northwest']);
  });

  it('contains a ZIP code of another county if the shapes say that it touches, but none that is only near', () => {
    const files = smallSite();
    const next = 'counties/addison-county.yaml';
    edit(files, next, '"05753": [44.0153, -73.1673]', '"05753": [44.4340, -73.1800]');
    const shapes = smallShapes();
    const labels = () => {
      const maps = { [smallShapesFile]: JSON.stringify(shapes) };
      const site = planWithTables({ municipalities }, { [next]: files[next]!, ...maps });
      return sectionAbout(site, zipNamed(site, '05403'), 'neighbors')?.rows.map(({ label }) => label);
    };
    expect(labels()).toEqual(['05401, to the northwest']);
    Object.assign(shapes.objects.zips.geometries[1]!.properties, { across: ['05753'] });
    expect(labels()).toEqual(['05753, to the southwest', '05401, to the northwest']);
  });

  it('gives no direction if the centers nearly coincide', () => {
    const files = smallSite();
    const county = 'counties/chittenden-county.yaml';
    edit(files, county, '"05403": [44.4470, -73.1710]', '"05403": [44.4770, -73.2120]');
    const site = planWithTables({ municipalities }, { [county]: files[county]! });
    expect(sectionAbout(site, zipNamed(site, '05401'), 'neighbors')?.rows[0]?.label).toBe('05403');
  });

  it('is on the page of a city with one ZIP code; other cities compare their own', () => {
    const files = smallSite();
    const county = 'counties/chittenden-county.yaml';
    edit(files, county, 'zips: ["05403", "05401"]', 'zips: ["05403"]');
    const site = planWithTables({ municipalities }, { [county]: files[county]! });
    const [burlington, south] = site.places.cities;
    expect(sectionAbout(site, south!, 'zips')).toBeUndefined();
    expect(sectionAbout(site, south!, 'neighbors')?.rows[0]?.value).toBe('Town of 05401');
    expect(sectionAbout(site, burlington!, 'neighbors')).toBeUndefined();
    expect(sectionAbout(site, burlington!, 'zips')?.rows).toHaveLength(2);
  });
});

describe('The page of a city', () => {
  it('leads from its top to its ZIP codes, if it has more than one of them', () => {
    const south = 'name: "South Burlington"';
    const cities = `name: "Essex"\n    slug: essex\n    zips: []\n  - name: "Winooski"\n    slug: winooski\n    zips: ["05403"]\n  - ${south}`;
    const site = smallPlan((files) => edit(files, 'counties/chittenden-county.yaml', south, cities));
    const leadsTo = (slug: string) =>
      planPage(site, routeAt(site, `/locations/chittenden-county/${slug}`)).props as {
        toParts?: Link;
        zipsHeading?: string;
      };
    expect(leadsTo('burlington').toParts?.href).toBe('#zips');
    expect(leadsTo('winooski').toParts).toBeUndefined();
    expect(leadsTo('essex').toParts).toBeUndefined();
    expect(leadsTo('burlington').zipsHeading).toBe('ZIP codes in Burlington');
    expect(leadsTo('winooski').zipsHeading).toBe('ZIP code in Winooski');
  });
});

describe('The page of a ZIP code', () => {
  const textOfPage = (site: Site) => {
    const page = planPage(site, routeAt(site, '/locations/zip/05401'));
    return textOf(renderDocument({ page, shell: planShell(site, new Date('2026-11-20'), '/visitor.json') }));
  };

  it('links to its own city and to the others that list it', () => {
    const site = smallPlan();
    const { props } = planPage(site, routeAt(site, '/locations/zip/05401'));
    expect(props).toMatchObject({
      city: { href: '/locations/chittenden-county/burlington', label: 'Burlington' },
      others: [{ href: '/locations/chittenden-county/south-burlington', label: 'South Burlington' }],
    });
  });

  it('names the county once if another one has a city of the same name', () => {
    const site = smallPlan((files) =>
      edit(
        files,
        'counties/addison-county.yaml',
        'name: "Middlebury"\n    slug: middlebury',
        'name: "Burlington"\n    slug: burlington',
      ),
    );
    expect(textOfPage(site)).toContain('See all of Burlington or of Chittenden County .');
  });

  it('lists the other cities as in a sentence', () => {
    const site = smallPlan((files) =>
      edit(
        files,
        'counties/chittenden-county.yaml',
        '["05403", "05401"]',
        '["05403", "05401"]\n  - { name: "Winooski", slug: winooski, zips: ["05401"] }\n  - { name: "Essex", slug: essex, zips: ["05401"] }',
      ),
    );
    expect(textOfPage(site)).toContain('Also listed under South Burlington , Winooski and Essex .');
  });

  it.each([
    [
      '0.6',
      'Most residents of 05401 live in Old North. ZIP code 05401 is listed under Burlington in Chittenden County.',
    ],
    [
      '0.5',
      'Most residents of 05401 live in Old North and Hill-End. ZIP code 05401 is listed under Burlington in Chittenden County.',
    ],
    [
      '0.4',
      'Most residents of 05401 live in Old North and Hill-End. ZIP code 05401 is listed under Burlington in Chittenden County.',
    ],
    [
      '0.1',
      'ZIP code 05401 is listed under Burlington in Chittenden County. People call all or part of it Landfill.',
    ],
  ])(
    'begins with the neighborhoods where most of its people live; if unknown, the names that people use come last: %s in one',
    (share, lead) => {
      const site = planWithTables({
        neighborhoods: `zip,name,kind,people_share\n05401,Landfill,park,0\n05401,Hill-End,residential,0.3\n05401,Old North,residential,${share}\n`,
        'health-areas': 'zip,name\n05401,Landfill\n',
      });
      const { props } = planPage(site, routeAt(site, '/locations/zip/05401'));
      expect(props).toMatchObject({ lead });
    },
  );

  it('is listed elsewhere under its most populated neighborhood, in the short form if there is one', () => {
    const site = planWithTables({
      neighborhoods:
        'zip,name,kind,people_share\n05401,Landfill,park,0\n05401,Hill-End (North),residential,0.3\n05401,Old North,residential,0.6\n',
      'health-areas': 'zip,name\n05401,Landfill\n05401,End\n',
    });
    const [row] = sectionAbout(site, zipNamed(site, '05408'), 'neighbors')!.rows;
    expect(row).toMatchObject({ label: expect.stringContaining('05401'), value: 'Old North, End' });
  });

  it('is listed elsewhere under all short names of its populated neighborhoods, each once', () => {
    const site = planWithTables({
      neighborhoods:
        'zip,name,kind,people_share\n05401,Old North-Harbor-End,residential,0.4\n05401,Old North (East)-Hill,residential,0.3\n05401,End,residential,0.3\n',
      'health-areas': 'zip,name\n05401,End\n05401,Hill\n05401,Old North\n',
    });
    const [row] = sectionAbout(site, zipNamed(site, '05408'), 'neighbors')!.rows;
    expect(row).toMatchObject({ value: 'Old North-End, Hill' });
  });
});
