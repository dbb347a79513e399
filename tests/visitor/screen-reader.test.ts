import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { goTo, open } from './support/form-steps.ts';
import { dialog } from './support/islands.ts';
import { connected } from './support/mail-service.ts';
import { useSite } from './support/visitor.ts';

const site = useSite(connected);

interface Told {
  role: string;
  name: string;
  properties: Record<string, unknown>;
}

/** What the browser tells screen readers of the elements with these roles, in the order of the page. */
async function told(page: Page, ...roles: string[]): Promise<Told[]> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  await browser.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && roles.includes(role?.value))
    .map(({ role, name, properties = [] }) => ({
      role: role?.value,
      name: name?.value,
      properties: Object.fromEntries(properties.map((property) => [property.name, property.value.value])),
    }));
}

describe('A screen reader', () => {
  test('hears of a map only what its label, links and legend say, and no names in it', async () => {
    const page = await site.visit('/locations/kings-county');
    const texts = (await told(page, 'StaticText')).map(({ name }) => name);
    expect(texts).toContain('On the map: New York County, Queens County and Richmond County.');
    expect(texts).not.toContain('1 mile');
    const links = (await told(page, 'link')).filter(({ name }) => name === '11201');
    expect(links.length).toBeGreaterThan(0);
  });

  test('hears what each table is about', async () => {
    const page = await site.visit('/locations/queens-county/long-island-city');
    const about = await page.locator('section:has(table) h2').allTextContents();
    expect(about.length).toBeGreaterThan(1);
    expect((await told(page, 'table')).map(({ name }) => name)).toEqual(about);
  });

  test.each([
    [0, ['radio']],
    [1, ['textbox']],
    [3, ['Date', 'combobox', 'textbox']],
    [4, ['radio']],
  ])('hears of no mistake in a question that has not been answered yet: step %i', async (step, roles) => {
    const page = await site.visit('/');
    await open(page);
    await goTo(page, step);
    const answers = await told(page, ...roles);
    expect(answers.length).toBeGreaterThan(2);
    expect(answers.filter(({ properties }) => properties.invalid !== 'false')).toEqual([]);
    // By which Firefox goes.
    expect(await dialog(page).locator(':invalid').count()).toBe(0);
  });
});
