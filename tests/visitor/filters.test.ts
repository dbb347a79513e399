import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { open as openEvaluation } from './support/form-steps.ts';
import { chat, dialog } from './support/islands.ts';
import { axeProblems, focused, useSite } from './support/visitor.ts';

const site = useSite();

const articles = (page: Page) => page.getByLabel('Search the articles');
const place = (page: Page) => page.getByLabel('Your ZIP code, city or county');
const answer = (page: Page) => page.getByRole('status').filter({ visible: true });
const everyCard = (page: Page) => page.locator('.cards > li');
const cards = (page: Page) => everyCard(page).filter({ visible: true });
const options = (page: Page) => page.getByRole('option');

/** The paths of all requests from now on. */
function requests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

describe('The blog', () => {
  test('shows only articles with every word that the visitor types', async () => {
    const page = await site.visit('/blog');
    const all = await everyCard(page).count();
    await articles(page).pressSequentially('bus');
    // Some articles are folded before the search, so fewer visible ones prove nothing.
    await answer(page)
      .getByText(/\d articles/)
      .waitFor();
    const shown = await cards(page).evaluateAll((found) =>
      found.map((card) => {
        const group = card.closest('section')?.querySelector('h2')?.textContent;
        return [group, card.querySelector('a')?.pathname, card.textContent].join(' ');
      }),
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const text of shown) expect(text).toMatch(/\bbus/i);
    expect(await answer(page).innerText()).toBe(`${shown.length} of ${all} articles`);
    expect(await page.getByRole('status').getAttribute('aria-live')).not.toBe('assertive');
  });

  test('shows all articles of a group whose heading the visitor types', async () => {
    const page = await site.visit('/blog');
    const group = page
      .locator('main section')
      .filter({ has: page.locator('h2') })
      .last();
    const all = await everyCard(page).count();
    const ofGroup = group.locator('.cards > li');
    await articles(page).fill(await group.locator('h2').innerText());
    await expect.poll(() => cards(page).count()).toBeLessThan(all);
    expect(await ofGroup.filter({ visible: true }).count()).toBe(await ofGroup.count());
  });

  test('shows an article whose address has the words, though its card has others', async () => {
    const page = await site.visit('/blog');
    const link = page.locator('.cards a').last();
    const slug = (await link.getAttribute('href'))!.split('/').at(-1)!;
    await articles(page).fill(slug.replaceAll('-', ' '));
    await expect.poll(() => answer(page).innerText()).toContain(' of ');
    expect(await link.isVisible()).toBe(true);
  });

  test('is also filtered by what was typed before the script loaded', async () => {
    const page = await site.visit('/blog', {
      prepare: (context) =>
        context.addInitScript(() =>
          document.addEventListener('readystatechange', () => {
            const field = document.querySelector<HTMLInputElement>('#filter');
            if (document.readyState !== 'interactive' || !field) return;
            field.focus();
            field.value = 'bus';
          }),
        ),
    });
    await answer(page)
      .getByText(/\d articles/)
      .waitFor();
  });

  test('is still filtered after Back from an article', async () => {
    const page = await site.visit('/blog');
    await articles(page).fill('bus');
    await answer(page)
      .getByText(/\d articles/)
      .waitFor();
    const shown = await cards(page).count();
    await cards(page).first().getByRole('link').click();
    await page.waitForURL('**/blog/*');
    await page.goBack();
    await expect.poll(() => cards(page).count()).toBe(shown);
    expect(await articles(page).inputValue()).toBe('bus');
    expect(page.url()).toBe(`${site.url}/blog`);
  });

  test('keeps its text after Back in Safari, which empties fields without autocompletion', async () => {
    const page = await site.visit('/blog');
    expect(await articles(page).getAttribute('autocomplete')).not.toBe('off');
  });

  test('is whole after Back if the visitor had cleared the field, and when opened by a link', async () => {
    const page = await site.visit('/blog');
    const all = await cards(page).count();
    const filter = async () => {
      await articles(page).fill('bus');
      await expect.poll(() => cards(page).count()).toBeLessThan(all);
    };
    const isWhole = async () => {
      await page.waitForLoadState('networkidle');
      expect([await articles(page).inputValue(), await cards(page).count()]).toEqual(['', all]);
    };
    await filter();
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('banner').getByRole('link', { name: 'Blog' }).click(),
    ]);
    await isWhole();
    await filter();
    await page.keyboard.press('Escape');
    await page.goto(`${site.url}/about`);
    await page.goBack();
    await isWhole();
  });

  test('shows all articles again after Escape', async () => {
    const page = await site.visit('/blog');
    const all = await cards(page).count();
    await articles(page).fill('bus');
    await expect.poll(() => cards(page).count()).toBeLessThan(all);
    await page.keyboard.press('Escape');
    expect(await cards(page).count()).toBe(all);
    expect(await articles(page).inputValue()).toBe('');
    expect(await page.getByRole('status').innerText()).toBe('');
  });

  test('shows all articles again after Escape, while the chat stays open', async () => {
    const page = await site.visit('/blog');
    await page.locator('aside [data-open="chat"]').click();
    await chat(page).waitFor();
    await articles(page).fill('bus');
    await articles(page).press('Escape');
    expect(await articles(page).inputValue()).toBe('');
    // A chat that closes is visible until it has faded out.
    await page.waitForTimeout(500);
    expect(await chat(page).isVisible()).toBe(true);
    await articles(page).press('Escape');
    await chat(page).waitFor({ state: 'detached' });
  });

  test('keeps a list unfolded before and after a search', async () => {
    const page = await site.visit('/blog');
    await page.locator('main summary').first().click();
    const all = await cards(page).count();
    await articles(page).focus();
    await articles(page).pressSequentially('bus');
    await expect.poll(() => answer(page).innerText()).toContain('of');
    await page.keyboard.press('Escape');
    expect(await cards(page).count()).toBe(all);
  });

  test('does not fold the results of a search', async () => {
    const page = await site.visit('/blog');
    const labels = page.locator('main summary').filter({ visible: true });
    const all = await labels.count();
    expect(all).toBeGreaterThan(0);
    await articles(page).pressSequentially('no fault');
    await expect.poll(() => answer(page).innerText()).toContain('of');
    expect(await labels.count()).toBe(0);
    expect(await cards(page).count()).toBeGreaterThan(3);
    await page.keyboard.press('Escape');
    expect(await labels.count()).toBe(all);
  });

  test('offers a call and all articles if nothing is found', async () => {
    const page = await site.visit('/blog');
    const all = await cards(page).count();
    await articles(page).fill('zebra');
    await expect.poll(() => answer(page).innerText()).toContain('Nothing found.');
    expect(await cards(page).count()).toBe(0);
    // No heading is left above an empty list.
    expect(await page.locator('section section:has(.cards)').filter({ visible: true }).count()).toBe(0);
    expect(await answer(page).getByRole('link').getAttribute('href')).toBe('tel:+18005550142');
    expect(await axeProblems(page, 'body')).toEqual([]);
    await answer(page).getByRole('button', { name: 'see all articles' }).click();
    expect(await cards(page).count()).toBe(all);
    expect(await articles(page).evaluate((input) => input === document.activeElement)).toBe(true);
  });

  test('moves the focus to the first result after Enter', async () => {
    const page = await site.visit('/blog');
    await articles(page).fill('bus');
    await answer(page).getByText('of').waitFor();
    await page.keyboard.press('Enter');
    expect(await focused(page)).toContain(await cards(page).first().getByRole('heading').innerText());
  });

  test('ignores words that all cards have', async () => {
    const page = await site.visit('/blog');
    await articles(page).fill('read more');
    await expect.poll(() => answer(page).innerText()).toContain('Nothing found.');
  });
});

test('The local searches can be filtered, too, and their links still open in a new tab', async () => {
  const page = await site.visit('/local-searches');
  const all = await cards(page).count();
  await page.getByLabel('Find a search').fill('queens');
  await expect.poll(() => cards(page).count()).toBeLessThan(all);
  expect(await cards(page).count()).toBeGreaterThan(0);
  for (const card of await cards(page).all()) {
    expect(await card.textContent()).toMatch(/queens/i);
    expect(await card.getByRole('link').getAttribute('target')).toBe('_blank');
  }
  expect(await axeProblems(page, 'body')).toEqual([]);
});

describe('The place search', () => {
  test.each(['11224', '١١٢٢٤', '۱۱۲۲۴'])('opens the page of a ZIP code on Enter: %s', async (zip) => {
    const page = await site.visit('/locations');
    await place(page).fill(zip);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/locations/zip/11224');
    expect(await page.locator('h1').innerText()).toContain('11224');
  });

  test.each(['1122', '１１２２'])(
    'lists matches for the beginning of a ZIP code, but opens none of them on Enter: %s',
    async (beginning) => {
      const page = await site.visit('/locations');
      await page.getByRole('combobox').fill(beginning);
      await page.keyboard.press('Enter');
      await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(1);
      expect(new URL(page.url()).pathname).toBe('/locations');
    },
  );

  test('asks whether a place with a name much like the one entered was meant, but opens none on Enter', async () => {
    const page = await site.visit('/locations');
    await place(page).fill('Caney Island');
    await page.keyboard.press('Enter');
    await options(page).filter({ hasText: 'Coney Island' }).first().waitFor();
    const list = page.getByRole('listbox');
    const question = await list.getAttribute('data-guesses');
    expect(await answer(page).getByRole('link').first().getAttribute('href')).toMatch(/^tel:/);
    const aboveThem = list.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(await aboveThem).toBe(JSON.stringify(question));
    expect(new URL(page.url()).pathname).toBe('/locations');
  });

  test('lists places while the visitor types; arrow keys select one, and Enter opens it', async () => {
    const page = await site.visit('/locations');
    expect(await place(page).getAttribute('aria-expanded')).toBe('false');
    await place(page).pressSequentially('coney');
    await options(page).first().waitFor();
    expect(await place(page).getAttribute('aria-expanded')).toBe('true');
    expect(await options(page).allInnerTexts()).toEqual([
      'Coney Island\nKings County, NY',
      '11224\nBrighton Beach, Coney Island, Sea Gate, Brooklyn, Kings County, NY',
    ]);
    const chosen = () =>
      page.evaluate(() => {
        const id = document.activeElement!.getAttribute('aria-activedescendant');
        return id && document.querySelector(`#${id}[aria-selected=true]`)?.firstChild?.textContent;
      });
    const steps: unknown[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
      await page.keyboard.press(key);
      steps.push(await chosen());
    }
    expect(steps).toEqual(['Coney Island', '11224', 'Coney Island', '11224']);
    expect(await axeProblems(page, 'body')).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/locations/zip/11224');
  });

  test('opens the place chosen with the arrow keys on a click on "Go"', async () => {
    const page = await site.visit('/locations');
    await place(page).fill('coney');
    await options(page).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await page.waitForURL('**/locations/zip/11224');
  });

  test('opens a place on a click', async () => {
    const page = await site.visit('/locations', { viewport: { width: 375, height: 800 } });
    await place(page).fill('buffalo');
    await options(page).first().click();
    await page.waitForURL('**/locations/erie-county/buffalo');
  });

  test('shows the first eight of many places, and their number', async () => {
    const page = await site.visit('/locations');
    await place(page).fill('brooklyn');
    await options(page).first().waitFor();
    expect(await options(page).count()).toBe(8);
    expect(await page.getByRole('status').innerText()).toMatch(/^8 of \d\d places$/);
  });

  test.each(['brooklyn', 'zebra'])('shows its results above the bar of a phone: %s', async (words) => {
    const page = await site.visit('/', { viewport: { width: 320, height: 640 } });
    await place(page).fill(words);
    const found = page.locator('[role=listbox], [role=status] > span').filter({ visible: true }).first();
    await expect.poll(() => found.innerText()).not.toBe('');
    const isInSight = () =>
      page.evaluate(() => {
        const boxOf = (part: string) => document.querySelector(part)!.getBoundingClientRect();
        const list = boxOf('[role=listbox]');
        const end = list.height > 0 ? list.bottom : boxOf('[data-none]').bottom;
        const bar = boxOf('[aria-label="Reach us"]').top;
        return [end <= bar, boxOf('#place').top >= boxOf('header').bottom];
      });
    await expect.poll(isInSight).toEqual([true, true]);
  });

  test('keeps the field and the chosen place in sight above the keyboard of a phone in landscape', async () => {
    const page = await site.visit('/', { viewport: { width: 667, height: 160 } });
    await place(page).pressSequentially('brooklyn');
    await options(page).last().waitFor();
    // A place with a long list of neighborhoods is taller than the window; its name is what counts.
    const isInSight = (part: Locator) =>
      part.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        return top >= 0 && top + 40 <= innerHeight;
      });
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press('ArrowDown');
      const chosen = page.locator('[role=option][aria-selected=true]');
      expect([i, await isInSight(place(page)), await isInSight(chosen)]).toEqual([i, true, true]);
    }
  });

  test('closes its list on Escape, and is emptied by a second Escape', async () => {
    const page = await site.visit('/locations');
    await place(page).fill('kings');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    expect(await options(page).filter({ visible: true }).count()).toBe(0);
    expect(await place(page).getAttribute('aria-expanded')).toBe('false');
    expect(await place(page).inputValue()).toBe('kings');
    await page.keyboard.press('Escape');
    expect(await place(page).inputValue()).toBe('');
  });

  test('opens its closed list again when the visitor taps the field, as after Back from a place', async () => {
    const page = await site.visit('/locations');
    await place(page).fill('kings');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    await place(page).click();
    await options(page).first().waitFor();
    expect(await place(page).getAttribute('aria-expanded')).toBe('true');
  });

  test('tells no number of places after Back from one, as Safari has emptied the field', async () => {
    const page = await site.visit('/locations');
    // A page without an answer is never left.
    await page.route('**/locations/kings-county', (route) => route.fulfill({ status: 204 }));
    await place(page).fill('kings county');
    await options(page).first().waitFor();
    expect(await answer(page).innerText()).toMatch(/places?$/);
    const asked = page.waitForRequest('**/locations/kings-county');
    await page.keyboard.press('Enter');
    await asked;
    expect(await answer(page).innerText()).toBe('');
  });

  test('closes its list when the focus moves on', async () => {
    const page = await site.visit('/locations');
    await place(page).fill('kings');
    await options(page).first().waitFor();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Go');
    expect(await options(page).filter({ visible: true }).count()).toBe(0);
  });

  test('opens its list again when the focus comes back', async () => {
    const page = await site.visit('/locations');
    await place(page).fill('kings');
    await options(page).first().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await options(page).first().waitFor();
  });

  test('offers a call and all counties if there is no such place', async () => {
    const page = await site.visit('/locations');
    await place(page).fill('90210');
    await expect.poll(() => answer(page).innerText()).toContain('No page for that.');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).pathname).toBe('/locations');
    const links = answer(page).getByRole('link');
    expect(await links.first().getAttribute('href')).toBe('tel:+18005550142');
    expect(await links.last().innerText()).toBe('see all counties');
    expect(
      await page.locator(new URL((await links.last().getAttribute('href'))!, site.url).hash).count(),
    ).toBe(1);
    expect(await axeProblems(page, 'body')).toEqual([]);
  });

  test('opens a place that was entered before the list of places loaded', async () => {
    const page = await site.visit('/locations', {
      prepare: (context) =>
        context.route('**/assets/places.*.json', (route) => setTimeout(() => void route.continue(), 500)),
    });
    const asked = page.waitForRequest('**/assets/places.*.json');
    await place(page).fill('pittsford');
    await asked;
    await page.keyboard.press('Enter');
    await page.waitForURL('**/locations/monroe-county/pittsford');
  });

  test('opens no place once the visitor has turned to the form, even if the places load late', async () => {
    const page = await site.visit('/locations');
    let request: Route | undefined;
    await page.route('**/assets/places.*.json', (route) => void (request = route));
    await place(page).fill('pittsford');
    await page.keyboard.press('Enter');
    await expect.poll(() => request).toBeDefined();
    await openEvaluation(page);
    await request!.continue();
    // Of the field, which the form hides.
    await expect.poll(() => page.locator('[data-count]').first().textContent()).toMatch(/places?$/);
    await page.waitForTimeout(300);
    expect(await dialog(page).isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/locations');
  });

  test('says on its button that it is opening a place while its script takes long to load', async () => {
    const page = await site.visit('/locations');
    await page.route(/assets\/chunks\//, (route) => setTimeout(() => void route.continue(), 1500));
    await place(page).fill('pittsford');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Opening…' }).waitFor();
    await page.waitForURL('**/locations/monroe-county/pittsford');
  });

  test('opens no list after the visitor has left the field, even if the places load late', async () => {
    const page = await site.visit('/locations');
    await page.route('**/assets/places.*.json', (route) => setTimeout(() => void route.continue(), 500));
    await place(page).fill('kings');
    await page.keyboard.press('Tab');
    await expect.poll(() => answer(page).innerText()).toMatch(/^\d+ of \d+ places$/);
    expect(await focused(page)).toBe('Go');
    expect(await options(page).filter({ visible: true }).count()).toBe(0);
    expect(await place(page).getAttribute('aria-expanded')).toBe('false');
  });

  test('offers the phone number once if the places cannot be loaded, and tries again when it is used', async () => {
    const page = await site.visit('/locations');
    await page.route('**/assets/places.*.json', (route) => route.abort());
    await place(page).fill('112');
    const notice = page.getByRole('alert');
    expect(await notice.getByRole('link').getAttribute('href')).toBe('tel:+18005550142');
    await notice.getByRole('button', { name: 'Close' }).click();
    await page.waitForTimeout(300);
    expect(await notice.count()).toBe(0);
    expect(await place(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.unroute('**/assets/places.*.json');
    await place(page).press('4');
    await options(page).first().waitFor();
  });

  test('says if the places take long to load', async () => {
    const page = await site.visit('/locations', {
      prepare: (context) => context.route('**/assets/places.*.json', () => undefined),
    });
    await place(page).fill('buffalo');
    await expect.poll(() => answer(page).innerText()).toContain('slow to load');
    expect(await page.getByRole('alert').count()).toBe(0);
    await place(page).fill('');
    await expect.poll(() => answer(page).innerText()).toBe('');
  });

  test('does not take the focus from a visitor who is typing if the places cannot be loaded, and can try again', async () => {
    const page = await site.visit('/locations');
    await page.route('**/assets/places.*.json', (route) => route.abort());
    await place(page).pressSequentially('buf');
    await page.getByRole('alert').waitFor();
    await page.keyboard.type('falo');
    expect(await place(page).inputValue()).toBe('buffalo');
    await expect.poll(() => answer(page).innerText()).toContain('could not be loaded');
    await page.unroute('**/assets/places.*.json');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await options(page).first().waitFor();
  });

  test('moves the focus to the notice after Enter if the places cannot be loaded', async () => {
    const page = await site.visit('/locations');
    await page.route('**/assets/places.*.json', (route) => route.abort());
    await place(page).fill('buffalo');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toContain('could not be loaded');
  });

  test('can try again if its script failed to load after Enter', async () => {
    const page = await site.visit('/locations');
    await page.route('**/*', (route) => route.abort());
    await place(page).fill('buffalo');
    await page.getByRole('alert').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toContain('could not be loaded');
    await page.unroute('**/*');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await answer(page)
      .getByText(/\d+ of \d+ places/)
      .waitFor();
    expect(await place(page).inputValue()).toBe('buffalo');
  });
});

const fields = [
  ['/blog', 'Search the articles'],
  ['/local-searches', 'Find a search'],
  ['/locations', 'Your ZIP code, city or county'],
] as const;

// The first two have one script.
describe.each([fields[0], fields[2]])('The script of the field of %s', (address, label) => {
  test('loads when a visitor reaches for the field, and not before', async () => {
    const page = await site.visit(address);
    await page.waitForLoadState('networkidle');
    const asked = requests(page);
    await page.getByLabel(label).focus();
    await expect.poll(() => asked.filter((name) => name.endsWith('.js'))).not.toEqual([]);
  });

  test('is loaded again after a failure, and finds what was typed', async () => {
    const page = await site.visit(address);
    await page.route(/assets\/chunks\//, (route) => route.abort());
    await page.getByLabel(label).focus();
    await page.getByRole('alert').waitFor();
    await page.keyboard.type('brooklyn');
    await page.unroute(/assets\/chunks\//);
    await page.getByRole('button', { name: 'Try again' }).click();
    await answer(page)
      .getByText(/\d of \d+/)
      .waitFor();
    expect(await page.getByLabel(label).inputValue()).toBe('brooklyn');
    expect(await page.getByLabel(label).evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test('is loaded again, once the visitor asks, if it was never answered, and finds what was typed', async () => {
    const page = await site.visit(address, { clock: true });
    let isAnswered = false;
    await page.route(/assets\/chunks\//, (route) => (isAnswered ? route.continue() : undefined));
    await page.getByLabel(label).focus();
    await page.keyboard.type('brooklyn');
    await page.clock.runFor(8100);
    expect(await page.getByRole('alert').textContent()).toContain('slow to load');
    expect(await page.getByLabel(label).evaluate((field) => field === document.activeElement)).toBe(true);
    isAnswered = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await answer(page)
      .getByText(/\d of \d+/)
      .waitFor();
    expect(await page.getByLabel(label).inputValue()).toBe('brooklyn');
  });

  test('is said to be slow until it comes, and again after a try without a network', async () => {
    const page = await site.visit(address, { clock: true });
    let answerAll = () => {};
    const isAnswered = new Promise<void>((resolve) => (answerAll = resolve));
    await page.route(/assets\/chunks\//, (route) => isAnswered.then(() => route.continue()));
    await page.route('**/*', (route) =>
      route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
    );
    await page.getByLabel(label).focus();
    await page.keyboard.type('brooklyn');
    await page.clock.runFor(8100);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await page.clock.runFor(8100);
    expect(await page.getByRole('alert').textContent()).toContain('slow to load');
    answerAll();
    await answer(page)
      .getByText(/\d of \d+/)
      .waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe.each(fields)('The field of %s', (address, label) => {
  test.each([
    ['in landscape', { width: 667, height: 160 }],
    ['with text twice as large', { width: 320, height: 300 }],
  ])('is not covered by the action bar above the keyboard of a phone %s', async (_, viewport) => {
    const page = await site.visit(address, { viewport });
    if (viewport.width === 320) await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const field = page.getByLabel(label);
    const bar = page.getByRole('complementary', { name: 'Reach us' });
    expect(await bar.isVisible()).toBe(true);
    await field.focus();
    await page.keyboard.type('bro');
    await expect.poll(() => page.getByRole('status').innerText()).toMatch(/\d/);
    const isWhole = await field.evaluate((input) => {
      const { left, top, bottom } = input.getBoundingClientRect();
      return [top + 9, bottom - 9].every((y) => document.elementFromPoint(left + 20, y) === input);
    });
    expect(isWhole).toBe(true);
    await page.keyboard.press('Escape');
    await field.blur();
    expect(await bar.isVisible()).toBe(true);
  });

  test('moves nothing on the page when it starts to work', async () => {
    const page = await site.visit(address, { reducedMotion: 'reduce' });
    const top = () =>
      page
        .locator('.cards')
        .first()
        .evaluate((list) => list.getBoundingClientRect().top + scrollY);
    const before = await top();
    await page.getByLabel(label).fill('a');
    await expect.poll(() => page.getByRole('status').innerText()).not.toBe('');
    expect(await top()).toBe(before);
  });

  test('is hidden without scripts, while all links are visible', async () => {
    const page = await site.visit(address, { javaScriptEnabled: false });
    expect(await page.getByLabel(label).isVisible()).toBe(false);
    for (const fold of await page.locator('main summary').all()) await fold.click();
    expect(await cards(page).count()).toBe(await everyCard(page).count());
  });
});

describe('The preview of a shared page', () => {
  const meta = (page: Page, name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');

  test.each([
    ['/', 'social/site.png', 'Hurt in New York? Find Out Where You Stand Today (Hartwell & Quist)'],
    ['/locations/zip/11224', 'social/locations/kings-county.png', 'Map of Kings County (Hartwell & Quist)'],
    [
      '/practice/slip-and-fall',
      'social/practice/slip-and-fall.png',
      'Falls on Stairs, Floors and Sidewalks (Hartwell & Quist)',
    ],
    [
      '/service-areas/brooklyn',
      'social/service-areas/brooklyn.png',
      'Injury Claims in Brooklyn (Hartwell & Quist)',
    ],
  ])('has for %s the image %s', async (address, file, alt) => {
    const page = await site.visit(address);
    expect(await meta(page, 'og:image')).toBe(`https://www.hartwellquist.example/${file}`);
    expect(await meta(page, 'og:image:width')).toBe('1200');
    expect(await meta(page, 'og:image:height')).toBe('630');
    expect(await meta(page, 'og:image:alt')).toBe(alt);
    expect(await meta(page, 'twitter:card')).toBe('summary_large_image');
    expect(existsSync(path.join(site.dist, file))).toBe(true);
  });

  test('has an image of its own for every post', () => {
    const names = (folder: string) =>
      readdirSync(path.join(site.dist, folder))
        .filter((name) => /\.(?:html|png)$/.test(name))
        .map((name) => path.parse(name).name)
        .sort();
    expect(names('social/blog')).toEqual(names('blog'));
  });

  test('has icons and a manifest, all of which exist', async () => {
    const page = await site.visit('/');
    const hrefs = await page
      .locator('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(hrefs).toHaveLength(4);
    for (const href of hrefs) expect(existsSync(path.join(site.dist, href)), href).toBe(true);
    const manifest = JSON.parse(readFileSync(path.join(site.dist, 'manifest.webmanifest'), 'utf8')) as {
      icons: { src: string }[];
      theme_color: string;
    };
    for (const { src } of manifest.icons) expect(existsSync(path.join(site.dist, src)), src).toBe(true);
    expect(await meta(page, 'theme-color')).toBe(manifest.theme_color);
  });
});
