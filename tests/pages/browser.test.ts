import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serveSite, type StaticHost } from '../../scripts/host/static-host.ts';
import { launch } from '../support/browser.ts';
import { textOf } from '../support/files.ts';
import { oneOfEachKind } from '../support/one-of-each-kind.ts';
import { buildSite } from '../support/site.ts';
import { at400Percent, freePart, lost } from '../support/zoomed.ts';

let dist: string;
let host: StaticHost;
let browser: Browser;
let context: BrowserContext | undefined;
/** A tab for tests that only look at pages. */
let tab: Page;

beforeAll(async () => {
  dist = await buildSite();
  host = await serveSite(dist);
  browser = await launch();
  tab = await browser.newPage({ viewport: { width: 1440, height: 800 }, baseURL: host.url });
});
afterEach(() => context?.close());
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

interface Visitor {
  width?: number;
  javaScriptEnabled?: boolean;
}

/** A new visitor, and the errors and warnings of the browser: script errors, missing files, blocked code. */
async function visitor({ width = 1440, javaScriptEnabled = true }: Visitor = {}) {
  context = await browser.newContext({
    viewport: { width, height: 800 },
    javaScriptEnabled,
    baseURL: host.url,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`${page.url()}: ${message.text()}`);
    }
  });
  return { page, complaints };
}

const widthOf = (page: Page) =>
  page.evaluate(() => ({ content: document.documentElement.scrollWidth, window: window.innerWidth }));

describe('Every kind of page', () => {
  let complaints: string[];
  const found: { address: string; status?: number; widths: object[]; scripts: string[] }[] = [];
  const zoomed: { address: string; lost: string[]; free: number }[] = [];
  const widths = [1440, 1024, 768, 375, 320];

  beforeAll(async () => {
    const visit = await visitor();
    const { page } = visit;
    complaints = visit.complaints;
    let scripts: string[];
    page.on('request', (request) => {
      if (['script', 'fetch', 'xhr'].includes(request.resourceType())) scripts.push(request.url());
    });
    for (const [, address] of oneOfEachKind) {
      scripts = [];
      const answer = await page.goto(address, { waitUntil: 'load' });
      const one = { address, status: answer?.status(), widths: [] as object[], scripts };
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        one.widths.push(await widthOf(page));
      }
      found.push(one);
      await page.setViewportSize(at400Percent);
      zoomed.push({ address, lost: await lost(page), free: await freePart(page) });
    }
  });

  it('scrolls sideways at no width', () => {
    const fitting = widths.map((width) => ({ content: width, window: width }));
    expect(found.map(({ address, status, widths }) => [address, status, widths])).toEqual(
      oneOfEachKind.map(([, address]) => [address, 200, fitting]),
    );
  });

  it('loses nothing at 400 %, where more than half of the window stays free', () => {
    expect(zoomed.length).toBe(oneOfEachKind.length);
    for (const { address, lost, free } of zoomed)
      expect([address, lost, free > 0.5]).toEqual([address, [], true]);
  });

  it('causes no error in the browser', () => expect(complaints).toEqual([]));

  it('loads one script without React, of at most 5 KB gzip, before the first interaction', () => {
    for (const { address, scripts } of found) {
      // Imports of a script would have been requested after it had loaded.
      const texts = scripts.map((url) => textOf(dist, new URL(url).pathname));
      expect([address, texts.length]).toEqual([address, 1]);
      expect(texts.join('').includes('react'), address).toBe(false);
      const bytes = gzipSync(texts.join('')).length;
      expect(bytes, address).toBeGreaterThan(0);
      expect(bytes, address).toBeLessThan(5 * 1024);
    }
  });
});

it('A very long word in a name or a translation widens no page on a phone', async () => {
  const { page } = await visitor({ width: 320 });
  for (const address of [
    '/locations/kings-county/brooklyn',
    '/locations/zip/11211',
    '/blog/zip/11211/statute-of-limitations',
    '/sitemap',
    '/practice/car-accidents',
  ]) {
    await page.goto(address);
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        text.data = text.data.replace(/Brooklyn|Syracuse|settlement/g, 'Mooselookmeguntic-Kleinfeltersville');
      }
    });
    expect(await page.innerText('main')).toContain('Kleinfeltersville');
    expect([address, await widthOf(page)]).toEqual([address, { content: 320, window: 320 }]);
  }
});

describe('The menu', () => {
  const links = ['Home', 'Practice Areas', 'Locations', 'Blog', 'About Us', 'Testimonials', 'Contact'];

  it('shows seven links on a wide screen', async () => {
    await tab.goto('/');
    const shown = tab.getByRole('banner').getByRole('navigation').getByRole('link');
    expect(await shown.allInnerTexts()).toEqual(links);
    expect(await tab.getByText('Menu', { exact: true }).isVisible()).toBe(false);
  });

  it('opens on a small screen without any script', async () => {
    const { page } = await visitor({ width: 375, javaScriptEnabled: false });
    await page.goto('/about');
    const menu = page.getByRole('banner').getByRole('navigation');
    expect(await menu.getByRole('link').count()).toBe(0);
    await page.getByText('Menu', { exact: true }).click();
    expect(await menu.getByRole('list').getByRole('link').allInnerTexts()).toEqual(links);
    await menu.getByRole('link', { name: 'Practice Areas' }).click();
    expect(page.url()).toBe(`${host.url}/practice`);
  });

  it('opens below the header on phones in landscape', async () => {
    const { page } = await visitor({ width: 640 });
    await page.goto('/about');
    await page.getByText('Menu', { exact: true }).click();
    for (const [width, height] of [
      [667, 375],
      [740, 412],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      const head = (await page.getByRole('banner').last().boundingBox())!;
      const first = (await page.getByRole('navigation', { name: 'Main menu' }).boundingBox())!;
      expect([width, Math.abs(first.y - (head.y + head.height)) < 2]).toEqual([width, true]);
    }
  });

  it('is closed on a page to which Back returns', async () => {
    const { page } = await visitor({ width: 375 });
    await page.goto('/about');
    await page.getByText('Menu', { exact: true }).click();
    // This browser has no back/forward cache, which would show the page as it was left.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    expect(await page.getByRole('navigation', { name: 'Main menu' }).isVisible()).toBe(false);
  });

  it('closes on Escape, with the focus back on its button, when the focus leaves it, and on a tap beside it', async () => {
    const { page } = await visitor({ width: 375 });
    await page.goto('/about');
    const [button, menu] = [
      page.getByText('Menu', { exact: true }),
      page.getByRole('navigation', { name: 'Main menu' }),
    ];
    await button.click();
    await menu.getByRole('link', { name: 'Blog' }).focus();
    await page.keyboard.press('Escape');
    expect(await menu.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await button.click();
    await page.locator('main a').first().focus();
    expect(await menu.isVisible()).toBe(false);
    await button.click();
    await menu.getByRole('list').click({ position: { x: 300, y: 8 }, trial: true });
    expect(await menu.isVisible()).toBe(true);
    await page.mouse.click(180, 760);
    expect(await menu.isVisible()).toBe(false);
  });

  it.each([
    ['/', 'Home', 'page'],
    ['/practice', 'Practice Areas', 'page'],
    ['/practice/car-accidents', 'Practice Areas', 'true'],
    ['/locations', 'Locations', 'page'],
    ['/locations/zip/11224', 'Locations', 'true'],
    ['/blog/statute-of-limitations-ny', 'Blog', 'true'],
    ['/about', 'About Us', 'page'],
    ['/testimonials', 'Testimonials', 'page'],
    ['/contact', 'Contact', 'page'],
  ])('marks on %s only the link "%s", as the page or its section', async (address, label, current) => {
    await tab.goto(address);
    const looks = await tab
      .getByRole('banner')
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => {
          const { color, fontWeight, backgroundColor, textDecorationLine, borderBottomColor, boxShadow } =
            getComputedStyle(link);
          const look = [color, fontWeight, backgroundColor, textDecorationLine, borderBottomColor, boxShadow];
          return { label: link.textContent!, look: look.join(' '), current: link.ariaCurrent };
        }),
      );
    const usual = looks.find((link) => link.label !== label)!.look;
    expect(looks.filter(({ look }) => look !== usual).map((link) => link.label)).toEqual([label]);
    const told = looks.filter((link) => link.current !== null);
    expect(told.map((link) => [link.label, link.current])).toEqual([[label, current]]);
  });
});

describe('An unknown address', () => {
  it.each([
    [
      '/practice/nothing-here',
      '404 - Page Not Found',
      'The practice area you are looking for does not exist.',
    ],
    ['/service-areas/nothing-here', '404 - Service Area Not Found', 'View All Service Areas'],
    ['/locations/nothing-here', '404 - Location Not Found', 'View All Locations'],
    ['/locations/zip/00000', '404 - Location Not Found', 'View All Locations'],
    ['/locations/kings-county/nothing-here', '404 - Location Not Found', 'View All Locations'],
    ['/nothing-here', '404 - Page Not Found', 'Go Back Home'],
  ])('%s gets status 404 and "%s"', async (address, heading, words) => {
    const answer = await tab.goto(address);
    expect(answer?.status()).toBe(404);
    expect(tab.url()).toBe(host.url + address);
    expect(await tab.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
    expect(await tab.getByRole('main').innerText()).toContain(words);
  });

  it.each(['/blog/nothing-here', '/blog/zip/00000/statute-of-limitations', '/local-searches/nothing-here'])(
    '%s is redirected to /404',
    async (address) => {
      await tab.goto(address);
      expect(tab.url()).toBe(`${host.url}/404`);
      expect(await tab.getByRole('heading', { level: 1 }).innerText()).toBe('404 - Page Not Found');
    },
  );
});

describe('Without JavaScript', () => {
  it('the buttons of the form and of the chat lead to the contact page', async () => {
    const { page } = await visitor({ javaScriptEnabled: false });
    for (const [name, card] of [
      ['Start Your Free Case Evaluation', 'case-evaluation'],
      ['Open chat', 'chat'],
    ]) {
      await page.goto('/');
      await page.getByRole('link', { name }).click();
      expect(page.url()).toBe(`${host.url}/contact#${card}`);
    }
  });
});

describe('A page loaded over http', () => {
  /** Serves a built page from a host on the internet, without any request to that host. */
  async function open(address: string, { endsAt }: { endsAt: string }) {
    const { page } = await visitor();
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'document'
        ? route.fulfill({ contentType: 'text/html', body: textOf(dist, 'about.html') })
        : route.abort(),
    );
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForURL(endsAt, { waitUntil: 'load' });
    expect(await page.title()).toContain('About');
    expect(page.url()).toBe(endsAt);
  }

  it('is reloaded over https with its whole address', async () => {
    await open('http://www.hartwellquist.example/about?from=mail#main', {
      endsAt: 'https://www.hartwellquist.example/about?from=mail#main',
    });
  });

  it.each(['http://localhost:8080/about', 'http://127.0.0.1:8080/about', 'http://[::1]:8080/about'])(
    'stays as it is on the local machine: %s',
    async (address) => {
      await open(address, { endsAt: address });
    },
  );

  it('is reloaded even if its host only begins with "localhost"', async () => {
    await open('http://localhost.example/about', { endsAt: 'https://localhost.example/about' });
  });
});
