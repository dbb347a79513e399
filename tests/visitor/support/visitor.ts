import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import { serveSite, type StaticHost } from '../../../scripts/host/static-host.ts';
import { launch, withoutPictures } from '../../support/browser.ts';
import { buildSite, type SiteOptions } from '../../support/site.ts';
import { KeptTab } from './kept-tab.ts';
import { mailHost, playMailService } from './played-mail.ts';

interface Visit extends BrowserContextOptions {
  /** Runs before any script of the page. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /** Stops the clock of the page a minute from now, or a minute after the given time; `page.clock` then moves it. */
  clock?: boolean | Date;
  /** Has had no time to read the page. */
  hurried?: boolean;
}

export interface Site {
  dist: string;
  url: string;
  visit(path: string, options?: Visit): Promise<Page>;
}

interface Look extends SiteOptions {
  /** Whether the browser loads pictures, which take a third of the time of a page and matter to few tests. */
  pictures?: boolean;
}

export const mailService = playMailService();

/** One browser for all test files of a worker, because starting one takes longer than most tests. */
const inBrowser = test
  .extend('hosts', { scope: 'worker' }, async () => {
    return `--host-resolver-rules=MAP ${mailHost} ${await mailService.listen()}`;
  })
  .extend('browser', { scope: 'worker' }, async ({ hosts }, { onCleanup }) => {
    const browser = await launch(hosts, ...withoutPictures);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('browserWithPictures', { scope: 'worker' }, async ({ hosts }, { onCleanup }) => {
    const browser = await launch(hosts);
    onCleanup(() => browser.close());
    return browser;
  });

/** Adds half a minute to the time since the page loaded. */
function readForAWhile(): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 30_000;
  const { get } = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')!;
  Object.defineProperty(Event.prototype, 'timeStamp', {
    get(this: Event) {
      return Number(get!.call(this)) + 30_000;
    },
  });
}

/** One built site for a test file, and new visitors for each test. */
export function useSite(
  { pictures = false, ...options }: Look = {},
  make: () => Promise<string> = () => buildSite(options),
): Site {
  let browser: Browser;
  let host: StaticHost;
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  const openTab = async (
    settings: BrowserContextOptions,
    { prepare, hurried = false }: Visit = {},
  ): Promise<Page> => {
    const context = await browser.newContext(settings);
    if (!hurried) await context.addInitScript(readForAWhile);
    await prepare?.(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => isComplaint(message.text()) && complaints.push(message.text()));
    return page;
  };
  const kept = new KeptTab(() => openTab({}));
  const stopped = new KeptTab(() => openTab({}), true);
  const site: Site = {
    dist: '',
    url: '',
    async visit(path, options = {}) {
      const { prepare, clock = false, hurried = false, ...settings } = options;
      const { viewport = { width: 1440, height: 900 }, reducedMotion, forcedColors, ...special } = settings;
      const isUsual = !prepare && !hurried && Object.keys(special).length === 0;
      const tab = clock ? stopped : kept;
      const usual =
        isUsual && viewport && (await tab.take(site.url, path, { viewport, reducedMotion, forcedColors }));
      const page = usual || (await openTab({ ...settings, viewport }, options));
      if (!usual) contexts.push(page.context());
      const begin = clock === true ? Date.now() : Number(clock);
      if (clock) await page.clock.install({ time: begin });
      await page.goto(site.url + path);
      if (clock) await page.clock.pauseAt(begin + 60_000);
      return page;
    },
  };
  const useBrowser = async (given: Browser): Promise<void> => {
    browser = given;
    site.dist = await make();
    host = await serveSite(site.dist);
    site.url = host.url;
  };
  if (pictures) inBrowser.beforeAll(({ browserWithPictures }) => useBrowser(browserWithPictures));
  else inBrowser.beforeAll(({ browser: without }) => useBrowser(without));
  afterEach(async ({ task }) => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    const wasWell = task.result?.state !== 'fail';
    await Promise.all([kept.leave(wasWell), stopped.leave(wasWell)]);
    expect(complaints.splice(0), 'errors in the page').toEqual([]);
  });
  afterAll(async () => {
    await Promise.all([kept.close(), stopped.close()]);
    await host?.close();
  });
  return site;
}

const isComplaint = (text: string) => /content security policy|^warning:|uncaught/i.test(text);

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations that axe finds in the islands of a page, or in another part of it. */
export async function axeProblems(page: Page, within = '.island'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  await settled(page);
  return page.evaluate(async (where) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    // Passed rules would be described in full.
    const { violations } = await axe.run(where, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, within);
}

/** Waits for all animations, because colors change while a panel fades in. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
}

/** Every control inside with a side shorter than 44 px. */
export function smallTargets(within: Locator): Promise<string[]> {
  return within.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('button, a, input, select, textarea')]
      // A radio button can be clicked through its label; links inside a sentence are exempt (WCAG 2.5.8).
      .map((target) => target.closest<HTMLElement>('label') ?? target)
      .filter((target) => !target.closest('p'))
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return width > 0 && (width < 43.9 || height < 43.9);
      })
      .map((target) => target.outerHTML.slice(0, 120)),
  );
}

/** The text or the name of the focused element. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.getAttribute('name') ?? element?.textContent ?? '';
  });

/** Blocks both kinds of storage, as some privacy settings do. */
export const withoutStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
