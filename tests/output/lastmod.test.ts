import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { utcDay } from '#lib/date.ts';
import { printFingerprint } from '#output/lastmod/fingerprint.ts';
import { KnownDays, printDays } from '#output/lastmod/known-days.ts';
import { filesOf, textOf } from '../support/files.ts';
import { december24, generateOn, november20 } from '../support/small-site/generate-small-site.ts';
import { temporaryFolder } from '../support/site.ts';
import { edit, smallSite, writeData } from '../support/small-site/small-site.ts';

/** The day of each address in the sitemaps after a build on a given day. */
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
  it('is the day when its main text was first published, on any machine with the data', async () => {
    const files = smallSite();
    const data = writeData(files);
    expect(new Set((await daysOf(data, november20)).values())).toEqual(new Set(['2026-11-20']));

    edit(files, 'pages/about.yaml', 'We listen.', 'We listen first.');
    writeFileSync(path.join(data, 'pages/about.yaml'), files['pages/about.yaml']!);
    const december = await daysOf(data, december24);
    const changed = [...december].filter(([, day]) => day === '2026-12-24').map(([address]) => address);
    expect(changed).toEqual(['/about']);
  });

  it('does not change with the firm, the menu, a title or a description', async () => {
    const files = smallSite();
    const data = writeData(files);
    await daysOf(data, november20);
    edit(files, 'site.yaml', 'Maple Law stands by injured Vermonters.', 'Maple Law is here.');
    edit(files, 'site.yaml', '  - { label: "About Us", to: "/about" }\n', '');
    edit(files, 'pages/about.yaml', 'About Our Firm', 'About Us');
    for (const name of ['site.yaml', 'pages/about.yaml']) writeFileSync(path.join(data, name), files[name]!);
    expect(new Set((await daysOf(data, december24)).values())).toEqual(new Set(['2026-11-20']));
  });

  it('is recorded in eight bytes, in a file that is only written after a change', async () => {
    const data = writeData(smallSite());
    await daysOf(data, november20);
    const record = readFileSync(path.join(data, 'lastmod.txt'), 'utf8');
    expect(record).toMatch(/^# The day .*\n# Written by .*\n2026-11-20\n(?:[\w~]{7}\n){42}$/);
    await daysOf(data, december24);
    expect(readFileSync(path.join(data, 'lastmod.txt'), 'utf8')).toBe(record);
  });

  it('follows the record that a colleague committed, also if the site is already in place', async () => {
    const data = writeData(smallSite());
    const out = path.join(temporaryFolder(), 'dist');
    await daysOf(data, november20, out);
    const earlier = textOf(data, 'lastmod.txt').replace('2026-11-20', '2026-11-06');
    writeFileSync(path.join(data, 'lastmod.txt'), earlier);
    expect(new Set((await daysOf(data, november20, out)).values())).toEqual(new Set(['2026-11-06']));
  });

  it('is kept by --only and --shard, which do not change the record', async () => {
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
  const record = printDays([
    { fingerprint: 2 ** 42 - 1, day: '2026-12-24' },
    { fingerprint: 63, day: '2026-11-20' },
    { fingerprint: 0, day: '2026-11-20' },
  ]);

  it('lists the days in order, with their fingerprints in order', () => {
    expect(record.split('\n').slice(2)).toEqual([
      '2026-11-20',
      '0000000',
      '000000~',
      '2026-12-24',
      '~~~~~~~',
      '',
    ]);
  });

  it('finds the day of a known fingerprint, including the first and the last one', () => {
    const days = KnownDays.parse(record, '2026-12-24');
    expect([0, 63, 2 ** 42 - 1, 64].map((fingerprint) => days.dayOf(fingerprint))).toEqual([
      '2026-11-20',
      '2026-11-20',
      '2026-12-24',
      undefined,
    ]);
  });

  it('distinguishes the last 2,048 days, and assigns earlier pages to the first of these', () => {
    const dayAfter = (days: number) => utcDay(new Date(Date.UTC(2020, 0, 1 + days)));
    const dated = Array.from({ length: 2050 }, (_, i) => ({ fingerprint: i, day: dayAfter(i) }));
    const days = KnownDays.parse(printDays(dated), '2026-12-31');
    expect([0, 2, 3, 2049].map((fingerprint) => days.dayOf(fingerprint))).toEqual(
      [2, 2, 3, 2049].map(dayAfter),
    );
  });

  it('gives a page with two days the earlier one, in any order', () => {
    const merged = ['2026-12-24', '0000000', '2026-11-20', '0000000', ''].join('\n');
    expect(KnownDays.parse(merged, '2026-12-31').dayOf(0)).toBe('2026-11-20');
  });

  it('is readable with the line ends of Windows', () => {
    const days = KnownDays.parse(record.replaceAll('\n', '\r\n'), '2026-12-31');
    expect([0, 2 ** 42 - 1].map((fingerprint) => days.dayOf(fingerprint))).toEqual([
      '2026-11-20',
      '2026-12-24',
    ]);
  });

  it('is readable with conflict markers', () => {
    const conflict = record
      .replace('2026-12-24', '<<<<<<< ours\n2026-12-24')
      .replace(/$/, '=======\n>>>>>>> theirs\n');
    expect(KnownDays.parse(conflict, '2026-12-31').dayOf(2 ** 42 - 1)).toBe('2026-12-24');
  });

  it.each([
    ['', ''],
    [', also where the version before stands between them', '||||||| 1f0e2d3\n'],
  ])('keeps the days of both sides of a conflict that begins within a day%s', (_, before) => {
    const [ours, theirs] = [`${printFingerprint(1)}\n2026-12-02\n`, `${printFingerprint(2)}\n`];
    const conflict = `2026-12-01\n<<<<<<< ours\n${ours}${before}=======\n${theirs}>>>>>>> theirs\n`;
    expect(KnownDays.parse(conflict, '2026-12-31').dayOf(2)).toBe('2026-12-01');
  });
});
