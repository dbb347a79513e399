import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { generateSmallSite } from '../support/small-site/generate-small-site.ts';
import { open } from './support/form-steps.ts';
import { chat, dialog, toast, toastText, toastTitle, evaluationOpener } from './support/islands.ts';
import { axeProblems, useSite } from './support/visitor.ts';

const site = useSite();

const tracker = 'https://tracker.example/pixel';
const tracked = useSite({}, async () => {
  const { out } = await generateSmallSite(`tracker: { url: "${tracker}", id: "tracker-7" }\n`);
  return out;
});

/** Responds to requests for the tracker's frames, and returns their addresses. */
async function watchTracker(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(`${tracker}**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Tracker</title>' });
  });
  return asked;
}

async function visitTracked(address: string): Promise<{ page: Page; asked: string[] }> {
  let asked: string[] = [];
  const page = await tracked.visit(address, {
    prepare: async (context) => (asked = await watchTracker(context)),
  });
  return { page, asked };
}

const frame = (event: string) => `${tracker}?id=tracker-7&event=${event}&email=null`;
/** Keeps the browser from opening a program for calls. */
const holdCalls = (page: Page) =>
  page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()));

test('A ZIP code on the map of a county links to its page', async () => {
  const page = await site.visit('/locations/kings-county');
  await page.locator('.map a[href="/locations/zip/11224"]').click();
  await page.waitForURL('**/locations/zip/11224');
});

describe('Conversion and visit tracking', () => {
  test("each page has a visit frame: event 'visit' on load, the tracker id, the prospect email sent as null", async () => {
    const { page, asked } = await visitTracked('/');
    await expect.poll(() => asked).toEqual([frame('visit')]);
    const box = page.locator('iframe');
    expect(await box.count()).toBe(1);
    expect(await box.isVisible()).toBe(false);
    expect(await box.getAttribute('aria-hidden')).toBe('true');
  });

  test('the address of the tracker may have parameters of its own', async () => {
    let asked: string[] = [];
    await tracked.visit('/', {
      prepare: async (context) => {
        asked = await watchTracker(context);
        await context.route(`${tracked.url}/`, async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace(tracker, `${tracker}?firm=maple`);
          await route.fulfill({ response, body });
        });
      },
    });
    await expect.poll(() => asked).toEqual([`${tracker}?firm=maple&id=tracker-7&event=visit&email=null`]);
  });

  test('each click on a phone link adds one frame for the call', async () => {
    const { page, asked } = await visitTracked('/contact');
    await holdCalls(page);
    const phones = await page.locator('a[href^="tel:"]:visible').all();
    expect(phones.length).toBeGreaterThan(2);
    for (const [index, phone] of phones.entries()) {
      await phone.click();
      await expect.poll(() => asked.length).toBe(index + 2);
    }
    expect(asked.slice(1).every((url) => url === frame('convert'))).toBe(true);
  });

  test('phone links in islands count, too', async () => {
    const { page, asked } = await visitTracked('/');
    await page.locator('[data-open="chat"]').click();
    await holdCalls(page);
    await chat(page).getByRole('link', { name: 'Call' }).click();
    await expect.poll(() => asked).toEqual([frame('visit'), frame('convert')]);
  });

  test('local search pages are tracked, too', async () => {
    const { asked } = await visitTracked('/local-searches/car-crash-lawyer-in-burlington');
    await expect.poll(() => asked).toEqual([frame('visit')]);
  });
});

describe('The floating call button', () => {
  test('is a round green button at the bottom right, which appears after 1 second and cannot be clicked before', async () => {
    const page = await site.visit('/');
    const button = page.getByRole('complementary', { name: 'Reach us' }).getByRole('link', { name: 'Call' });
    expect(await button.getAttribute('href')).toBe('tel:+18005550142');
    // The button grows while it appears.
    await button.evaluate((element) => element.getAnimations().forEach((each) => each.finish()));
    const box = (await button.boundingBox())!;
    expect([box.width >= 44, box.height >= 44, box.x > 1200, box.y > 600]).toEqual([true, true, true, true]);
    const [ground, radius] = await button.evaluate((element) => {
      const { backgroundColor, borderRadius } = getComputedStyle(element);
      return [backgroundColor.match(/\d+/g)!.map(Number), Number.parseFloat(borderRadius)];
    });
    expect(ground).toEqual([16, 99, 58]);
    expect(radius).toBeGreaterThanOrEqual(box.width / 2);
    const seen = await button.evaluate((element) => {
      // Starts the animation again, however long the page has been open.
      element.style.animation = 'none';
      element.getAnimations();
      element.style.animation = '';
      const [appearance] = element.getAnimations();
      return [0, 990, 1300].map((time) => {
        appearance!.currentTime = time;
        return getComputedStyle(element).visibility;
      });
    });
    expect(seen).toEqual(['hidden', 'hidden', 'visible']);
  });
});

test('The header stays at the top of the window', async () => {
  const page = await site.visit('/');
  await page.evaluate(() => scrollTo(0, 2000));
  expect((await page.getByRole('banner').boundingBox())!.y).toBe(0);
});

describe("Links containing '/service-area/'", () => {
  async function visitWithLink(): Promise<Page> {
    const page = await site.visit('/');
    await page.evaluate(() => {
      document
        .querySelector('footer')!
        .insertAdjacentHTML('beforeend', '<a href="/service-area/queens">Queens area</a>');
    });
    return page;
  }

  test("show a 'not implemented' toast instead of navigating", async () => {
    const page = await visitWithLink();
    await page.getByText('Queens area').click();
    await toast(page).waitFor();
    expect(await toastTitle(page).textContent()).toBe('Not implemented');
    expect(await toastText(page).textContent()).toBe('This page is not implemented yet.');
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await axeProblems(page)).toEqual([]);
  });

  test('are not those of the real service areas, in the plural, which work', async () => {
    const page = await site.visit('/service-areas');
    await page.locator('main a[href^="/service-areas/"]').first().click();
    await page.waitForURL('**/service-areas/*');
  });
});

describe('Toasts', () => {
  async function visitWithToasts(count: number): Promise<Page> {
    const page = await site.visit('/', { clock: true });
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('afterbegin', '<a id="old" href="/service-area/x">Old</a>');
    });
    for (let i = 0; i < count; i++) await page.locator('#old').click();
    await toast(page).first().waitFor();
    return page;
  }

  test('are at most 5 at a time, the newest ones', async () => {
    const page = await visitWithToasts(5);
    await page.clock.runFor(3000);
    for (let i = 0; i < 2; i++) await page.locator('#old').click();
    await expect.poll(() => toast(page).count()).toBe(5);
    await page.clock.runFor(2500);
    await expect.poll(() => toast(page).count()).toBe(2);
  });

  test('pause while the pointer is over them, and while they have the focus', async () => {
    const page = await visitWithToasts(1);
    const shown = toast(page);
    await page.clock.runFor(3000);
    await shown.hover();
    await page.clock.runFor(60_000);
    expect(await shown.count()).toBe(1);
    await page.mouse.move(5, 700);
    await page.clock.runFor(1000);
    await page.keyboard.press('F8');
    await page.clock.runFor(60_000);
    expect(await shown.count()).toBe(1);
    await page.getByRole('banner').getByRole('link').first().focus();
    await page.clock.runFor(2100);
    await shown.waitFor({ state: 'detached' });
  });

  test('are announced to screen readers once', async () => {
    const page = await visitWithToasts(1);
    await page.clock.runFor(100);
    const live = page.locator('[role="status"][aria-live]');
    await expect.poll(() => live.textContent()).toContain('Not implemented');
    await page.clock.runFor(1000);
    await live.waitFor({ state: 'detached' });
  });

  test('can be dismissed by button and by Escape', async () => {
    const page = await visitWithToasts(2);
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
    await expect.poll(() => toast(page).count()).toBe(1);
    await toast(page).focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => toast(page).count()).toBe(0);
  });
});

describe('Links and dates', () => {
  test('the footer accepts an area-click callback', async () => {
    const page = await site.visit('/');
    await page.evaluate(() => {
      document.addEventListener('area-click', (event) => {
        const { area, href } = (event as CustomEvent<{ area: string; href: string }>).detail;
        document.title = `${area} ${new URL(href).pathname}`;
      });
      window.addEventListener('click', (event) => event.preventDefault());
    });
    const link = page.locator('footer a[data-area]').first();
    await link.click();
    expect(await page.title()).toBe(`${await link.textContent()} ${await link.getAttribute('href')}`);
  });

  test('/schedule opens the external scheduling page in a new tab with rel="noopener"', async () => {
    const page = await site.visit('/schedule');
    const link = page.locator('a[href^="https://schedule."]').first();
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toContain('noopener');
  });

  test("dates of the day are the visitor's, and so is the year", async () => {
    const page = await site.visit('/blog/county/erie-county/lawyer-cost');
    await page.clock.install({ time: new Date(2031, 0, 5, 9) });
    await page.reload();
    const today = page.locator('time[data-today]').first();
    await expect.poll(() => today.textContent()).toBe('January 5, 2031');
    expect(await today.getAttribute('datetime')).toBe('2031-01-05');
    expect(await page.locator('[data-this-year]').first().textContent()).toBe('2031');
  });
});

describe('Before the first interaction', () => {
  test('hovering over a button fetches what it opens', async () => {
    const page = await site.visit('/');
    const requested = page.waitForRequest(/visitor\.[0-9a-f]+\.json/);
    await evaluationOpener(page).hover();
    await requested;
    expect(await dialog(page).count()).toBe(0);
  });
});

describe('Addresses', () => {
  test.each([
    ['#case-evaluation', dialog],
    ['#chat', chat],
  ])(
    'an address that ends in %s opens it, and closing it moves the focus to its opener',
    async (hash, what) => {
      const page = await site.visit(`/about?from=mail${hash}`);
      await what(page).waitFor();
      expect(page.url()).toBe(`${site.url}/about?from=mail`);
      await page.keyboard.press('Escape');
      await what(page).waitFor({ state: 'detached' });
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-open')))
        .toBe(hash.slice(1));
    },
  );

  test('such an ending also opens it on a page that is already loaded', async () => {
    const page = await site.visit('/about');
    await page.evaluate(() => (location.hash = '#chat'));
    await chat(page).waitFor();
  });

  test('any other ending opens nothing', async () => {
    const page = await site.visit('/about#"]<toString');
    await page.locator('[data-open="chat"]').click();
    await chat(page).waitFor();
    expect(await dialog(page).count()).toBe(0);
  });
});

describe('When scripts fail', () => {
  test('the button of the form leads to a note on the contact page without JavaScript', async () => {
    const page = await site.visit('/', { javaScriptEnabled: false });
    await evaluationOpener(page).click();
    await page.waitForURL('**/contact#case-evaluation');
    expect(await page.locator('#case-evaluation').innerText()).toContain('The form needs JavaScript');
  });

  test('no note about JavaScript is shown with JavaScript', async () => {
    const page = await site.visit('/contact');
    expect(await page.locator('#case-evaluation').innerText()).not.toContain('The form needs JavaScript');
  });

  test.each(['/', '/contact'])(
    'a tap on %s before the scripts load opens the form once they have',
    async (address) => {
      const page = await site.visit('/');
      let arrive: () => void;
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      await page.route('**/*.js', async (route) => {
        await arrived;
        await route.continue();
      });
      await page.goto(site.url + address, { waitUntil: 'commit' });
      await evaluationOpener(page).click();
      await page.waitForURL('**/contact#case-evaluation', { waitUntil: 'commit' });
      arrive!();
      await dialog(page).waitFor();
      expect(page.url()).toBe(`${site.url}/contact`);
    },
  );

  const failures: [what: string, block: RegExp][] = [
    ["the island's chunk", /assets\/chunks\//],
    ['the visitor script', /visitor\.[0-9a-f]+\.json/],
  ];

  test('nothing is preloaded, as Safari never again requests a script whose preload has failed', async () => {
    const page = await site.visit('/');
    await open(page);
    expect(await page.locator('link[rel=modulepreload]').count()).toBe(0);
  });

  test('a page in Spanish shows the notice in Spanish', async () => {
    const page = await site.visit('/local-searches/spanish-speaking-injury-lawyer-nyc');
    await page.route(/visitor\.[0-9a-f]+\.json/, (route) => route.abort());
    await evaluationOpener(page).click();
    const notice = page.getByRole('alert');
    await notice.waitFor();
    expect(await notice.textContent()).toBe(
      'No se pudo cargar esta parte de la página.Llamar al (800) 555-0142Intentar de nuevoCerrar',
    );
  });

  test.each(failures)(
    'a notice with the phone number is shown if %s is blocked, and a second click tries again',
    async (_, block) => {
      const page = await site.visit('/');
      await page.route(block, (route) => route.abort());
      const opener = evaluationOpener(page);
      await opener.click();
      const notice = page.getByRole('alert');
      await notice.waitFor();
      expect(await notice.textContent()).toContain('could not be loaded');
      expect(await notice.getByRole('link', { name: 'Call (800) 555-0142' }).getAttribute('href')).toBe(
        'tel:+18005550142',
      );
      expect(new URL(page.url()).pathname).toBe('/');
      await page.unroute(block);
      await notice.getByRole('button', { name: 'Close' }).click();
      expect(await notice.count()).toBe(0);
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
      await open(page);
    },
  );

  test.each(failures)(
    'a notice says after 8 seconds that %s is slow if it is never answered, and its button requests it again',
    async (_, block) => {
      const page = await site.visit('/', { clock: true });
      let isAnswered = false;
      await page.route(block, (route) => (isAnswered ? route.continue() : undefined));
      await evaluationOpener(page).click();
      await page.clock.runFor(7900);
      expect(await page.getByRole('alert').count()).toBe(0);
      await page.clock.runFor(200);
      expect(await page.getByRole('alert').textContent()).toContain('slow to load');
      isAnswered = true;
      await page.getByRole('button', { name: 'Try again' }).click();
      await dialog(page).waitFor();
    },
  );

  test('a notice is shown for each try without a network, and the page stays', async () => {
    const page = await site.visit('/');
    await page.route('**/*', (route) => route.abort());
    const opener = evaluationOpener(page);
    for (let attempt = 0; attempt < 3; attempt++) {
      await opener.click();
      await page.getByRole('alert').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('alert').waitFor({ state: 'detached' });
    }
    expect(await page.locator('h1').count()).toBe(1);
  });

  test('the notice has a button that tries again', async () => {
    const page = await site.visit('/');
    await page.route(/assets\/chunks\//, (route) => route.abort());
    await page.locator('[data-open="chat"]').click();
    await page.getByRole('alert').waitFor();
    await page.unroute(/assets\/chunks\//);
    await page.getByRole('button', { name: 'Try again' }).click();
    await chat(page).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});
