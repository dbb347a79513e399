import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { enterStep, field, goTo, next, open, previous, submit } from '../visitor/support/form-steps.ts';
import { chat, dialog, evaluationOpener } from '../visitor/support/islands.ts';
import { useSite, withoutStorage } from '../visitor/support/visitor.ts';

const site = useSite();

const heading = (page: Page) => dialog(page).locator('h3').textContent();

describe('Back and forward', () => {
  test('show the form as the visitor left it', async () => {
    const page = await site.visit('/');
    await open(page);
    await goTo(page, 2);
    await field(page, 'city').fill('Yonkers');
    await page.goto(`${site.url}/contact`);
    await page.goBack();
    await open(page);
    expect(await field(page, 'city').inputValue()).toBe('Yonkers');
  });

  // This Chromium keeps no pages in memory, so the edit on the other page and the return are simulated.
  const comeBack = (page: Page, typedElsewhere: Record<string, string>) =>
    page.evaluate((answers) => {
      const kept = JSON.parse(sessionStorage.getItem('case-evaluation')!) as { answers: object; at: number };
      const now = { ...kept, answers: { ...kept.answers, ...answers } };
      sessionStorage.setItem('case-evaluation', JSON.stringify(now));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, typedElsewhere);

  test('to a kept page show what was entered on another page since', async () => {
    const page = await site.visit('/');
    await open(page);
    await goTo(page, 2);
    await field(page, 'city').fill('Yonkers');
    await comeBack(page, { city: 'Buffalo', zipCode: '14201' });
    expect(await field(page, 'city').inputValue()).toBe('Buffalo');
    await field(page, 'city').fill('Buffalo, NY');
    expect(await page.evaluate(() => sessionStorage.getItem('case-evaluation'))).toContain('14201');
  });

  test('to a kept page keep what was entered if the browser allows no storage', async () => {
    const page = await site.visit('/', { prepare: withoutStorage });
    await open(page);
    await goTo(page, 2);
    await field(page, 'city').fill('Yonkers');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await field(page, 'city').inputValue()).toBe('Yonkers');
  });
});

describe('Two tabs', () => {
  test('of one visitor have separate forms', async () => {
    const first = await site.visit('/');
    const second = await first.context().newPage();
    await second.goto(`${site.url}/contact`);
    await open(first);
    await open(second);
    await goTo(first, 2);
    await field(first, 'city').fill('Yonkers');
    expect(await heading(second)).toBe('Prequalification');
    await goTo(second, 2);
    await field(second, 'city').fill('Buffalo');
    await Promise.all([first.reload(), second.reload()]);
    await open(first);
    await open(second);
    expect([await field(first, 'city').inputValue(), await field(second, 'city').inputValue()]).toEqual([
      'Yonkers',
      'Buffalo',
    ]);
  });
});

describe('What a visitor enters stays in its tab', () => {
  /** A visitor in the third step, on a page with a link that opens another tab. */
  async function visitTyped(attributes: string, options = {}): Promise<Page> {
    const page = await site.visit('/', options);
    await open(page);
    await goTo(page, 2);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.evaluate(
      (html) => document.querySelector('main')!.insertAdjacentHTML('afterbegin', html),
      `<a id="other" href="/contact" ${attributes}>Other</a>`,
    );
    return page;
  }

  /**
   * The tab that the link opens. On a busy machine, Chromium sometimes leaves a background tab blank, so it is tried
   * again.
   */
  const openTab = (page: Page, click: object): Promise<Page> =>
    vi.waitFor(
      async () => {
        const [tab] = await Promise.all([
          page.context().waitForEvent('page'),
          page.locator('#other').click(click),
        ]);
        const begun = tab.waitForURL('**/contact', { timeout: 5000, waitUntil: 'commit' });
        await begun.catch(async (blank) => {
          await tab.close();
          throw blank;
        });
        await tab.waitForLoadState();
        return tab;
      },
      { timeout: 40_000 },
    );

  test.each<[string, string, object]>([
    [
      'opens a tab with this one as its opener, so that the browser copies the storage',
      'target="_blank" rel="opener"',
      {},
    ],
    ['opens a tab without an opener', 'target="_blank" rel="noopener"', {}],
    ['is opened in a tab with the middle mouse button', '', { button: 'middle' }],
  ])('when a link %s', async (_, attributes, click) => {
    const page = await visitTyped(attributes);
    const tab = await openTab(page, click);
    await open(tab);
    expect(await heading(tab)).toBe('Prequalification');
    expect(await tab.evaluate(() => sessionStorage.getItem('case-evaluation'))).toBeNull();
    await tab.close();
    await page.goto(`${site.url}/about`);
    await open(page);
    expect(await heading(page)).toBe('Location');
  });

  test('when a script opens a window, for all pages of that window', async () => {
    const page = await visitTyped('');
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(() => void window.open('/contact')),
    ]);
    await tab.waitForURL('**/contact');
    expect(await tab.evaluate(() => document.referrer)).toBe(`${site.url}/`);
    await tab.goto(`${site.url}/about`);
    await open(tab);
    expect(await heading(tab)).toBe('Prequalification');
  });

  test('after visits to another page and another site, and after a reload', async () => {
    const page = await visitTyped('');
    await page.locator('#other').click();
    await page.waitForURL('**/contact');
    await page.goto('data:text/html,<title>Elsewhere</title>');
    await page.goto(`${site.url}/about`);
    await page.reload();
    await open(page);
    expect(await heading(page)).toBe('Location');
  });

  const hide = (page: Page, hidden: boolean) =>
    page.evaluate((is) => {
      Object.defineProperty(document, 'hidden', { value: is, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);

  test('after the browser has discarded the tab in the background', async () => {
    const page = await visitTyped('', {
      prepare: (context: BrowserContext) =>
        context.addInitScript(() =>
          addEventListener('pagehide', (event) => event.stopImmediatePropagation()),
        ),
    });
    await hide(page, true);
    await page.goto(`${site.url}/about`);
    await open(page);
    expect(await heading(page)).toBe('Location');
  });

  test('when the tab comes back from the background and opens another one', async () => {
    const page = await visitTyped('target="_blank" rel="opener"');
    await hide(page, true);
    await hide(page, false);
    const tab = await openTab(page, {});
    expect(await tab.evaluate(() => sessionStorage.getItem('case-evaluation'))).toBeNull();
  });
});

describe('What a visitor entered is forgotten after a day', () => {
  const hour = 3_600_000;
  const begin = Date.parse('2026-11-20T12:00:00Z');

  async function visitAndType(): Promise<Page> {
    const page = await site.visit('/');
    await page.clock.setFixedTime(begin);
    await open(page);
    await goTo(page, 2);
    await field(page, 'city').fill('Yonkers');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    return page;
  }
  const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('case-evaluation'));

  test('but not before', async () => {
    const page = await visitAndType();
    await page.clock.setFixedTime(begin + 23 * hour);
    await page.reload();
    await open(page);
    expect(await field(page, 'city').inputValue()).toBe('Yonkers');
  });

  test('by the next page, even if the form is not opened there', async () => {
    const page = await visitAndType();
    await page.clock.setFixedTime(begin + 25 * hour);
    await page.goto(`${site.url}/contact`);
    expect(await kept(page)).toBeNull();
    await open(page);
    expect(await heading(page)).toBe('Prequalification');
  });

  test('even if the page stayed open, or the clock was set back', async () => {
    for (const later of [25 * hour, -25 * hour]) {
      const page = await visitAndType();
      await page.clock.setFixedTime(begin + later);
      await open(page);
      expect(await heading(page)).toBe('Prequalification');
      expect(await dialog(page).locator(':checked').count()).toBe(0);
      expect(await kept(page)).toBeNull();
    }
  });

  test('even if the browser allows no storage', async () => {
    const page = await site.visit('/', { prepare: withoutStorage });
    await page.clock.setFixedTime(begin);
    await open(page);
    await goTo(page, 2);
    await page.keyboard.press('Escape');
    await page.clock.setFixedTime(begin + 25 * hour);
    await open(page);
    expect(await heading(page)).toBe('Prequalification');
  });
});

describe('Values that a program filled in', () => {
  const details = { firstName: 'Ann', lastName: 'Lee', email: 'ann.lee@example.com', phone: '212 555 0100' };
  const fillIn = (page: Page, events: string[]) =>
    page.evaluate(
      ([values, names]) => {
        for (const [name, value] of Object.entries(values)) {
          const control = document.querySelector<HTMLInputElement>(`[role=dialog] [name="${name}"]`)!;
          control.value = value;
          for (const type of names) control.dispatchEvent(new Event(type, { bubbles: true }));
        }
      },
      [details, events] as const,
    );

  test.each([
    ['with input events', ['input']],
    ['with change events', ['change']],
    ['with both events', ['input', 'change']],
    ['without events', []],
  ])('%s are accepted by the Next button', async (_, events) => {
    const page = await site.visit('/');
    await open(page);
    await enterStep(page, 0);
    await next(page).click();
    await fillIn(page, events);
    // The pointer crosses the form on its way to the button.
    await previous(page).hover();
    await next(page).click();
    expect(await heading(page)).toBe('Location');
    const kept = await page.evaluate(() => sessionStorage.getItem('case-evaluation'));
    expect(JSON.parse(kept!)).toMatchObject({ answers: details });
  });

  test('stay while the visitor types into other fields', async () => {
    const page = await site.visit('/');
    await open(page);
    await goTo(page, 1);
    await fillIn(page, []);
    await field(page, 'lastName').press('End');
    await field(page, 'lastName').pressSequentially('-Ng');
    expect(await field(page, 'firstName').inputValue()).toBe('Ann');
    expect(await field(page, 'lastName').inputValue()).toBe('Lee-Ng');
    expect(await submit(page).isEnabled()).toBe(true);
  });

  test('are accepted in the chat, too', async () => {
    const page = await chatAtThePhone();
    await page.evaluate(
      () => (document.querySelector<HTMLInputElement>('[role=dialog] input')!.value = '212 555 0100'),
    );
    await chat(page).getByRole('button', { name: 'Send' }).click();
    expect(await page.getByRole('log').textContent()).toContain('212 555 0100');
  });

  async function chatAtThePhone(): Promise<Page> {
    const page = await site.visit('/', { clock: true });
    await page.locator('[data-open="chat"]').click();
    const button = (name: string | RegExp) => chat(page).getByRole('button', { name, exact: true });
    const choose = async (...names: (string | RegExp)[]) => {
      for (const name of names) await button(name).click();
      await page.clock.runFor(1000);
    };
    await chat(page).waitFor();
    await page.clock.runFor(500);
    await choose('Yes, I might');
    await choose('Yes, it did');
    await choose('Pick a date', /^(Today, )?\w+day, \w+ 1(st)?, \d{4}/, 'Send');
    for (const name of ['No', 'No', 'Yes', 'Yes']) await choose(name);
    return page;
  }
});

describe('A page that reloads to load an island', () => {
  test('keeps what was entered into its own fields', async () => {
    const page = await site.visit('/locations');
    await page.getByLabel('Your ZIP code, city or county').fill('buffalo');
    await page.route(/assets\/chunks\//, (route) => route.abort());
    const opener = evaluationOpener(page);
    await opener.click();
    await page.getByRole('alert').waitFor();
    await page.unroute(/assets\/chunks\//);
    await page.getByRole('button', { name: 'Try again' }).click();
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByLabel('Your ZIP code, city or county').inputValue()).toBe('buffalo');
  });

  test('does not reload during a conversation', async () => {
    const page = await site.visit('/');
    await page.locator('[data-open="chat"]').click();
    await chat(page).getByRole('button', { name: 'Yes, I might' }).click();
    await page.route(/assets\/(?:chunks\/|visitor)/, (route) => route.abort());
    const opener = evaluationOpener(page);
    for (let attempt = 0; attempt < 2; attempt++) {
      await opener.click();
      await page.getByRole('alert').waitFor();
      await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    }
    expect(await page.getByRole('log').textContent()).toContain('Yes, I might');
  });
});
