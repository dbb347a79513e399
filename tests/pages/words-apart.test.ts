import { expect, test } from 'vitest';
import { oneOfEachKind } from '../support/one-of-each-kind.ts';
import { useSite } from '../visitor/visitor.ts';

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
    const below = lines.slice(i + 1).filter((other) => other.parent !== line.parent);
    const end = below.findIndex(({ top }) => top >= line.bottom);
    return below
      .slice(0, end === -1 ? undefined : end)
      .filter((other) => other.left < line.right - 1 && line.left < other.right - 1)
      .map((other) => `"${line.words}" and "${other.words}"`);
  });
}

const addresses = [...oneOfEachKind.map(([, address]) => address), '/practice/medical-malpractice'];

test.each([320, 390, 768, 1440])(
  'No texts are printed over each other at %d pixels',
  { timeout: 180_000 },
  async (width) => {
    const page = await site.visit('/', { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const found: [string, string[]][] = [];
    for (const address of addresses) {
      await page.goto(site.url + address);
      found.push([address, await page.evaluate(wordsOnWords)]);
    }
    expect(found).toEqual(addresses.map((address) => [address, []]));
  },
);
