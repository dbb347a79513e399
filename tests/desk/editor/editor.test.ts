import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerOf, printLedger } from '#addresses/ledger.ts';
import { launch } from '../../support/browser.ts';
import { startDev, type DevServer } from '../../support/dev-server.ts';
import { textOf } from '../../support/files.ts';
import { editorWindow, fieldAt as field, openEditorAt, saveForm } from '../../support/editor.ts';
import { smallPlan } from '../../support/small-site/small-plan.ts';
import { smallSite, writeData } from '../../support/small-site/small-site.ts';

const post = 'posts/time-limits.md';
const addison = 'counties/addison-county.yaml';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let data: string;
let server: DevServer;
let browser: Browser;
let context: BrowserContext | undefined;
/** The tab after a form was left. The next test reuses it, because starting the editor is the slowest part of a test. */
let atRest: Page | undefined;
/** Every address that the browser requested in all tests of this file. */
const asked: string[] = [];

/** The first response of the server, while the data had a mistake. */
let answerAtFirst: Response;

beforeAll(async () => {
  const files = smallSite();
  data = writeData({
    ...files,
    [addison]: 'name: "Addison County"\norder: first\ncities: []\n',
    'images/lake.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>',
    'published.yaml': printLedger(ledgerOf(smallPlan())),
  });
  [server, browser] = await Promise.all([startDev(data), launch()]);
  answerAtFirst = await fetch(`${server.url}/admin/config.json`);
  writeFileSync(path.join(data, addison), files[addison]!);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(async () => {
  if (!atRest) await startAnew();
});
afterEach(({ task }) => {
  if (task.result?.state === 'fail') atRest = undefined;
  atRest?.removeAllListeners('dialog');
});

/** A new browser profile. */
async function startAnew(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  atRest = undefined;
  await context?.close();
  const usual = { viewport: editorWindow, reducedMotion: 'reduce' } as const;
  context = await browser.newContext({ ...usual, ...options });
  context.setDefaultTimeout(50_000);
  context.on('request', (request) => asked.push(request.url()));
  context.on('page', (tab) => tab.on('websocket', (socket) => asked.push(socket.url())));
  return context;
}

/** The editor at one of its addresses: in the tab of the last test, or in a new one. */
async function openEditor(at = ''): Promise<Page> {
  const tab = atRest;
  atRest = undefined;
  if (!tab) return openEditorAt(context!, server.url, at);
  await tab.goto(`${server.url}/admin/#${at}`);
  return tab;
}

/** Clicks "Save" and returns the status. After a save the editor goes back to the list. */
async function save(page: Page): Promise<number> {
  const status = await saveForm(page);
  if (status === 200) await rest(page);
  return status;
}

/** Discards what was typed. */
async function leave(page: Page): Promise<void> {
  await page.unrouteAll();
  page.once('dialog', (question) => void question.accept());
  await press(page, 'Cancel Editing');
  await rest(page);
}

async function rest(page: Page): Promise<void> {
  await page.waitForFunction(() => !/\/(?:entries|new)\b/.test(location.hash));
  atRest = page;
}

const openEntry = (folder: string, slug: string) => openEditor(`/collections/${folder}/entries/${slug}`);

const read = (name: string) => textOf(data, name);
/** A dialog of our own over the editor. */
const notice = (page: Page, title: string) => page.getByRole('dialog', { name: title });
const press = (page: Page, button: string | RegExp) =>
  page.getByRole('button', { name: button }).first().click();

const tool = (page: Page, name: string) =>
  page.locator('[data-key-path="body"]').getByRole('toolbar').getByRole('button', { name, exact: true });
async function edgesOf(part: Locator): Promise<{ right: number; bottom: number }> {
  const { x, y, width, height } = (await part.boundingBox())!;
  return { right: x + width, bottom: y + height };
}
/** The preview beside the form: what a save would do, and the page. */
const pane = (page: Page) => page.frameLocator('iframe.preview');
const pageInPane = (page: Page) => pane(page).frameLocator('iframe');

/** Selects words in a long text. */
async function mark(page: Page, words: string) {
  await field(page, 'body').evaluate((area: HTMLTextAreaElement, marked) => {
    const from = area.value.indexOf(marked);
    area.focus();
    area.setSelectionRange(from, from + marked.length);
  }, words);
}

/** Uploads a picture into the form. */
async function choosePicture(page: Page, name: string, button = page.getByText('Choose a picture')) {
  await button.click();
  const dialog = page.locator('dialog[open]');
  const asked = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  // The editor recognizes a picture that it already has, even under another name.
  const buffer = Buffer.concat([png, Buffer.from(name)]);
  await (await asked).setFiles({ name, mimeType: 'image/png', buffer });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await dialog.getByRole('button', { name: 'Upload' }).waitFor({ state: 'detached' });
}

it('The editor starts even if the data had a mistake when the server started', () => {
  expect(answerAtFirst.status).toBe(200);
});

describe('Someone who has never seen YAML', () => {
  it('sees the page next to the form, what the edit changes, and mistakes while typing', async () => {
    const before = read('pages/about.yaml');
    const page = await openEditor('/collections/pages/entries/pages-about');
    await pageInPane(page).getByRole('heading', { level: 1, name: 'About us' }).waitFor();
    await field(page, 'heading').fill('Who we are');
    await pageInPane(page).getByRole('heading', { level: 1, name: 'Who we are' }).waitFor();
    await pane(page).getByText('Changes 1 page: /about.').waitFor();
    await field(page, 'lead').fill('See {claim:unknown}.');
    await pane(page).getByText('No preview yet.').waitFor();
    expect(read('pages/about.yaml')).toBe(before);
    await leave(page);
  });

  it('formats a heading, bold words, a list and a link with buttons', async () => {
    const before = read(post);
    const page = await openEditor('/collections/posts/entries/time-limits');
    // The editor renders the long text only after scrolling to it.
    await page.locator('[data-key-path="draft"]').scrollIntoViewIfNeeded();
    await field(page, 'body').fill('Deadlines\nCount the years.\nAsk us\nCall soon');
    await mark(page, 'Deadlines');
    await tool(page, 'Heading').click();
    await mark(page, 'years');
    await tool(page, 'Bold').click();
    await mark(page, 'Call soon');
    await tool(page, 'List').click();
    await mark(page, 'Ask us');
    await tool(page, 'Link').click();
    await page.getByLabel('Where should the link go?').fill('/contact');
    await page.getByRole('button', { name: 'Insert' }).click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await save(page)).toBe(200);
    const frontMatter = before.slice(0, before.indexOf('---\n', 4) + 4);
    expect(read(post)).toBe(
      `${frontMatter}### Deadlines\nCount the **years**.\n[Ask us](/contact)\n- Call soon\n`,
    );
  });

  it('formats only marked words, not the spaces and empty lines around them', async () => {
    const page = await openEditor('/collections/posts/entries/time-limits');
    await page.locator('[data-key-path="draft"]').scrollIntoViewIfNeeded();
    const body = field(page, 'body');
    await body.fill('Count the years now.\n\nCall soon\n\nAsk us');
    await mark(page, 'years ');
    await tool(page, 'Bold').click();
    await mark(page, 'Call soon\n\nAsk us');
    await tool(page, 'List').click();
    await mark(page, 'Count ');
    await tool(page, 'Link').click();
    await page.getByLabel('Where should the link go?').fill('/contact');
    await page.getByRole('button', { name: 'Insert' }).click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await body.inputValue()).toBe('[Count](/contact) the **years** now.\n\n- Call soon\n\n- Ask us');
    await mark(page, '**years**');
    await tool(page, 'Bold').click();
    expect(await body.inputValue()).toContain(' the years now.');
    await leave(page);
  });

  it('picks a date from a calendar, and sees how much space a title has left', async () => {
    const page = await openEditor('/collections/posts/entries/time-limits');
    await page.locator('[data-key-path="date"] input[type=date]').fill('2026-11-19');
    const room = page.locator('[data-key-path="title"]').getByRole('status');
    await field(page, 'title').fill('i'.repeat(40));
    expect(await room.innerText()).toBe('40 characters, 178 of 600 pixels');
    await field(page, 'title').fill('W'.repeat(40));
    expect(await room.innerText()).toContain('search results cut it off');
    await field(page, 'title').fill('Time Limits in Vermont');
    expect(await save(page)).toBe(200);
    expect(read(post)).toMatch(/^date: "2026-11-19/m);
    expect(read(post)).toContain('title: "Time Limits in Vermont"');
  });

  it('chooses a picture for a card from thumbnails', async () => {
    const page = await openEditor('/collections/topics/entries/deadlines');
    await page.getByRole('button', { name: 'Choose a picture' }).click();
    const dialog = page.locator('dialog[open]');
    const picture = dialog.getByRole('option', { name: 'lake.svg' });
    await picture.locator('img').waitFor();
    // Pages load no pictures from elsewhere.
    expect(await dialog.getByText('Enter URL').count()).toBe(0);
    // The list shows its pictures before it reacts to clicks.
    const isChosen = async () => {
      await picture.click();
      return picture.getAttribute('aria-selected');
    };
    await expect.poll(isChosen).toBe('true');
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await save(page)).toBe(200);
    expect(read('topics/deadlines.yaml')).toContain('image: lake\n');
  });

  it('sees the page even before the chosen picture is uploaded', async () => {
    const page = await openEditor('/collections/topics/entries/deadlines');
    await choosePicture(page, 'quay.png');
    await page.getByPlaceholder('Uploaded when you save').waitFor();
    expect(await field(page, 'image').inputValue()).toBe('');
    await field(page, 'title').fill('Deadlines at the quay');
    await pane(page)
      .getByText(/^\/blog\/.*\nChanges.*\nA new picture is shown here once it is saved\.$/)
      .waitFor();
    await leave(page);
  });

  it('reads that there is no preview while the server does not answer', async () => {
    const page = await openEditor('/collections/pages/entries/pages-about');
    await pageInPane(page).getByRole('heading', { level: 1 }).waitFor();
    await page.route('**/admin/preview', (route) => route.abort());
    await field(page, 'heading').fill('Who we are');
    await pane(page).getByText('The preview is not available right now.').waitFor();
    await leave(page);
  });

  it('does not read that no page changes while the server does not answer', async () => {
    const page = await openEditor('/collections/pages/entries/pages-about');
    const failures: Error[] = [];
    page.on('pageerror', (error) => failures.push(error));
    const asked = page.waitForRequest('**/admin/changes.json');
    await page.route('**/admin/changes.json', (route) => route.abort());
    await field(page, 'heading').fill('Who we are now');
    await pageInPane(page).getByRole('heading', { level: 1, name: 'Who we are now' }).waitFor();
    await (await asked).response();
    expect(await pane(page).getByRole('status').innerText()).toBe('/about');
    expect(failures).toEqual([]);
    await leave(page);
  });

  it('uploads a picture only together with its form, once that is valid', async () => {
    const page = await openEditor('/collections/topics/entries/deadlines');
    await choosePicture(page, 'pier.png');
    const description = field(page, 'description');
    const words = await description.inputValue();
    await description.fill('What counts in {nowhere}?');
    expect(await save(page)).toBe(422);
    await notice(page, 'Nothing was saved').getByRole('button', { name: 'OK' }).click();
    expect(existsSync(path.join(data, 'images/pier.png'))).toBe(false);
    await description.fill(words);
    expect(await save(page)).toBe(200);
    expect(existsSync(path.join(data, 'images/pier.png'))).toBe(true);
    expect(read('topics/deadlines.yaml')).toContain('image: pier\n');
  });

  it('puts a picture into a text as a paragraph of its own, and sees the page meanwhile', async () => {
    const page = await openEntry('posts', 'time-limits');
    await page.locator('[data-key-path="draft"]').scrollIntoViewIfNeeded();
    await field(page, 'body').fill('Count the years.\n\nAsk us.');
    await mark(page, '\n\nAsk');
    await page.keyboard.press('ArrowLeft');
    await choosePicture(page, 'harbor.png', tool(page, 'Picture'));
    await page.getByLabel('What does the picture show?').fill('A harbor');
    await page.locator('dialog[open]').getByRole('button', { name: 'Insert' }).click();
    await pane(page)
      .getByText(/^\/blog\/time-limits\nChanges/)
      .waitFor();
    expect(await save(page)).toBe(200);
    expect(read(post)).toMatch(
      /\n---\nCount the years\.\n\n!\[A harbor\]\(\/images\/harbor\.png\)\n\nAsk us\.\n$/,
    );
  });

  it('sees the page of a draft', async () => {
    const page = await openEditor('/collections/topics/entries/deadlines');
    await page.locator('[data-key-path="draft"]').getByRole('switch').click();
    await pane(page).getByText('This is a draft: its page will look like this').waitFor();
    await pageInPane(page).getByRole('heading', { level: 1 }).waitFor();
  });

  it('sees boxes and words that look like those of the editor, in the dark, too', async () => {
    await startAnew({ colorScheme: 'dark' });
    const page = await openEntry('pages', 'pages-about');
    const boxOf = async (name: string) => {
      const { x, width, height } = (await field(page, name).boundingBox())!;
      return { x, width, height };
    };
    await field(page, 'heading').waitFor();
    expect(await boxOf('title')).toEqual(await boxOf('heading'));
    const length = page.locator('[data-key-path="title"]').getByRole('status');
    expect(await length.evaluate(contrastOf)).toBeGreaterThan(4.5);
  });
});

/** The contrast of words with what is behind them, as WCAG defines it. */
function contrastOf(words: Element): number {
  const lightness = (color: string) => {
    const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)!.map((part) => {
      const value = Number(part) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  let behind = words;
  while (/^rgba\(.*, 0\)$/.test(getComputedStyle(behind).backgroundColor)) behind = behind.parentElement!;
  const [darker = 0, lighter = 0] = [getComputedStyle(words).color, getComputedStyle(behind).backgroundColor]
    .map(lightness)
    .sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

describe('The visual editor of the development server', () => {
  it('adds a city: it shows the message about a mistake, saves the corrected form and updates the site', async () => {
    const before = read(addison);
    const page = await openEntry('counties', 'addison-county');
    await press(page, /Add.*City/);
    await field(page, 'cities.1.name').fill('Vergennes');
    await field(page, 'cities.1.slug').fill('middlebury');
    await press(page, /Add.*ZIP code/);
    await field(page, 'cities.1.zips.0').fill('549');
    await press(page, /^Save$/);
    await page.getByText('This is not a ZIP code.').first().waitFor();
    await field(page, 'cities.1.zips.0').fill('05491');

    expect(await save(page)).toBe(422);
    const letter = await notice(page, 'Nothing was saved').locator('pre').innerText();
    expect(letter).toContain('Two cities of this county have the slug "middlebury"');
    expect(letter).toContain('  > 8 |     slug: middlebury\n      |           ^\n');
    expect(read(addison)).toBe(before);

    await notice(page, 'Nothing was saved').getByRole('button', { name: 'OK' }).click();
    await field(page, 'cities.1.slug').fill('vergennes');
    await pane(page).getByText('Adds 4 pages:').waitFor();
    expect(await save(page)).toBe(200);
    expect(read(addison)).toBe(
      before
        .replace('points:', '  - name: "Vergennes"\n    slug: vergennes\n    zips: ["05491"]\npoints:')
        .replace(/$/, '  "05491": [44.1198, -73.3269]\n'),
    );
    const pageOfZip = async () => (await fetch(`${server.url}/locations/zip/05491`)).text();
    await expect.poll(pageOfZip).toContain('Injured in Zip Code 05491 (Vergennes)?');
  });

  it('has the browser ask before unsaved edits are lost', async () => {
    const page = await openEntry('pages', 'pages-about');
    const asks: string[] = [];
    page.on('dialog', (dialog) => {
      asks.push(dialog.type());
      void dialog.accept();
    });
    await field(page, 'heading').waitFor();
    await page.reload();
    expect(asks).toEqual([]);
    await field(page, 'heading').fill('Who we are');
    await page.getByRole('button', { name: /^Save$/, disabled: false }).waitFor();
    await page.reload();
    expect(asks).toEqual(['beforeunload']);
  });

  it('asks before its Cancel button, Escape or the Back button discards unsaved edits', async () => {
    await startAnew();
    const page = await openEditor('/collections/posts');
    const asks: string[] = [];
    page.on('dialog', (dialog) => {
      asks.push(dialog.message());
      void dialog.dismiss();
    });
    const question = 'Leave without saving? Your changes in this form will be lost.';
    await page.goto(`${server.url}/admin/#/collections/posts/entries/time-limits`);
    await field(page, 'title').fill('No Time to Lose');
    await page.getByRole('button', { name: /^Save$/, disabled: false }).waitFor();
    await press(page, 'Cancel Editing');
    await page.keyboard.press('Escape');
    void page.goBack().catch(() => {});
    await expect.poll(() => asks).toEqual([question, question, question]);
    expect(await field(page, 'title').inputValue()).toBe('No Time to Lose');
    expect(await save(page)).toBe(200);
    await page.getByText('Entry saved.').waitFor();
    expect(asks).toHaveLength(3);
  });

  it('accepts no input and does not navigate during a save', async () => {
    await startAnew();
    const page = await openEditor('/collections/pages');
    await page.goto(`${server.url}/admin/#/collections/pages/entries/pages-about`);
    await field(page, 'lead').fill('We sue.');
    let typed: string | undefined;
    await page.route('**/admin/save', async (route) => {
      await field(page, 'lead').focus();
      await page.keyboard.type(' And more.');
      typed = await field(page, 'lead').inputValue();
      void page.goBack().catch(() => {});
      // Time enough for the page to go back if nothing stopped it.
      await page.waitForTimeout(500);
      await route.fulfill({ status: 500, contentType: 'text/html', body: '<!doctype html>' });
    });
    expect(await save(page)).toBe(500);
    expect(typed).toBe('We sue.');
    await notice(page, 'Saving…').waitFor({ state: 'detached' });
    const letter = notice(page, 'Nothing was saved');
    await letter.getByText('The development server failed.').waitFor();
    await letter.getByRole('button', { name: 'OK' }).click();
    expect(await field(page, 'lead').inputValue()).toBe('We sue.');
    await page.unroute('**/admin/save');
    expect(await save(page)).toBe(200);
  });

  it('does not overwrite what a colleague saved meanwhile, but shows both versions', async () => {
    await startAnew();
    const [mine, theirs] = [await openEntry('pages', 'pages-about'), await openEntry('pages', 'pages-about')];
    await field(mine, 'heading').fill('Who we are');
    await field(theirs, 'closing').fill('Ask us an easy question.');
    expect(await save(theirs)).toBe(200);

    expect(await save(mine)).toBe(412);
    const window = notice(mine, 'Changed by somebody else');
    await window.getByText('what you deleted stays deleted').waitFor();
    const [now, yours] = [window.locator('figure').nth(0), window.locator('figure').nth(1)];
    await window.waitFor();
    expect(await now.locator('mark').allInnerTexts()).toEqual(['heading: "About us"\n']);
    expect(await yours.locator('mark').allInnerTexts()).toEqual(['heading: "Who we are"\n']);
    // On a phone, the button is also in view, and each version is as wide as the window.
    await mine.setViewportSize({ width: 390, height: 600 });
    // A tab behind another one takes its new size late.
    await expect.poll(async () => (await edgesOf(window)).right).toBeLessThanOrEqual(390);
    const [button, heading] = [window.getByRole('button').first(), window.locator('h3')];
    await expect
      .poll(async () => (await edgesOf(button)).bottom - (await edgesOf(window)).bottom)
      .toBeLessThan(0);
    await expect.poll(async () => (await yours.boundingBox())!.width).toBeGreaterThan(300);
    await mine.setViewportSize(editorWindow);
    await expect
      .poll(async () => (await edgesOf(yours)).right - (await edgesOf(heading)).right)
      .toBeCloseTo(0);
    await mine.keyboard.press('Enter');
    await window.waitFor({ state: 'detached' });
    expect(read('pages/about.yaml')).toContain('heading: "About us"');
    // The preview shows the page that a save would make.
    await field(mine, 'heading').fill('Who we may be');
    await pageInPane(mine).getByRole('heading', { level: 1, name: 'Who we may be' }).waitFor();
    await pageInPane(mine).getByText('Ask us an easy question.').waitFor();
    await field(mine, 'heading').fill('Who we are');

    expect(await save(mine)).toBe(412);
    await window.getByRole('button', { name: 'Save mine' }).click();
    await notice(mine, 'Saved').getByText('with changes that somebody else saved in the meantime').waitFor();
    expect(read('pages/about.yaml')).toContain('heading: "Who we are"');
    expect(read('pages/about.yaml')).toContain('closing: "Ask us an easy question."');

    // The form shows the colleague's version before anything else is edited.
    const reloaded = mine.waitForEvent('load');
    await mine.keyboard.press('Enter');
    await reloaded;
    await mine.goto(`${server.url}/admin/#/collections/pages/entries/pages-about`);
    await expect.poll(() => field(mine, 'closing').inputValue()).toBe('Ask us an easy question.');
  });

  it('gives the new name of a file that was renamed meanwhile', async () => {
    const page = await openEntry('posts', 'time-limits');
    await field(page, 'title').fill('No Time to Lose at All');
    const [file, elsewhere] = [path.join(data, post), path.join(data, 'posts/time.md')];
    renameSync(file, elsewhere);
    try {
      expect(await save(page)).toBe(412);
      const now = notice(page, 'Changed by somebody else').locator('figure').first();
      expect(await now.innerText()).toContain('It was renamed to posts/time.md.');
    } finally {
      renameSync(elsewhere, file);
    }
  });

  it('renames a published post everywhere, with a redirect, in Brave, too', async () => {
    const brave = await startAnew();
    // In Brave, the editor would write a copy first and then delete the old file.
    await brave.addInitScript(() => {
      const brands = [{ brand: 'Brave', version: '1' }];
      Object.defineProperty(Navigator.prototype, 'userAgentData', { value: { brands }, configurable: true });
    });
    const page = await openEntry('posts', 'time-limits');
    await press(page, 'Show Editor Options');
    await page.getByRole('menuitem', { name: 'Edit Slug' }).click();
    await press(page, 'Edit Slug');
    const slug = page.getByRole('textbox', { name: 'Slug' });
    await slug.fill('vermont-time-limits');
    await slug.press('Enter');
    expect(await save(page)).toBe(409);
    const question = notice(page, 'Before you save');
    expect(await question.innerText()).toContain('/blog/time-limits to /blog/vermont-time-limits');
    expect(existsSync(path.join(data, 'posts/time-limits.md'))).toBe(true);
    await question.getByRole('button', { name: 'Save with these redirects' }).click();
    expect(await notice(page, 'Saved').innerText()).toContain(
      '/blog/time-limits → /blog/vermont-time-limits',
    );
    expect(await notice(page, 'Saved').innerText()).toContain('topics/deadlines.yaml');
    expect(existsSync(path.join(data, 'posts/time-limits.md'))).toBe(false);
    expect(read('topics/deadlines.yaml')).toContain('post: vermont-time-limits');
    expect(read('redirects.yaml')).toContain(
      '{ from: "/blog/time-limits", to: "/blog/vermont-time-limits" }',
    );

    // The editor reloads the other changed files, so their forms can be saved.
    const reloaded = page.waitForEvent('load');
    await notice(page, 'Saved').getByRole('button', { name: 'OK' }).click();
    await reloaded;
    await page.goto(`${server.url}/admin/#/collections/topics/entries/deadlines`);
    await field(page, 'title').fill('Time limits');
    expect(await saveForm(page)).toBe(200);
  });

  it('deletes a published page after a question, with a redirect, and removes references to it', async () => {
    const page = await openEntry('service-areas', 'burlington');
    await press(page, 'Show Editor Options');
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Delete' }).click();
    const question = notice(page, 'Before you save');
    expect(await question.innerText()).toContain(
      'Removes 2 pages: /service-areas and /service-areas/burlington.',
    );
    expect(await question.innerText()).toContain('/service-areas/burlington → /');
    expect(existsSync(path.join(data, 'service-areas/burlington.yaml'))).toBe(true);
    await question.getByRole('button', { name: 'Save with these redirects' }).click();
    await notice(page, 'Saved').waitFor();
    expect(existsSync(path.join(data, 'service-areas/burlington.yaml'))).toBe(false);
    expect(read('counties/chittenden-county.yaml')).not.toContain('serviceArea');
    expect(read('redirects.yaml')).toContain('{ from: "/service-areas/burlington", to: "/" }');
  });

  it('explains why an entry cannot be deleted', async () => {
    const printed = /^post: (.+)$/m.exec(read('topics/deadlines.yaml'))![1]!;
    const page = await openEntry('posts', printed);
    await press(page, 'Show Editor Options');
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Delete' }).click();
    const letter = await notice(page, 'Nothing was saved').locator('pre').innerText();
    expect(letter).toContain(`There is no post or guide "${printed}".`);
    expect(existsSync(path.join(data, `posts/${printed}.md`))).toBe(true);
  });

  it('creates a post as a draft, which has no page', async () => {
    const page = await openEditor('/collections/posts/new');
    await field(page, 'title').fill("A Ferry's Fault");
    await pane(page).getByText('data/posts/a-ferry-s-fault.md').first().waitFor();
    await field(page, 'date').fill('2026-11-20');
    await field(page, 'excerpt').fill('Boats have rules of their own.');
    await page.getByRole('radio', { name: 'Car Accidents' }).click();
    await press(page, /Add.*Related/);
    const related = page.locator('[data-key-path="related.0"]');
    await related.getByRole('combobox').fill('moose-collision-claims');
    const names = related.locator('datalist option');
    const files = ['posts', 'guides'].flatMap((folder) => readdirSync(path.join(data, folder)));
    expect(await names.evaluateAll((all: HTMLOptionElement[]) => all.map(({ value }) => value))).toEqual(
      files.map((file) => path.parse(file).name),
    );
    await field(page, 'body').fill('Ask the captain.');
    expect(await save(page)).toBe(200);
    expect(read('posts/a-ferry-s-fault.md')).toBe(
      [
        '---',
        'title: "A Ferry\'s Fault"',
        'date: "2026-11-20"',
        'excerpt: "Boats have rules of their own."',
        'practiceArea: car-accidents',
        'related: [moose-collision-claims]',
        'draft: true',
        '---',
        'Ask the captain.',
        '',
      ].join('\n'),
    );
    expect((await fetch(`${server.url}/blog/a-ferry-s-fault`, { redirect: 'manual' })).status).toBe(302);
  });

  it('shows the pictures, and uploads new ones under a name that is valid in an address', async () => {
    const page = await openEditor('/assets');
    const drawing = page.locator('img[src^="blob:"]').first();
    await drawing.waitFor();
    const width = () => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);

    await press(page, 'Upload New Assets');
    const file = { name: 'Our Office (1).PNG', mimeType: 'image/png', buffer: png };
    await page.locator('dialog[open] input[type=file]').setInputFiles(file);
    await page.locator('dialog[open]').getByRole('button', { name: 'Upload' }).click();
    await page.getByText('Asset saved.').waitFor();
    expect(readFileSync(path.join(data, 'images/our-office-1.png'))).toEqual(png);
    const answer = await fetch(`${server.url}/images/our-office-1.png`);
    expect(answer.headers.get('content-type')).toBe('image/png');
  });

  it('says that it is opening while its script is on the way', async () => {
    await startAnew();
    const arrivals: (() => void)[] = [];
    await context!.route('**/admin/cms/npm/index.js', async (route) => {
      await new Promise<void>((arrive) => arrivals.push(arrive));
      await route.continue();
    });
    const page = await openEditor('/collections/posts');
    const opening = page.getByText('The editor is opening.');
    await opening.waitFor();
    await expect.poll(() => arrivals).toHaveLength(1);
    arrivals[0]!();
    await opening.waitFor({ state: 'detached' });
  });

  it('uses the language of the browser', async () => {
    await startAnew({ locale: 'de-DE' });
    const page = await openEditor('/collections/posts/new');
    await page.getByRole('button', { name: 'Speichern' }).waitFor();
  });

  it('asks who governs a new ZIP code until the answer is valid', async () => {
    const county = (name: string, ...zips: string[]) =>
      zips.map((zip) => `${zip},Town of ${name},${name},town,${name},,1,1\n`).join('');
    const rows = `zip,body,name,kind,county,in_town,people_share,land_share
${county('Chittenden', '05401', '05403', '05408')}${county('Addison', '05740', '05753', '05491')}`;
    mkdirSync(path.join(data, 'places'), { recursive: true });
    writeFileSync(path.join(data, 'places/municipalities.csv'), rows);
    const told = 'source: "Census", credit: "Census", date: "2020", license: "Public domain"';
    writeFileSync(path.join(data, 'places/sources.yaml'), `tables:\n  municipalities: { ${told} }\n`);
    const page = await openEntry('counties', 'addison-county');
    await page
      .locator('[data-key-path="cities"]')
      .getByRole('button', { name: 'Expand', exact: true })
      .first()
      .click();
    await press(page, /Add.*ZIP code/);
    await field(page, 'cities.0.zips.2').fill('05472');
    await pane(page).getByText('Saving will ask which city, town or village governs 05472.').waitFor();
    const window = notice(page, 'Who governs these ZIP codes?');
    const line = window.getByLabel('05472 is governed by');
    expect(await save(page)).toBe(409);
    await page.setViewportSize({ width: 390, height: 600 });
    expect(await window.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.setViewportSize(editorWindow);
    await line.fill('New Haven');
    await page.keyboard.press('Enter');
    await notice(page, 'Nothing was saved').getByRole('button', { name: 'OK' }).click();
    expect(await save(page)).toBe(409);
    expect(await line.inputValue()).toBe('New Haven');
    await line.fill('Town of New Haven');
    await page.keyboard.press('Enter');
    await notice(page, 'Saved').getByText('places/municipalities.csv').waitFor();
    expect(read('places/municipalities.csv')).toBe(
      `${rows}05472,Town of New Haven,New Haven,town,Addison,,1,1\n`,
    );
  });

  it('requests nothing from any other machine, in all tests of this file', async () => {
    const page = await openEntry('counties', 'addison-county');
    await page.getByRole('button', { name: 'Save' }).waitFor();
    expect(asked).toContain(`${server.url}/admin/cms/npm/index.js`);
    const fromAfar = asked.filter((address) => !/^(?:blob|data):/.test(address));
    expect(fromAfar.filter((address) => !address.startsWith(`${server.url}/`))).toEqual([]);
  });
});
