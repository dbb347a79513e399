import type { BrowserContext, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { oneOfEachKind } from '../support/one-of-each-kind.ts';
import { chat, dialog, toast } from '../visitor/support/islands.ts';
import { useSite } from '../visitor/support/visitor.ts';

const site = useSite({ pictures: true });
const phone = { width: 320, height: 568 };
const desk = { width: 1440, height: 900 };

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const boxesOf = (what: Locator): Promise<Box[]> =>
  what.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );

/**
 * The boxes of the printed lines, which may be narrower than their paragraph; only those that extend beyond a given
 * position.
 */
const linesOf = (what: Locator, further = -Infinity): Promise<Box[]> =>
  what.evaluateAll((elements, least) => {
    const range = document.createRange();
    return elements
      .flatMap((element) => {
        range.selectNodeContents(element);
        return [...range.getClientRects()].filter(({ right }) => right > least);
      })
      .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
  }, further);

/** Finishes all animations. */
const settle = (page: Page) =>
  page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));

interface LayoutShift {
  value: number;
  sources: { node?: { outerHTML?: string } }[];
}

/** How far something on a page has moved, and what. Google calls a sum below 0.1 good. */
interface Shift {
  value: number;
  moved: (string | undefined)[];
}

/** The number of lines of each phone number. */
function phoneNumbers(): { lines: number; words: string }[] {
  const found: { lines: number; words: string }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement!.closest('a[href^="tel:"]')) continue;
    for (const match of node.nodeValue!.matchAll(/\(\d{3}\) \d{3}-\d{4}/g)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      found.push({ lines: new Set(tops).size, words: node.nodeValue! });
    }
  }
  return found;
}

/** The words in card headings that are broken across two lines. */
function tornWords(): string[] {
  const torn: string[] = [];
  for (const heading of document.querySelectorAll('.card :is(h2, h3)')) {
    const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (text.nextNode())
      for (const { index, 0: word } of text.currentNode.nodeValue!.matchAll(/[\p{L}\p{N}']+/gu)) {
        const range = document.createRange();
        range.setStart(text.currentNode, index);
        range.setEnd(text.currentNode, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) torn.push(word);
      }
  }
  return torn;
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Reach us' });

/**
 * The text of a page, without the search field and the button of the form, which need scripts, and the day, which is
 * the build's in Greenwich without scripts, and the visitor's with them.
 */
function wordsOf(): string {
  const parts = [
    ...document.querySelectorAll<HTMLElement>('search, [id="case-evaluation"] > :not(h2, p:first-of-type)'),
    ...document.querySelectorAll<HTMLElement>('[data-today], [data-this-year]'),
  ];
  for (const part of parts) part.style.display = 'none';
  const words = document.body.innerText;
  for (const part of parts) part.style.display = '';
  return words;
}

/** How a page without scripts offers to reach the firm, and its buttons that lead to no contact page. */
const contactsOf = () => ({
  phoneLinks: [...document.querySelectorAll('a[href="tel:+18005550142"]')].filter(
    (link) => link.getClientRects().length > 0 && link.checkVisibility({ visibilityProperty: true }),
  ).length,
  text: document.body.textContent,
  elsewhere: document.querySelectorAll('[data-open]:not([href^="/contact#"])').length,
});

describe('Every kind of page on a desktop screen', () => {
  const said: [string, string][] = [];
  /** The buttons in the corner, and the lines of text that extend below them. */
  const beside: [string, number, { buttons: Box[]; lines: Box[] }][] = [];
  const torn: [string, number, string[]][] = [];

  beforeAll(async () => {
    const page = await site.visit('/');
    for (const [, address] of oneOfEachKind) {
      await page.goto(site.url + address);
      said.push([address, await page.evaluate(wordsOf)]);
      // Texts for screen readers and closed details take no space.
      await page
        .locator('.sr-only, details > :not(summary)')
        .evaluateAll((unseen) => unseen.forEach((element) => element.remove()));
      for (const width of [1024, 1312, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await settle(page);
        const buttons = await boxesOf(bar(page).getByRole('link').filter({ visible: true }));
        const lines = await linesOf(
          page.locator('main :is(p, li, h1, h2, h3, dt, dd, td, a), footer p, footer li'),
          Math.min(...buttons.map((button) => button.left)),
        );
        beside.push([address, width, { buttons, lines }]);
        torn.push([address, width, await page.evaluate(tornWords)]);
      }
    }
  });

  it('has the call and form buttons beside all text at 1024 to 1440 pixels', () => {
    expect(beside.length).toBe(3 * oneOfEachKind.length);
    for (const [address, width, { buttons, lines }] of beside) {
      expect([address, width, buttons.length > 0]).toEqual([address, width, true]);
      expect([address, width, lines]).toEqual([address, width, []]);
    }
  });

  it('breaks no word of a card heading', () => {
    expect(torn.length).toBe(3 * oneOfEachKind.length);
    expect(torn.filter(([, , words]) => words.length > 0)).toEqual([]);
  });

  describe('without scripts', () => {
    const saidWithout: typeof said = [];
    const contacts: [string, number, ReturnType<typeof contactsOf>][] = [];

    beforeAll(async () => {
      const page = await site.visit('/', { javaScriptEnabled: false });
      for (const [, address] of oneOfEachKind) {
        await page.setViewportSize(desk);
        await page.goto(site.url + address);
        saidWithout.push([address, await page.evaluate(wordsOf)]);
        for (const width of [1440, 375]) {
          await page.setViewportSize({ width, height: 800 });
          contacts.push([address, width, await page.evaluate(contactsOf)]);
        }
      }
    });

    it('has the same text', () => expect(saidWithout).toEqual(said));

    it('has phone links and contact details that work, also on a phone', () => {
      expect(contacts.length).toBe(2 * oneOfEachKind.length);
      for (const [address, width, { phoneLinks, text, elsewhere }] of contacts) {
        expect([address, width, phoneLinks > 0]).toEqual([address, width, true]);
        expect(text, address).toContain('199 Lafayette Street');
        expect([address, elsewhere]).toEqual([address, 0]);
      }
    });
  });
});

describe('The table of ZIP codes of a city with many', () => {
  it.each([phone, desk])('hides no link with the focus behind its head or foot: %o', async (viewport) => {
    const page = await site.visit('/locations/kings-county/brooklyn', { viewport });
    const links = page.locator('.zip-figures tbody a').filter({ visible: true });
    const hidden = await links.evaluateAll((all) =>
      [...all, ...all.toReversed()]
        .filter((link) => {
          (link as HTMLElement).focus();
          const { x, y, width, height } = link.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2) !== link;
        })
        .map((link) => link.textContent),
    );
    expect(await links.count()).toBeGreaterThan(30);
    expect(hidden).toEqual([]);
  });
});

it.each(['/locations/kings-county/brooklyn', '/locations/erie-county/buffalo'])(
  'The first link of the page of a city leads on a phone to its ZIP codes, below a visible heading: %s',
  async (address) => {
    const page = await site.visit(address, { viewport: phone, reducedMotion: 'reduce' });
    await page.locator('main h1 ~ p a').first().click();
    const at = new URL(page.url()).hash;
    const heading = page.locator(`${at} h2, h2${at}`);
    const { y } = (await heading.boundingBox())!;
    const header = (await page.locator('header').boundingBox())!;
    expect(y).toBeGreaterThan(header.y + header.height);
    const zips = page.locator(`${at}, nav:has(${at})`).locator('a[href^="/locations/zip/"]');
    const first = zips.filter({ visible: true }).first();
    expect((await first.boundingBox())!.y).toBeLessThan(phone.height);
    await page.context().close();
  },
);

describe('Every kind of page on a phone', () => {
  const hosts = new Set<string>();
  const shifted: [string, Shift[]][] = [];
  const printed: [string, { lines: number; words: string }[]][] = [];
  const ends: [string, number, { bar: Box; lines: Box[] }][] = [];
  const bars: [string, { first: string; ground: string }][] = [];
  /** With text twice as large: the size of the letters, the width of the page, and whether the bar fits. */
  const enlarged: [string, number, { letters: string; content: number; fits: boolean }][] = [];

  beforeAll(async () => {
    const prepare = async (context: BrowserContext) => {
      context.on('request', (request) => hosts.add(new URL(request.url()).origin));
      await context.addInitScript(() => {
        const shifts: Shift[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as unknown as LayoutShift[])
            shifts.push({ value, moved: sources.map(({ node }) => node?.outerHTML?.slice(0, 120)) });
        }).observe({ type: 'layout-shift', buffered: true });
      });
    };
    const shiftsOn = async (page: Page) => {
      await settle(page);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
      // A slow phone may paint a card before all of its text has arrived, so its picture moves a little.
      return shifts.filter(({ value }) => value > 0.005);
    };
    const page = await site.visit('/', { viewport: phone, prepare });
    const browser = await page.context().newCDPSession(page);
    const setLetters = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
    for (const [, address] of oneOfEachKind) {
      await page.goto(site.url + address, { waitUntil: 'load' });
      const shifts = await shiftsOn(page);
      // A busy computer may paint a half-read page, so a shift only counts if a second visit repeats it.
      const again =
        shifts.length > 0 ? await shiftsOn(await site.visit(address, { viewport: phone, prepare })) : [];
      shifted.push([address, again]);
      printed.push([address, await page.evaluate(phoneNumbers)]);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await settle(page);
        const [box] = await boxesOf(bar(page));
        const lines = await linesOf(page.getByRole('contentinfo').locator('p'));
        ends.push([address, width, { bar: box!, lines }]);
      }
      const first = await bar(page).getByRole('link').first().innerText();
      const ground = await bar(page).evaluate((element) => getComputedStyle(element).backgroundColor);
      bars.push([address, { first, ground }]);
      await setLetters(32);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 640 });
        const { letters, content } = await page.evaluate(() => ({
          letters: getComputedStyle(document.documentElement).fontSize,
          content: document.documentElement.scrollWidth,
        }));
        const buttons = await boxesOf(bar(page).getByRole('link'));
        const fits = buttons.every(({ right }) => right <= width);
        enlarged.push([address, width, { letters, content, fits }]);
      }
      await setLetters(16);
      await page.setViewportSize(phone);
    }
  });

  it('ends above the bar with the call and form buttons at 320 and 390 pixels', () => {
    expect(ends.length).toBe(2 * oneOfEachKind.length);
    for (const [address, width, { bar, lines }] of ends) {
      const covered = lines.filter((line) => overlap(line, bar));
      expect([address, width, lines.length > 0, covered]).toEqual([address, width, true, []]);
    }
    const looks = { first: 'Free Case Evaluation', ground: 'rgb(255, 255, 255)' };
    expect(bars).toEqual(oneOfEachKind.map(([, address]) => [address, looks]));
  });

  it('does not scroll sideways with text twice as large, and cuts off no button of the bar', () => {
    expect(enlarged).toEqual(
      oneOfEachKind.flatMap(([, address]) =>
        [390, 320].map((width) => [address, width, { letters: '32px', content: width, fits: true }]),
      ),
    );
  });

  it('shifts nothing while it loads, and requests nothing from other hosts', () => {
    expect(shifted).toEqual(oneOfEachKind.map(([, address]) => [address, []]));
    expect([...hosts]).toEqual([site.url]);
  });

  it('has a bar of the same height before its last buttons load', async () => {
    const page = await site.visit('/', { viewport: phone });
    const [whole] = await boxesOf(bar(page));
    await bar(page)
      .getByRole('link')
      .evaluateAll((links) => links.slice(1).forEach((link) => link.remove()));
    expect(await boxesOf(bar(page))).toEqual([whole]);
  });

  it('keeps "updated" and the date on one line', async () => {
    const page = await site.visit('/blog', { viewport: { width: 390, height: 844 } });
    const dates = await page.locator('.card p').evaluateAll((notes) =>
      notes.flatMap((note) => {
        const text = document.createTreeWalker(note, NodeFilter.SHOW_TEXT);
        while (text.nextNode()) {
          const from = text.currentNode.nodeValue!.indexOf('updated ');
          if (from < 0) continue;
          const range = document.createRange();
          range.setStart(text.currentNode, from);
          range.setEndAfter(note.lastChild!);
          const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size;
          return [{ lines, words: note.textContent }];
        }
        return [];
      }),
    );
    expect(dates.length).toBeGreaterThan(0);
    expect(dates.filter(({ lines }) => lines > 1)).toEqual([]);
  });

  it.each(['/blog', '/practice'])(
    'shows the picture beside the text of a card uncropped: %s',
    async (address) => {
      const page = await site.visit(address, { viewport: phone });
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const ratios = await page.locator('.card > img:not(:only-child)').evaluateAll((pictures) =>
          pictures.flatMap((picture) => {
            const { width, height } = picture.getBoundingClientRect();
            const isBeside = width > 0 && width < picture.parentElement!.clientWidth / 2;
            return isBeside ? [width / height] : [];
          }),
        );
        expect(ratios.length).toBeGreaterThan(0);
        expect(ratios.filter((ratio) => Math.abs(ratio - 640 / 360) > 0.1)).toEqual([]);
      }
    },
  );

  it('keeps every phone number on one line', () => {
    expect(printed.length).toBe(oneOfEachKind.length);
    for (const [address, numbers] of printed)
      expect([address, numbers.length > 0, numbers.filter(({ lines }) => lines > 1)]).toEqual([
        address,
        true,
        [],
      ]);
  });
});

describe('The chat', () => {
  it('shows a month of six weeks and the text field at once on a phone', async () => {
    const page = await site.visit('/', { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
    await page.clock.setSystemTime(new Date(2026, 7, 20));
    await page.locator('[data-open="chat"]').click();
    for (const name of ['Yes, I might', 'Yes, it did', 'Pick a date']) {
      await page.getByRole('button', { name }).click();
    }
    await page.getByRole('grid').waitFor();
    const [panel] = await boxesOf(chat(page));
    const parts = await boxesOf(chat(page).locator('td button, [aria-expanded], [aria-label=Send]'));
    expect(parts.length).toBe(33);
    expect(parts.filter(({ top, bottom }) => top < panel!.top || bottom > panel!.bottom)).toEqual([]);
  });
});

describe('A toast', () => {
  const sizes = [
    [320, 568],
    [390, 844],
    [844, 390],
    [1280, 650],
    [1280, 900],
  ] as const;
  const buttonsUnder = async (page: Page, box: Locator, width: number, height: number) => {
    await page.setViewportSize({ width, height });
    const [over] = await boxesOf(toast(page));
    const buttons = await boxesOf(box.getByRole('link', { name: 'Call (' }).or(box.locator('button')));
    expect(buttons.length).toBeGreaterThan(1);
    return [width, height, buttons.filter((button) => overlap(button, over!))];
  };
  const openWithToast = async (name: string, box: (page: Page) => Locator) => {
    const page = await site.visit('/', { viewport: desk, reducedMotion: 'reduce', clock: true });
    await page.locator(`[data-open="${name}"]`).filter({ visible: true }).first().click();
    await box(page).waitFor();
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<a id="old" href="/service-area/x">Old</a>');
      document.getElementById('old')!.click();
    });
    await toast(page).waitFor();
    return page;
  };

  it.each([
    ['chat', chat],
    ['case-evaluation', dialog],
  ])('covers no button of the %s in windows of any size', async (name, box) => {
    const page = await openWithToast(name, box);
    for (const [width, height] of sizes)
      expect(await buttonsUnder(page, box(page), width, height)).toEqual([width, height, []]);
  });
});

it('A chart shows each number on one line, including "under 10"', async () => {
  const page = await site.visit('/locations/zip/10162', { viewport: phone });
  const numbers = page.locator('table.figures td > span');
  expect(await numbers.allInnerTexts()).toContain('under 10');
  const lines = await Promise.all(
    (await numbers.all()).map(async (number) => (await linesOf(number)).length),
  );
  expect(lines).toEqual(lines.map(() => 1));
});

describe('In forced colors', () => {
  const withoutEdge = (what: Locator) =>
    what.evaluateAll((elements) =>
      elements
        .filter((element) => getComputedStyle(element).borderTopWidth === '0px')
        .map(({ className }) => className),
    );

  it('the chat and its messages have borders', async () => {
    const page = await site.visit('/#chat', { forcedColors: 'active' });
    await page.getByRole('log').getByRole('paragraph').first().waitFor();
    expect(await withoutEdge(page.locator('[role=dialog], [role=log] > p'))).toEqual([]);
  });

  it('the case evaluation has a border', async () => {
    const page = await site.visit('/#case-evaluation', { forcedColors: 'active' });
    await dialog(page).waitFor();
    expect(await withoutEdge(page.locator('[role=dialog], [role=progressbar]'))).toEqual([]);
  });
});

describe('On paper', () => {
  it.each([
    ['its list, which is folded on a screen,', '/locations/erie-county', 'h2:has(+ details)', 'dt', 40],
    ['the first testimonial below it', '/', '.max-w-2xl:has(+ p) > h2', 'figure p', 120],
    ['a card below it', '/', 'h2:has(+ .text-lead)', 'li p', 120],
    ['the first lawyer below it', '/about', '.bg-white > .max-w-2xl > h2', 'li p', 120, 980],
    ['the first reason below it', '/about', '.bg-sand .max-w-2xl > h2', 'li p', 40],
  ])(
    'no heading is at the bottom of a sheet while %s is on the next',
    async (_, address, heads, nexts, step, sheet = 700) => {
      const page = await site.visit(address, { viewport: desk });
      await page.evaluate(
        ([heads, nexts]) => {
          const head = document.querySelector(heads)!;
          // The only readable text in a PDF is the addresses of its links.
          for (const [part, name] of [
            [head, 'head'],
            [head.closest('section')!.querySelector(nexts)!, 'next'],
          ] as const) {
            const link = Object.assign(document.createElement('a'), { href: `https://${name}.example/` });
            link.append(...part.childNodes);
            part.append(link);
          }
          const main = document.querySelector('main')!;
          for (let part: Element = head; part !== main; part = part.parentElement!)
            while (part.previousElementSibling) part.previousElementSibling.remove();
          main.prepend(Object.assign(document.createElement('div'), { id: 'space' }));
          document.querySelector('header')!.remove();
        },
        [heads, nexts] as const,
      );
      const alone: number[] = [];
      let torn = 0;
      for (let left = 40; left <= 480; left += step) {
        await page.locator('#space').evaluate((space, height) => {
          space.style.height = `${height}px`;
        }, sheet - left);
        const second = await page.pdf({ width: '816px', height: `${sheet}px`, pageRanges: '2' });
        const onSecond = (name: string) => second.includes(`https://${name}.example/`);
        if (onSecond('head')) torn++;
        else if (onSecond('next')) alone.push(left);
      }
      expect(alone).toEqual([]);
      expect(torn).toBeGreaterThan(0);
    },
  );

  it('no heading of two lines is split across two sheets', async () => {
    const page = await site.visit('/practice/car-accidents', { viewport: desk });
    await page.evaluate(() => {
      const head = document.querySelectorAll('section:has(> h2):has(.prose) h2')[1]!;
      head.innerHTML =
        '<a href="https://first.example/">A heading</a><br><a href="https://last.example/">of two lines</a>';
      document.querySelector('main')!.prepend(Object.assign(document.createElement('div'), { id: 'space' }));
    });
    const torn: number[] = [];
    let onThird = 0;
    for (let height = 0; height <= 400; height += 50) {
      await page.locator('#space').evaluate((space, height) => {
        space.style.height = `${height}px`;
      }, height);
      const third = await page.pdf({ width: '740px', height: '980px', pageRanges: '3' });
      if (!third.includes('https://last.example/')) continue;
      onThird++;
      if (!third.includes('https://first.example/')) torn.push(height);
    }
    expect(torn).toEqual([]);
    expect(onThird).toBeGreaterThan(0);
  });
});
