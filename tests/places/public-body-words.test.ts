import { describe, expect, it } from 'vitest';
import { planPage } from '#pages/definitions.ts';
import type { PrintedRow } from '#site/fact-row.ts';
import { essentialsOf } from '#site/place-facts/essentials.ts';
import { placeholderValues } from '#site/place-facts/placeholder-values.ts';
import { claimAgainst, governedBy, noticeTo, publicBodies } from '#site/place-facts/public-bodies.ts';
import { sectionAbout } from '#site/place-facts/subjects.ts';
import { cityNamed, planWithTables, routeAt, zipNamed } from '../support/small-site/small-plan.ts';
import { smallSite } from '../support/small-site/small-site.ts';

const head = 'zip,body,name,kind,county,in_town,people_share,land_share\n';
const rest = `\
05408,City of Burlington,Burlington,city,Chittenden,,1,1
05740,Town of Middlebury,Middlebury,town,Addison,,1,1
05753,Town of Middlebury,Middlebury,town,Addison,,1,1
`;

describe('The text about municipalities', () => {
  it('says "nearly all" only if it is true of both people and land, and names the rest', () => {
    const site = planWithTables({
      municipalities: `${head}${rest}\
05401,City of Burlington,Burlington,city,Chittenden,,0.94,0.63
05401,Town of Colchester,Colchester,town,Chittenden,,0.06,0.37
05403,City of South Burlington,South Burlington,city,Chittenden,,0.95,0.93
05403,Town of Shelburne,Shelburne,town,Chittenden,,0.05,0.07
`,
    });
    const said = (zip: string) => governedBy(zipNamed(site, zip));
    expect(said('05401')).toBe(
      'Most of 05401 lies in the City of Burlington, a part in the Town of Colchester.',
    );
    expect(said('05403')).toBe(
      'Nearly all of 05403 lies in the City of South Burlington, a part in the Town of Shelburne.',
    );
  });

  it('does not say "nearly all" where the list below gives the share in percent', () => {
    const site = planWithTables({
      municipalities: `${head}${rest}\
05401,City of Burlington,Burlington,city,Chittenden,,0.92,0.93
05401,Town of Colchester,Colchester,town,Chittenden,,0.08,0.07
05403,City of South Burlington,South Burlington,city,Chittenden,,1,1
`,
    });
    const zip = zipNamed(site, '05401');
    expect(publicBodies(site, zip)?.rows[0]?.value).toBe('about 92% of the people here');
    expect(governedBy(zip)).toBe(
      'Most of 05401 lies in the City of Burlington, a part in the Town of Colchester.',
    );
  });

  it.each(['town', 'township'])('keeps a village apart from the %s around it', (kind) => {
    const town = kind === 'town' ? 'Town' : 'Township';
    const site = planWithTables({
      municipalities: `${head}${rest}\
05401,${town} of Essex,Essex,${kind},Chittenden,,0.7,0.7
05401,Village of Jericho,Jericho,village,Chittenden,Essex,0.3,0.3
05403,${town} of Essex,Essex,${kind},Chittenden,,1,1
`,
    });
    expect(governedBy(zipNamed(site, '05401'))).toBe(
      `Most of 05401 lies in the ${town} of Essex outside any village, a part in the Village of Jericho.`,
    );
  });

  it('leaves out the rest of a city if nearly all people live in one municipality', () => {
    const site = planWithTables({
      municipalities: `${head}${rest.replace('Burlington,city,Chittenden,,1,1', 'Burlington,city,Chittenden,,0.96,0.9')}\
05401,City of Burlington,Burlington,city,Chittenden,,0.96,0.9
05401,Town of Colchester,Colchester,town,Chittenden,,0.04,0.1
05403,City of South Burlington,South Burlington,city,Chittenden,,1,1
05408,Town of Colchester,Colchester,town,Chittenden,,0.04,0.1
`,
    });
    expect(governedBy(cityNamed(site, 'Burlington'))).toBe(
      'Nearly all people in the ZIP codes listed under Burlington live in the City of Burlington.',
    );
  });

  it('does not say of a city that others live elsewhere, which "most" says already', () => {
    const parts = (zip: string) => `\
${zip},City of Burlington,Burlington,city,Chittenden,,0.92,0.9
${zip},Town of Colchester,Colchester,town,Chittenden,,0.04,0.05
${zip},Town of Williston,Williston,town,Chittenden,,0.04,0.05
`;
    const site = planWithTables({
      municipalities: `${head}${parts('05401')}\
05403,City of South Burlington,South Burlington,city,Chittenden,,1,1
${parts('05408')}\
05740,Town of Middlebury,Middlebury,town,Addison,,1,1
05753,Town of Middlebury,Middlebury,town,Addison,,1,1
`,
    });
    expect(governedBy(cityNamed(site, 'Burlington'))).toBe(
      'Most people in the ZIP codes listed under Burlington live in the City of Burlington.',
    );
  });

  it('names the largest municipality of a ZIP code without residents', () => {
    const towns = ['Bolton', 'Colchester', 'Essex', 'Jericho', 'Milton', 'Underhill'];
    const site = planWithTables({
      municipalities: `${head}${rest}${towns
        .map((name, i) => `05401,Town of ${name},${name},town,Chittenden,,0,${i === 0 ? 0.19 : 0.16}\n`)
        .join('')}05403,City of South Burlington,South Burlington,city,Chittenden,,1,1\n`,
    });
    expect(noticeTo(zipNamed(site, '05401'))).toBe('the Town of Bolton or another municipality');
  });

  it('mentions the courts of every other county with a part of the ZIP code', () => {
    const site = planWithTables({
      municipalities: `${head}${rest}\
05401,City of Burlington,Burlington,city,Chittenden,,0.6,0.6
05401,Town of Ferrisburgh,Ferrisburgh,town,Addison,,0.3,0.3
05401,Town of South Hero,South Hero,town,Grand Isle,,0.1,0.1
05403,City of South Burlington,South Burlington,city,Chittenden,,1,1
`,
    });
    expect(essentialsOf(site, zipNamed(site, '05401')).court?.text).toBe(
      'A part of 05401 lies in Addison County and Grand Isle County, which have courts of their own',
    );
  });

  it('names one municipality for a whole ZIP code only if it has most of the land, too', () => {
    const site = planWithTables({
      municipalities: `${head}${rest}\
05401,City of Burlington,Burlington,city,Chittenden,,0.91,0.55
05401,Town of Colchester,Colchester,town,Chittenden,,0.03,0.15
05401,Town of Essex,Essex,town,Chittenden,,0.03,0.15
05401,Town of Williston,Williston,town,Chittenden,,0.03,0.15
05403,City of South Burlington,South Burlington,city,Chittenden,,0.96,0.85
05403,Town of Shelburne,Shelburne,town,Chittenden,,0.04,0.15
`,
    });
    expect(claimAgainst(zipNamed(site, '05401'))).toBeUndefined();
    expect(claimAgainst(zipNamed(site, '05403'))).toBe('the City of South Burlington');
  });

  it('names one municipality for a whole place only if nearly all of its people live there', () => {
    const villages = ['Jericho', 'Essex', 'Milton'].map(
      (name) => `05401,Village of ${name},${name},village,Chittenden,Colchester,0.04,0.05\n`,
    );
    const site = planWithTables({
      municipalities: `${head}${rest}\
05401,Town of Colchester,Colchester,town,Chittenden,,0.88,0.85
${villages.join('')}\
05403,City of South Burlington,South Burlington,city,Chittenden,,0.96,0.9
05403,Town of Shelburne,Shelburne,town,Chittenden,,0.04,0.1
`,
    });
    expect(claimAgainst(zipNamed(site, '05401'))).toBeUndefined();
    expect(noticeTo(zipNamed(site, '05401'))).toBe('the Town of Colchester or another municipality');
    expect(publicBodies(site, zipNamed(site, '05401'))?.heading).toBe('Whose street was it?');
    expect(claimAgainst(zipNamed(site, '05403'))).toBe('the City of South Burlington');
  });

  it('names a public corporation beside the municipality where the grounds are its own', () => {
    const county = 'counties/chittenden-county.yaml';
    const harbor = 'otherBodies: { "the Burlington Harbor Authority": ["05401"] }\n';
    const site = planWithTables(
      {
        municipalities: `${head}${rest}\
05401,City of Burlington,Burlington,city,Chittenden,,1,1
05403,City of South Burlington,South Burlington,city,Chittenden,,1,1
`,
      },
      { [county]: smallSite()[county]! + harbor },
    );
    const both = 'the City of Burlington or the Burlington Harbor Authority';
    expect(claimAgainst(zipNamed(site, '05401'))).toBe(both);
    expect(placeholderValues(site, zipNamed(site, '05401')).noticeTo).toBe(both);
    expect(publicBodies(site, zipNamed(site, '05401'))?.says).toContain(`goes to ${both} `);
    expect(noticeTo(zipNamed(site, '05408'))).toBe('the City of Burlington');
    expect(noticeTo(cityNamed(site, 'Burlington'))).toBe('the City of Burlington');
  });

  it('weights the ZIP codes of a city by their population', () => {
    const site = planWithTables({
      municipalities: `${head}\
05401,City of Burlington,Burlington,city,Chittenden,,1,1
05403,City of South Burlington,South Burlington,city,Chittenden,,1,1
05408,Town of Colchester,Colchester,town,Chittenden,,1,1
05740,Town of Middlebury,Middlebury,town,Addison,,1,1
05753,Town of Middlebury,Middlebury,town,Addison,,1,1
`,
      people: 'zip,population\n05401,3000\n05408,9000\n',
    });
    const burlington = cityNamed(site, 'Burlington');
    expect(publicBodies(site, burlington)?.rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Town of Colchester: about 75% of the people here',
      'City of Burlington: about 25% of the people here',
    ]);
    expect(governedBy(burlington)).toBe(
      'Most people in the ZIP codes listed under Burlington live in the Town of Colchester, others in the City of Burlington.',
    );
  });

  it('never directs a notice of claim to a nation, even if it governs the whole ZIP code', () => {
    const site = planWithTables({
      municipalities: `${head}${rest.replace('City of Burlington,Burlington,city', 'Abenaki Reservation,Abenaki,reservation')}\
05401,City of Burlington,Burlington,city,Chittenden,,1,1
05403,City of South Burlington,South Burlington,city,Chittenden,,1,1
`,
    });
    const { claims } = site.content.pages['place-facts'];
    expect(publicBodies(site, zipNamed(site, '05408'))?.says).toBe(claims.several);
  });

  it('leaves the shares of a city to the list, and says that a city lies in a municipality only if all of its land does', () => {
    const site = planWithTables({
      municipalities: `${head}\
05401,City of Burlington,Burlington,city,Chittenden,,0.7,0.7
05401,Town of Colchester,Colchester,town,Chittenden,,0.3,0.3
05403,City of South Burlington,South Burlington,city,Chittenden,,1,1
05408,City of Burlington,Burlington,city,Chittenden,,1,1
05740,Town of Middlebury,Middlebury,town,Addison,,1,1
05753,Town of Middlebury,Middlebury,town,Addison,,1,0.8
05753,Town of Cornwall,Cornwall,town,Addison,,0,0.2
`,
    });
    const governed = (name: string) => governedBy(cityNamed(site, name));
    expect(governed('Burlington')).toBe(
      'Most people in the ZIP codes listed under Burlington live in the City of Burlington, others in the Town of Colchester.',
    );
    expect(governed('Middlebury')).toBe(
      'Nearly all people in the ZIP codes listed under Middlebury live in the Town of Middlebury.',
    );
  });

  it('puts an article before courts, and names the district court of a county once', () => {
    const site = planWithTables({
      municipalities: `${head}${rest}\
05401,City of Burlington,Burlington,city,Chittenden,,0.7,0.7
05401,Town of Colchester,Colchester,town,Chittenden,,0.3,0.3
05403,City of South Burlington,South Burlington,city,Chittenden,,0.6,0.6
05403,Town of Shelburne,Shelburne,town,Chittenden,,0.4,0.4
`,
      courts: `county,body,court
Chittenden,City of Burlington,Burlington City Court
Chittenden,Town of Colchester,Colchester Town Court
Chittenden,City of South Burlington,"District Court of Chittenden County, Third District (civil)"
Chittenden,Town of Shelburne,"District Court of Chittenden County, Fourth District (civil)"
`,
    });
    const court = (zip: string) => essentialsOf(site, zipNamed(site, zip)).court?.text;
    expect(court('05401')).toBe('Smaller cases in the Burlington City Court or the Colchester Town Court');
    expect(court('05403')).toBe(
      'Smaller cases in the District Court of Chittenden County, Third or Fourth District (civil)',
    );
    expect(placeholderValues(site, zipNamed(site, '05401')).localCourt).toBe(
      'the Burlington City Court or the Colchester Town Court',
    );
    expect(sectionAbout(site, zipNamed(site, '05401'), 'public-bodies')?.rows[0]?.value).toContain(
      'Burlington City Court',
    );
  });

  it('takes the courts of its towns for a village that has no court in the table', () => {
    const site = planWithTables({
      municipalities: `${head}${rest}\
05401,Village of Essex Junction,Essex Junction,village,Chittenden,Essex & Colchester,0.7,0.7
05401,City of Burlington,Burlington,city,Chittenden,,0.3,0.3
05403,Village of Jericho,Jericho,village,Chittenden,Essex,1,1
`,
      courts: `county,body,court
Chittenden,City of Burlington,Burlington City Court
Chittenden,Town of Colchester,Colchester Town Court
Chittenden,Town of Essex,Essex Town Court
Chittenden,Village of Jericho,Jericho Village Court
`,
    });
    const court = (zip: string) => placeholderValues(site, zipNamed(site, zip)).localCourt;
    expect(court('05401')).toBe(
      'the Essex Town Court, the Colchester Town Court or the Burlington City Court',
    );
    expect(court('05403')).toBe('the Jericho Village Court');
    expect(publicBodies(site, zipNamed(site, '05401'))?.rows.map(({ value }) => value)).toEqual([
      'about 70% of the people here; Essex Town Court or Colchester Town Court',
      'about 30% of the people here; Burlington City Court',
    ]);
  });

  it('takes the court for smaller cases from the county where no city or town has its own', () => {
    const county = 'counties/chittenden-county.yaml';
    const text = String(smallSite()[county]);
    const site = planWithTables(
      {
        municipalities: `${head}${rest}05401,City of Burlington,Burlington,city,Chittenden,,1,1
05403,City of South Burlington,South Burlington,city,Chittenden,,1,1
`,
        courts: 'county,body,court\nChittenden,City of South Burlington,South Burlington City Court\n',
      },
      { [county]: text.replace('court: {', 'court: { smaller: "the Civil Court of Chittenden County",') },
    );
    const card = essentialsOf(site, zipNamed(site, '05401')).court?.text;
    expect(card).toBe('Smaller cases in the Civil Court of Chittenden County');
    expect(placeholderValues(site, cityNamed(site, 'Burlington')).localCourt).toBe(
      'the Civil Court of Chittenden County',
    );
    expect(placeholderValues(site, zipNamed(site, '05403')).localCourt).toBe(
      'the South Burlington City Court',
    );
  });

  it('omits a court from the list if all parts share it, because a card names it', () => {
    const site = planWithTables({
      municipalities: `${head}${rest}\
05401,City of Burlington,Burlington,city,Chittenden,,0.7,0.7
05401,Town of Colchester,Colchester,town,Chittenden,,0.3,0.3
05403,City of South Burlington,South Burlington,city,Chittenden,,1,1
`,
      courts: `county,body,court
Chittenden,City of Burlington,District Court of Chittenden County
Chittenden,Town of Colchester,District Court of Chittenden County
`,
    });
    expect(essentialsOf(site, zipNamed(site, '05401')).court?.text).toContain('District Court');
    expect(publicBodies(site, zipNamed(site, '05401'))?.rows.map(({ value }) => value)).toEqual([
      'about 70% of the people here',
      'about 30% of the people here',
    ]);
  });

  it('comes from the data for counties, and recognizes a county that one city governs', () => {
    const words = `
claims:
  city: "A claim over the city's streets goes to"
  county: "A claim goes to"
`;
    const chittenden = 'counties/chittenden-county.yaml';
    const rowOf = (body: string) => {
      const site = planWithTables(
        {
          municipalities: `${head}${rest}\
05401,City of Burlington,Burlington,city,Chittenden,,1,1
05403,City of Burlington,Burlington,city,Chittenden,,1,1
`,
        },
        {
          'pages/place-facts.yaml': words,
          [chittenden]: String(smallSite()[chittenden]).replace('the County of Chittenden', body),
        },
      );
      const { props } = planPage(site, routeAt(site, '/locations/chittenden-county'));
      return (props as unknown as { facts: PrintedRow[] }).facts[0];
    };
    expect(rowOf('the City of Burlington')).toEqual({
      label: "A claim over the city's streets goes to",
      pieces: ['the City of Burlington'],
    });
    expect(rowOf('the County of Chittenden')).toEqual({
      label: 'A claim goes to',
      pieces: ['the County of Chittenden; streets and buildings of cities, towns and villages are theirs'],
    });
  });
});
