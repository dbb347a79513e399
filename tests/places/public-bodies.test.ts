import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SiteRead } from '#output/load-site.ts';
import { loadSite } from '../support/load-site.ts';
import { essentialsOf } from '#site/place-facts/essentials.ts';
import { governedBy, noticeTo, publicBodies } from '#site/place-facts/public-bodies.ts';
import { sectionAbout } from '#site/place-facts/subjects.ts';
import { cityNamed, zipNamed } from '../support/small-site/small-plan.ts';
import { root } from '../support/site.ts';

const { site, content } = loadSite(path.join(root, 'data')) as SiteRead;
const { tables } = content;

const said = (zip: string) => governedBy(zipNamed(site, zip))!;

/** Mistaken for other municipalities before, because their mail has another name. */
const misread = [
  [
    '14221',
    'Mail to 14221 is addressed to Buffalo; most of 14221 lies in the Town of Amherst outside any village, parts in the Town of Clarence and the Village of Williamsville, small parts elsewhere.',
  ],
  ['14226', 'Mail to 14226 is addressed to Buffalo; all of 14226 lies in the Town of Amherst.'],
  [
    '14217',
    'Mail to 14217 is addressed to Buffalo; ZIP code 14217 is divided between the Village of Kenmore and the Town of Tonawanda outside any village.',
  ],
  [
    '10607',
    'Mail to 10607 is addressed to White Plains; nearly all of 10607 lies in the Town of Greenburgh.',
  ],
  [
    '10604',
    'Mail to 10604 is addressed to West Harrison; most of 10604 lies in the Town and Village of Harrison, parts in the City of White Plains and the Town of North Castle.',
  ],
  ['14215', 'Most of 14215 lies in the City of Buffalo, a part in the Town of Cheektowaga.'],
  [
    '14624',
    'Mail to 14624 is addressed to Rochester; most residents of 14624 live in the Town of Chili, others in the Town of Gates and the Town of Ogden.',
  ],
  [
    '12205',
    'Mail to 12205 is addressed to Albany; most of 12205 lies in the Town of Colonie outside any village, a part in the Village of Colonie, small parts elsewhere.',
  ],
  [
    '12203',
    'Mail to 12203 is addressed to Albany; ZIP code 12203 is divided among the City of Albany, the Town of Guilderland and the Town of Bethlehem, with smaller parts elsewhere.',
  ],
  [
    '12047',
    'Mail to 12047 is addressed to Cohoes; ZIP code 12047 is divided between the City of Cohoes and the Town of Colonie.',
  ],
] as const;

describe('The municipality for a notice of claim', () => {
  it.each(misread)('is named for %s', (zip, sentence) => {
    expect(said(zip)).toBe(sentence);
  });

  it('is named for every ZIP code in the table if it has a tenth of the residents', () => {
    const unnamed = tables.municipalities
      .filter(({ people_share: share }) => share >= 0.1)
      .filter(({ zip, body }) => !said(zip).includes(`the ${body}`));
    expect(tables.municipalities.length).toBeGreaterThan(500);
    expect(unnamed).toEqual([]);
  });

  it('is followed by a note about others if only the larger ones are named', () => {
    expect(said('11771')).toBe(
      'Mail to 11771 is addressed to Oyster Bay; ZIP code 11771 is divided among the Town of Oyster Bay outside any village, the Village of Oyster Bay Cove and the Village of Upper Brookville, with smaller parts elsewhere.',
    );
    expect(noticeTo(zipNamed(site, '11771'))).toMatch(/ or another municipality$/);
    for (const { zip, body, people_share: people } of tables.municipalities) {
      if (people >= 0.02 && !said(zip).includes(`the ${body}`))
        expect(said(zip)).toMatch(/, (?:small parts|with smaller parts|the rest) elsewhere\.$/);
    }
  });

  it('is one of at most four in a sentence, with a note about others', () => {
    expect(said('11021')).toBe(
      'Mail to 11021 is addressed to Great Neck; ZIP code 11021 is divided among the Village of Great Neck Plaza, the Village of Great Neck Estates, the Village of Thomaston and the Town of North Hempstead outside any village, with smaller parts elsewhere.',
    );
    expect(governedBy(cityNamed(site, 'Great Neck'))).toMatch(
      / and the Village of Kings Point, with smaller parts elsewhere\.$/,
    );
    expect(noticeTo(zipNamed(site, '11021'))).toBe(
      'the Village of Great Neck Plaza, the Village of Great Neck Estates, the Village of Thomaston, the Town of North Hempstead or another municipality',
    );
  });

  it('is one of at most four in the list of neighbors, too', () => {
    const row = sectionAbout(site, zipNamed(site, '11020'), 'neighbors')!.rows.find(({ label }) =>
      label.startsWith('11021'),
    );
    expect(row?.value).toContain('Village of Thomaston, Town of North Hempstead and others; ');
  });

  it('is never a single one if none has half of the residents', () => {
    const most = new Map<string, number>();
    for (const { zip, body, people_share: share } of tables.municipalities) {
      if (body !== 'City of New York') most.set(zip, Math.max(most.get(zip) ?? 0, share));
    }
    const divided = [...most].filter(([, share]) => share > 0 && share < 0.5).map(([zip]) => zip);
    expect(divided).toContain('10583');
    for (const zip of divided) {
      expect(said(zip)).toContain(`ZIP code ${zip} is divided `);
      expect(noticeTo(zipNamed(site, zip))).toContain(' or ');
    }
  });

  it('is never a nation, because the statute does not cover nations', () => {
    expect(said('11968')).toContain('the Shinnecock Reservation');
    expect(noticeTo(zipNamed(site, '11968'))).toBe('the Town of Southampton or the Village of Southampton');
  });

  it('is the city in all of its boroughs, whose names in the mail mislead nobody', () => {
    expect(said('10463')).toBe('All of 10463 lies in the City of New York.');
    expect(said('11224')).toBe('All of 11224 lies in the City of New York.');
  });

  it('is in another county, with a court of its own, only for a part of 10463', () => {
    const beyond = / a part of (\d+) lies in (.+), which has a court of its own$/;
    const found = site.places.zips.flatMap(
      (zip) => beyond.exec(essentialsOf(site, zip).court!.text)?.slice(1) ?? [],
    );
    expect(found).toEqual(['10463', 'New York County']);
  });

  it('is given without the name in the mail if they are the same', () => {
    expect(said('13202')).toBe('All of 13202 lies in the City of Syracuse.');
    expect(said('11550')).toBe('Most of 11550 lies in the Village of Hempstead, small parts elsewhere.');
  });

  it('is not given for a city that governs itself', () => {
    const governed = (name: string) => governedBy(cityNamed(site, name));
    expect(governed('New Rochelle')).toBeUndefined();
    expect(governed('Brooklyn')).toBe('All of Brooklyn lies in the City of New York.');
  });

  it('is a town outside its villages, even if these are too small to be named', () => {
    const amherst = cityNamed(site, 'Amherst');
    expect(governedBy(amherst)).toBe(
      'Most people in the ZIP codes listed under Amherst live in the Town of Amherst outside any village, others in the Town of Clarence and elsewhere.',
    );
    expect(said('11724')).toBe(
      'Mail to 11724 is addressed to Cold Spring Harbor; most of 11724 lies in the Town of Huntington outside any village, small parts elsewhere.',
    );
  });

  it('is listed with a share that counts the residents of villages once, though they also live in a town', () => {
    const hempstead = cityNamed(site, 'Hempstead');
    const shares = publicBodies(site, hempstead)!.rows.map(({ label, value }) => `${label}, ${value}`);
    expect(shares[0]).toMatch(/^Town of Hempstead, about 53% of the people here/);
    expect(shares[1]).toMatch(/^Village of Hempstead, about 21% of the people here/);
    expect(shares[2]).toMatch(/^Village of Freeport, about 16% of the people here/);
    expect(shares[3]).toMatch(/^Village of Rockville Centre, about 9% of the people here/);
    expect(governedBy(hempstead)).toBe(
      'Most people in the ZIP codes listed under Hempstead live in the Town of Hempstead outside any village, others in the Village of Hempstead, the Village of Freeport and the Village of Rockville Centre.',
    );
    expect(governedBy(cityNamed(site, 'Rochester'))).toMatch(
      / among the City of Rochester, .* and the Town of Brighton, with smaller parts elsewhere\.$/,
    );
  });
});
