import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launch } from '../support/browser.ts';
import { startDev, type DevServer } from '../support/dev-server.ts';
import { fieldAt, openEditorAt, saveForm } from '../support/editor.ts';
import { textOf } from '../support/files.ts';
import { smallSite, writeData } from '../support/small-site.ts';

const post = 'posts/time-limits.md';
let data: string;
let server: DevServer;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  data = writeData({
    ...smallSite(),
    'images/lake.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>',
  });
  [server, browser] = await Promise.all([startDev(data), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  context.setDefaultTimeout(50_000);
});
afterEach(() => context.close());

const open = (at: string) => openEditorAt(context, server.url, at);
const read = (name: string) => textOf(data, name);
const tool = (page: Page, name: string) =>
  page.locator('[data-key-path="body"]').getByRole('toolbar').getByRole('button', { name, exact: true });
/** What stands beside the form: words on what a save would do, and the page. */
const pane = (page: Page) => page.frameLocator('iframe.preview');
const pageInPane = (page: Page) => pane(page).frameLocator('iframe');

/** Marks some words of a long text, as with the mouse. */
async function mark(page: Page, words: string) {
  await fieldAt(page, 'body').evaluate((area: HTMLTextAreaElement, marked) => {
    const from = area.value.indexOf(marked);
    area.focus();
    area.setSelectionRange(from, from + marked.length);
  }, words);
}

describe('Somebody who never saw YAML', () => {
  it('sees the page beside the form as it would be, what it changes, and mistakes while they type', async () => {
    const before = read('pages/about.yaml');
    const page = await open('/collections/pages/entries/pages-about');
    await pageInPane(page).getByRole('heading', { level: 1, name: 'About us' }).waitFor();
    await fieldAt(page, 'heading').fill('Who we are');
    await pageInPane(page).getByRole('heading', { level: 1, name: 'Who we are' }).waitFor();
    await pane(page).getByText('Changes 1 page: /about.').waitFor();
    await fieldAt(page, 'lead').fill('See {claim:unknown}.');
    await pane(page).getByText('Not yet:').waitFor();
    expect(read('pages/about.yaml')).toBe(before);
  });

  it('writes a heading, bold words, a list and a link with buttons, and nothing else changes', async () => {
    const before = read(post);
    const page = await open('/collections/posts/entries/time-limits');
    // The long text is there once what stands above it is in view.
    await page.locator('[data-key-path="draft"]').scrollIntoViewIfNeeded();
    await fieldAt(page, 'body').fill('Deadlines\nCount the years.\nAsk us\nCall soon');
    await mark(page, 'Deadlines');
    await tool(page, 'Heading').click();
    await mark(page, 'years');
    await tool(page, 'Bold').click();
    await mark(page, 'Call soon');
    await tool(page, 'List').click();
    await mark(page, 'Ask us');
    await tool(page, 'Link').click();
    await page.getByLabel('Where does it lead?').fill('/contact');
    await page.getByRole('button', { name: 'Insert' }).click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await saveForm(page)).toBe(200);
    const frontMatter = before.slice(0, before.indexOf('---\n', 4) + 4);
    expect(read(post)).toBe(
      `${frontMatter}### Deadlines\nCount the **years**.\n[Ask us](/contact)\n- Call soon\n`,
    );
  });

  it('takes a day from a calendar, and sees how much room a title has', async () => {
    const page = await open('/collections/posts/entries/time-limits');
    await page.locator('[data-key-path="date"] input[type=date]').fill('2026-11-19');
    const room = page.locator('[data-key-path="title"]').getByRole('status');
    await fieldAt(page, 'title').fill('i'.repeat(40));
    expect(await room.innerText()).toBe('40 characters, 178 of 600 pixels');
    await fieldAt(page, 'title').fill('W'.repeat(40));
    expect(await room.innerText()).toContain('search results cut it off');
    await fieldAt(page, 'title').fill('Time Limits in Vermont');
    expect(await saveForm(page)).toBe(200);
    expect(read(post)).toMatch(/^date: "2026-11-19/m);
    expect(read(post)).toContain('title: "Time Limits in Vermont"');
  });

  it('chooses a picture for a card by its looks', async () => {
    const page = await open('/collections/topics/entries/deadlines');
    await page.getByRole('button', { name: 'Choose a picture' }).click();
    const dialog = page.locator('dialog[open]');
    const picture = dialog.getByRole('option', { name: 'lake.svg' });
    await picture.locator('img').waitFor();
    await picture.click();
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await saveForm(page)).toBe(200);
    expect(read('topics/deadlines.yaml')).toContain('image: lake\n');
  });

  it('sees the page of a draft before there is one', async () => {
    const page = await open('/collections/topics/entries/deadlines');
    await page.locator('[data-key-path="draft"]').getByRole('switch').click();
    await pane(page).getByText('A draft: this is how its page will look.').waitFor();
    await pageInPane(page).getByRole('heading', { level: 1 }).waitFor();
  });
});
