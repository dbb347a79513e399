import type { Browser } from 'playwright-core';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSite, type StaticHost } from '../scripts/host/static-host.ts';
import { audit, type Audit } from '#audit/audit.ts';
import { loadSite } from './support/load-site.ts';
import { newSiteFiles, withCounties, wordsOfNewYork } from './support/another-firm.ts';
import { launch } from './support/browser.ts';
import { filesOf, textOf } from './support/files.ts';
import { generateOn } from './support/small-site/generate-small-site.ts';
import { root, temporaryFolder } from './support/site.ts';
import { edit, writeData } from './support/small-site/small-site.ts';

/** A firm in Houston with five counties, an article and a topic of its own, and the rules of its state. */
function lonePine() {
  const started = newSiteFiles({
    firm: 'Lone Pine Injury Lawyers, P.C.',
    phone: '(713) 555-0170',
    address: '500 Main Street, Houston, TX 77002',
    url: 'https://www.lonepine.example',
  });
  const files = withCounties(started, [
    'Fort Bend County',
    'Montgomery County',
    'Brazoria County',
    'Galveston County',
  ]);
  files['posts/hurt-on-an-oil-rig.md'] = `\
---
title: "Hurt on an Oil Rig in Texas"
date: "2026-11-18"
excerpt: "A rig has an owner, an operator and many contractors. What to write down before the helicopter leaves, and whom to tell about the injury."
practiceArea: slip-and-fall
related: [claim-or-lawsuit]
---
Ask for the report before you are flown ashore. Write down the name of the rig, of the tool pusher and of the company on your pay slip: they are seldom the same.
`;
  files['topics/hurt-on-an-oil-rig.yaml'] = `\
title: "Hurt on an oil rig"
order: 4
post: hurt-on-an-oil-rig
description: "Hurt on a rig, and at home in {place}? What to write down, and whom to tell."
intro:
  county: ["Many who live in {place} work offshore."]
  city: ["Many who live in {place} work offshore."]
  zip: ["Many who live in {zip} work offshore."]
`;
  files['advertising.yaml'] = `\
rules:
  - { check: ad-label, rule: "Here pages name the lawyer who answers for them.", level: error }
  - { check: ad-incident, rule: "There is no such rule here.", level: off }
`;
  edit(files, 'pages/shell.yaml', '"Attorney Advertising"', '"Responsible attorney: Robin Sample"');
  return files;
}

const now = new Date('2026-11-20');
let out: string;
let audited: Audit;

beforeAll(async () => {
  const data = writeData(lonePine());
  out = path.join(temporaryFolder(), 'dist');
  await generateOn(String(now.getTime() / 1000), data, out);
  audited = await audit({ site: loadSite(data).site!, now, folders: { data, out, root } });
});

describe('The site of a firm in another state', () => {
  it('has no errors in the audit, which lists what is still to be written', () => {
    const told = audited.groups.map(({ check: { id, level } }) => `${level} ${id}`);
    expect(told.filter((each) => each.startsWith('error'))).toEqual([]);
    expect(told).toContain('warning starter-text');
  });

  it('does not mention New York', () => {
    for (const name of filesOf(out).filter((file) =>
      /\.(?:html|json|xml|txt|csv|js|css|webmanifest)$/.test(file),
    )) {
      expect([name, wordsOfNewYork.exec(`${name} ${textOf(out, name)}`)?.[0]]).toEqual([name, undefined]);
    }
  });

  it('prints the label of its state, and a single full stop after the name of the firm', () => {
    const page = textOf(out, 'locations/harris-county.html').replaceAll(/<[^>]+>/g, '');
    expect(page).toContain(
      'Lone Pine Injury Lawyers, P.C. All rights reserved. | Responsible attorney: Robin Sample',
    );
  });

  it('has no heading without text below it', () => {
    for (const { address, kind } of audited.pages.filter(({ bytes }) => bytes > 0)) {
      const name = address === '/' ? 'index' : address.slice(1);
      const main = /<main[^]*<\/main>/.exec(textOf(out, `${name}.html`))?.[0] ?? '';
      expect([
        kind,
        address,
        /<h2[^>]*>[^<]*<\/h2>(?:<(?:ul|dl)[^>]*><\/(?:ul|dl)>|<\/section>)/.exec(main)?.[0],
      ]).toEqual([kind, address, undefined]);
    }
  });
});

describe('In a browser', () => {
  let browser: Browser;
  let host: StaticHost;
  beforeAll(async () => {
    [browser, host] = await Promise.all([launch(), serveSite(out)]);
  });
  afterAll(async () => {
    await browser?.close();
    await host?.close();
  });

  it('a visitor finds the county, the city and the answer', async () => {
    const page = await browser.newPage({ baseURL: host.url, viewport: { width: 390, height: 800 } });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto('/locations');
    await page.getByRole('link', { name: 'Fort Bend County', exact: true }).first().click();
    await page.getByRole('main').getByRole('link', { name: 'Hurt on an oil rig' }).first().click();
    await page.waitForURL('**/blog/county/fort-bend-county/*');
    expect(await page.title()).toContain('Fort Bend County');
    await page.goto('/');
    await page.getByLabel('Your ZIP code, city or county').fill('77002');
    await page.getByRole('button', { name: 'Go' }).click();
    await page.waitForURL('**/locations/zip/77002');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Houston');
    expect(complaints).toEqual([]);
  });
});
