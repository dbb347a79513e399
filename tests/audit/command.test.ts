import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { maple, newSiteFiles } from '../support/another-firm.ts';
import { november20 } from '../support/small-site/generate-small-site.ts';
import { filesOf } from '../support/files.ts';
import { root, run, temporaryFolder } from '../support/site.ts';
import { finishSmallSite, type FinishedSmallSite } from './small-finished-site.ts';

let small: FinishedSmallSite;
let reports: string;
const audit = (...args: string[]) =>
  run('audit', ['--data', small.data, '--out', small.out, '--reports', reports, ...args], {
    SOURCE_DATE_EPOCH: november20,
  });

beforeAll(async () => {
  small = await finishSmallSite();
  reports = path.join(temporaryFolder(), 'reports');
});

describe('npm run audit', () => {
  it('exits with 1 on errors, and prints what is wrong, where and how often', async () => {
    const { code, output } = await audit();
    expect(output).toMatch(/error +2 pages +Pages share one title\n +\S*burlington\.yaml:\d+/);
    expect(output).toMatch(/^Median share of own words: Counties \d+%, Cities \d+%, ZIP codes \d+%, /m);
    expect(output).toMatch(/^Causes found in 42 pages: \d+ errors?, \d+ warnings, \d+ notices\.$/m);
    expect(output).toContain(path.join(reports, 'audit.html'));
    expect(code).toBe(1);
  });

  it('exits with 1 only on new findings with --fail-on new, and never with --fail-on nothing', async () => {
    expect((await audit('--fail-on', 'new')).code).toBe(0);
    const about = path.join(small.out, 'about.html');
    const html = readFileSync(about, 'utf8');
    writeFileSync(about, html.replace('</main>', '<h1>Once more</h1></main>'));
    const { code, output } = await audit('--fail-on', 'new');
    expect(output).toContain('1 new and 0 fixed since the last run');
    expect(code).toBe(1);
    expect((await audit('--fail-on', 'nothing')).code).toBe(0);
    writeFileSync(about, html);
  });

  it('compares with the run that --baseline names', async () => {
    const baseline = path.join(temporaryFolder(), 'baseline.json');
    writeFileSync(
      baseline,
      JSON.stringify({ url: small.site.content.settings.url, day: '2026-01-01', pages: 42, findings: [] }),
    );
    expect((await audit('--baseline', baseline, '--fail-on', 'new')).code).toBe(1);
  });

  it('overwrites no file that it did not write', async () => {
    const own = temporaryFolder();
    writeFileSync(path.join(own, 'audit.csv'), 'ours');
    const { code, output } = await audit('--reports', own);
    expect([code, output.split('\n', 1)[0]]).toEqual([
      2,
      `${own}/audit.csv was not written by the audit. Move it, or choose another folder with --reports.`,
    ]);
    expect(filesOf(own)).toEqual(['audit.csv']);
  });

  it('writes over what an interrupted run has left', async () => {
    const left = path.join(temporaryFolder(), 'left');
    await audit('--reports', left);
    rmSync(path.join(left, 'audit.json'));
    expect((await audit('--reports', left)).code).toBe(1);
    expect(filesOf(left)).toContain('audit.json');
  });

  it.each(['no JSON', '{"name":"a-package"}'])('refuses a baseline that holds %s', async (text) => {
    const baseline = path.join(temporaryFolder(), 'package.json');
    writeFileSync(baseline, text);
    const { code, output } = await audit('--baseline', baseline);
    expect(output).toContain(
      `${baseline} is not an earlier audit. Give an audit.json written by "npm run audit".`,
    );
    expect(code).toBe(2);
  });

  it('prints no own words when no page is about a place', async () => {
    const ofPlaces = /^(?:counties|service-areas)\//;
    const files = Object.fromEntries(
      Object.entries(newSiteFiles(maple)).filter(([name]) => !ofPlaces.test(name)),
    );
    const { data, out } = await finishSmallSite(files);
    const { output } = await audit('--data', data, '--out', out);
    expect(output).not.toContain('Own words');
    expect(readFileSync(path.join(reports, 'audit.html'), 'utf8')).toContain(
      'No page of this site is about a place.',
    );
  });

  it.concurrent.each([
    [['--fail-on', 'everything'], '--fail-on is "everything": write one of error, warning, new, nothing.'],
    [
      ['--data', 'data', '--out', 'no-such-folder'],
      'There is no finished site in no-such-folder/. First run: npm run generate -- --out no-such-folder',
    ],
    [
      ['--data', './data', '--out', 'nowhere'],
      'There is no finished site in nowhere/. First run: npm run generate -- --data ./data --out nowhere',
    ],
    [
      ['--data', 'data', '--out', 'our site'],
      'There is no finished site in our site/. First run: npm run generate -- --out "our site"',
    ],
    [
      ['--data', 'data', '--out', 'data'],
      'data/ contains data, not a finished site, which is in dist/ or another folder.',
    ],
    [['--baseline', 'no-such-file'], `There is no file "no-such-file" in ${root}.`],
    [['--loud'], 'There is no option --loud.'],
  ])('explains its usage when called with %s', async (args, expected) => {
    const { code, output } = await audit(...args);
    expect(output).toContain(expected);
    expect(output).toContain('Usage: npm run audit');
    expect(code).toBe(2);
  });
});
