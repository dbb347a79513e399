import type { Browser } from 'playwright-core';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Audit } from '#audit/audit.ts';
import { compareRuns } from '#audit/compare-runs.ts';
import { allChecks } from '#audit/checks/all-checks.ts';
import type { FindingGroup } from '#audit/finding.ts';
import { readLastRun, writeReports } from '#audit/write-reports.ts';
import { launch } from '../support/browser.ts';
import { temporaryFolder } from '../support/site.ts';
import { edit, smallSite } from '../support/small-site/small-site.ts';
import { finishSmallSite } from './small-finished-site.ts';

let folder: string;
let out: string;
let audit: Audit;
let browser: Browser;
const report = (name: string) => readFileSync(path.join(folder, name), 'utf8');

beforeAll(async () => {
  browser = await launch();
  const files = smallSite();
  edit(files, 'counties/addison-county.yaml', 'name: "Middlebury"', 'name: "=Middle>bury<"');
  const small = await finishSmallSite(files);
  out = small.out;
  folder = path.join(temporaryFolder(), 'reports');
  const before = await small.auditWith({});
  writeReports(folder, { audit: before, comparison: compareRuns(before, undefined), leastOwnText: 0 });
  const broken = '<p><a href="/nowhere">Nowhere</a></p></main>';
  audit = await small.auditWith({ 'about.html': (html) => html.replace('</main>', broken) });
  const comparison = compareRuns(audit, readLastRun(path.join(folder, 'audit.json')));
  writeReports(folder, { audit, comparison, leastOwnText: 0 });
});

afterAll(() => browser?.close());

/** Rows of a CSV file without line breaks in its cells. */
const rowsOf = (csv: string) =>
  csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\n')
    .map((line) => line.match(/(?<=^|,)(?:"(?:[^"]|"")*"|[^",]*)(?=,|$)/g)!.map(unquoted));
const unquoted = (cell: string) => cell.replace(/^"|"$/g, '').replaceAll('""', '"');

describe('website_pages_details.csv', () => {
  it('has one row for each page of website_pages.csv', () => {
    const [heading, ...rows] = rowsOf(report('website_pages_details.csv'));
    expect(heading).toEqual(
      expect.arrayContaining([
        'Address',
        'Type',
        'County',
        'City',
        'ZIP',
        'Topic',
        'Title',
        'Description',
        'Words',
      ]),
    );
    expect(heading).toEqual(
      expect.arrayContaining(['Indexable', 'Inlinks', 'Similarity (%)', 'Nearest sibling', 'Last changed']),
    );
    expect(rows.length).toBe(37);
    const zip = rows.find(([address]) => address === 'https://www.maplelaw.example/locations/zip/05401')!;
    expect(Object.fromEntries(heading!.map((name, i) => [name, zip[i]]))).toMatchObject({
      Type: 'Location - Zip',
      County: 'Chittenden County',
      City: 'Burlington',
      ZIP: 'ZIP 05401',
      'ZIP code': '05401',
      Indexable: 'yes',
      'Last changed': '2026-11-20',
      'HTML (bytes)': String(statSync(path.join(out, 'locations/zip/05401.html')).size),
    });
  });

  it('is marked as UTF-8, and no cell is a formula to a spreadsheet', () => {
    expect(report('website_pages_details.csv').startsWith('\uFEFF')).toBe(true);
    const cells = rowsOf(report('website_pages_details.csv')).flat();
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(cells).toContain("'=Middle>bury<");
  });
});

describe('audit.csv', () => {
  it('has every finding with its page, file and line', () => {
    const rows = rowsOf(report('audit.csv'));
    expect(rows[0]).toEqual(['Severity', 'Check', 'What', 'Page', 'File', 'Line', 'Seen']);
    expect(rows.find(([, check]) => check === 'link-broken')).toEqual([
      'error',
      'link-broken',
      'A link is broken',
      'https://www.maplelaw.example/about',
      expect.stringMatching(/^src\/pages\/about\.tsx$/),
      expect.stringMatching(/^\d+$/),
      '“Nowhere” links to /nowhere.',
    ]);
  });
});

describe('audit.sarif', () => {
  it('has one result for each cause, at its file and line', () => {
    const log = parse(report('audit.sarif')) as {
      version: string;
      runs: {
        tool: { driver: { rules: { id: string }[] } };
        results: { ruleId: string; ruleIndex: number; level: string; message: { text: string } }[];
      }[];
    };
    const [{ tool, results }] = log.runs as [(typeof log.runs)[number]];
    expect(log.version).toBe('2.1.0');
    expect(results.find(({ ruleId }) => ruleId === 'link-broken')).toMatchObject({
      level: 'error',
      locations: [{ physicalLocation: { artifactLocation: { uri: 'src/pages/about.tsx' } } }],
    });
    expect(results.find(({ ruleId }) => ruleId === 'link-broken')!.message.text).toBe(
      'A link is broken. “Nowhere” links to /nowhere. On 1 page, such as /about.',
    );
    for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex]!.id).toBe(ruleId);
  });
});

describe('audit.html', () => {
  it('is one file that loads no other', () => {
    const html = report('audit.html');
    expect(html.match(/\ssrc=|<link|@import|url\(|fetch\(/g)).toBeNull();
  });

  it('names the subject of each finding, and lists the checks that found nothing', async () => {
    const page = await browser.newPage();
    await page.goto(`file://${path.join(folder, 'audit.html')}`);
    const card = page.locator('.check', { hasText: 'A link is broken' });
    expect(await card.locator('.subject').textContent()).toBe('Links');

    const found = new Set(audit.groups.map(({ check }) => check.id)).size;
    const passed = page.locator('details.passed', { hasText: 'found nothing' });
    expect(await passed.locator('summary').textContent()).toBe(
      `${allChecks.length - found} checks found nothing`,
    );
    expect(await passed.locator('li').allTextContents()).not.toContain('A link is broken');
  });

  it('can be searched and filtered, and shows the findings of one page', async () => {
    const page = await browser.newPage();
    const mistakes: string[] = [];
    page.on('pageerror', (error) => mistakes.push(error.message));
    await page.goto(`file://${path.join(folder, 'audit.html')}`);
    expect(await page.locator('h1').textContent()).toMatch(
      /^\d+ things are broken, \d+ things could be better\.$/,
    );

    const shown = page.locator('.check:visible h3');
    await page.fill('#search', 'link is broken');
    expect(await shown.allTextContents()).toEqual(['A link is broken']);
    await page.fill('#search', '');
    await page.check('#only-new');
    expect(await shown.allTextContents()).toEqual(['A link is broken']);
    await page.uncheck('[data-show="error"]');
    expect(await page.locator('#none-shown').isVisible()).toBe(true);

    await page.locator('#least').fill('40');
    expect(await page.locator('#least-setting').textContent()).toBe('40');
    expect(await page.locator('#kept-out').textContent()).toMatch(
      /^\d+ of 37 pages would remain; [1-9]\d* would be kept out\.$/,
    );

    await page.fill('#page-search', 'ABOUT');
    expect(await page.locator('#pages-list > li').count()).toBe(1);
    expect(await page.locator('#pages-list').textContent()).toContain('A link is broken');
    expect(await page.locator('#pages-list dd', { hasText: 'click' }).textContent()).toBe('1 click');
    expect(mistakes).toEqual([]);
  });

  it('prints its bars, and in light colors', async () => {
    const page = await browser.newPage();
    await page.goto(`file://${path.join(folder, 'audit.html')}`);
    await page.click('#theme');
    await page.emulateMedia({ media: 'print' });
    // Browsers print backgrounds only where a style asks for them, and the bars are backgrounds.
    const styleOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => {
          const { printColorAdjust, colorScheme } = getComputedStyle(part);
          return { printColorAdjust, colorScheme };
        });
    for (const selector of ['.bar', '.column'])
      expect(await styleOf(selector)).toEqual({ printColorAdjust: 'exact', colorScheme: 'light' });
  });

  it.each([
    { leastOwnText: 72, begins: '72' },
    { leastOwnText: 12.5, begins: '13' },
  ])('starts the slider of own words at the $leastOwnText % in force', async ({ leastOwnText, begins }) => {
    const place = path.join(temporaryFolder(), 'reports');
    writeReports(place, { audit, comparison: compareRuns(audit, undefined), leastOwnText });
    const page = await browser.newPage();
    await page.goto(`file://${path.join(place, 'audit.html')}`);
    expect(await page.locator('#least-shown').textContent()).toBe(begins);
    expect(await page.locator('#least-setting').textContent()).toBe(begins);
  });

  it('folds a long list of causes, but searches all of them', async () => {
    const group = (line: number): FindingGroup => ({
      check: allChecks.find(({ id }) => id === 'link-broken')!,
      cause: { file: 'data/pages/about.yaml', line },
      accepted: undefined,
      findings: [{ page: 0, says: `“Number ${line}” links to /nowhere.` }],
    });
    const many = { ...audit, groups: Array.from({ length: 12 }, (_, i) => group(i + 1)) };
    const place = path.join(temporaryFolder(), 'reports');
    writeReports(place, { audit: many, comparison: compareRuns(many, undefined), leastOwnText: 0 });
    const page = await browser.newPage();
    await page.goto(`file://${path.join(place, 'audit.html')}`);
    const causes = page.locator('.cause:visible');
    expect(await causes.count()).toBe(8);
    await page.getByText('4 more causes').click();
    expect(await causes.count()).toBe(12);
    await page.getByText('4 more causes').click();
    await page.fill('#search', 'number 11');
    expect(await causes.locator('code').allTextContents()).toEqual(['data/pages/about.yaml:11']);
  });

  it('fits a phone and a wide screen, and has no accessibility violation, light or dark', async () => {
    const page = await browser.newPage();
    await page.goto(`file://${path.join(folder, 'audit.html')}`);
    await page.evaluate(() => document.querySelectorAll('details').forEach((part) => (part.open = true)));
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    // Colors are the same at any width, and on a phone more has to be scrolled.
    await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const violations = await page.evaluate(async () => {
        const { axe } = window as unknown as {
          axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
        };
        return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 120)}`);
      });
      expect([colorScheme, violations]).toEqual([colorScheme, []]);
    }
  });
});
