import { describe, expect, it } from 'vitest';
import type { FactSubject } from '#content/content.ts';
import { creditsOf } from '#site/place-facts/credits.ts';
import { hospitalsOf } from '#site/place-facts/hospitals.ts';
import { homeRows } from '#site/place-facts/people.ts';
import { inOneRow } from '#site/place-facts/fact-section.ts';
import { mainPolice, mainPoliceOffice } from '#site/place-facts/police.ts';
import { sectionAbout, sectionsOnPage, factRows } from '#site/place-facts/subjects.ts';
import { locationWords } from '#pages/shared/location-view.ts';
import { governedBy } from '#site/place-facts/public-bodies.ts';
import { essentialsOf } from '#site/place-facts/essentials.ts';
import { placeholderValues } from '#site/place-facts/placeholder-values.ts';
import { planPage } from '#pages/definitions.ts';
import type { Place } from '#site/places/places.ts';
import type { Site } from '#site/plan.ts';
import {
  cityNamed,
  planWithTables as planWith,
  routeAt,
  smallPlan,
  tableSource,
  zipNamed,
} from '../support/small-site/small-plan.ts';
import { edit, smallSite } from '../support/small-site/small-site.ts';

const rowsOf = (site: Site, zip: string, subject: FactSubject) =>
  sectionAbout(site, zipNamed(site, zip), subject)?.rows.map(({ label, value }) => `${label}: ${value}`);

const municipalities = `\
zip,body,name,kind,county,in_town,people_share,land_share
05401,City of Burlington,Burlington,city,Chittenden,,1,1
05403,City of South Burlington,South Burlington,city,Chittenden,,0.7,0.6
05403,Town of Shelburne,Shelburne,town,Chittenden,,0.28,0.15
05403,Town of Williston,Williston,town,Chittenden,,0.02,0.25
05408,City of Burlington,Burlington,city,Chittenden,,1,1
05740,Town of Middlebury,Middlebury,town,Addison,,1,1
05753,Town of Middlebury,Middlebury,town,Addison,,1,1
`;

describe('What the tables say about a place', () => {
  it('includes the municipalities of a ZIP code, with the police and the court of each', () => {
    const site = planWith({
      municipalities,
      police:
        'zip,body,department,certainty\n05403,City of South Burlington,South Burlington Police,high\n05403,Town of Shelburne,Somebody,low\n',
      courts: 'county,body,court\nChittenden,Town of Shelburne,Shelburne Court\n',
    });
    expect(rowsOf(site, '05403', 'public-bodies')).toEqual([
      'City of South Burlington: about 70% of the people here; South Burlington Police',
      'Town of Shelburne: about 28% of the people here; Shelburne Court',
      'Town of Williston: about 2% of the people and about 25% of the land here',
    ]);
    expect(essentialsOf(site, zipNamed(site, '05403')).court).toEqual({
      name: 'The Superior Court in Chittenden County',
      text: 'Smaller cases in the Shelburne Court',
    });
  });

  it('rounds the shares of municipalities and precincts so that they do not add up to 101%', () => {
    const site = planWith({
      municipalities: municipalities
        .replace(',0.7,', ',0.705,')
        .replace(',0.28,', ',0.295,')
        .replace(',0.02,', ',0,'),
      precincts: 'zip,precinct,people_share,land_share\n05403,1,0.525,0.5\n05403,5,0.475,0.5\n',
      'precinct-houses':
        'precinct,name,address\n1,1st Precinct,1 North Avenue\n5,5th Precinct,2 Bay Street\n',
    });
    expect(rowsOf(site, '05403', 'public-bodies')).toEqual([
      'City of South Burlington: about 70% of the people here',
      'Town of Shelburne: about 30% of the people here',
      'Town of Williston: about 25% of the land here, few homes',
    ]);
    expect(rowsOf(site, '05403', 'police')).toEqual([
      '1st Precinct: 1 North Avenue; about 52% of the people here',
      '5th Precinct: 2 Bay Street; about 48% of the people here',
    ]);
  });

  it('includes the municipality of a ZIP code without residents', () => {
    const site = planWith({
      municipalities: municipalities.replace(
        '05408,City of Burlington,Burlington,city,Chittenden,,1,1',
        '05408,City of Burlington,Burlington,city,Chittenden,,0,1',
      ),
    });
    expect(sectionAbout(site, zipNamed(site, '05408'), 'public-bodies')).toMatchObject({
      heading: 'Whom a claim is for',
      says: expect.stringContaining('the City of Burlington') as string,
    });
    expect(governedBy(zipNamed(site, '05408'))).toBe('All of 05408 lies in the City of Burlington.');
  });

  it('is a nation with rules of its own, to which no notice of claim goes', () => {
    const site = planWith({
      municipalities: municipalities.replace(
        '05740,Town of Middlebury,Middlebury,town',
        '05740,Abenaki Reservation,Abenaki,reservation',
      ),
    });
    expect(rowsOf(site, '05740', 'public-bodies')).toEqual([
      'Abenaki Reservation: a nation with rules of its own: ask a lawyer first',
    ]);
    expect(placeholderValues(site, zipNamed(site, '05740')).noticeTo).toBeUndefined();
  });

  it('has no share if it is the only one, as the sentence before says that all lies in it', () => {
    const site = planWith({
      municipalities,
      courts: 'county,body,court\nChittenden,City of Burlington,Burlington City Court\n',
      precincts: 'zip,precinct,people_share,land_share\n05408,2nd Precinct,1,1\n',
      'precinct-houses': 'precinct,name,address,phone\n2nd Precinct,2nd Precinct,2 Pearl Street,\n',
    });
    expect(rowsOf(site, '05408', 'public-bodies')).toEqual(['City of Burlington: Burlington City Court']);
    expect(rowsOf(site, '05408', 'police')).toEqual(['2nd Precinct: 2 Pearl Street']);
  });

  it('is in a topic about a city who governs it, where no rows do', () => {
    const site = planWith({
      municipalities: municipalities.replaceAll('Town of Middlebury', 'Town of Salisbury'),
    });
    const linesOf = (city: string) =>
      factRows(site, cityNamed(site, city))['public-bodies']!.pieces.join('\n');
    expect(linesOf('Middlebury')).toMatch(/^All of Middlebury lies in the Town of Salisbury\. /);
    expect(linesOf('South Burlington')).not.toMatch(/ l(?:ies|ive) in /);
  });

  it('includes a town in two counties once, though it has a row for each', () => {
    const both = municipalities.replace(
      '05740,Town of Middlebury,Middlebury,town,Addison,,1,1\n',
      '05740,Town of Middlebury,Middlebury,town,Addison,,0.7,0.8\n05740,Town of Middlebury,Middlebury,town,Chittenden,,0.3,0.2\n',
    );
    const site = planWith({
      municipalities: both,
      courts: 'county,body,court\nAddison,Town of Middlebury,Its Court\n',
    });
    expect(rowsOf(site, '05740', 'public-bodies')).toEqual(['Town of Middlebury: Its Court']);
  });

  it('includes a county outside its cities and towns, without the streets of a city', () => {
    const rural = municipalities.replace(
      '05408,City of Burlington,Burlington,city,Chittenden,,1,1\n',
      '05408,City of Burlington,Burlington,city,Chittenden,,0.05,0.1\n05408,County of Chittenden,Chittenden,county,Chittenden,,0.95,0.9\n',
    );
    const site = planWith({ municipalities: rural });
    expect(governedBy(zipNamed(site, '05408'))).toBe(
      'Nearly all of 05408 lies in the County of Chittenden outside any city, town or village, a part in the City of Burlington.',
    );
    expect(sectionAbout(site, zipNamed(site, '05408'), 'public-bodies')?.says).not.toContain('the County');
    const county = site.places.countyBySlug.get('chittenden-county')!;
    expect(locationWords(site, county).facts[0]?.label).toBe('A claim against the county goes to');
  });

  it('includes a section on the police only if there are several departments, because a card names a single one', () => {
    const headings = (shares: string) => {
      const site = planWith({
        precincts: `zip,precinct,people_share,land_share\n${shares}`,
        'precinct-houses':
          'precinct,name,address,phone\n1,1st Precinct,1 North Avenue,\n2,2nd Precinct,2 Pearl Street,\n',
      });
      return sectionsOnPage(site, zipNamed(site, '05401')).map(({ heading }) => heading);
    };
    expect(headings('05401,1,0.6,0.5\n05401,2,0.4,0.5\n')).toContain('Which police have the report');
    expect(headings('05401,1,1,1\n')).not.toContain('Which police have the report');
  });

  it('is the police of all ZIP codes of a city together, those of most people first', () => {
    const site = planWith({
      precincts: `\
zip,precinct,people_share,land_share
05401,1st Precinct,0.04,0.9
05401,2nd Precinct,0.93,0.1
05401,3rd Precinct,0.03,0
05408,2nd Precinct,1,1
`,
      'precinct-houses': `\
precinct,name,address,phone
1st Precinct,1st Precinct,1 North Avenue,
2nd Precinct,2nd Precinct,2 Pearl Street,
3rd Precinct,3rd Precinct,3 Main Street,
`,
    });
    const { city } = zipNamed(site, '05408');
    expect(sectionAbout(site, city, 'police')).toEqual({
      heading: 'Which police have the report',
      rows: [
        { label: '2nd Precinct', value: '2 Pearl Street; nearly all of the people here' },
        {
          label: '1st Precinct',
          value: '1 North Avenue; about 2% of the people and about 45% of the land here',
        },
        { label: '3rd Precinct', value: '3 Main Street; about 2% of the people here' },
      ],
    });
    expect(essentialsOf(site, city).police).toEqual({
      name: '2nd Precinct',
      text: 'one of 3 precincts here; 2 Pearl Street',
    });
  });

  it('is the municipalities of each police department, with those that are only likely', () => {
    const police = `\
zip,body,department,certainty
05403,City of South Burlington,County Sheriff,high
05403,Town of Shelburne,County Sheriff,medium
05403,Town of Williston,Williston Police,medium
`;
    expect(rowsOf(planWith({ municipalities, police }), '05403', 'police')).toEqual([
      'County Sheriff: for the City of South Burlington; probably also for the Town of Shelburne',
      'Williston Police: probably for the Town of Williston',
    ]);
    expect(rowsOf(planWith({ police }), '05403', 'police')).toBeUndefined();
  });

  it('names those municipalities of a city first in which most of its people live', () => {
    const site = planWith({
      municipalities: `\
zip,body,name,kind,county,in_town,people_share,land_share
05401,Village of Winooski,Winooski,village,Chittenden,,0.2,0.2
05401,City of Burlington,Burlington,city,Chittenden,,0.8,0.8
05408,City of Burlington,Burlington,city,Chittenden,,1,1
05403,City of South Burlington,South Burlington,city,Chittenden,,1,1
05753,Town of Middlebury,Middlebury,town,Addison,,1,1
05740,Town of Middlebury,Middlebury,town,Addison,,1,1
`,
      police: `\
zip,body,department,certainty
05401,Village of Winooski,County Sheriff,high
05401,City of Burlington,County Sheriff,high
05408,City of Burlington,County Sheriff,high
`,
    });
    expect(sectionAbout(site, zipNamed(site, '05408').city, 'police')?.rows).toEqual([
      { label: 'County Sheriff', value: 'for the City of Burlington and the Village of Winooski' },
    ]);
  });

  it('leaves out police departments that the table marks as uncertain', () => {
    const site = planWith({
      municipalities,
      police:
        'zip,body,department,certainty\n05403,City of South Burlington,South Burlington Police,high\n05403,Town of Shelburne,Somebody,low\n',
    });
    expect(rowsOf(site, '05403', 'police')).toEqual([
      'South Burlington Police: for the City of South Burlington',
    ]);
  });

  it('names no single police department on the card if another one serves a large part', () => {
    const police =
      'zip,body,department,certainty\n05403,City of South Burlington,South Burlington Police,high\n05403,Town of Shelburne,Shelburne Police,high\n';
    const cardWith = (bodies: string) =>
      mainPoliceOffice(zipNamed(planWith({ municipalities: bodies, police }), '05403'));
    expect(cardWith(municipalities)).toEqual({
      name: 'The department where it happened',
      where: 'South Burlington Police or Shelburne Police',
    });
    const nearlyAlone = municipalities.replace('0.7,0.6', '0.93,0.7').replace('0.28,0.15', '0.05,0.05');
    expect(cardWith(nearlyAlone)).toMatchObject({ name: 'South Burlington Police' });
  });

  it('says that the report may be with another police department than those of the largest parts', () => {
    const police = `\
zip,body,department,certainty
05403,City of South Burlington,South Burlington Police,high
05403,Town of Shelburne,Shelburne Police,high
05403,Town of Williston,Williston Police,high
`;
    const policeIn = (tables: { municipalities: string; police: string }) =>
      mainPolice(zipNamed(planWith(tables), '05403'));
    const both = 'the South Burlington Police, the Shelburne Police or';
    expect(policeIn({ municipalities, police })).toBe(`${both} the Williston Police`);
    const fewInWilliston = municipalities.replace('0.02,0.25', '0.02,0.1');
    expect(policeIn({ municipalities: fewInWilliston, police })).toBe(`${both} another department`);
    const unknownInWilliston = police.replace('Williston Police,high', 'Somebody,low');
    expect(policeIn({ municipalities, police: unknownInWilliston })).toBe(`${both} another department`);
    const fewInShelburne = municipalities.replace('0.7,0.6', '0.78,0.6').replace('0.28,0.15', '0.09,0.15');
    expect(policeIn({ municipalities: fewInShelburne, police: unknownInWilliston })).toBe(
      'the South Burlington Police or another department',
    );
  });

  it('names no police department where the table only guesses, rather than "another" one', () => {
    const police = 'zip,body,department,certainty\n05403,City of South Burlington,Somebody,low\n';
    expect(mainPolice(zipNamed(planWith({ municipalities, police }), '05403'))).toBeUndefined();
  });

  it('names the police department even if a table gives a population of 0', () => {
    const site = planWith({
      municipalities,
      people: 'zip,population\n05403,0\n',
      police: 'zip,body,department,certainty\n05403,City of South Burlington,South Burlington Police,high\n',
    });
    expect(mainPolice(zipNamed(site, '05403'))).toBe('the South Burlington Police');
  });

  it('includes precincts with their addresses, but not those that only share a border', () => {
    const site = planWith({
      precincts:
        'zip,precinct,people_share,land_share\n05401,1,0.61,0.5\n05401,2,0.38,0.49\n05401,3,0.01,0.01\n',
      'precinct-houses':
        'precinct,name,address,phone\n1,1st Precinct,1 North Avenue,802-555-0101\n2,2nd Precinct,2 Pearl Street,\n3,3rd Precinct,3 Main Street,\n',
    });
    expect(rowsOf(site, '05401', 'police')).toEqual([
      '1st Precinct: 1 North Avenue, 802-555-0101; about 61% of the people here',
      '2nd Precinct: 2 Pearl Street; about 38% of the people here',
    ]);
    expect(essentialsOf(site, zipNamed(site, '05401')).police?.phone).toEqual({
      href: 'tel:+18025550101',
      label: '802-555-0101',
    });
  });

  it.each([
    ['1st District', '2nd District', 'The district where it happened', 'one of 2 districts here'],
    ['Zone 1', 'Zone 2', 'The police station where it happened', 'one of 2 police stations here'],
  ])("uses the city's own word for a precinct: %s", (one, other, name, where) => {
    const site = planWith({
      precincts:
        'zip,precinct,people_share,land_share\n05401,1,0.49,0.5\n05401,2,0.49,0.49\n05408,1,0.1,0.1\n05408,2,0.9,0.9\n',
      'precinct-houses': `precinct,name,address\n1,${one},1 North Avenue\n2,${other},2 Pearl Street\n`,
    });
    expect(mainPoliceOffice(zipNamed(site, '05401'))).toEqual({ name, where });
  });

  it('includes the nearest emergency rooms that treat everybody, and their owners', () => {
    const site = planWith({
      hospitals: `\
name,address,city,zip,owner,emergency,lat,lng
Hill Hospital,1 Hill Road,Burlington,05401,private,yes,44.4800,-73.1900
Lake Hospital,2 Lake Road,Burlington,05401,city,yes,44.4762,-73.2120
Quiet Hospital,3 Calm Road,Burlington,05401,private,,44.4762,-73.2120
Still Hospital,4 Calm Road,Burlington,05401,private,no,44.4762,-73.2120
Little Hospital,4 Lake Road,Burlington,05401,private,children,44.4762,-73.2120
Veterans Hospital,6 Lake Road,Burlington,05401,federal,veterans,44.4762,-73.2120
Border Hospital,5 Border Road,Plattsburgh,12901,changing,yes,44.4762,-73.4500
`,
    });
    expect(rowsOf(site, '05401', 'hospitals')).toEqual([
      'Lake Hospital: 2 Lake Road, Burlington, close by; city-owned',
      'Hill Hospital: 1 Hill Road, Burlington, about a mile east; private',
      'Border Hospital: 5 Border Road, Plattsburgh, 12 miles west; its owner changes: ask who ran it that day',
    ]);
  });

  it('lists an emergency room in the ZIP code first, because its center may be where nobody lives', () => {
    const hospitals = `\
name,address,city,zip,owner,emergency,lat,lng
Near Hospital,1 Near Road,Burlington,05408,private,yes,44.4800,-73.2100
Own Hospital,2 Own Road,Burlington,05401,private,yes,44.4762,-73.1700
`;
    expect(rowsOf(planWith({ hospitals }), '05401', 'hospitals')?.map((row) => row.split(':')[0])).toEqual([
      'Own Hospital',
      'Near Hospital',
    ]);
  });

  it("follows the state's law on the owners of hospitals and streets", () => {
    const hospitals = `\
name,address,city,zip,owner,emergency,lat,lng
Lake Hospital,2 Lake Road,Burlington,05401,state,yes,44.4762,-73.2120
`;
    const words = `\
owners:
  state: "state-owned, Court of Claims"
claims:
  one: "Write to {body}."
`;
    const site = planWith({ hospitals, municipalities }, { 'pages/place-facts.yaml': words });
    expect(rowsOf(site, '05401', 'hospitals')).toEqual([
      'Lake Hospital: 2 Lake Road, Burlington, close by; state-owned, Court of Claims',
    ]);
    expect(sectionAbout(site, zipNamed(site, '05401'), 'public-bodies')?.says).toBe(
      'Write to the City of Burlington.',
    );
  });

  /** The emergency rooms for 05401, after additions to the data of its county. */
  const emergencyRooms = (hospitals: string, ofCounty: string) => {
    const name = 'counties/chittenden-county.yaml';
    const county = `${String(smallSite()[name])}${ofCounty}\n`;
    const rooms = rowsOf(planWith({ hospitals }, { [name]: county }), '05401', 'hospitals');
    return rooms?.map((row) => row.replace(/:.*(?:Middlebury|Burlington),(.*); private$/, '$1'));
  };

  it('lists emergency rooms on the same island first, even if others are nearer across the water', () => {
    const hospitals = `\
name,address,city,zip,county,owner,emergency,lat,lng
Shore Hospital,1 Shore Road,Middlebury,05753,Addison,private,yes,44.4800,-73.1900
Lake Hospital,2 Lake Road,Burlington,05499,Chittenden,private,yes,44.4762,-73.1700
Quiet Hospital,4 Calm Road,Burlington,05499,Chittenden,private,no,44.4762,-73.2120
Far Hospital,3 Far Road,Burlington,05499,Chittenden,private,yes,44.3200,-73.2120
`;
    expect(emergencyRooms(hospitals, 'island: "Grand Isle"')).toEqual([
      'Lake Hospital 2 miles east',
      'Shore Hospital about a mile east, across the water',
      'Far Hospital 11 miles south',
    ]);
  });

  it('recognizes islands within a county by the ZIP code of the place or the hospital', () => {
    const hospitals = `\
name,address,city,zip,county,owner,emergency,lat,lng
Near Hospital,1 Near Road,Burlington,05499,Chittenden,private,yes,44.4800,-73.1900
Lake Hospital,2 Lake Road,Burlington,05498,Chittenden,private,yes,44.4762,-73.1700
Hill Hospital,3 Hill Road,Burlington,05498,Chittenden,private,yes,44.4300,-73.2120
`;
    const roomsWhere = (islands: string) => emergencyRooms(hospitals, `islands: ${islands}`);
    expect(roomsWhere('{ "Juniper Island": ["05499"] }')).toEqual([
      'Lake Hospital 2 miles east',
      'Hill Hospital 3 miles south',
      'Near Hospital about a mile east, across the water',
    ]);
    expect(roomsWhere('{ "Juniper Island": ["05401"] }')).toEqual([
      'Near Hospital about a mile east, across the water',
      'Lake Hospital 2 miles east, across the water',
      'Hill Hospital 3 miles south, across the water',
    ]);
    expect(roomsWhere('{ "Juniper Island": ["05401", "05499"] }')?.[0]).toBe(
      'Near Hospital about a mile east',
    );
  });

  it.each([
    [0, undefined, undefined],
    [1, { name: 'Lake Hospital 1', text: '2 Lake Road, Burlington; county-owned' }, undefined],
    [2, { name: 'The nearest to you', text: 'one of 2 emergency rooms here' }, undefined],
    [9, { name: 'The nearest to you', text: 'one of 9 emergency rooms here' }, '9 emergency rooms'],
  ])(
    'counts the emergency rooms of a city of many ZIP codes, and names the only one: %i',
    (count, onCard, fold) => {
      const name = 'counties/chittenden-county.yaml';
      const files = smallSite();
      edit(
        files,
        name,
        '["05401", "05408"]',
        JSON.stringify(Array.from({ length: 11 }, (_, i) => `${5401 + i}`.padStart(5, '0'))),
      );
      // The first has a ZIP code of its own, which no city lists.
      const inCity = Array.from(
        { length: count },
        (_, i) =>
          `Lake Hospital ${i + 1},2 Lake Road,Burlington,${i === 0 ? '05499' : '05402'},Chittenden,county,yes,44.4762,-73.1700\n`,
      );
      const hospitals = `\
name,address,city,zip,county,owner,emergency,lat,lng
Shore Hospital,1 Shore Road,Middlebury,05753,Addison,private,yes,44.4800,-73.1900
${inCity.join('')}`;
      const site = planWith({ hospitals }, { [name]: files[name]! });
      const burlington = cityNamed(site, 'Burlington');
      expect(essentialsOf(site, burlington).hospital).toEqual(onCard);
      const rooms = sectionAbout(site, burlington, 'hospitals');
      expect([rooms?.rows.length ?? 0, rooms?.fold]).toEqual([count, fold]);
      const publicOnes = ['Lake Hospital 1', 'Lake Hospital 2', 'Lake Hospital 3'].slice(0, count);
      expect(hospitalsOf(site, burlington, 'county')).toEqual(publicOnes);
      const ofCounty = sectionsOnPage(site, burlington.county);
      expect(ofCounty.map(({ fold }) => fold)).toEqual(
        count > 0 ? [fold?.replace('emergency room', 'hospital')] : [],
      );
    },
  );

  it('includes all hospitals of a county by owner, even those with ZIP codes of their own', () => {
    const site = planWith({
      hospitals: `\
name,address,city,zip,county,owner,emergency,lat,lng
Hill Hospital,1 Hill Road,Burlington,05401,,private,yes,44.4800,-73.1900
Campus Hospital,9 Campus Road,Burlington,05499,Chittenden,state,no,44.4800,-73.1900
Quiet Hospital,3 Calm Road,Burlington,05401,Chittenden,private,,44.4762,-73.2120
Little Hospital,4 Lake Road,Burlington,05401,Chittenden,private,children,44.4762,-73.2120
Veterans Hospital,6 Lake Road,Burlington,05401,Chittenden,federal,veterans,44.4762,-73.2120
Far Hospital,1 Far Road,Middlebury,05753,Addison,private,yes,44.0,-73.1
`,
    });
    const county = site.places.countyBySlug.get('chittenden-county')!;
    const told = sectionsOnPage(site, county).find(({ heading }) => heading.startsWith('Hospitals'));
    expect(told?.note).toBe('Where no emergency room is named, call before you go.');
    const other = site.places.countyBySlug.get('addison-county')!;
    expect(
      sectionsOnPage(site, other).find(({ heading }) => heading === told?.heading)?.note,
    ).toBeUndefined();
    expect(told?.rows).toEqual([
      {
        label: 'State-owned',
        value: 'Campus Hospital, 9 Campus Road, Burlington; no emergency room.',
      },
      {
        label: 'Federally owned',
        value: 'Veterans Hospital, 6 Lake Road, Burlington; emergency room for veterans.',
      },
      {
        label: 'Private',
        value:
          'Hill Hospital, 1 Hill Road, Burlington; emergency room.\n\nQuiet Hospital, 3 Calm Road, Burlington.\n\nLittle Hospital, 4 Lake Road, Burlington; emergency room for children.',
      },
    ]);
  });

  it('names counties and hospital districts as owners, also where topics name public hospitals', () => {
    const site = planWith({
      hospitals: `\
name,address,city,zip,owner,emergency,lat,lng
Hill Hospital,1 Hill Road,Burlington,05401,county,yes,44.4800,-73.1900
Lake Hospital,2 Lake Road,Burlington,05401,hospital district,yes,44.4762,-73.2120
`,
    });
    const county = site.places.countyBySlug.get('chittenden-county')!;
    const shown = sectionsOnPage(site, county).find(
      ({ heading }) => heading === 'Hospitals, and who owns them',
    );
    expect(shown?.rows.map(({ label }) => label)).toEqual(['County-owned', 'Owned by a hospital district']);
    expect(placeholderValues(site, zipNamed(site, '05401')).publicHospital).toBe(
      'Lake Hospital or Hill Hospital',
    );
  });

  it('keeps two counties with the same name in two states apart', () => {
    const hospital = (name: string, zip: string, state: string) =>
      `${name},1 Main Street,Middlebury,${zip},Addison,${state},private,yes,44.0,-73.1\n`;
    const body = (zip: string, state: string) =>
      `${zip},Town of Middlebury,Middlebury,town,${zip.startsWith('054') ? 'Chittenden' : 'Addison'},${state},,1,1\n`;
    const site = smallPlan((files) => {
      files['counties/addison-county-nh.yaml'] = `\
name: "Addison County"
order: 9
state: NH
cities:
  - { name: "Middlebury", slug: middlebury-nh, zips: ["03301"] }
`;
      Object.assign(files, {
        'places/hospitals.csv': `name,address,city,zip,county,state,owner,emergency,lat,lng\n${hospital('General Hospital', '05799', '')}${hospital('General Hospital', '03399', 'NH')}`,
        'places/municipalities.csv': `zip,body,name,kind,county,state,in_town,people_share,land_share\n${['05401', '05403', '05408', '05740', '05753'].map((zip) => body(zip, '')).join('')}${body('03301', 'NH')}`,
        'places/courts.csv':
          'county,state,body,court\nAddison,,Town of Middlebury,Court of Vermont\nAddison,NH,Town of Middlebury,Court of New Hampshire\n',
        'places/sources.yaml': `tables:\n${['hospitals', 'municipalities', 'courts'].map((name) => `  ${name}: ${tableSource}\n`).join('')}`,
      });
    });
    const told = site.places.counties.map((county) => [
      county.address,
      ...[...site.hospitals.countyOf].flatMap(([{ zip }, place]) => (place === county ? [zip] : [])),
    ]);
    expect(told).toContainEqual(['/locations/addison-county', '05799']);
    expect(told).toContainEqual(['/locations/addison-county-nh', '03399']);
    expect(rowsOf(site, '05740', 'public-bodies')).toEqual(['Town of Middlebury: Court of Vermont']);
    expect(rowsOf(site, '03301', 'public-bodies')).toEqual(['Town of Middlebury: Court of New Hampshire']);
  });

  it('includes a sortable table of the ZIP codes of a county, with totals and without rates of small numbers', () => {
    const site = planWith({
      crashes: 'zip,year,injury_crashes\n05401,2025,204\n05403,2025,312\n05408,2025,8\n',
      'crash-victims':
        'zip,from,to,people_hurt\n05401,2019-01-01,2023-12-31,999\n05401,2024-01-01,2026-06-11,303\n05403,2024-01-01,2026-06-11,204\n',
      people: 'zip,population\n05401,10200\n05403,40000\n05408,900\n',
    });
    const county = site.places.countyBySlug.get('chittenden-county')!;
    const table = sectionAbout(site, county, 'zips')?.table;
    const printed = table?.orders.map(({ column, rows }) => [
      table.columns[column],
      ...rows.map(({ name, figures }) => [name, ...figures].join(' ')),
    ]);
    expect(table?.columns).toEqual([
      'ZIP code',
      'Crashes with injuries 2025',
      'People hurt since 2024',
      'Crashes per 1,000 residents',
    ]);
    expect(printed).toEqual([
      ['Crashes with injuries 2025', '05403 310 200 7.8', '05401 200 300 20.0', '05408 under 10 – –'],
      ['ZIP code', '05401 200 300 20.0', '05403 310 200 7.8', '05408 under 10 – –'],
      ['Crashes per 1,000 residents', '05401 200 300 20.0', '05403 310 200 7.8', '05408 under 10 – –'],
    ]);
    expect(table?.sum).toMatchObject({
      name: 'All 3 listed',
      figures: ['520', '510', '10.3'],
    });
    expect(table?.note).toBe(
      'People hurt: January 1, 2024 to June 11, 2026. The rate is high where few people live and many come; it is left out where the numbers are small.',
    );
  });

  it('adds up only the ZIP codes that were counted, and says so', () => {
    const site = planWith({
      crashes: 'zip,year,injury_crashes\n05401,2025,204\n05403,2025,312\n',
    });
    const county = site.places.countyBySlug.get('chittenden-county')!;
    expect(sectionAbout(site, county, 'crashes')?.says).toContain('in 2 of the 3 ZIP codes that we list');
    expect(sectionAbout(site, county, 'zips')?.table?.sum.name).toBe('Both counted');
  });

  it.each([
    ['cities', '\n  - { name: "Bristol", slug: bristol, zips: ["05740"] }', 'pages of the cities have'],
    ['only city', '', 'page of Middlebury has'],
  ])('says where the ZIP codes are that the table of a county omits: at its %s', (_, second, pages) => {
    const zips = ['05740', '05753', '05754', '05755', '05756', '05757'];
    const site = planWith(
      { crashes: `zip,year,injury_crashes\n${zips.map((zip) => `${zip},2025,204\n`).join('')}` },
      {
        'counties/addison-county.yaml': `\
name: "Addison County"
order: 2
cities:
  - { name: "Middlebury", slug: middlebury, zips: ${JSON.stringify(zips)} }${second}
`,
      },
    );
    const county = site.places.countyBySlug.get('addison-county')!;
    expect(sectionAbout(site, county, 'zips')!.table!.note).toContain(
      `The first 5; the ${pages} the others.`,
    );
  });

  it('has one order of the table if all orders are the same', () => {
    const site = planWith({
      crashes: 'zip,year,injury_crashes\n05401,2025,312\n05403,2025,204\n',
      people: 'zip,population\n05401,10200\n05403,40000\n',
    });
    const county = site.places.countyBySlug.get('chittenden-county')!;
    const { orders } = sectionAbout(site, county, 'zips')!.table!;
    expect(orders.map(({ rows }) => rows.map(({ name }) => name))).toEqual([['05401', '05403']]);
  });

  it('leaves out rates if few people live there or few crashes were counted', () => {
    const site = planWith({
      crashes: 'zip,year,injury_crashes\n05401,2025,204\n05403,2025,8\n05408,2025,100\n',
      people: 'zip,population\n05401,10200\n05403,40000\n05408,900\n',
    });
    const county = site.places.countyBySlug.get('chittenden-county')!;
    const [, byZip] = sectionAbout(site, county, 'zips')!.table!.orders;
    expect(byZip!.rows.map(({ name, figures }) => [name, figures.at(-1)])).toEqual([
      ['05401', '20.0'],
      ['05403', '–'],
      ['05408', '–'],
    ]);
  });

  it('includes crashes by year, the rank among the ZIP codes of the county, and the worst streets', () => {
    const site = planWith({
      crashes:
        'zip,year,injury_crashes\n05401,2022,395\n05401,2024,396\n05401,2025,204\n05403,2025,312\n05408,2025,8\n',
      'crash-streets': `\
zip,street,from,to,people_hurt
05401,Main Street,2024-01-01,2026-06-11,46
05401,Main Street,2019-01-01,2023-12-31,87
05401,Pearl Street,2019-01-01,2023-12-31,152
05401,Church Street,2019-01-01,2023-12-31,30
05401,Lake Street,2019-01-01,2023-12-31,20
05401,Quiet Lane,2019-01-01,2023-12-31,4
05401,Winooski Bridge,2019-01-01,2023-12-31,900
`,
    });
    expect(sectionAbout(site, zipNamed(site, '05401'), 'crashes')).toMatchObject({
      says: 'About 200 crashes hurt somebody in 2025, the 2nd most of the 3 ZIP codes that we list in Chittenden County.',
      bars: [
        { label: '2022', value: '400', width: '100%' },
        { label: '2024', value: '400', width: '100%' },
        { label: '2025', value: '200', width: '50%' },
      ],
      rows: [
        {
          label: 'Where the most people were hurt, 2024 to June 11, 2026',
          value: 'about 50 on Main Street',
        },
        {
          label: 'Where the most people were hurt, 2019 to 2023',
          value: 'about 150 on Pearl Street, 90 on Main Street, 30 on Church Street, 20 on Lake Street',
        },
      ],
      note: 'Rounded to tens, as reported by the police (The count). The streets do not include bridges and tunnels; some count under two names. The bars leave out 2023.',
    });
    expect(sectionAbout(site, zipNamed(site, '05408'), 'crashes')?.says).toBe(
      'Fewer than ten crashes hurt somebody in 2025; 2 of the 3 ZIP codes that we list in Chittenden County had more.',
    );
    const county = site.places.countyBySlug.get('chittenden-county')!;
    expect(sectionAbout(site, county, 'zips')?.rows).toContainEqual({
      label: '05401',
      value:
        'about 200 crashes with injuries in 2025, the most people hurt since 2019 on Pearl Street, Main Street and Church Street',
    });
  });

  it.each([
    [
      'all of the county',
      '168300',
      {
        ofZip:
          'About 200 crashes hurt somebody in 2025, the 2nd most of the 3 ZIP codes that we list in Chittenden County.',
        ofCounty: 'About 520 crashes hurt somebody in 2025.',
        sum: 'All 3 listed',
        stations: 'Metro station',
        toWork: ['To work: by car about 50%'],
        inTopics: ['about 520', 'Main Street, Pearl Street and North Avenue', 'about 50%'],
      },
    ],
    [
      'a part of the county',
      '60000',
      {
        ofZip:
          'About 200 crashes hurt somebody in 2025, the 2nd most of the 3 ZIP codes that we list in Chittenden County.',
        ofCounty: 'About 520 crashes hurt somebody in 2025 in the 3 ZIP codes that we list.',
        sum: 'All 3 listed',
        stations: 'Metro station in the ZIP codes that we list',
        toWork: undefined,
        inTopics: [undefined, undefined, undefined],
      },
    ],
  ])('never presents counts of a part as those of the whole, if the ZIP codes are %s', (_, people, told) => {
    const site = planWith({
      crashes: 'zip,year,injury_crashes\n05401,2025,204\n05403,2025,312\n05408,2025,8\n',
      'crash-streets': `\
zip,street,from,to,people_hurt
05401,Main Street,2024-01-01,2026-06-11,46
05401,Pearl Street,2024-01-01,2026-06-11,30
05403,North Avenue,2024-01-01,2026-06-11,20
`,
      stations: 'id,system,name,lines,lat,lng\nA,Metro,Church Street,1 2,44.4,-73.2\n',
      'zip-stations': 'zip,station,miles\n05401,A,0\n',
      people: `zip,population,car_percent\n05401,${people},50\n`,
    });
    const county = site.places.countyBySlug.get('chittenden-county')!;
    const { crashes, hurtStreets, byCar } = placeholderValues(site, county);
    expect({
      ofZip: sectionAbout(site, zipNamed(site, '05401'), 'crashes')?.says,
      ofCounty: sectionAbout(site, county, 'crashes')?.says,
      sum: sectionAbout(site, county, 'zips')?.table?.sum.name,
      stations: locationWords(site, county)
        .facts.map(({ label }) => label)
        .find((label) => label.startsWith('Metro')),
      toWork: sectionAbout(site, county, 'people')?.rows.map(({ label, value }) => `${label}: ${value}`),
      inTopics: [crashes, hurtStreets, byCar],
    }).toEqual(told);
  });

  it('names a single year once, and includes a street named after a bridge', () => {
    const site = planWith({
      crashes: 'zip,year,injury_crashes\n05401,2025,204\n',
      'crash-streets':
        'zip,street,from,to,people_hurt\n05401,Bridge Street,2025-01-01,2025-12-31,52\n05401,North Bridge,2025-01-01,2025-12-31,90\n',
    });
    expect(rowsOf(site, '05401', 'crashes')).toEqual([
      'Where the most people were hurt, 2025: about 50 on Bridge Street',
    ]);
  });

  it('says nothing of streets or years in the note on crashes where none are left out', () => {
    const site = planWith({ crashes: 'zip,year,injury_crashes\n05401,2025,204\n05401,2024,10\n' });
    expect(sectionAbout(site, zipNamed(site, '05401'), 'crashes')).toMatchObject({
      bars: [
        { label: '2024', value: '10', width: '5%' },
        { label: '2025', value: '200', width: '100%' },
      ],
      rows: [],
      note: 'Rounded to tens, as reported by the police (The count).',
    });
  });

  it('names the ZIP codes of a city as the area of a count, since they may reach beyond it', () => {
    const files = smallSite();
    edit(files, 'counties/chittenden-county.yaml', '["05403", "05401"]', '["05403"]');
    const site = planWith(
      { crashes: 'zip,year,injury_crashes\n05401,2025,204\n05408,2025,100\n05403,2025,312\n' },
      files,
    );
    const { cities } = site.places.countyBySlug.get('chittenden-county')!;
    expect(cities.map((city) => sectionAbout(site, city, 'crashes')?.says)).toEqual([
      'About 300 crashes hurt somebody in 2025 in the 2 ZIP codes listed under Burlington.',
      'About 310 crashes hurt somebody in 2025 in the ZIP code listed under South Burlington.',
    ]);
  });

  it('says in how many of the ZIP codes crashes were counted, and leaves the count out of topics about all of them', () => {
    const site = planWith({
      people: 'zip,population\n05401,70000\n05403,60000\n05408,38323\n',
      crashes: 'zip,year,injury_crashes\n05401,2025,204\n05408,2024,100\n',
    });
    const county = site.places.counties.find(({ name }) => name === 'Chittenden County')!;
    expect(
      [county, cityNamed(site, 'Burlington')].map((place) => [
        sectionAbout(site, place, 'crashes')?.says,
        placeholderValues(site, place).crashes,
      ]),
    ).toEqual([
      ['About 200 crashes hurt somebody in 2025 in 1 of the 3 ZIP codes that we list.', undefined],
      ['About 200 crashes hurt somebody in 2025 in 1 of the 2 ZIP codes listed under Burlington.', undefined],
    ]);
    expect(placeholderValues(site, zipNamed(site, '05401')).crashes).toBe('about 200');
  });

  it('compares the crashes of a ZIP code only where others were counted', () => {
    const site = planWith({
      crashes: 'zip,year,injury_crashes\n05401,2025,204\n05408,2025,100\n05753,2025,40\n',
    });
    const crashesIn = (zip: string) => sectionAbout(site, zipNamed(site, zip), 'crashes')?.says;
    expect(['05401', '05408', '05753'].map(crashesIn)).toEqual([
      'About 200 crashes hurt somebody in 2025, the most of the 2 ZIP codes with a count in Chittenden County.',
      'About 100 crashes hurt somebody in 2025; 1 of the 2 ZIP codes with a count in Chittenden County had more.',
      'About 40 crashes hurt somebody in 2025.',
    ]);
    const county = site.places.countyBySlug.get('chittenden-county')!;
    expect(sectionAbout(site, county, 'zips')?.rows[1]?.value).toBe(
      'about 100 crashes with injuries in 2025',
    );
  });

  it('rounds down what it sums over the ZIP codes of a county, as each has only its worst streets', () => {
    const site = planWith({
      crashes: 'zip,year,injury_crashes\n05401,2025,204\n',
      'crash-streets':
        'zip,street,from,to,people_hurt\n05401,Main Street,2025-01-01,2025-12-31,52\n05403,Main Street,2025-01-01,2025-12-31,27\n',
    });
    const county = site.places.countyBySlug.get('chittenden-county')!;
    expect(sectionAbout(site, county, 'crashes')?.rows).toEqual([
      { label: 'Where the most people were hurt, 2025', value: 'at least 70 on Main Street' },
    ]);
  });

  it('draws bars of the same length for years with the same label', () => {
    const site = planWith({
      crashes: 'zip,year,injury_crashes\n05401,2023,8\n05401,2024,3\n05401,2025,44\n',
    });
    expect(sectionAbout(site, zipNamed(site, '05401'), 'crashes')?.bars).toEqual([
      { label: '2023', value: 'under 10', width: '0%' },
      { label: '2024', value: 'under 10', width: '0%' },
      { label: '2025', value: '40', width: '100%' },
    ]);
  });

  it('draws no bars where each year had fewer than ten crashes', () => {
    const site = planWith({
      crashes: 'zip,year,injury_crashes\n05401,2023,8\n05401,2025,3\n05403,2025,44\n',
    });
    const zip = zipNamed(site, '05401');
    expect(sectionAbout(site, zip, 'crashes')).toEqual({
      heading: 'Crashes with injuries in 05401',
      says: 'Fewer than ten crashes hurt somebody in 2025; 1 of the 2 ZIP codes with a count in Chittenden County had more.',
      inWords: 'Source: The count.',
      rows: [],
      note: 'Rounded to tens, as reported by the police (The count).',
    });
    expect(factRows(site, zip).crashes?.pieces).toEqual([
      'Fewer than ten crashes hurt somebody in 2025; 1 of the 2 ZIP codes with a count in Chittenden County had more. Source: The count.',
    ]);
  });

  it('leaves out a period in which reports used another name for a street', () => {
    const site = planWith({
      crashes: 'zip,year,injury_crashes\n05401,2025,204\n',
      'crash-streets': `\
zip,street,from,to,people_hurt
05401,Main Street,2019-01-01,2023-12-31,100
05401,Main Street,2024-01-01,2026-06-11,20
05401,Vandam Street,2019-01-01,2023-12-31,133
05401,Vandam Street,2024-01-01,2026-06-11,19
05401,Mill Road,2019-01-01,2023-12-31,12
05401,Mill Road,2024-01-01,2026-06-11,90
`,
    });
    expect(rowsOf(site, '05401', 'crashes')).toEqual([
      'Where the most people were hurt, 2024 to June 11, 2026: about 90 on Mill Road, 20 on Main Street',
      'Where the most people were hurt, 2019 to 2023: about 130 on Vandam Street, 100 on Main Street',
    ]);
  });

  it('distinguishes stations with the same name outside the ZIP code by their systems', () => {
    const site = planWith({
      stations:
        'id,system,name,lines,lat,lng\nA,Metro,Church Street,1,44.4,-73.2\nB,Rail,Union Station,,44.4,-73.2\nC,Coast Line,Union Station,,44.4,-73.2\n',
      'zip-stations': 'zip,station,miles\n05401,A,0\n05401,B,0.4\n05401,C,0.4\n',
    });
    expect(rowsOf(site, '05401', 'trains')?.at(-1)).toBe(
      'Nearest outside 05401: Union Station (Rail), Union Station (Coast Line)',
    );
  });

  it.each([
    [1, /^Metro station: Stop 0$/],
    [11, /^Metro stations: Stop 0, .+, Stop 10$/],
    [12, /^Metro stations: Stop 0, .+, Stop 9, and 2 more$/],
  ])(
    'lists all stations if there are %i, or gives the number of the others if there is more than one',
    (count, said) => {
      const ids = Array.from({ length: count }, (_, i) => i);
      const site = planWith({
        stations: `id,system,name,lines,lat,lng\n${ids.map((i) => `S${i},Metro,Stop ${i},,44.4,-73.2\n`).join('')}`,
        'zip-stations': `zip,station,miles\n${ids.map((i) => `05401,S${i},0\n`).join('')}`,
      });
      expect(rowsOf(site, '05401', 'trains')?.[0]).toMatch(said);
    },
  );

  it('lists at most the ten nearest stations outside the ZIP code', () => {
    const ids = Array.from({ length: 11 }, (_, i) => i);
    const site = planWith({
      stations: `id,system,name,lat,lng\n${ids.map((i) => `S${i},Metro,Stop ${i},44.4,-73.2\n`).join('')}`,
      'zip-stations': `zip,station,miles\n${ids.map((i) => `05401,S${i},0.${i + 11}\n`).join('')}`,
    });
    expect(rowsOf(site, '05401', 'trains')?.[0]).toMatch(
      /^Nearest outside 05401: Stop 0 .+ Stop 9 \(Metro\)$/,
    );
  });

  it('names first the station nearest to the middle of the ZIP code, as an edge may be far from any home', () => {
    const site = planWith({
      stations:
        'id,system,name,lat,lng\nA,Metro,Marsh Road,44.6,-73.2\nB,Metro,Main Street,44.49,-73.21\nC,Metro,Church Street,44.48,-73.21\n',
      'zip-stations': 'zip,station,miles\n05401,C,0\n05401,A,0.1\n05401,B,0.4\n',
    });
    expect(rowsOf(site, '05401', 'trains')).toEqual([
      'Metro station: Church Street',
      'Nearest outside 05401: Main Street (Metro), Marsh Road (Metro)',
    ]);
  });

  it('lists the stations inside by system, and then those within a mile', () => {
    const site = planWith({
      stations:
        'id,system,name,lines,lat,lng\nA,Metro,Church Street,1 2,44.4,-73.2\nB,Metro,Pine Street,2,44.4,-73.2\nC,Rail,Union Station,,44.4,-73.2\n',
      'zip-stations': 'zip,station,miles\n05401,A,0\n05401,C,0\n05401,B,0.4\n',
    });
    expect(rowsOf(site, '05401', 'trains')).toEqual([
      'Metro station: Church Street (1 2)',
      'Rail station: Union Station',
      'Nearest outside 05401: Pine Street (2)',
    ]);
    const { city } = zipNamed(site, '05401');
    expect(sectionAbout(site, city, 'trains')?.rows.map(({ label }) => label)).toEqual([
      'Metro station',
      'Rail station',
    ]);
  });

  it('lists the stations of all ZIP codes of a city by name', () => {
    const site = planWith({
      stations:
        'id,system,name,lines,lat,lng\nA,Metro,Pine Street,,44.4,-73.2\nB,Metro,14 St,,44.4,-73.2\nC,Metro,8 Av,,44.4,-73.2\nD,Metro,Church Street,,44.4,-73.2\n',
      'zip-stations': 'zip,station,miles\n05401,A,0\n05401,B,0\n05408,C,0\n05408,D,0\n',
    });
    const { city } = zipNamed(site, '05401');
    expect(sectionAbout(site, city, 'trains')?.rows.map(({ value }) => value)).toEqual([
      '8 Av, 14 St, Church Street, Pine Street',
    ]);
  });

  it('is no section without rows about a city or county whose stations all lie outside', () => {
    const site = planWith({
      stations: 'id,system,name,lat,lng\nA,Metro,Church Street,44.4,-73.2\n',
      'zip-stations': 'zip,station,miles\n05401,A,0.4\n',
    });
    const about = (place: Place) => sectionAbout(site, place, 'trains')?.rows;
    expect(about(cityNamed(site, 'Burlington'))).toEqual([
      { label: 'Nearest station', value: expect.stringContaining('Church Street (Metro)') as string },
    ]);
    expect(about(site.places.counties.find(({ name }) => name === 'Chittenden County')!)).toBeUndefined();
  });

  it('is no station outside where all are inside', () => {
    const site = planWith({
      stations: 'id,system,name,lat,lng\nA,Metro,Church Street,44.4,-73.2\n',
      'zip-stations': 'zip,station,miles\n05401,A,0\n',
    });
    expect(rowsOf(site, '05401', 'trains')).toEqual(['Metro station: Church Street']);
  });

  it.each([
    ['yes', 'no', 'Wheelchair accessible: Church Street'],
    ['yes', 'yes', 'Wheelchair accessible: all of these'],
    ['partly', 'no', 'Nearest outside 05401: Pine Street (Metro)'],
  ])('says which stations are step-free: %s, %s', (inside, near, said) => {
    const site = planWith({
      stations: `id,system,name,step_free,lat,lng\nA,Metro,Church Street,${inside},44.4,-73.2\nB,Metro,Pine Street,${near},44.4,-73.2\n`,
      'zip-stations': 'zip,station,miles\n05401,A,0\n05401,B,0.4\n',
    });
    expect(rowsOf(site, '05401', 'trains')?.at(-1)).toBe(said);
  });

  it('names the only station even if it is step-free', () => {
    const site = planWith({
      stations: 'id,system,name,step_free,lat,lng\nA,Metro,Church Street,yes,44.4,-73.2\n',
      'zip-stations': 'zip,station,miles\n05401,A,0\n',
    });
    expect(rowsOf(site, '05401', 'trains')?.at(-1)).toBe('Wheelchair accessible: Church Street');
  });

  it('omits the line of a station if the system has only one line, named after the system', () => {
    const site = planWith({
      stations:
        'id,system,name,lines,lat,lng\nA,Burlington City Railway,Church Street,BCR,44.4,-73.2\nB,Burlington City Railway,Pine Street,BCR,44.4,-73.2\nC,Metro,Main Street,M,44.4,-73.2\n',
      'zip-stations': 'zip,station,miles\n05401,A,0\n05401,B,0.4\n05401,C,0\n',
    });
    expect(rowsOf(site, '05401', 'trains')).toEqual([
      'Burlington City Railway station: Church Street',
      'Metro station: Main Street (M)',
      'Nearest outside 05401: Pine Street (BCR)',
    ]);
  });

  it('lists the stations of a county among its facts, and those of a ZIP code in a section', () => {
    const site = planWith({
      stations: 'id,system,name,lines,lat,lng\nA,Metro,Church Street,1 2,44.4,-73.2\n',
      'zip-stations': 'zip,station,miles\n05401,A,0\n',
    });
    const told = (place: Place) => {
      const { factSections, facts } = locationWords(site, place);
      return { sections: factSections.map(({ heading }) => heading), facts: facts.map(({ label }) => label) };
    };
    const county = told(site.places.countyBySlug.get('chittenden-county')!);
    expect(county.facts).toContain('Metro station in the ZIP codes that we list');
    expect(county.sections).not.toContain('Trains');
    const zip = told(zipNamed(site, '05401'));
    expect(zip.facts).not.toContainEqual(expect.stringContaining('Metro station'));
    expect(zip.sections).toContain('Trains');
  });

  it('credits the publishers of its facts, except in a county, whose sources stand on a page of their own', () => {
    const site = planWith({ people: 'zip,population\n05401,3000\n' });
    const credits = (place: Place) => locationWords(site, place).credits;
    expect(credits(zipNamed(site, '05401'))).toBe('The count');
    expect(credits(site.places.countyBySlug.get('chittenden-county')!)).toBe('');
  });

  it.each(['residential', 'community area'])(
    'includes the official neighborhoods with residents: %s',
    (kind) => {
      const site = planWith({
        neighborhoods: `\
zip,name,kind,people_share
05401,Hill Section,${kind},0.3
05401,Old North End,${kind},0.64
05401,Battery Park,park,0.05
05401,Lakeside,${kind},0.01
`,
        people: 'zip,population\n05401,10200\n',
      });
      const told = homeRows(site, site.places.zipByCode.get('05401')!);
      expect(told.map(({ label, value }) => `${label}: ${value}`)).toEqual([
        'Official neighborhoods: Old North End, Hill Section',
        'People: about 10,200',
      ]);
    },
  );

  it('says neighborhood instead of neighborhoods if there is one', () => {
    const site = planWith({
      neighborhoods: 'zip,name,kind,people_share\n05401,Hill Section,residential,0.97\n',
    });
    expect(homeRows(site, zipNamed(site, '05401')).map(({ label }) => label)).toEqual([
      'Official neighborhood',
    ]);
  });

  it('says of which year the number of people is, in the words of the data', () => {
    const site = planWith(
      { people: 'zip,population\n05401,10200\n' },
      { 'pages/place-facts.yaml': 'residents: "People (2020 census)"\n' },
    );
    expect(homeRows(site, zipNamed(site, '05401'))).toEqual([
      { label: 'People (2020 census)', value: 'about 10,200' },
    ]);
  });

  it.each([
    [7, 'Seven: 7.'],
    [8, 'And 2 more, farther away.'],
  ])(
    'ends with the last or with the number of other rows, if a topic may cut a list of %s rows',
    (count, end) => {
      const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
      const rows = names.slice(0, count).map((label, i) => ({ label, value: String(i + 1) }));
      const lastOf = (others?: string) =>
        inOneRow({ heading: 'Parts', rows, ...(others && { others }) })
          .value.split('\n\n')
          .at(-1);
      expect(lastOf('farther away')).toBe(end);
      expect(lastOf()).toBe(`${names[count - 1]}: ${count}.`);
    },
  );

  it('includes the nearest stations within ten miles if there are none inside', () => {
    const site = planWith({
      stations:
        'id,system,name,lines,lat,lng\nA,Metro,Church Street,1,44.4762,-73.2420\nB,Rail,Far Away,,43.9,-73.2\n',
    });
    expect(rowsOf(site, '05401', 'trains')).toEqual([
      'Nearest station: Church Street (Metro), about a mile west',
    ]);
  });

  it('names the municipalities and the police of neighboring ZIP codes if they differ', () => {
    const site = planWith({
      municipalities,
      police: 'zip,body,department,certainty\n05403,City of South Burlington,South Burlington Police,high\n',
    });
    expect(rowsOf(site, '05408', 'neighbors')).toEqual([
      '05403, to the southeast: City of South Burlington, Town of Shelburne, Town of Williston; South Burlington Police',
    ]);
  });

  it('names the police and the worst streets of the next ZIP codes where no table tells who governs them', () => {
    const streets = ['Main', 'Pearl', 'Church', 'Lake', 'Bank', 'King'].map(
      (street, i) => `05401,${street} Street,2024-01-01,2026-06-11,${90 - i}\n`,
    );
    const site = planWith({
      precincts: 'zip,precinct,people_share,land_share\n05401,1,0.5,0.5\n05401,2,0.5,0.5\n',
      'precinct-houses':
        'precinct,name,address,phone\n1,1st Precinct,1 North Avenue,\n2,2nd Precinct,2 North Avenue,\n',
      'crash-streets': `zip,street,from,to,people_hurt\n${streets.join('')}`,
    });
    expect(rowsOf(site, '05408', 'neighbors')).toEqual([
      '05401, to the southeast: 1st Precinct or 2nd Precinct; Main Street, Pearl Street, Church Street, Lake Street, Bank Street',
    ]);
  });

  it('tells how people go to work, and how many speak little English', () => {
    const people =
      'zip,population,transit_percent,car_percent,walk_percent,limited_english_percent\n05401,10200,20,50,30,12\n';
    expect(rowsOf(planWith({ people }), '05401', 'people')).toEqual([
      'To work: by transit about 20%, by car about 50%, on foot about 30%',
      'Speak English less than very well: about 12% of the people',
    ]);
  });

  it('names no direction where the middle of the next ZIP code is close by', () => {
    const name = 'counties/chittenden-county.yaml';
    const files = smallSite();
    edit(files, name, '"05408": [44.5140, -73.2540]', '"05408": [44.4765, -73.2120]');
    const police = 'zip,body,department,certainty\n05401,City of Burlington,Burlington Police,high\n';
    const site = planWith({ municipalities, police }, { [name]: files[name]! });
    expect(rowsOf(site, '05408', 'neighbors')?.[0]).toBe('05401: Burlington Police');
  });

  it('compares the ZIP codes of a city or county', () => {
    const site = planWith({ municipalities });
    const [county] = site.places.counties;
    expect(sectionAbout(site, county!, 'zips')?.rows[0]).toEqual({
      label: '05401',
      value: 'City of Burlington',
    });
  });

  it('chooses the ZIP codes with the most crashes first, without those of which nothing is known', () => {
    const site = planWith({
      crashes: 'zip,year,injury_crashes\n05401,2025,100\n05403,2025,312\n',
      'crash-streets': 'zip,street,from,to,people_hurt\n05401,Main Street,2024-06-12,2026-06-11,46\n',
    });
    const [county] = site.places.counties;
    const { ranked, table } = sectionAbout(site, county!, 'zips')!;
    expect(ranked).toEqual([
      { label: '05403', value: 'about 310 crashes with injuries in 2025' },
      {
        label: '05401',
        value: 'about 100 crashes with injuries in 2025, the most people hurt since 2024 on Main Street',
      },
    ]);
    expect(table!.orders[0]!.rows.map(({ name, about }) => [name, about])).toEqual([
      ['05403', ''],
      ['05401', 'Main Street'],
    ]);
    expect(sectionAbout(site, county!, 'crashes')?.rows).toEqual([
      {
        label: 'Where the most people were hurt, June 12, 2024 to June 11, 2026',
        value: 'at least 40 on Main Street',
      },
    ]);
  });

  it('lists ZIP codes by number, and chooses those with the most people for a topic if no crashes are counted', () => {
    const zips = Array.from({ length: 8 }, (_, i) => `0541${i}`);
    const site = smallPlan((files) => {
      const county = 'counties/addison-county.yaml';
      edit(files, county, '["05753", "05740"]', JSON.stringify(zips.toReversed()));
      edit(files, county, 'points:\n  "05753": [44.0153, -73.1673]\n', 'roads:\n');
      for (const zip of zips) files[county] += `  "${zip}": { streets: ["Main Street"] }\n`;
      files['places/people.csv'] =
        `zip,population\n${zips.map((zip, i) => `${zip},${1000 + 100 * i}\n`).join('')}`;
      files['places/sources.yaml'] = `tables:\n  people: ${tableSource}\n`;
    });
    const county = site.places.countyBySlug.get('addison-county')!;
    expect(sectionAbout(site, county, 'zips')?.rows[0]?.label).toBe('05410');
    const lines = factRows(site, county).zips!.pieces.join('').split('\n\n');
    expect(lines[0]).toBe('05417: Main Street.');
    expect(lines.slice(-2)).toEqual(['05412: Main Street.', 'And 2 more, with fewer people.']);
  });

  it.each([
    [6, undefined],
    [7, '7 ZIP codes'],
  ])('folds a list of more than six ZIP codes: %i', (count, fold) => {
    const zips = Array.from({ length: count }, (_, i) => `0541${i}`);
    const site = smallPlan((files) => {
      const county = 'counties/addison-county.yaml';
      edit(files, county, '["05753", "05740"]', JSON.stringify(zips));
      edit(files, county, 'points:\n  "05753": [44.0153, -73.1673]\n', 'roads:\n');
      for (const zip of zips) files[county] += `  "${zip}": { streets: ["Main Street"] }\n`;
    });
    expect(sectionAbout(site, site.places.countyBySlug.get('addison-county')!, 'zips')?.fold).toBe(fold);
  });

  it('includes the neighborhoods of a city, but for a city that is a neighborhood those in its ZIP codes', () => {
    const site = smallPlan((files) =>
      edit(
        files,
        'counties/chittenden-county.yaml',
        '"Old North End":',
        '"South Burlington": ["05403"]\n  "Old North End": ["05401", "05403"]\n  "Lakeside":',
      ),
    );
    const labels = (name: string) =>
      locationWords(site, cityNamed(site, name)).facts.map(({ label }) => label);
    expect(labels('Burlington')).toContain('Neighborhoods');
    expect(labels('South Burlington')).toContain('Neighborhoods in its ZIP codes');
  });

  it('includes the neighborhood in the only ZIP code of a city', () => {
    const site = smallPlan((files) => {
      edit(files, 'counties/chittenden-county.yaml', 'zips: ["05403", "05401"]', 'zips: ["05403"]');
      edit(
        files,
        'counties/chittenden-county.yaml',
        '"Old North End":',
        '"South Burlington": ["05403"]\n  "Lakeside": ["05403"]\n  "Old North End":',
      );
    });
    const south = cityNamed(site, 'South Burlington');
    expect(locationWords(site, south).facts).toContainEqual(
      expect.objectContaining({ label: 'Neighborhood in its ZIP code' }),
    );
  });

  it('is one row for each subject on pages about something else', () => {
    const site = planWith({ municipalities });
    expect(factRows(site, zipNamed(site, '05408'))).toEqual({
      'public-bodies': {
        label: 'Whom a claim is for',
        pieces: [
          'All of 05408 lies in the City of Burlington. A claim goes to the City of Burlington where the street or building is its own.',
        ],
      },
      neighbors: {
        label: 'If it was in the next ZIP code',
        pieces: ['05403, to the southeast: City of South Burlington, Town of Shelburne, Town of Williston.'],
      },
    });
  });

  it('ends each line with one full stop', () => {
    const site = planWith({
      police: 'zip,body,department,certainty\n05408,City of Burlington,Burlington Police Dept.,high\n',
      municipalities,
    });
    expect(factRows(site, zipNamed(site, '05408'))['public-bodies']?.pieces.join('').split('\n').at(-1)).toBe(
      'City of Burlington: Burlington Police Dept.',
    );
  });

  it('tells each year once in that row, and the source', () => {
    const told = (crashes: string) => {
      const site = planWith({ crashes: `zip,year,injury_crashes\n${crashes}` });
      return factRows(site, zipNamed(site, '05401')).crashes?.pieces;
    };
    expect(told('05401,2024,396\n05401,2025,204\n')).toEqual([
      'About 200 crashes hurt somebody in 2025. Earlier: 2024 about 400. Source: The count.',
    ]);
    expect(told('05401,2025,204\n')).toEqual(['About 200 crashes hurt somebody in 2025. Source: The count.']);
    expect(told('05401,2020,4\n05401,2023,396\n05401,2025,204\n')).toEqual([
      'About 200 crashes hurt somebody in 2025. Earlier, without 2021, 2022 and 2024: 2020 fewer than ten, 2023 about 400. Source: The count.',
    ]);
  });

  it('is empty without tables', () => {
    const site = smallPlan();
    const zip = zipNamed(site, '05401');
    for (const place of [zip, zip.city, zip.county]) expect(sectionsOnPage(site, place)).toEqual([]);
  });
});

describe('The page of a city', () => {
  const zipsAt = (zips: string, crashes: string) => {
    const site = planWith(
      { crashes: `zip,year,injury_crashes\n${crashes}` },
      {
        'counties/chittenden-county.yaml': String(smallSite()['counties/chittenden-county.yaml']).replace(
          '["05401", "05408"]',
          zips,
        ),
      },
    );
    const { props } = planPage(site, routeAt(site, '/locations/chittenden-county/burlington'));
    return (props as unknown as { zips: { label: string }[] }).zips.map(({ label }) => label);
  };

  it('lists its ZIP codes unless a table compares all of them', () => {
    const counted = '05401,2025,204\n05408,2025,312\n';
    const mostFirst = '05401,2025,312\n05408,2025,204\n';
    expect(zipsAt('["05401", "05408"]', '05753,2025,40\n')).toEqual(['05401', '05408']);
    expect(zipsAt('["05401", "05408"]', counted)).toEqual([]);
    expect(zipsAt('["05401", "05408"]', mostFirst)).toEqual([]);
    expect(zipsAt('["05401", "05408", "05403"]', counted)).toEqual(['05401', '05408', '05403']);
  });
});

describe('The population of a county', () => {
  it.each([
    ['2020 census (worked out by ZIP code)', 'Population (2020 census)'],
    ['State estimate of 2025', 'Population (State estimate of 2025)'],
  ])('is given with its source: %s', (counted, label) => {
    const site = smallPlan((files) =>
      edit(files, 'counties/chittenden-county.yaml', 'source: "2020 census"', `source: "${counted}"`),
    );
    const county = site.places.countyBySlug.get('chittenden-county')!;
    expect(locationWords(site, county).facts).toContainEqual({
      label,
      pieces: ['168,323'],
    });
  });
});

describe('The credits of a page', () => {
  it('include the source of official neighborhoods', () => {
    const site = smallPlan((files) => {
      files['places/neighborhoods.csv'] = 'zip,name,kind,people_share\n05401,Old North End,Residential,1\n';
      files['places/sources.yaml'] =
        'tables:\n  neighborhoods: { source: "A list", credit: "City Planning", date: "2025", license: "CC BY 4.0" }\n';
    });
    expect(creditsOf(site, zipNamed(site, '05401'))).toBe('City Planning');
  });

  it('include the source of the nearest stations if there are none inside', () => {
    const site = planWith({
      stations: 'id,system,name,lines,lat,lng\nA,Metro,Church Street,1,44.4762,-73.2420\n',
    });
    expect(creditsOf(site, zipNamed(site, '05401'))).toBe('The count');
    expect(creditsOf(site, zipNamed(site, '05753'))).toBe('');
  });

  it('include the sources of facts about neighboring ZIP codes', () => {
    const site = planWith({
      people: 'zip,population\n05401,100\n',
      'health-areas': 'zip,name\n05401,Old North End\n',
    });
    site.content.tableSources['health-areas']!.credit = 'The clinic';
    expect(creditsOf(site, zipNamed(site, '05401'))).toBe('The clinic; The count');
    expect(creditsOf(site, zipNamed(site, '05408'))).toBe('The clinic');
    expect(creditsOf(site, zipNamed(site, '05753'))).toBe('');
  });

  it('include the source of names in mail addresses only if a name is given', () => {
    const site = planWith({
      municipalities,
      'mail-names': 'zip,name\n05401,Burlington\n05403,Burlington\n',
    });
    site.content.tableSources['mail-names']!.credit = 'The mail';
    expect(creditsOf(site, zipNamed(site, '05403'))).toBe('The count; The mail');
    expect(creditsOf(site, zipNamed(site, '05401'))).toBe('The count');
    expect(creditsOf(site, cityNamed(site, 'South Burlington'))).toBe('The count');
  });

  it('name each publisher in full, and once', () => {
    const site = smallPlan((files) => {
      files['places/people.csv'] = 'zip,population\n05401,100\n';
      files['places/health-areas.csv'] = 'zip,name\n05401,Burlington\n';
      files['places/sources.yaml'] = `\
tables:
  people: { source: "A count", credit: "Department of Health and Aging; US Census Bureau", date: "2025", license: "Public domain" }
  health-areas: { source: "A list", credit: "US Census Bureau", date: "2025", license: "Public domain" }
`;
    });
    expect(creditsOf(site, zipNamed(site, '05401'))).toBe('US Census Bureau; Department of Health and Aging');
  });
});
