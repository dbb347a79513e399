import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from './support/visitor.ts';

const site = useSite({ pictures: true });

/** The spacing that some readers need, and that a page has to bear (WCAG 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const visit = (width: number): Promise<Page> =>
  site.visit('/', { viewport: { width, height: 900 }, reducedMotion: 'reduce' });

async function spaced(page: Page): Promise<Page> {
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
    expect(await collisions(await spaced(await visit(width)), 'header a')).toEqual([]);
  },
);

test.for([1000, 1440])(
  'with spaced text, no figures of the firm touch in a window of %d pixels',
  async (width) => {
    expect(await collisions(await spaced(await visit(width)), 'main dt')).toEqual([]);
  },
);

/** The words at the top of the home page of which a quarter or more lies over a bright part of the drawing. */
const wordsOnBright = (page: Page) =>
  page.evaluate(async () => {
    const drawing = document.querySelector<HTMLImageElement>('main img')!;
    await drawing.decode();
    const box = drawing.getBoundingClientRect();
    const canvas = new OffscreenCanvas(box.width, box.height);
    // Otherwise it is drawn by the graphics card, which the tests do without.
    const pen = canvas.getContext('2d', { willReadFrequently: true })!;
    // As the page crops it: by its right and lower edges.
    const scale = Math.max(box.width / drawing.naturalWidth, box.height / drawing.naturalHeight);
    const [width, height] = [drawing.naturalWidth * scale, drawing.naturalHeight * scale];
    pen.drawImage(drawing, box.width - width, box.height - height, width, height);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    const lightOf = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    /** Against anything brighter, white text has a contrast of less than 4.5. */
    const isBright = (x: number, y: number) => {
      const at = 4 * (canvas.width * y + x);
      const [red, green, blue] = [...data.subarray(at, at + 3)].map(lightOf);
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! > 0.183;
    };
    const shareOfBright = ({ left, right, top, bottom }: DOMRect) => {
      let [bright, all] = [0, 0];
      for (let x = Math.round(left - box.left); x < right - box.left; x += 2)
        for (let y = Math.max(0, Math.round(top - box.top)); y < bottom - box.top; y += 2, all++)
          if (isBright(x, y)) bright++;
      return all && bright / all;
    };
    const found: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(drawing.parentElement!, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.parentElement!.closest('a')) continue;
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (shareOfBright(range.getBoundingClientRect()) >= 0.25) found.push(word);
      }
    }
    return found;
  });

test.for([1376, 1440])(
  'the white words of the home page are on the dark sky of its drawing in a window of %d pixels, spaced or not',
  async (width) => {
    const page = await visit(width);
    expect(await wordsOnBright(page)).toEqual([]);
    expect(await wordsOnBright(await spaced(page))).toEqual([]);
  },
);
