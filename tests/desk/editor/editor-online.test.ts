import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseHeaders, patternOf } from '#lib/host-rules.ts';
import { serveSite, type StaticHost } from '../../../scripts/host/static-host.ts';
import { launch } from '../../support/browser.ts';
import { editorWindow, fieldAt } from '../../support/editor.ts';
import { fakeGitHub } from '../../support/fake-github.ts';
import { filesOf, textOf } from '../../support/files.ts';
import { run, temporaryFolder } from '../../support/site.ts';
import { edit, smallSite, writeData } from '../../support/small-site/small-site.ts';

const files = smallSite();
edit(files, 'site.yaml', 'navigation:', 'editor: { backend: github, repo: "maple-law/site" }\nnavigation:');
let out: string;
let host: StaticHost;
let browser: Browser;

beforeAll(async () => {
  out = path.join(temporaryFolder(), 'dist');
  [, browser] = await Promise.all([run('generate', ['--data', writeData(files), '--out', out]), launch()]);
  host = await serveSite(out);
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

describe('The editor of a finished site', () => {
  it('is not listed anywhere, and not indexed', () => {
    expect(textOf(out, 'admin.html')).toContain('<meta name="robots" content="noindex" />');
    const lists = filesOf(out).filter((name) => /\.(?:csv|xml|txt)$/.test(name));
    expect(lists.length).toBeGreaterThan(3);
    expect(lists.filter((name) => textOf(out, name).includes('/admin'))).toEqual([]);
  });

  it('has a content security policy of its own, which no other page has', () => {
    const policiesAt = (address: string) =>
      parseHeaders(textOf(out, '_headers'))
        .filter((rule) => new RegExp(patternOf(rule.path)).test(address))
        .flatMap(({ headers }) => headers)
        .flatMap(({ name, value }) => (name === 'Content-Security-Policy' ? [value] : []));
    for (const address of ['/', '/about', '/blog/time-limits', '/administration', '/assets/a.js']) {
      expect(policiesAt(address)).toHaveLength(1);
      expect(policiesAt(address)[0]).not.toContain('github');
    }
    expect(policiesAt('/admin').at(-1)).toContain("connect-src 'self' blob: data: https://api.github.com");
    // Without this line, Cloudflare would join both policies with a comma.
    expect(textOf(out, '_headers')).toContain('/admin\n  ! Content-Security-Policy\n');
  });

  it('is never an older one than the settings and the package beside it', () => {
    const cachingOf = (name: string) =>
      parseHeaders(textOf(out, '_headers'))
        .filter((rule) => new RegExp(patternOf(rule.path)).test(`/${name.replace(/\.html$/, '')}`))
        .flatMap(({ headers }) => headers)
        .flatMap(({ name, value }) => (name === 'Cache-Control' ? [value] : []));
    const own = filesOf(out).filter((name) => name.startsWith('admin'));
    expect(own).toContain('admin/settings.json');
    for (const name of own)
      expect([name, cachingOf(name)]).toEqual([name, ['public, max-age=0, must-revalidate']]);
  });

  it('lets staff sign in, edit a line and commit it, and then says when it will be online', async () => {
    const context = await browser.newContext({ viewport: editorWindow });
    context.setDefaultTimeout(50_000);
    const commits = await fakeGitHub(context, files);
    const page = await context.newPage();
    await page.goto(`${host.url}/admin#/collections/counties/entries/addison-county`);
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
    const opening = 'The editor is opening.';
    expect(textOf(out, 'admin.html')).toContain(opening);
    expect(await page.getByText(opening).count()).toBe(0);
    await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('a-token');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await fieldAt(page, 'name').fill('Addison County, VT');
    await page
      .getByRole('button', { name: /^Save$/ })
      .first()
      .click();
    await page.getByText('Visitors see it once the site has been checked').waitFor();
    const name = 'counties/addison-county.yaml';
    const saved = String(files[name]).replace('"Addison County"', '"Addison County, VT"');
    expect(commits).toEqual([new Map([[`data/${name}`, saved]])]);
    await context.close();
  });
});
