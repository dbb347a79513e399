import { beforeAll, expect, test } from 'vitest';
import { oneOfEachKind } from '../support/one-of-each-kind.ts';
import { useSite } from '../visitor/support/visitor.ts';

const site = useSite({ pictures: true });

/** The box of a printed line. Lines of a heading may touch, so only the letters count. */
interface Line {
  words: string;
  parent: Element;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Texts that are printed over other texts. */
function wordsOnWords(): string[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  // Text that is folded away, or cut off after two lines, is not printed.
  const isCut = (parent: Element, middle: number) => {
    for (let element: Element | null = parent; element; element = element.parentElement) {
      const { overflowY } = getComputedStyle(element);
      if (overflowY !== 'visible' && middle > element.getBoundingClientRect().bottom) return true;
    }
    return false;
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    // The skip link and the bar cover the page on purpose.
    const isOver = parent.closest('svg, .sr-only, [href="#main"], [aria-label="Reach us"]');
    if (!node.nodeValue!.trim() || isOver || !parent.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      if (width < 2 || isCut(parent, (top + bottom) / 2)) continue;
      const room = height / 4;
      lines.push({
        words: node.nodeValue!.trim(),
        parent,
        left,
        right,
        top: top + room,
        bottom: bottom - room,
      });
    }
  }
  lines.sort((a, b) => a.top - b.top);
  return lines.flatMap((line, i) => {
    const below = lines.slice(i + 1);
    const end = below.findIndex(({ top }) => top >= line.bottom);
    return below
      .slice(0, end === -1 ? undefined : end)
      .filter(({ parent, left, right }) => {
        return parent !== line.parent && left < line.right - 1 && line.left < right - 1;
      })
      .map((other) => `"${line.words}" and "${other.words}"`);
  });
}

/** All animations, including those that have not begun. */
const animationsOfSomeLength = () =>
  document
    .getAnimations()
    .map(({ effect }) => effect!.getComputedTiming())
    .filter(({ duration }) => Number(duration) > 1);

/** Focuses every element that the Tab key reaches, and returns those covered by something in a fixed position. */
function focusAll(): { stops: number; covered: string[] } {
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => ({
      element,
      box: element.getBoundingClientRect(),
    }));
  const covered: string[] = [];
  let stops = 0;
  for (const stop of document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')) {
    stop.focus();
    if (document.activeElement !== stop) continue;
    stops++;
    const box = stop.getBoundingClientRect();
    const isCovered = boxes('header, [aria-label="Reach us"]').some(
      ({ element, box: over }) =>
        !element.contains(stop) &&
        over.left < box.right &&
        box.left < over.right &&
        over.top < box.bottom &&
        box.top < over.bottom,
    );
    // The skip link covers the header on purpose.
    if (isCovered && !stop.matches('[href="#main"]')) covered.push(stop.outerHTML.slice(0, 120));
  }
  return { stops, covered };
}

const addresses = [...oneOfEachKind.map(([, address]) => address), '/practice/medical-malpractice'];
/** Has no header and no bar. */
const [, landingPage] = oneOfEachKind.find(([kind]) => kind === 'keyword')!;
const widths = [1440, 768, 390, 320];
const found: { address: string; width: number; overlaps: string[] }[] = [];
const moving: { address: string; animations: unknown[] }[] = [];
/** With a keyboard, on a small screen. */
const focused: { address: string; stops: number; covered: string[] }[] = [];

beforeAll(async () => {
  const page = await site.visit('/', { reducedMotion: 'reduce' });
  for (const address of addresses) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site.url + address);
    moving.push({ address, animations: await page.evaluate(animationsOfSomeLength) });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      found.push({ address, width, overlaps: await page.evaluate(wordsOnWords) });
    }
    if (address === landingPage) continue;
    await page.setViewportSize({ width: 320, height: 568 });
    focused.push({ address, ...(await page.evaluate(focusAll)) });
  }
});

test('A visitor who prefers reduced motion sees no animation on any kind of page', () => {
  expect(moving).toEqual(addresses.map((address) => ({ address, animations: [] })));
});

test.each(widths)('No texts are printed over each other at %d pixels', (width) => {
  const pages = found.filter((page) => page.width === width);
  expect(pages).toEqual(addresses.map((address) => ({ address, width, overlaps: [] })));
});

test('The focused element is always visible on a small screen, despite the fixed header and bar', () => {
  expect(focused.length).toBe(addresses.length - 1);
  for (const { address, stops, covered } of focused)
    expect([address, stops > 20, covered]).toEqual([address, true, []]);
});
