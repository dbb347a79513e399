import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goTo, open, previous, submit } from './support/form-steps.ts';
import { dialog } from './support/islands.ts';
import { useSite } from './support/visitor.ts';

const site = useSite();

/** Runs a check on a page whose text the browser shows twice as large. */
async function withTextTwiceAsLarge<T>(path: string, width: number, check: (page: Page) => Promise<T>) {
  const page = await site.visit(path, { viewport: { width, height: 844 } });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const found = await check(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  return found;
}

test('with text twice as large, no slash between breadcrumbs is on a line of its own', async () => {
  const alone = await withTextTwiceAsLarge('/locations/zip/11224', 390, (page) =>
    page.locator('nav[aria-label="Breadcrumb"] li').evaluateAll((crumbs) =>
      crumbs
        .filter((crumb) => {
          const [slash, label] = [...crumb.children].map((part) => part.getClientRects()[0]!);
          return label && slash!.bottom <= label.top;
        })
        .map((crumb) => crumb.textContent),
    ),
  );
  expect(alone).toEqual([]);
});

/** Numbers that take more than one line, and words that take more than two, or lie partly outside their card or the window. */
const tornWords = (page: Page) =>
  page.evaluate(() => {
    const torn: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement!;
      if (!parent.checkVisibility() || parent.closest('script, .sr-only, .zip-figures')) continue;
      const box = (parent.closest('.card') ?? document.documentElement).getBoundingClientRect();
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const most = /^\$?[\d,]+$/.test(word) ? 1 : 2;
        if (lines.length > most || lines.some(({ right }) => right > box.right)) torn.push(word);
      }
    }
    return torn;
  });

test.for([
  ['/', 'the figures of the firm'],
  ['/practice/car-accidents', 'deadlines and the panel to call'],
  ['/locations/zip/11224', 'facts, bars and tiles'],
  ['/about', 'lawyers with their portraits'],
  ['/locations/kings-county', 'everything but a table, which can be scrolled sideways'],
])('on a phone with text twice as large, %s shows whole words: %s', async ([path]) => {
  expect(await withTextTwiceAsLarge(path!, 320, tornWords)).toEqual([]);
});

test('on a phone with text twice as large, the title and the buttons of the form have whole words', async () => {
  const broken = await withTextTwiceAsLarge('/', 320, async (page) => {
    await open(page);
    await goTo(page, 5);
    const parts = [dialog(page).locator('h2'), previous(page), submit(page)];
    return Promise.all(
      parts.map((part) =>
        part.evaluate((element) => {
          const text = element.firstChild as Text;
          const range = document.createRange();
          return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          });
        }),
      ),
    );
  });
  expect(broken).toEqual([[], [], []]);
});

test('on a narrow phone, the button of the place search is one word on one line', async () => {
  const page = await site.visit('/', { viewport: { width: 280, height: 653 } });
  const lines = page.locator('[data-enhance=place-finder] button').evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    return range.getClientRects().length;
  });
  expect(await lines).toBe(1);
});
