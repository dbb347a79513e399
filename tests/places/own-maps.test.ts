import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../support/load-site.ts';
import { planMap } from '#site/map/map.ts';
import { mapFiles } from '#output/pictures/map-files.ts';
import { temporaryFolder } from '../support/site.ts';

const { site } = loadSite('data');
const drawings = [...mapFiles(site!.content, 'data', temporaryFolder())];

describe('The map of each county in the data', () => {
  it('has a shape for every ZIP code with a page', () => {
    const without = site!.places.zips.filter(
      ({ code: zip, county }) => !site!.content.maps[county.entry.slug]?.zips[zip],
    );
    expect(without.map(({ code }) => code)).toEqual([]);
  });

  it('combines a town and a village with the same borders under one name, and no others', () => {
    const bodies = Object.values(site!.content.maps['westchester-county']!.zips).flatMap((zip) => zip.bodies);
    expect(bodies).toContain('Town and Village of Scarsdale');
    expect(bodies).not.toContain('Town and Village of Rye');
    expect(bodies).toEqual(expect.arrayContaining(['Town of Mamaroneck', 'Village of Mamaroneck']));
  });

  it('does not repeat what a body is if its name says so', () => {
    const { bodies } = site!.content.maps['suffolk-county']!.zips['11787']!;
    expect(bodies).toContain('Village of the Branch');
  });

  it.each([
    ['11561', 'On the map: the City of Long Beach; the Town of Hempstead; the Villages of Lawrence'],
    ['11762', 'On the map: the Villages of Massapequa Park and Farmingdale; the Towns of Oyster Bay and'],
  ])('says first whose land the ZIP code is, also where the drawing has no room for it: %s', (zip, says) => {
    expect(planMap(site!.places.zipByCode.get(zip)!)!.says).toContain(says);
  });

  it('says once what kind of government several have, but of none that is a kind of its own', () => {
    expect(planMap(site!.places.zipByCode.get('10605')!)!.says).toMatch(
      /On the map: the Cities of White Plains and Rye; the Town and Village of Harrison; the Town and Village of Scarsdale; /,
    );
  });

  it.each([
    ['12085', ''],
    ['14201', ''],
    ['14213', ''],
    ['11968', 'Lines between cities, towns and villages'],
  ])('explains lines between municipalities only where some are drawn: %s', (zip, lines) => {
    const map = planMap(site!.places.zipByCode.get(zip)!)!;
    expect(map.legend.lines).toBe(lines);
    expect(map.lines !== '').toBe(lines !== '');
  });

  it('has only mutual borders between ZIP codes', () => {
    for (const { zips } of Object.values(site!.content.maps)) {
      for (const [zip, { borders }] of Object.entries(zips)) {
        expect(borders).not.toContain(zip);
        for (const other of borders) expect(zips[other]!.borders, `${zip} ${other}`).toContain(zip);
      }
    }
  });

  it('counts no ZIP codes as neighbors that meet in a point, such as West Babylon and West Islip', () => {
    expect(site!.content.maps['suffolk-county']!.zips['11704']!.borders).not.toContain('11795');
  });

  it('names the same ZIP codes on both sides of a county line', () => {
    const areas = Object.assign({}, ...Object.values(site!.content.maps).map(({ zips }) => zips)) as Record<
      string,
      { across: string[] }
    >;
    const pairs = Object.entries(areas).flatMap(([zip, { across }]) => across.map((other) => [zip, other]));
    for (const [zip, other] of pairs) expect(areas[other!]!.across, `${zip} ${other}`).toContain(zip);
    const once = pairs
      .map((pair) => pair.toSorted().join(' '))
      .filter((pair, i, all) => all.indexOf(pair) < i);
    expect(once.sort()).toEqual([
      '10463 10705',
      '10466 10550',
      '10470 10550',
      '10470 10704',
      '10471 10705',
      '11701 11758',
      '11702 11758',
      '11724 11791',
      '11724 11797',
      '11743 11797',
      '11747 11797',
      '11747 11803',
      '11747 11804',
    ]);
  });

  it('shows each city as large as its county allows: it fills half of the width, of the height, or of the county', () => {
    const small = site!.places.cities.filter((city) => {
      const { zips } = site!.content.maps[city.county.entry.slug]!;
      const [, , width, height] = planMap(city)!.viewBox.split(' ').map(Number) as [
        number,
        number,
        number,
        number,
      ];
      const boxes = city.zips.map(({ code }) => zips[code]!.box);
      const span = (from: 0 | 1) =>
        Math.max(...boxes.map((box) => box[from + 2]!)) - Math.min(...boxes.map((box) => box[from]));
      return span(0) < width / 2 && span(1) < height / 2;
    });
    expect(small.map(({ address }) => address)).toEqual([]);
  });

  it.each(drawings.map(({ name, text }) => ({ name, text })))(
    'arrives in one round trip: $name',
    ({ text }) => {
      expect(brotliCompressSync(text).length).toBeLessThanOrEqual(14 * 1024);
    },
  );

  it('has every part that pages use', () => {
    const byName = new Map(drawings.map(({ name, text }) => [name, text]));
    // The land alone is a second file.
    expect(byName.size).toBe(2 * site!.places.counties.length);
    for (const { county, code: zip } of site!.places.zips) {
      const text = byName.get(site!.content.maps[county.entry.slug]!.file)!;
      for (const part of ['land', `z${zip}`, `n${zip}`, `s${zip}`]) expect(text).toContain(`id="${part}"`);
    }
  });
});
