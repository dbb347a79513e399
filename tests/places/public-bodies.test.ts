import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../support/load-site.ts';
import { governmentOf, mailAndMunicipality, noticeTo } from '#site/known/public-bodies.ts';
import { root } from '../support/site.ts';

const site = loadSite(path.join(root, 'data')).site!;
const { tables } = site.content;

const zipNamed = (zip: string) => site.places.zipByCode.get(zip)!;
const said = (zip: string) => mailAndMunicipality(zipNamed(zip), governmentOf(zipNamed(zip))!);

/** Each of these was sent to another public body once, because its letters say another name. */
const misread = [
  [
    '14221',
    'Letters to 14221 say Buffalo; most of it is the Town of Amherst, parts are the Town of Clarence and the Village of Williamsville.',
  ],
  ['14226', 'Letters to 14226 say Buffalo; all of it is the Town of Amherst.'],
  [
    '14217',
    'Letters to 14217 say Buffalo; its streets are divided between the Village of Kenmore and the Town of Tonawanda, and none of them governs all of it.',
  ],
  ['10607', 'Letters to 10607 say White Plains; nearly all of it is the Town of Greenburgh.'],
  [
    '10604',
    'Letters to 10604 say West Harrison; most of it is the Town and Village of Harrison, parts are the City of White Plains and the Town of North Castle.',
  ],
  [
    '14215',
    'Letters to 14215 say Buffalo; most of it is the City of Buffalo, a part is the Town of Cheektowaga.',
  ],
  [
    '14624',
    'Letters to 14624 say Rochester; most of it is the Town of Chili, parts are the Town of Gates and the Town of Ogden.',
  ],
  [
    '12205',
    'Letters to 12205 say Albany; most of it is the Town of Colonie, a part is the Village of Colonie.',
  ],
  [
    '12203',
    'Letters to 12203 say Albany; its streets are divided between the City of Albany, the Town of Guilderland and the Town of Bethlehem, and none of them governs all of it.',
  ],
  [
    '12047',
    'Letters to 12047 say Cohoes; its streets are divided between the City of Cohoes and the Town of Colonie, and none of them governs all of it.',
  ],
] as const;

describe('Whom a notice of claim is for', () => {
  it.each(misread)('is told for %s', (zip, sentence) => {
    expect(said(zip)).toBe(sentence);
  });

  it('names every body with a tenth of the residents, for every ZIP of the table', () => {
    const unnamed = tables.municipalities
      .filter(({ people_share: share }) => share >= 0.1)
      .filter(({ zip, body }) => !said(zip).includes(`the ${body}`));
    expect(tables.municipalities.length).toBeGreaterThan(500);
    expect(unnamed).toEqual([]);
  });

  it('names no single body where none has half of the residents', () => {
    const most = new Map<string, number>();
    for (const { zip, body, people_share: share } of tables.municipalities) {
      if (body !== 'City of New York') most.set(zip, Math.max(most.get(zip) ?? 0, share));
    }
    const divided = [...most].filter(([, share]) => share > 0 && share < 0.5).map(([zip]) => zip);
    expect(divided).toContain('10583');
    for (const zip of divided) {
      expect(said(zip)).toContain('none of them governs all of it');
      expect(noticeTo(governmentOf(zipNamed(zip))!)).toContain(' or ');
    }
  });

  it('is never a nation: the statute on notices does not speak of it', () => {
    expect(said('11968')).toContain('the Shinnecock Reservation');
    expect(noticeTo(governmentOf(zipNamed('11968'))!)).toBe(
      'the Town of Southampton or the Village of Southampton',
    );
  });

  it('is the city for all of its boroughs', () => {
    expect(said('10463')).toBe('Letters to 10463 say Bronx; all of it is the City of New York.');
  });
});
