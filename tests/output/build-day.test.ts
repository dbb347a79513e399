import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildDay } from '../../scripts/environment.ts';
import { filesOf, textOf } from '../support/files.ts';
import { generateOn, november20 } from '../support/small-site/generate-small-site.ts';
import { run, temporaryFolder } from '../support/site.ts';
import { edit, smallSite, writeData } from '../support/small-site/small-site.ts';

afterEach(() => vi.unstubAllEnvs());

describe('SOURCE_DATE_EPOCH', () => {
  it.each([
    ['0', '1970-01-01'],
    [november20, '2026-11-20'],
  ])('of %s is the day %s', (epoch, day) => {
    vi.stubEnv('SOURCE_DATE_EPOCH', epoch);
    expect(buildDay().toISOString().slice(0, 10)).toBe(day);
  });

  it('is the current day if it is empty', () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', '');
    expect(Math.abs(buildDay().valueOf() - Date.now())).toBeLessThan(60_000);
  });

  it.each(['today', '2026-11-20', '-1', '1795132800.5', '1e9', '0x10', ' ', '٣'])(
    'is refused if it is not a whole number of seconds: "%s"',
    (epoch) => {
      vi.stubEnv('SOURCE_DATE_EPOCH', epoch);
      expect(buildDay).toThrow(
        `SOURCE_DATE_EPOCH is "${epoch}": write the day as whole seconds since 1970, such as 1795132800 for November 20, 2026.`,
      );
    },
  );

  it.each(['4102444800', '1795132800000', '9'.repeat(400)])(
    'is refused if it is after the year 2099, for example in milliseconds: "%s"',
    (epoch) => {
      vi.stubEnv('SOURCE_DATE_EPOCH', epoch);
      expect(buildDay).toThrow(
        `SOURCE_DATE_EPOCH is "${epoch}", which is after the year 2099: write the day as whole seconds since 1970, such as 1795132800 for November 20, 2026.`,
      );
    },
  );

  it.each(['generate', 'audit'])(
    'makes %s end with code 2 and write nothing if it is wrong',
    async (command) => {
      const out = temporaryFolder();
      writeFileSync(path.join(out, 'index.html'), 'the site that is there');
      const args = ['--data', writeData(smallSite()), '--out', out];
      const { code, output } = await run(command, args, { SOURCE_DATE_EPOCH: 'today' });
      expect(code).toBe(2);
      expect(output).toMatch(/^SOURCE_DATE_EPOCH is "today": write the day as whole seconds/m);
      expect(filesOf(out)).toEqual(['index.html']);
    },
  );
});

describe('A clock that was ahead', () => {
  const year2090 = '3786912000';

  /** Generates the site on a day, and returns the output and the days in the sitemaps. */
  async function generate(data: string, out: string, epoch: string) {
    const output = await generateOn(epoch, data, out);
    const sitemaps = filesOf(out).filter((name) => name.startsWith('sitemaps/'));
    const days = sitemaps.flatMap((name) => textOf(out, name).match(/(?<=<lastmod>)[^<]*/g) ?? []);
    return { output, days: [...new Set(days)].sort() };
  }

  const recordIn = (data: string) => readFileSync(path.join(data, 'lastmod.txt'), 'utf8');
  const daysIn = (data: string) => recordIn(data).match(/^\d{4}-\d{2}-\d{2}$/gm);

  it('leaves future days, which the next run on the right day corrects in the record and the sitemaps', async () => {
    const [data, out] = [writeData(smallSite()), path.join(temporaryFolder(), 'dist')];
    await generate(data, out, year2090);
    expect(daysIn(data)).toEqual(['2090-01-01']);

    const mended = await generate(data, out, november20);
    expect(mended.days).toEqual(['2026-11-20']);
    expect(daysIn(data)).toEqual(['2026-11-20']);
    expect(mended.output).toContain(
      "42 pages had a future day in lastmod.txt, now set to November 20, 2026. If that is not today, correct this machine's clock.",
    );
    expect((await generate(data, out, november20)).output).toMatch(/^Nothing has changed/);
  });

  it('does not change the day of any other page', async () => {
    const files = smallSite();
    const [data, out] = [writeData(files), path.join(temporaryFolder(), 'dist')];
    await generate(data, out, november20);
    edit(files, 'pages/about.yaml', 'We listen.', 'We listen first.');
    writeFileSync(path.join(data, 'pages/about.yaml'), files['pages/about.yaml']!);
    await generate(data, out, year2090);
    expect(daysIn(data)).toEqual(['2026-11-20', '2090-01-01']);

    const november21 = String(Number(november20) + 86_400);
    const mended = await generate(data, out, november21);
    expect(mended.output).toContain('1 page had a future day in lastmod.txt');
    expect(mended.days).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('is not assumed if the build day is far in the past, so days after it stay', async () => {
    const [data, out] = [writeData(smallSite()), path.join(temporaryFolder(), 'dist')];
    await generate(data, out, '1700000000');
    const record = recordIn(data);
    await generate(data, out, '1600000000');
    expect(recordIn(data)).toBe(record);
  });
});
