import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { field, goTo, open } from './support/form-steps.ts';
import { chat, dialog } from './support/islands.ts';
import { useSite } from './support/visitor.ts';

const site = useSite();

/** This browser has no Back button of a phone, so a test calls the newest CloseWatcher instead. */
const listenForBack = (context: BrowserContext) =>
  context.addInitScript(`
    const waiting = [];
    window.CloseWatcher = class extends CloseWatcher {
      constructor() { super(); waiting.push(this); }
      destroy() { super.destroy(); waiting.splice(waiting.indexOf(this), 1); }
    };
    // A page that is left at once gives no answer.
    const leave = () => void setTimeout(() => history.back(), 50);
    window.goBack = () => (waiting.length > 0 ? waiting.at(-1).requestClose() : leave());
  `);
const goBack = (page: Page) => page.evaluate('goBack()');

const openCalendar = async (page: Page) => {
  await page.locator('[data-open="chat"]').click();
  for (const name of ['Yes, I might', 'Yes, it did', 'Pick a date'])
    await chat(page).getByRole('button', { name, exact: true }).click();
  await chat(page).getByRole('grid').waitFor();
};

describe('The Back button of a phone', () => {
  test('closes the form, which keeps what was entered, and leaves the page only the second time', async () => {
    const page = await site.visit('/about', { prepare: listenForBack });
    await page.goto(`${site.url}/contact`);
    await open(page);
    await goTo(page, 2);
    await field(page, 'city').fill('Yonkers');
    await goBack(page);
    await dialog(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${site.url}/contact`);
    await open(page);
    expect(await field(page, 'city').inputValue()).toBe('Yonkers');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await goBack(page);
    await page.waitForURL(`${site.url}/about`);
  });

  test('closes the calendar of the chat before the chat', async () => {
    const page = await site.visit('/', { prepare: listenForBack });
    await openCalendar(page);
    await goBack(page);
    await chat(page).getByRole('grid').waitFor({ state: 'detached' });
    expect(await chat(page).count()).toBe(1);
    await goBack(page);
    await chat(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${site.url}/`);
  });

  test('has its usual effect in browsers without CloseWatcher, where Escape still closes the form', async () => {
    const page = await site.visit('/', {
      prepare: (context) => context.addInitScript('delete window.CloseWatcher'),
    });
    await open(page);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  });
});
