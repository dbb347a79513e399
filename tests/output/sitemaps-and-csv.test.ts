import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagesCsv } from '#output/files/pages-csv.ts';
import { writeSitemaps } from '#output/files/sitemaps.ts';
import { finishTarget, OutputFolder, type Target } from '#output/folder/output-folder.ts';
import { routesOf, type Site } from '#site/plan.ts';
import type { Route } from '#site/routes/routes.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';
import { textOf } from '../support/files.ts';
import { temporaryFolder } from '../support/site.ts';

/** The small site with a given number of ZIP codes. */
function siteOf(zips: number): Site {
  const site = smallPlan();
  const many = { size: zips, at: (i: number) => ({ kind: 'zip', address: `/locations/zip/${i}` }) as Route };
  return {
    ...site,
    groups: site.groups.map((group) => (group.kind === 'zip' ? { ...group, ...many } : group)),
  };
}

/** The folder with the sitemaps of a site. */
function sitemapsOf(site: Site, changedOn: (page: number) => string): string {
  const out = path.join(temporaryFolder(), 'dist');
  const target: Target = { out, staging: path.join(temporaryFolder(), 'staging'), mode: 'fresh' };
  writeSitemaps(site, new OutputFolder(target, 'test'), changedOn);
  finishTarget(target);
  return out;
}

describe('A sitemap', () => {
  it('gives each page its own day, also after a page that is kept out of search engines', () => {
    const site = { ...smallPlan(), keptOut: new Set(['/locations/zip/05401']) };
    const routes = [...routesOf(site)];
    const out = sitemapsOf(site, (page) =>
      routes[page]!.address === '/locations/zip/05753' ? '2026-11-20' : '2026-11-06',
    );
    const entries = textOf(out, 'sitemaps/locations-1.xml').split('\n');
    expect(entries.filter((entry) => entry.includes('2026-11-20'))).toEqual([
      '<url><loc>https://www.maplelaw.example/locations/zip/05753</loc><lastmod>2026-11-20</lastmod></url>',
    ]);
    expect(entries.filter((entry) => entry.includes('05401'))).toEqual([]);
  });
});

describe('The index of sitemaps', () => {
  it.each([
    ['later', (page: number) => `2026-11-${10 + page}`],
    ['earlier', (page: number) => `2026-11-${99 - page}`],
  ])('gives the newest day of each sitemap, if each page changed %s than the previous', (_, changedOn) => {
    const out = sitemapsOf(siteOf(3), changedOn);
    const index = readFileSync(path.join(out, 'sitemap.xml'), 'utf8');
    const told = [...index.matchAll(/<loc>[^<]*\/(sitemaps\/[^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g)];
    expect(told.length).toBe(readdirSync(path.join(out, 'sitemaps')).length);
    for (const [, name, day] of told) {
      const days = readFileSync(path.join(out, name!), 'utf8').match(/2026-11-\d\d/g)!;
      expect(day).toBe(days.sort().at(-1));
    }
  });
});

describe('Sitemaps of a very large site', () => {
  it('are split before 50,000 addresses, and list each address once', () => {
    const out = sitemapsOf(siteOf(100_001), () => '2026-11-20');

    const names = readdirSync(path.join(out, 'sitemaps')).filter((name) => name.startsWith('locations-'));
    const sets = names.map((name) =>
      readFileSync(path.join(out, 'sitemaps', name), 'utf8').match(/<loc>[^<]*/g)!,
    );

    expect(names.length).toBeGreaterThan(2);
    for (const set of sets) expect(set.length).toBeLessThanOrEqual(50_000);
    // The counties and cities of the small site are in the same sitemaps.
    expect(new Set(sets.flat()).size).toBe(100_001 + 2 + 3);
    const index = readFileSync(path.join(out, 'sitemap.xml'), 'utf8');
    for (const name of names) expect(index).toContain(`https://www.maplelaw.example/sitemaps/${name}</loc>`);
  });
});

describe('website_pages.csv of a very large site', () => {
  it('lists each page once, in the order of the plan', () => {
    const rows = [...pagesCsv(siteOf(2500))].join('').split('\n');
    const zips = rows.flatMap((row) => /^Location - Zip,.*\/locations\/zip\/(\d+)$/.exec(row)?.[1] ?? []);
    expect(zips).toEqual(Array.from({ length: 2500 }, (_, i) => `${i}`));
  });
});
