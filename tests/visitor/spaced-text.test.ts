import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from './visitor.ts';

const site = useSite();

/** The spacing that some readers need, and that a page has to bear (WCAG 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

async function visit(width: number, isSpaced: boolean): Promise<Page> {
  const page = await site.visit('/', { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  if (isSpaced)
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, spacing);
  return page;
}

/** Texts that lie partly outside the window, or over another text. */
const collisions = (page: Page, within: string) =>
  page.locator(within).evaluateAll((parts) => {
    const range = document.createRange();
    const rectOf = (part: Element) => {
      range.selectNodeContents(part);
      return range.getBoundingClientRect();
    };
    const shown = parts.filter((part) => part.checkVisibility());
    return shown.flatMap((part, i) => {
      const own = rectOf(part);
      const isOver = shown.slice(i + 1).some((other) => {
        const { left, right, top, bottom } = rectOf(other);
        return left < own.right && own.left < right && top < own.bottom && own.top < bottom;
      });
      return isOver || own.right > innerWidth ? [part.textContent] : [];
    });
  });

test.for([1376, 1920])(
  'with spaced text, no words of the header collide in a window of %d pixels',
  async (width) => {
    expect(await collisions(await visit(width, true), 'header a')).toEqual([]);
  },
);

test.for([1000, 1440])(
  'with spaced text, no figures of the firm touch in a window of %d pixels',
  async (width) => {
    expect(await collisions(await visit(width, true), 'main dt')).toEqual([]);
  },
);
