import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../support/browser.ts';
import { startDev, type DevServer } from '../support/dev-server.ts';
import { root, temporaryFolder } from '../support/site.ts';

const westchester = 'counties/westchester-county.yaml';
let data: string;
let server: DevServer;
let browser: Browser;

beforeAll(async () => {
  data = path.join(temporaryFolder(), 'data');
  cpSync(path.join(root, 'data'), data, { recursive: true });
  [server, browser] = await Promise.all([startDev(data), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const read = (name: string) => readFileSync(path.join(data, name), 'utf8');

/** The county, open in the visual editor. */
async function openCounty(): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${server.url}/admin/`);
  await page.getByText('Westchester County').first().click();
  await page.getByRole('button', { name: /Add.*City/ }).waitFor();
  return page;
}

describe('The visual editor of the development server', () => {
  it('adds a city: told of a mistake, mended, saved, and to be seen on the site', async () => {
    const before = read(westchester);
    const page = await openCounty();
    await page.getByRole('button', { name: /Add.*City/ }).click();
    await page.getByRole('button', { name: /Add.*ZIP code/ }).click();
    const [, name, slug, zip] = Array.from({ length: 4 }, (_, i) => page.getByRole('textbox').nth(i));
    const save = page.getByRole('button', { name: 'Save' });

    await name!.fill('Yorktown');
    await slug!.fill('white-plains');
    await zip!.fill('1059');
    await save.click();
    await page.getByText('This is not a ZIP code.').first().waitFor();
    await zip!.fill('10598');
    await save.click();
    await page.getByText('Two cities of this county have the slug "white-plains"').waitFor();
    expect(read(westchester)).toBe(before);

    await page.getByRole('button', { name: 'OK' }).click();
    await slug!.fill('yorktown');
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await save.click();
    expect((await saved).status()).toBe(200);
    const rye = / {2}- name: "Rye"\n(?: {4}.+\n)+/;
    expect(read(westchester)).toBe(
      before.replace(rye, `$&  - name: "Yorktown"\n    slug: yorktown\n    zips: ["10598"]\n`),
    );

    const answer = await fetch(`${server.url}/locations/zip/10598`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Injured in Zip Code 10598 (Yorktown)?');
    await page.close();
  });

  it('takes changes from its own page only, and no file outside the data', async () => {
    const at = `${server.url}/admin/files/data`;
    const put = (address: string, headers: Record<string, string>) =>
      fetch(address, { method: 'PUT', body: 'name: "X"', headers }).then(({ status }) => status);
    expect(await put(`${at}/site.yaml`, {})).toBe(403);
    const fromPage = { 'x-editor': 'here' };
    expect(await put(`${at}/published.yaml`, fromPage)).toBe(404);
    expect(await put(`${at}/..%2F..%2Fpackage.json`, fromPage)).toBe(404);
    expect(await put(`${at}/site.yaml`, fromPage)).toBe(422);
    expect(read('site.yaml')).toContain('Hartwell');
  });
});
