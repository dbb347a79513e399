import { beforeAll, expect, test } from 'vitest';
import { oneOfEachKind } from '../support/one-of-each-kind.ts';
import { useSite } from '../visitor/support/visitor.ts';

const site = useSite();

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

const addresses = [...oneOfEachKind.map(([, address]) => address), '/practice/medical-malpractice'];
const widths = [320, 390, 768, 1440];
const found: { address: string; width: number; overlaps: string[] }[] = [];

beforeAll(async () => {
  const page = await site.visit('/', { reducedMotion: 'reduce' });
  for (const address of addresses) {
    await page.goto(site.url + address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      found.push({ address, width, overlaps: await page.evaluate(wordsOnWords) });
    }
  }
});

test.each(widths)('No texts are printed over each other at %d pixels', (width) => {
  const pages = found.filter((page) => page.width === width);
  expect(pages).toEqual(addresses.map((address) => ({ address, width, overlaps: [] })));
});
