import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useSite } from '../visitor/support/visitor.ts';

const site = useSite({ pictures: true });
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const boxOf = async (what: Locator) => (await what.boundingBox())!;

/** The space above each heading of an article, in pixels. */
const spacesAbove = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('article .prose > *')];
    return texts.flatMap((text, i) =>
      text.localName === 'h2'
        ? [text.getBoundingClientRect().top - texts[i - 1]!.getBoundingClientRect().bottom]
        : [],
    );
  });

it('An article has the same space above each heading, even after its call panel', async () => {
  const page = await site.visit('/blog/no-fault-insurance-ny', { viewport: desk });
  const spaces = await spacesAbove(page);
  expect(spaces.length).toBeGreaterThan(5);
  expect(Math.max(...spaces) - Math.min(...spaces)).toBeLessThan(5);
});

it('The lead is set apart from a large title, and the text of a card from its heading', async () => {
  const page = await site.visit('/practice', { viewport: desk });
  const below = async (first: string, second: string) => {
    const { y, height } = await boxOf(page.locator(first).first());
    return (await boxOf(page.locator(second).first())).y - y - height;
  };
  expect(await below('h1', 'h1 + p')).toBeGreaterThan(15);
  expect(await below('.card h2', '.card h2 + p')).toBeGreaterThan(5);
});

it('The sections about a place below an article are about as far apart as those in it', async () => {
  const page = await site.visit('/blog/zip/11224/statute-of-limitations', { viewport: desk });
  const notes = await boxOf(page.locator('article section:has(+ section)'));
  const around = await boxOf(page.locator('article section + section'));
  const [usual] = await spacesAbove(page);
  expect(Math.abs(around.y - notes.y - notes.height - usual!)).toBeLessThan(8);
});

it('The text before and after the call panel of an article has one parent, so that reader views show both', async () => {
  const page = await site.visit('/blog/zip/14221/statute-of-limitations', { viewport: phone });
  for (const address of ['/blog/zip/14221/statute-of-limitations', '/blog/no-fault-insurance-ny']) {
    await page.goto(site.url + address);
    expect([address, await page.locator('.prose:has(> p) + aside + .prose:has(> p)').count()]).toEqual([
      address,
      1,
    ]);
  }
});

it('An article prints all its section headings in one size, including those about the place', async () => {
  const page = await site.visit('/blog/zip/14206/statute-of-limitations', { viewport: desk });
  const sizes = await page
    .locator('article .prose > h2, article section > h2')
    .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).fontSize));
  expect(sizes.length).toBeGreaterThan(5);
  expect(new Set(sizes).size).toBe(1);
});

it('The first card of a list is as far below the page header as on other pages', async () => {
  const page = await site.visit('/contact', { viewport: desk });
  const space = async () => {
    const band = await boxOf(page.locator('main > section').first());
    return (await boxOf(page.locator('main .card').first())).y - band.y;
  };
  const usual = await space();
  for (const address of ['/practice', '/locations', '/testimonials']) {
    await page.goto(site.url + address);
    expect([address, await space()]).toEqual([address, usual]);
  }
});

it('A wide card at the end of a list has its text centered vertically', async () => {
  const page = await site.visit('/service-areas', { viewport: desk });
  const card = page.locator('.cards > li').last();
  const [whole, name, text] = [
    await boxOf(card),
    await boxOf(card.locator('h2')),
    await boxOf(card.locator('p')),
  ];
  expect(name.y - whole.y).toBeCloseTo(whole.y + whole.height - text.y - text.height, 0);
});

it('Five cards fill their rows, on a tablet and on a desktop screen', async () => {
  const page = await site.visit('/');
  const list = page.locator('.cards').last();
  for (const width of [640, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cards = await Promise.all((await list.locator('> li').all()).map(boxOf));
    expect(cards.length).toBe(5);
    const { x, width: whole } = await boxOf(list);
    const lastOfRows = cards.filter(({ y }, i) => cards[i + 1]?.y !== y);
    for (const last of lastOfRows) expect(last.x + last.width).toBeCloseTo(x + whole, 0);
  }
});

it('More than half of the drawing of a large testimonial is visible', async () => {
  const page = await site.visit('/testimonials');
  const drawing = page.locator('main li img');
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const ratio = await drawing.evaluate(
      ({ clientWidth, clientHeight, naturalWidth, naturalHeight }: HTMLImageElement) =>
        clientWidth / clientHeight / (naturalWidth / naturalHeight),
    );
    expect(ratio).toBeGreaterThan(0.5);
  }
});

it('The drawing of a large testimonial is whole on a phone', async () => {
  const page = await site.visit('/testimonials', { viewport: phone });
  const drawing = page.locator('main li img');
  const { height, width } = await boxOf(drawing);
  const natural = await drawing.evaluate(
    (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight,
  );
  expect(width / height).toBeCloseTo(natural, 1);
});

it('The lists in the footer share two columns on a phone', async () => {
  const page = await site.visit('/', { viewport: phone });
  const left = async (name: string) =>
    (await boxOf(page.getByRole('contentinfo').getByRole('link', { name }))).x;
  expect(await left('Bronx County')).toBeCloseTo(await left('About Us'), 0);
});

it('Links that stand in rows or alone are high enough for a thumb on a phone', async () => {
  const rows = {
    '/locations': ['nav[aria-label="Breadcrumb"]', '.card p', 'aside[aria-label="Sitemap"]', 'footer'],
    '/locations/kings-county/brooklyn': ['.zip-figures tbody'],
    '/blog/statute-of-limitations-ny': ['article p:has([href="/blog"])'],
    '/blog/zip/14206/statute-of-limitations': ['article p:has([href="/blog"])'],
    '/terms': ['main div:has(address) > p'],
  };
  const page = await site.visit('/locations', { viewport: phone });
  for (const [address, parts] of Object.entries(rows)) {
    await page.goto(site.url + address);
    for (const part of parts) {
      const links = page.locator(`${part} a:not(address a)`).filter({ visible: true });
      const heights = await links.evaluateAll((all) =>
        all.map((link) => link.getBoundingClientRect().height),
      );
      expect([part, heights.filter((height) => height < 42)]).toEqual([part, []]);
      expect(heights.length).toBeGreaterThan(0);
    }
  }
});

it('The contact page offers a call and the form on the first screen of a phone', async () => {
  const page = await site.visit('/contact', { viewport: phone });
  const barAtFoot = await boxOf(page.getByRole('complementary', { name: 'Reach us' }));
  const call = await boxOf(page.locator('#chat').getByRole('link', { name: 'Call (' }));
  expect(call.y + call.height).toBeLessThan(barAtFoot.y);
  expect((await boxOf(page.locator('#case-evaluation h2'))).y).toBeLessThan(barAtFoot.y);
});

it('The dates of an article take at most three lines on a phone, and are complete on a desktop screen', async () => {
  const page = await site.visit('/blog/zip/10467/statute-of-limitations', { viewport: phone });
  const days = page.locator('article p', { has: page.locator('[data-today]') });
  expect((await boxOf(days)).height).toBeLessThan(3.5 * 24);
  const article = days.getByText('Article of');
  expect(await article.isVisible()).toBe(false);
  await page.setViewportSize(desk);
  expect(await article.isVisible()).toBe(true);
});

it('A blog card shows its whole excerpt, even on a phone', async () => {
  const page = await site.visit('/blog', { viewport: phone });
  const cut = await page
    .locator('.cards p')
    .evaluateAll((texts) => texts.filter((text) => text.scrollHeight > text.clientHeight + 1).length);
  expect(cut).toBe(0);
});

it('The menu is aligned with the name of the firm, on a phone and on a tablet', async () => {
  const page = await site.visit('/', { viewport: phone });
  await page.locator('header summary').click();
  for (const viewport of [phone, { width: 768, height: 1024 }]) {
    await page.setViewportSize(viewport);
    const word = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').first();
    const padding = await word.evaluate((link) => Number.parseFloat(getComputedStyle(link).paddingLeft));
    const mark = await boxOf(page.locator('header a').first());
    expect((await boxOf(word)).x + padding).toBeCloseTo(mark.x, 0);
  }
});

it('The link to the current page is at the height of the others, in the header and in the menu', async () => {
  const page = await site.visit('/about', { viewport: desk });
  for (const [viewport, name] of [
    [desk, 'Main'],
    [phone, 'Main menu'],
  ] as const) {
    await page.setViewportSize(viewport);
    if (viewport === phone) await page.locator('header summary').click();
    const offsets = await page
      .getByRole('navigation', { name, exact: true })
      .locator('li > a')
      .evaluateAll((links) =>
        links.map((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          return range.getBoundingClientRect().top - link.getBoundingClientRect().top;
        }),
      );
    expect(offsets.length).toBe(7);
    expect([name, Math.max(...offsets) - Math.min(...offsets)]).toEqual([name, 0]);
  }
});

it('The lines of a name on a card are about equally long', async () => {
  const page = await site.visit('/locations/erie-county/buffalo');
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const names = await page.locator('.card p.font-head').evaluateAll((all) =>
      all.map((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return [...range.getClientRects()].map(({ width }) => width);
      }),
    );
    expect(names.length).toBe(4);
    const uneven = names.filter((lines) => Math.min(...lines) < Math.max(...lines) / 2);
    expect([width, uneven]).toEqual([width, []]);
  }
});

it('The hours below the buttons to call part no number from its unit', async () => {
  const page = await site.visit('/practice/car-accidents');
  const hours = page.locator('aside p', { hasText: 'Someone answers' });
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const parted = await hours.evaluate((line) => {
      const text = line.firstChild as Text;
      return [...text.data.matchAll(/\d+\s\w+/g)].flatMap(({ 0: words, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + words.length);
        return range.getClientRects().length > 1 ? [words] : [];
      });
    });
    expect([width, parted]).toEqual([width, []]);
  }
});

it('A separator in the breadcrumbs begins a line, but never ends one', async () => {
  const page = await site.visit('/locations/zip/11224', { viewport: phone });
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('li');
  const [first, ...others] = await crumbs.allInnerTexts();
  expect(first).toBe('Home');
  expect(others.map((crumb) => crumb.startsWith('/'))).toEqual(others.map(() => true));
});

it('The names of a ZIP code are on the line below it on a phone', async () => {
  const page = await site.visit('/locations/kings-county', { viewport: phone });
  const rows = page.locator('.zip-figures:visible tbody th');
  const lines = (await rows.allInnerTexts()).map((words) => words.split('\n').length);
  expect(lines).toEqual(lines.map(() => 2));
});

it('The column with the names of ZIP codes takes two fifths of the table on a phone', async () => {
  const page = await site.visit('/locations/kings-county', { viewport: phone });
  const table = page.locator('.zip-figures:visible');
  const { width } = await boxOf(table.locator('tbody th').first());
  expect(width / (await boxOf(table)).width).toBeGreaterThan(0.4);
});

it('The deadline of a place is beside its heading on a desktop screen, and the cards of courts and offices are below both', async () => {
  for (const [place, count] of [
    ['/locations/kings-county', 2],
    ['/locations/zip/11224', 4],
  ] as const) {
    const page = await site.visit(place, { viewport: desk });
    const heading = await boxOf(page.locator('h1'));
    const deadline = await boxOf(page.locator('.card:has(.figures)'));
    expect(deadline.x).toBeGreaterThan(heading.x + heading.width);
    const others = await Promise.all((await page.locator('h1 >> xpath=../..//li').all()).map(boxOf));
    expect(others.length).toBe(count);
    for (const { y, width } of others) {
      expect(y).toBeGreaterThan(deadline.y + deadline.height);
      expect(width).toBeCloseTo(others[0]!.width, 0);
    }
  }
});

it('The list of sources of a place is right below the sentence that names them', async () => {
  const page = await site.visit('/locations/zip/11224', { viewport: desk });
  const sentence = await boxOf(page.getByText('Sources: US Census'));
  const fold = await boxOf(page.getByText('Sources, checked'));
  expect(fold.y - sentence.y - sentence.height).toBeLessThan(20);
});

it('The biography of a lawyer begins right below the name', async () => {
  const page = await site.visit('/about', { viewport: desk });
  const card = page.locator('#eleanor-hartwell > div');
  const name = await boxOf(card.first().locator('p'));
  const story = await boxOf(card.last().locator('p'));
  expect(story.y - name.y - name.height).toBeLessThan(30);
});

it('A label never ends with a line of one short word', async () => {
  const page = await site.visit('/locations/kings-county', { viewport: phone });
  const label = page.locator('dt', { hasText: 'streets and buildings goes to' });
  const widths = await label.evaluate((term) => {
    const range = document.createRange();
    range.selectNodeContents(term);
    return [...range.getClientRects()].map(({ width }) => width);
  });
  expect(widths.length).toBe(2);
  expect(widths[1]).toBeGreaterThan(30);
});

it('Two sections with the same background are 48 pixels apart', async () => {
  const page = await site.visit('/locations/zip/11224', { viewport: desk });
  const spaces = {
    '/locations/zip/11224': ['nav', '#areas'],
    '/blog/statute-of-limitations-ny': ['nav', '#by-county'],
    '/blog': ['section', 'h2'],
  };
  for (const [address, [part, heading]] of Object.entries(spaces)) {
    await page.goto(site.url + address);
    const { y } = await boxOf(page.locator(`${part} + ${part} ${heading}`).first());
    const before = await boxOf(page.locator(`${part}:has(+ ${part} ${heading})`).first());
    expect([address, y - before.y - before.height]).toEqual([address, 48]);
  }
});

/** A page as a browser lays it out to print it; by default a sheet of letter paper between its margins. */
async function onPaper(address: string, width = 740): Promise<Page> {
  const page = await site.visit(address, { viewport: { width, height: 980 } });
  await page.emulateMedia({ media: 'print' });
  return page;
}

it('On paper, the footer is aligned with the text, and headings have space above them', async () => {
  const page = await site.visit('/locations/zip/11224', { viewport: { width: 800, height: 1100 } });
  await page.emulateMedia({ media: 'print' });
  const sections = page.locator('main section:has(> h2)');
  const boxes = await Promise.all((await sections.all()).map(boxOf));
  const spaces = boxes.slice(1).map((box, i) => box.y - boxes[i]!.y - boxes[i]!.height);
  expect(Math.min(...spaces)).toBeGreaterThan(35);
  const footer = await boxOf(page.getByRole('contentinfo').locator('a').first());
  expect(footer.x).toBeCloseTo(boxes[0]!.x, 0);
});

it('On paper, the first sheet has the phone number and a small map, and the footer is short', async () => {
  const page = await onPaper('/locations/zip/11224');
  const number = await boxOf(page.locator('header a[href^="tel:"]').filter({ visible: true }));
  expect(number.y).toBeLessThan(100);
  expect((await boxOf(page.locator('figure.map'))).height).toBeLessThan(300);
  expect((await boxOf(page.getByRole('contentinfo'))).height).toBeLessThan(150);
});

it('Names on maps are large enough to read in windows of all widths', async () => {
  const page = await site.visit('/locations/zip/11224');
  for (const width of [320, 390, 700, 960, 1024, 1100, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const size = await page.locator('figure.map > svg').evaluate((map: SVGSVGElement) => {
      const shown = [...map.querySelectorAll('g[font-size]')].find(
        (names) => names.getClientRects().length > 0,
      )!;
      return Number(shown.getAttribute('font-size')) * map.getScreenCTM()!.a;
    });
    expect([width, size > 10]).toEqual([width, true]);
  }
});

it('On paper, names on maps are not smaller than small print', async () => {
  for (const address of ['/locations/kings-county', '/locations/zip/14221']) {
    const page = await onPaper(address);
    const sizes = await page.locator('figure.map > svg g[font-size]').evaluateAll((groups) =>
      groups
        .filter((group) => getComputedStyle(group).display !== 'none')
        .map((group) => {
          const { a: scale } = (group as SVGGElement).getScreenCTM()!;
          return Number(group.getAttribute('font-size')) * scale;
        }),
    );
    expect([address, sizes]).toEqual([address, [expect.any(Number)]]);
    // In pixels: 6 points.
    expect(sizes[0]).toBeGreaterThan(8);
  }
});

it('On paper, the drawing of the home page is below its words', async () => {
  for (const width of [740, 1440]) {
    const page = await onPaper('/', width);
    const words = await boxOf(page.getByText('Calls answered 24/7'));
    expect((await boxOf(page.locator('main img').first())).y).toBeGreaterThan(words.y + words.height);
  }
});

it.each([
  ['an article', '/blog/statute-of-limitations-ny'],
  ['a practice area', '/practice/slip-and-fall'],
  ['a search', '/local-searches/spanish-speaking-injury-lawyer-nyc'],
])('On paper, the drawings of %s are not cropped', async (_, address) => {
  const page = await onPaper(address);
  const drawings = page.locator('main img.rounded-card').filter({ visible: true });
  for (const drawing of await drawings.all()) {
    await drawing.scrollIntoViewIfNeeded();
    const cropped = await drawing.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const { objectFit } = getComputedStyle(image);
      const shape = image.naturalWidth / image.naturalHeight;
      return objectFit === 'cover' && Math.abs(image.width / image.height - shape) > 0.05;
    });
    expect(cropped).toBe(false);
  }
  expect(await drawings.count()).toBeGreaterThan(0);
});

it('On paper, no column beside another leaves half of a sheet blank', async () => {
  const page = await onPaper('/about');
  const columns = page.locator('main > section > :has(> :nth-child(2) > h2)').first();
  expect(await columns.evaluate((element) => getComputedStyle(element).display)).toBe('block');
});

it('On paper, no column that may be longer than a sheet is a grid, whose rows Firefox prints over one another', async () => {
  const page = await onPaper('/');
  const columns = page.locator('main div:has(> section, > * > section)').filter({ visible: true });
  for (const address of ['/service-areas/brooklyn', '/blog/zip/14221/statute-of-limitations', '/terms']) {
    await page.goto(site.url + address);
    const displays = await columns.evaluateAll((all) => all.map((one) => getComputedStyle(one).display));
    expect([address, ...new Set(displays)]).toEqual([address, 'block']);
  }
});

it('On paper, headings reserve room for the first lines below, as Firefox keeps no heading with what follows', async () => {
  const page = await onPaper('/');
  const headings = page.locator('main :is(h2, h3):not(.card *, nav *)').filter({ visible: true });
  for (const address of ['/blog/statute-of-limitations-ny', '/locations/kings-county', '/about']) {
    await page.goto(site.url + address);
    const heights = await headings.evaluateAll((all) => all.map((heading) => heading.clientHeight));
    expect([address, heights.filter((height) => height < 90)]).toEqual([address, []]);
    expect(heights.length).toBeGreaterThan(3);
  }
});

it('On paper, cards have no pictures that say nothing, so that more of them fit on a sheet', async () => {
  const page = await onPaper('/');
  const pictures = await page
    .locator('.card img')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((picture) => picture.getAttribute('alt')));
  expect(pictures.length).toBe(3);
  expect(pictures).toEqual(pictures.map(() => expect.stringContaining('portrait')));
  const card = await boxOf(page.locator('.cards > li').first());
  expect(card.height).toBeLessThan(card.width / 2);
});

it('On paper, a section that may be longer than a sheet begins below the head of its page', async () => {
  const page = await onPaper('/about');
  const whole = () =>
    page
      .locator('main > section')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).breakInside === 'avoid').length);
  // The lawyers and the reasons.
  expect(await whole()).toBe(2);
  for (const address of ['/blog', '/schedule', '/local-searches']) {
    await page.goto(site.url + address);
    expect([address, await whole()]).toEqual([address, 0]);
  }
});

it('On paper, cards with nothing but a heading break between sheets, not in themselves', async () => {
  const page = await onPaper('/local-searches');
  const breaks = (what: string, side: 'breakInside' | 'breakAfter') =>
    page
      .locator(what)
      .evaluateAll((all, of) => [...new Set(all.map((one) => getComputedStyle(one)[of]))], side);
  expect(await breaks('.cards > li', 'breakInside')).toEqual(['avoid']);
  expect(await breaks('.cards h2', 'breakAfter')).toEqual(['auto']);
  await page.goto(`${site.url}/practice`);
  expect(await breaks('.cards h2', 'breakAfter')).toEqual(['avoid']);
});

it('On paper, the sum of a long table is only at its end', async () => {
  const page = await onPaper('/locations/kings-county/brooklyn');
  const foot = page.locator('tfoot').filter({ visible: true });
  expect(await foot.evaluate((sum) => getComputedStyle(sum).display)).toBe('table-row-group');
});

it('On paper, a long table is whole, and nothing sticks to the edge of a sheet', async () => {
  const page = await onPaper('/locations/kings-county/brooklyn');
  const wrong = await page.locator('body *').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { position, overflowY } = getComputedStyle(element);
      const isCut = overflowY === 'auto' && element.scrollHeight > element.clientHeight + 1;
      const isStuck = position === 'sticky' || position === 'fixed';
      return element.checkVisibility() && (isCut || isStuck) ? [element.outerHTML.slice(0, 80)] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

it('On paper, sections with nothing but links to other pages are left out', async () => {
  const page = await site.visit('/locations/zip/11224');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { name: 'Good to know' }).isVisible()).toBe(true);
  expect(await page.locator('#questions, #nearby, #areas').filter({ visible: true }).count()).toBe(0);
});

it('On paper, the addresses of the offices are printed once', async () => {
  const page = await site.visit('/about');
  await page.emulateMedia({ media: 'print' });
  for (const address of ['/about', '/contact', '/', '/locations/zip/11224']) {
    await page.goto(site.url + address);
    const offices = page.locator('address').filter({ visible: true });
    expect([address, await offices.count()]).toEqual([address, 2]);
  }
});

it('On paper, the phone number is printed once at the top, on search pages, too', async () => {
  const page = await onPaper('/local-searches/spanish-speaking-injury-lawyer-nyc');
  const numbers = page.locator('header a[href^="tel:"]').filter({ visible: true });
  expect(await numbers.count()).toBe(1);
});

it('On paper, figures are on the same sheet as their labels', async () => {
  const page = await site.visit('/local-searches/spanish-speaking-injury-lawyer-nyc');
  await page.emulateMedia({ media: 'print' });
  const breaks = await page
    .locator('dl > div')
    .evaluateAll((figures) => figures.map((figure) => getComputedStyle(figure).breakInside));
  expect(breaks).toEqual(breaks.map(() => 'avoid'));
  expect(breaks.length).toBeGreaterThan(1);
});

it('Drawings are cropped equally on tablets and on small and large phones', async () => {
  const page = await site.visit('/practice/car-accidents', { viewport: phone });
  for (const width of [320, 390, 768, 940]) {
    await page.setViewportSize({ width, height: 844 });
    const drawing = await boxOf(page.locator('main img').first());
    expect([width, drawing.width / drawing.height]).toEqual([width, expect.closeTo(2, 1)]);
  }
});

it('On paper, the panel with the call buttons is left out', async () => {
  const page = await site.visit('/practice/car-accidents');
  const panel = page.getByRole('heading', { name: 'Talk to a lawyer today' });
  for (const address of ['/practice/car-accidents', '/service-areas/the-bronx', '/locations/zip/11224']) {
    await page.goto(site.url + address);
    const shown: number[] = [];
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      shown.push(await panel.filter({ visible: true }).count());
    }
    expect([address, ...shown]).toEqual([address, 1, 0]);
  }
});

it('A map and its legend have the colors of the page', async () => {
  const page = await site.visit('/locations/zip/11224', { viewport: desk });
  const fills = (what: string) =>
    page
      .locator(`.map ${what}`)
      .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).fill))]);
  const ground = await page
    .locator('.bg-sand')
    .first()
    .evaluate((band) => getComputedStyle(band).backgroundColor);
  expect(await fills('.fill-sand')).toEqual([ground]);
  expect(await fills('.fill-brass-light')).toEqual(['rgb(236, 201, 120)']);
});

it('Folds below one another are rows of equal height, each with a line above it, and apart from their heading', async () => {
  const page = await site.visit('/locations/kings-county', { viewport: phone });
  const rows = await page.locator('section:has(> details + details) > details').all();
  expect(rows.length).toBeGreaterThan(3);
  const boxes = await Promise.all(rows.map(boxOf));
  for (const [i, row] of rows.entries()) {
    expect(await row.evaluate((fold) => getComputedStyle(fold).borderTopWidth)).toBe('1px');
    if (i > 0) expect(boxes[i]!.y).toBeCloseTo(boxes[i - 1]!.y + boxes[i - 1]!.height, 0);
  }
  const heading = await boxOf(page.locator('section:has(> details + details) > h2').first());
  expect(boxes[0]!.y - heading.y - heading.height).toBeGreaterThan(8);
});

it('A list page has a drawing beside its heading on a desktop screen, and none on a phone', async () => {
  const page = await site.visit('/practice', { viewport: desk });
  for (const address of ['/practice', '/service-areas', '/blog', '/local-searches', '/sitemap', '/contact']) {
    await page.goto(site.url + address);
    const drawing = page.locator('main > :first-child img');
    await page.setViewportSize(desk);
    expect([address, await drawing.isVisible()]).toEqual([address, true]);
    await page.setViewportSize(phone);
    expect([address, await drawing.isVisible()]).toEqual([address, false]);
  }
});

it('The drawing beside the heading of a list is not loaded on a phone', async () => {
  for (const [viewport, isLoaded] of [
    [phone, false],
    [desk, true],
  ] as const) {
    const requested: string[] = [];
    const page = await site.visit('/blog', {
      viewport,
      prepare: async (context) => void context.on('request', (request) => requested.push(request.url())),
    });
    await page.waitForLoadState('networkidle');
    expect([viewport, requested.includes(`${site.url}/images/blog.svg`)]).toEqual([viewport, isLoaded]);
  }
});

it('A tall map fills its frame on a desktop screen', async () => {
  const page = await site.visit('/locations/erie-county/buffalo', { viewport: desk });
  const frame = await page.locator('figure.map').evaluate((figure) => figure.clientWidth);
  expect((await boxOf(page.locator('figure.map > svg'))).width).toBeCloseTo(frame, 0);
});

it('An office near a court does not hide the symbol of the court', async () => {
  const page = await site.visit('/locations/kings-county', { viewport: desk });
  const widths = await page
    .locator('.map svg use')
    .evaluateAll((parts) =>
      parts
        .filter((part) => /#(court|office)$/.test(part.getAttribute('href')!))
        .map((part) => `${part.getAttribute('href')!.split('#')[1]} ${part.getAttribute('stroke-width')}`),
    );
  expect(widths).toEqual(['office 16', 'office 11', 'court 12', 'court 8']);
});

it('The title of an article keeps "No-Fault" on one line', async () => {
  const page = await site.visit('/blog/car-accident-claims', { viewport: desk });
  const lines = await page.locator('h1').evaluate((title) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    const tops: number[] = [];
    for (let node = texts.nextNode(), at = 0; node; at += node.textContent!.length, node = texts.nextNode()) {
      for (let i = 0; i < node.textContent!.length; i++) {
        const within = at + i - title.textContent.indexOf('No-Fault');
        if (within < 0 || within >= 'No-Fault'.length) continue;
        range.setStart(node, i);
        range.setEnd(node, i + 1);
        tops.push(range.getBoundingClientRect().top);
      }
    }
    return new Set(tops).size;
  });
  expect(lines).toBe(1);
});

it('Each reason to call the firm has the icon named in the data', async () => {
  const page = await site.visit('/', { viewport: desk });
  const signs = await page
    .locator('main li:has(h3) .icon use')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')!.split('#')[1]));
  expect(signs).toEqual(['chat', 'check', 'phone', 'star', 'court', 'evaluation']);
});

it('Reasons to call the firm are in threes on a desktop screen, if that fills the last row', async () => {
  const page = await site.visit('/', { viewport: desk });
  const reasons = page.locator('li:has(> span > .icon)');
  const tops = await Promise.all((await reasons.all()).map(async (reason) => (await boxOf(reason)).y));
  const first = tops.filter((top) => top === tops[0]);
  expect(first.length).toBe(tops.length % 3 === 0 ? 3 : 2);
});

it('A pointer on a card underlines its link, even on its picture', async () => {
  const page = await site.visit('/practice', { viewport: desk });
  const link = page.locator('.cards').getByRole('link', { name: 'Car Accidents' });
  const line = () => link.evaluate((name) => getComputedStyle(name).textDecorationLine);
  expect(await line()).toBe('none');
  await page.locator('.cards img').first().hover({ force: true });
  expect(await line()).toBe('underline');
});

it('The drawing on the home page is never cropped at its top, from a tablet to a small laptop', async () => {
  const page = await site.visit('/');
  for (const width of [640, 768, 1024, 1280, 1370]) {
    await page.setViewportSize({ width, height: 900 });
    const drawing = await boxOf(page.locator('main img').first());
    expect([width, drawing.width / drawing.height]).toEqual([width, expect.closeTo(1600 / 720, 1)]);
  }
});

it('No drawing is on the home page twice', async () => {
  const page = await site.visit('/', { viewport: desk });
  const shown = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(new Set(shown).size).toBe(shown.length);
});

it('The drawing on the home page is behind its buttons', async () => {
  const page = await site.visit('/');
  for (const width of [640, 1024, 1370]) {
    await page.setViewportSize({ width, height: 900 });
    await page.locator('main').getByRole('link', { name: 'Call (' }).first().click({ trial: true });
  }
});

/** Where the first line of a text stands, in pixels. */
const baselineOf = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const mark = document.createElement('span');
    mark.style.display = 'inline-block';
    element.prepend(mark);
    const { bottom } = mark.getBoundingClientRect();
    mark.remove();
    return bottom;
  });

it('The headings of the footer stand on one line, with the name of the firm', async () => {
  const page = await site.visit('/', { viewport: desk });
  const footer = page.getByRole('contentinfo');
  const firm = await baselineOf(footer.getByText('Hartwell & Quist', { exact: true }));
  for (const heading of await footer.getByRole('heading').all())
    expect(await baselineOf(heading)).toBeCloseTo(firm, 0);
});

it('The label of a fact stands on the first line of its text', async () => {
  const page = await site.visit('/locations/zip/11224', { viewport: desk });
  const rows = await page.locator('.fact-rows:visible > div').all();
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows)
    expect(await baselineOf(row.locator('dt'))).toBeCloseTo(await baselineOf(row.locator('dd')), 0);
});

it('The facts of one kind that an article folds away stand apart, below a bold label', async () => {
  const page = await site.visit('/blog/city/erie-county/buffalo/no-fault-insurance', { viewport: phone });
  const fold = page.locator('article details:has(.fact-rows)').first();
  await fold.locator('summary').click();
  const gaps = await fold.locator('dd').evaluateAll((texts) =>
    texts.flatMap(({ firstChild }) => {
      const text = firstChild as Text;
      const range = document.createRange();
      const facts = [...text.data.matchAll(/.+/g)].map(({ 0: fact, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + fact.length);
        return range.getBoundingClientRect();
      });
      return facts.slice(1).map((fact, i) => Math.round(fact.top - facts[i]!.bottom));
    }),
  );
  expect(gaps.length).toBeGreaterThan(5);
  expect(Math.min(...gaps)).toBeGreaterThan(16);
  expect(
    await fold
      .locator('dt')
      .first()
      .evaluate((label) => getComputedStyle(label).fontWeight),
  ).toBe('700');
});

it('The place finder ends where the cards below it end', async () => {
  const page = await site.visit('/', { viewport: desk });
  const go = await boxOf(page.getByRole('button', { name: 'Go' }));
  const cards = await boxOf(page.locator('.cards').last());
  expect(go.x + go.width).toBeCloseTo(cards.x + cards.width, 0);
});

it.each([
  ['large quote or figure', '/practice/car-accidents', 'main blockquote, main .figures + dd'],
  ['text below a heading', '/', 'main :is(h1, h2) + .text-lead'],
  ['text below the buttons to call', '/practice/car-accidents', 'aside .button + p'],
])('No %s ends with a line of one short word', async (_, address, what) => {
  const page = await site.visit(address);
  const texts = page.locator(what);
  for (const viewport of [desk, phone]) {
    await page.setViewportSize(viewport);
    const lines = await texts.evaluateAll((texts) =>
      texts.map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()].map(({ width }) => width);
      }),
    );
    const several = lines.filter(({ length }) => length > 1);
    expect(several.length).toBeGreaterThan(0);
    for (const widths of several) expect(widths.at(-1)! / Math.max(...widths)).toBeGreaterThan(0.5);
  }
});

it('The entries of a legend are closer to one another than to the sentence above them', async () => {
  const page = await site.visit('/locations/zip/14221', { viewport: phone });
  const sentence = await boxOf(page.locator('.map figcaption > p'));
  const entries = await Promise.all((await page.locator('.map figcaption li').all()).map(boxOf));
  const above = entries.map(({ y }, i) => {
    const before = entries[i - 1] ?? sentence;
    return y - before.y - before.height;
  });
  expect(above.length).toBe(3);
  expect(Math.max(...above.slice(1))).toBeLessThan(above[0]!);
});

it('Drawings have the color of the ground on which they stand at the top of a page', () => {
  const ground = /--color-sand: (#\w+)/.exec(readFileSync('src/styles/theme.css', 'utf8'))![1];
  const drawings = 'src/desk/starter/images';
  for (const name of ['blog', 'contact', 'locations', 'schedule'])
    expect([name, readFileSync(`${drawings}/${name}.svg`, 'utf8')]).toEqual([
      name,
      expect.stringContaining(`<rect width="640" height="360" fill="${ground}"/>`),
    ]);
});

it('A drawing within a card on a phone has rounded corners, as the card has', async () => {
  const page = await site.visit('/practice', { viewport: phone });
  const drawing = page.locator('.cards img').first();
  expect(await drawing.evaluate((image) => getComputedStyle(image).borderTopLeftRadius)).toBe('8px');
});

it('The drawing of a card with text begins beside its heading on a phone', async () => {
  const page = await site.visit('/blog', { viewport: phone });
  const card = page.locator('.cards').nth(1).locator('li').first();
  const [drawing, heading] = await Promise.all(['img', 'h3'].map((part) => boxOf(card.locator(part))));
  expect(drawing!.y).toBeCloseTo(heading!.y, -1);
});

it('The drawing of a practice area stays in view beside a long text', async () => {
  const page = await site.visit('/practice/car-accidents', { viewport: desk });
  const section = page.locator('section', { hasText: 'What to Do in the First Hours' });
  const drawing = section.locator('img');
  expect((await boxOf(section)).height).toBeGreaterThan(2 * (await boxOf(drawing)).height);
  await section.locator('.prose > :last-child').evaluate((end) => end.scrollIntoView({ block: 'end' }));
  const text = await boxOf(section.locator('.prose'));
  const seen = await boxOf(drawing);
  expect(seen.y).toBeGreaterThan(0);
  expect(seen.y + seen.height).toBeLessThanOrEqual(text.y + text.height);
});

it('The call panel of a practice area stays in view beside the text', async () => {
  const page = await site.visit('/practice/car-accidents', { viewport: desk });
  const panel = page.getByRole('complementary', { name: 'Talk to us' });
  const card = panel.locator('.card');
  const { height } = await boxOf(card);
  const down = (await boxOf(panel)).y + height / 4;
  await page.evaluate((to) => window.scrollTo(0, to), down);
  const seen = await boxOf(card);
  expect(seen.y).toBeGreaterThan(0);
  expect(seen.y + height).toBeLessThan(desk.height);
});

it('The sections of a practice area are equally far apart', async () => {
  const page = await site.visit('/practice/car-accidents', { viewport: desk });
  const sections = page.locator('main section:has(> h2):has(.prose)');
  const boxes = await Promise.all((await sections.all()).map(boxOf));
  const spaces = boxes.slice(1).map((box, i) => Math.round(box.y - boxes[i]!.y - boxes[i]!.height));
  expect(spaces.length).toBe(2);
  expect(new Set(spaces).size).toBe(1);
});

it('The links at the foot of cards are on one line, however long the texts above them are', async () => {
  const page = await site.visit('/blog', { viewport: desk, reducedMotion: 'reduce' });
  const list = page.locator('.cards', { hasText: 'What a Free Consultation Is Like' });
  const links = await Promise.all((await list.getByRole('link', { name: 'Read More' }).all()).map(boxOf));
  const texts = await Promise.all((await list.locator('p:not(.text-small)').all()).map(boxOf));
  expect(new Set(texts.map(({ y, height }) => y + height)).size).toBeGreaterThan(1);
  expect(links.map(({ y }) => y)).toEqual([0, 1, 2].map(() => links[0]!.y));
});

/** The first list of at least three cards. */
const listOf = (page: Page) => page.locator('.cards', { has: page.locator('li:nth-child(3)') }).first();

it('The articles of the blog are in one, two or three columns', async () => {
  const page = await site.visit('/blog', { reducedMotion: 'reduce' });
  const columns: number[] = [];
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const cards = await Promise.all((await listOf(page).locator('> li').all()).slice(0, 3).map(boxOf));
    columns.push(new Set(cards.map(({ x }) => x)).size);
  }
  expect(columns).toEqual([1, 2, 3]);
});

it.each([
  ['/blog', [0, 0.1, 0.2]],
  ['/local-searches', [0, 0.05, 0.1]],
])('The cards of %s enter one after another, after %j seconds', async (address, delays) => {
  const page = await site.visit(address, { viewport: desk });
  const cards = listOf(page).locator('> li');
  const seen = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).animationDelay));
  expect(seen.slice(0, 3)).toEqual(delays.map((delay) => `${delay}s`));
});

it('The names of counties on the sitemap are smaller than the heading above them, and high enough for a thumb', async () => {
  const page = await site.visit('/sitemap', { viewport: phone });
  const sizeOf = (text: Locator) =>
    text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const county = page.locator('main').getByRole('link', { name: 'Kings County' });
  const heading = page.getByRole('heading', { name: 'Locations by County' });
  expect(await sizeOf(county)).toBeLessThan(await sizeOf(heading));
  expect((await boxOf(county)).height).toBeGreaterThan(40);
});
