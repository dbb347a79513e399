import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { utcDay } from '#lib/date.ts';
import { ContentDates, printContentDates } from '#output/lastmod/content-dates.ts';
import { filesOf, textOf } from '../support/files.ts';
import { december24, generateOn, november20 } from '../support/small-site/generate-small-site.ts';
import { temporaryFolder } from '../support/site.ts';
import { edit, smallSite, writeData } from '../support/small-site/small-site.ts';

/** The day of each address in the sitemaps of a site that is generated on a day. */
async function daysOf(data: string, epoch: string, out = path.join(temporaryFolder(), 'dist')) {
  await generateOn(epoch, data, out);
  const entries = filesOf(out)
    .filter((name) => name.startsWith('sitemaps/'))
    .flatMap((name) => [
      ...textOf(out, name).matchAll(/<loc>https:\/\/www\.maplelaw\.example([^<]*)<\/loc><lastmod>([^<]*)/g),
    ]);
  return new Map(entries.map(([, address, day]) => [address!, day!]));
}

describe('The date of a page in the sitemap', () => {
  it('is the day on which its main content was published first, on any machine that has the data', async () => {
    const files = smallSite();
    const data = writeData(files);
    expect(new Set((await daysOf(data, november20)).values())).toEqual(new Set(['2026-11-20']));

    edit(files, 'pages/about.yaml', 'We listen.', 'We listen first.');
    writeFileSync(path.join(data, 'pages/about.yaml'), files['pages/about.yaml']!);
    const december = await daysOf(data, december24);
    const changed = [...december].filter(([, day]) => day === '2026-12-24').map(([address]) => address);
    expect(changed).toEqual(['/about']);
  });

  it('does not change with the firm, the menu, a title or the description', async () => {
    const files = smallSite();
    const data = writeData(files);
    await daysOf(data, november20);
    edit(files, 'site.yaml', 'Maple Law stands by injured Vermonters.', 'Maple Law is here.');
    edit(files, 'site.yaml', '  - { label: "About Us", to: "/about" }\n', '');
    edit(files, 'pages/about.yaml', 'About Our Firm', 'About Us');
    for (const name of ['site.yaml', 'pages/about.yaml']) writeFileSync(path.join(data, name), files[name]!);
    expect(new Set((await daysOf(data, december24)).values())).toEqual(new Set(['2026-11-20']));
  });

  it('is kept in a record of eight bytes a page, which is written only when something changed', async () => {
    const data = writeData(smallSite());
    await daysOf(data, november20);
    const record = readFileSync(path.join(data, 'lastmod.txt'), 'utf8');
    expect(record).toMatch(/^# The day .*\n# Written by .*\n2026-11-20\n(?:[\w~]{7}\n){42}$/);
    await daysOf(data, december24);
    expect(readFileSync(path.join(data, 'lastmod.txt'), 'utf8')).toBe(record);
  });

  it('is that of a record which a colleague has committed, also where the site is in place already', async () => {
    const data = writeData(smallSite());
    const out = path.join(temporaryFolder(), 'dist');
    await daysOf(data, november20, out);
    const earlier = textOf(data, 'lastmod.txt').replace('2026-11-20', '2026-11-06');
    writeFileSync(path.join(data, 'lastmod.txt'), earlier);
    expect(new Set((await daysOf(data, november20, out)).values())).toEqual(new Set(['2026-11-06']));
  });

  it('is not forgotten by a run of some pages or of a part, which leaves the record as it is', async () => {
    const files = smallSite();
    const data = writeData(files);
    await daysOf(data, november20);
    const record = textOf(data, 'lastmod.txt');
    edit(files, 'pages/about.yaml', 'We listen.', 'We listen first.');
    writeFileSync(path.join(data, 'pages/about.yaml'), files['pages/about.yaml']!);
    for (const args of [
      ['--only', '/about'],
      ['--shard', '1/2'],
    ]) {
      await generateOn(december24, data, path.join(temporaryFolder(), 'dist'), ...args);
      expect(textOf(data, 'lastmod.txt')).toBe(record);
    }
  });
});

describe('The record', () => {
  const record = printContentDates([
    { fingerprint: 2 ** 42 - 1, day: '2026-12-24' },
    { fingerprint: 63, day: '2026-11-20' },
    { fingerprint: 0, day: '2026-11-20' },
  ]);

  it('has the days in order, and below each its fingerprints in order', () => {
    expect(record.split('\n').slice(2)).toEqual([
      '2026-11-20',
      '0000000',
      '000000~',
      '2026-12-24',
      '~~~~~~~',
      '',
    ]);
  });

  it('answers the day of a fingerprint, also the latest one, and nothing for one it does not know', () => {
    const dates = ContentDates.parse(record, '2026-12-24');
    expect([0, 63, 2 ** 42 - 1, 64].map((fingerprint) => dates.dayOf(fingerprint))).toEqual([
      '2026-11-20',
      '2026-11-20',
      '2026-12-24',
      undefined,
    ]);
  });

  it('knows the last 2,048 days apart, and has pages of earlier ones with the first of these', () => {
    const dayAfter = (days: number) => utcDay(new Date(Date.UTC(2020, 0, 1 + days)));
    const dated = Array.from({ length: 2050 }, (_, i) => ({ fingerprint: i, day: dayAfter(i) }));
    const dates = ContentDates.parse(printContentDates(dated), '2026-12-31');
    expect([0, 2, 3, 2049].map((fingerprint) => dates.dayOf(fingerprint))).toEqual(
      [2, 2, 3, 2049].map(dayAfter),
    );
  });

  it('has a page that two branches dated with the earlier day, in whatever order a merge left them', () => {
    const merged = ['2026-12-24', '0000000', '2026-11-20', '0000000', ''].join('\n');
    expect(ContentDates.parse(merged, '2026-12-31').dayOf(0)).toBe('2026-11-20');
  });

  it('can be read with the line ends of Windows', () => {
    const dates = ContentDates.parse(record.replaceAll('\n', '\r\n'), '2026-12-31');
    expect([0, 2 ** 42 - 1].map((fingerprint) => dates.dayOf(fingerprint))).toEqual([
      '2026-11-20',
      '2026-12-24',
    ]);
  });

  it('can be read with the marks of a merge conflict in it', () => {
    const conflict = record
      .replace('2026-12-24', '<<<<<<< ours\n2026-12-24')
      .replace(/$/, '=======\n>>>>>>> theirs\n');
    expect(ContentDates.parse(conflict, '2026-12-31').dayOf(2 ** 42 - 1)).toBe('2026-12-24');
  });
});
