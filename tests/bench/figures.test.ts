import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { planFloor, writeFloor } from '../../scripts/bench/floor.ts';
import { formatTable, median } from '../../scripts/bench/table.ts';
import { filesOfSite, sizeOf } from '../../scripts/bench/site-size.ts';
import { whatToMeasure } from '../../scripts/bench/what-to-measure.ts';
import { temporaryFolder } from '../support/site.ts';

describe('The figures of a measurement', () => {
  it('are medians, so that one disturbed run changes nothing', () => {
    expect(median([1.1, 9.7, 1.2])).toBe(1.2);
    expect(median([1.1, 1.2])).toBe(1.1);
    expect(() => median([])).toThrow('no figures');
  });

  it('are printed in columns, with names on the left and figures on the right', () => {
    expect(
      formatTable(
        ['what', 'time'],
        [
          ['a post', '0.81 s'],
          ['nothing', '12.40 s'],
        ],
      ),
    ).toBe(['what        time', '───────  ───────', 'a post    0.81 s', 'nothing  12.40 s'].join('\n'));
  });
});

describe('The floor', () => {
  it('writes files of the same names and sizes, and nothing else', async () => {
    const folder = temporaryFolder();
    const site = path.join(folder, 'site');
    for (const [name, text] of [
      ['index.html', 'a home page'],
      ['blog/zip/11224/lawyer-cost.html', 'a page about a place'],
      ['blog/zip/11224/no-fault.html', 'another one'],
      ['sitemap.xml', 'a list'],
    ] as const) {
      mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
      writeFileSync(path.join(site, name), text);
    }
    const files = filesOfSite(site);
    const out = path.join(folder, 'floor');

    await writeFloor(planFloor(files, path.join(folder, 'list'), 2), out);

    expect(filesOfSite(out)).toEqual(files);
    expect(sizeOf(files)).toEqual({ pages: 3, bytes: 48 });
  });
});

describe('npm run bench', () => {
  it('measures scale, prerender and incremental runs at three sizes by default', () => {
    expect(whatToMeasure([])).toEqual({
      measurements: ['scale', 'prerender', 'incremental'],
      sizes: [4000, 40_000, 400_000],
    });
  });

  it('takes sizes as numbers and measurements as words', () => {
    expect(whatToMeasure(['scale', '4000', '40000'])).toEqual({
      measurements: ['scale'],
      sizes: [4000, 40_000],
    });
  });

  it('refuses unknown measurements and sizes', () => {
    expect(() => whatToMeasure(['speed'])).toThrow('"speed"');
    expect(() => whatToMeasure(['20'])).toThrow('20 pages');
  });
});
