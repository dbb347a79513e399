import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useSite } from '../visitor/visitor.ts';

const site = useSite({ pictures: true });
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const boxOf = async (what: Locator) => (await what.boundingBox())!;

/** From the end of the text before each heading of an article to the heading, in pixels. */
const spacesAbove = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('article .prose > *')];
    return texts.flatMap((text, i) =>
      text.localName === 'h2'
        ? [text.getBoundingClientRect().top - texts[i - 1]!.getBoundingClientRect().bottom]
        : [],
    );
  });

it('An article has the same space above each heading, also where its call panel parts the text', async () => {
  const page = await site.visit('/blog/no-fault-insurance-ny', { viewport: desk });
  const spaces = await spacesAbove(page);
  expect(spaces.length).toBeGreaterThan(5);
  expect(Math.max(...spaces) - Math.min(...spaces)).toBeLessThan(5);
});

it('An article prints the headings of its sections in one size, also of those about the place', async () => {
  const page = await site.visit('/blog/zip/14206/statute-of-limitations', { viewport: desk });
  const sizes = await page
    .locator('article .prose > h2, article section > h2')
    .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).fontSize));
  expect(sizes.length).toBeGreaterThan(5);
  expect(new Set(sizes).size).toBe(1);
});

it('The first card of a list stands as far below the head of its page as other bands do', async () => {
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

it('A wide card at the end of a list has its words in the middle of its height', async () => {
  const page = await site.visit('/service-areas', { viewport: desk });
  const card = page.locator('.cards > li').last();
  const [whole, name, text] = [
    await boxOf(card),
    await boxOf(card.locator('h2')),
    await boxOf(card.locator('p')),
  ];
  expect(name.y - whole.y).toBeCloseTo(whole.y + whole.height - text.y - text.height, 0);
});

it('Five cards leave no place in their rows free, on a tablet and on a desk', async () => {
  for (const width of [640, 768, 1024, 1280, 1440]) {
    const page = await site.visit('/', { viewport: { width, height: 900 } });
    const list = page.locator('.cards').last();
    const cards = await Promise.all((await list.locator('> li').all()).map(boxOf));
    expect(cards.length).toBe(5);
    const { x, width: whole } = await boxOf(list);
    const lastOfRows = cards.filter(({ y }, i) => cards[i + 1]?.y !== y);
    for (const last of lastOfRows) expect(last.x + last.width).toBeCloseTo(x + whole, 0);
  }
});

it('The drawing of a large testimonial shows more than half of what happened', async () => {
  for (const width of [1024, 1440]) {
    const page = await site.visit('/testimonials', { viewport: { width, height: 900 } });
    const drawing = page.locator('main li img');
    const ratio = await drawing.evaluate(
      ({ clientWidth, clientHeight, naturalWidth, naturalHeight }: HTMLImageElement) =>
        clientWidth / clientHeight / (naturalWidth / naturalHeight),
    );
    expect(ratio).toBeGreaterThan(0.5);
  }
});

it('A phone has the lists of its footer in the same two columns', async () => {
  const page = await site.visit('/', { viewport: phone });
  const left = async (name: string) =>
    (await boxOf(page.getByRole('contentinfo').getByRole('link', { name }))).x;
  expect(await left('Bronx County')).toBeCloseTo(await left('About Us'), 0);
});

it('A phone has links to the small print that a thumb hits', async () => {
  const page = await site.visit('/', { viewport: phone });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  expect((await boxOf(link)).height).toBeGreaterThan(40);
});

it('The contact page of a phone offers a call and the form on its first screen', async () => {
  const page = await site.visit('/contact', { viewport: phone });
  const barAtFoot = await boxOf(page.getByRole('complementary', { name: 'Reach us' }));
  const call = await boxOf(page.locator('#chat').getByRole('link', { name: 'Call (' }));
  expect(call.y + call.height).toBeLessThan(barAtFoot.y);
  expect((await boxOf(page.locator('#case-evaluation h2'))).y).toBeLessThan(barAtFoot.y);
});

it('A phone says in three lines of which days an article is, and shows all of them where there is room', async () => {
  const page = await site.visit('/blog/zip/10467/statute-of-limitations', { viewport: phone });
  const days = page.locator('article p', { has: page.locator('[data-today]') });
  expect((await boxOf(days)).height).toBeLessThan(3.5 * 24);
  const article = days.getByText('Article of');
  expect(await article.isVisible()).toBe(false);
  await page.setViewportSize(desk);
  expect(await article.isVisible()).toBe(true);
});

it('A card of the blog says the whole of its excerpt, on a phone too', async () => {
  const page = await site.visit('/blog', { viewport: phone });
  const cut = await page
    .locator('.cards p')
    .evaluateAll((texts) => texts.filter((text) => text.scrollHeight > text.clientHeight + 1).length);
  expect(cut).toBe(0);
});

it('The menu begins under the name of the firm, on a phone and on a tablet', async () => {
  for (const viewport of [phone, { width: 768, height: 1024 }]) {
    const page = await site.visit('/', { viewport });
    await page.locator('header summary').click();
    const word = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').first();
    const padding = await word.evaluate((link) => Number.parseFloat(getComputedStyle(link).paddingLeft));
    const mark = await boxOf(page.locator('header a').first());
    expect((await boxOf(word)).x + padding).toBeCloseTo(mark.x, 0);
  }
});

it('No line of a breadcrumb trail ends with the sign between two crumbs', async () => {
  const page = await site.visit('/locations/zip/11224', { viewport: phone });
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('li');
  const [first, ...others] = await crumbs.allInnerTexts();
  expect(first).toBe('Home');
  expect(others.map((crumb) => crumb.startsWith('/'))).toEqual(others.map(() => true));
});

it('A phone has what each ZIP code is called on a line below the code', async () => {
  const page = await site.visit('/locations/kings-county', { viewport: phone });
  const rows = page.locator('.zip-figures:visible tbody th');
  const lines = (await rows.allInnerTexts()).map((words) => words.split('\n').length);
  expect(lines).toEqual(lines.map(() => 2));
});

it('A phone gives what a ZIP code is called two fifths of its table', async () => {
  const page = await site.visit('/locations/kings-county', { viewport: phone });
  const table = page.locator('.zip-figures:visible');
  const { width } = await boxOf(table.locator('tbody th').first());
  expect(width / (await boxOf(table)).width).toBeGreaterThan(0.4);
});

it('On a desk the deadline of a place stands beside its heading, and below both whom to turn to', async () => {
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

it('The sources of a place stand right below the sentence that names those of its facts', async () => {
  const page = await site.visit('/locations/zip/11224', { viewport: desk });
  const sentence = await boxOf(page.getByText('Sources: US Census'));
  const fold = await boxOf(page.getByText('Sources, checked'));
  expect(fold.y - sentence.y - sentence.height).toBeLessThan(20);
});

it('A lawyer is told of right below the name', async () => {
  const page = await site.visit('/about', { viewport: desk });
  const card = page.locator('#eleanor-hartwell > div');
  const name = await boxOf(card.first().locator('p'));
  const story = await boxOf(card.last().locator('p'));
  expect(story.y - name.y - name.height).toBeLessThan(30);
});

it('A label leaves no single short word on its last line', async () => {
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

it('Two sections on one ground have the same space between them on every kind of page', async () => {
  const page = await site.visit('/locations/zip/11224', { viewport: desk });
  const spaces = { '/locations/zip/11224': '#areas', '/blog/statute-of-limitations-ny': '#by-county' };
  for (const [address, heading] of Object.entries(spaces)) {
    await page.goto(site.url + address);
    const { y } = await boxOf(page.locator(heading));
    const before = await boxOf(page.locator(`nav:has(+ nav ${heading})`));
    expect([address, y - before.y - before.height]).toEqual([address, 48]);
  }
});

it('Paper has its footer at the edge of the text, and space above each heading', async () => {
  const page = await site.visit('/locations/zip/11224', { viewport: { width: 800, height: 1100 } });
  await page.emulateMedia({ media: 'print' });
  const sections = page.locator('main section:has(> h2)');
  const boxes = await Promise.all((await sections.all()).map(boxOf));
  const spaces = boxes.slice(1).map((box, i) => box.y - boxes[i]!.y - boxes[i]!.height);
  expect(Math.min(...spaces)).toBeGreaterThan(35);
  const footer = await boxOf(page.getByRole('contentinfo').locator('a').first());
  expect(footer.x).toBeCloseTo(boxes[0]!.x, 0);
});

it('The first sheet of paper has the number of the firm, a map that leaves room for it, and the last a short footer', async () => {
  const page = await site.visit('/locations/zip/11224', { viewport: { width: 740, height: 980 } });
  await page.emulateMedia({ media: 'print' });
  const number = await boxOf(page.locator('header a[href^="tel:"]').filter({ visible: true }));
  expect(number.y).toBeLessThan(100);
  expect((await boxOf(page.locator('figure.map'))).height).toBeLessThan(300);
  expect((await boxOf(page.getByRole('contentinfo'))).height).toBeLessThan(150);
});

it('Paper leaves out what only leads on to other pages', async () => {
  const page = await site.visit('/locations/zip/11224');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { name: 'Good to know' }).isVisible()).toBe(true);
  expect(await page.locator('#questions, #nearby, #areas').filter({ visible: true }).count()).toBe(0);
});

it('Paper has the addresses of the offices once', async () => {
  const page = await site.visit('/about');
  await page.emulateMedia({ media: 'print' });
  for (const address of ['/about', '/contact', '/', '/locations/zip/11224']) {
    await page.goto(site.url + address);
    const offices = page.locator('address').filter({ visible: true });
    expect([address, await offices.count()]).toEqual([address, 2]);
  }
});

it('Paper has the number of the firm once at its head, on a search page, too', async () => {
  const page = await site.visit('/local-searches/spanish-speaking-injury-lawyer-nyc', {
    viewport: { width: 740, height: 980 },
  });
  await page.emulateMedia({ media: 'print' });
  const numbers = page.locator('header a[href^="tel:"]').filter({ visible: true });
  expect(await numbers.count()).toBe(1);
});

it('Paper has no figure on another sheet than what it counts', async () => {
  const page = await site.visit('/local-searches/spanish-speaking-injury-lawyer-nyc');
  await page.emulateMedia({ media: 'print' });
  const breaks = await page
    .locator('dl > div')
    .evaluateAll((figures) => figures.map((figure) => getComputedStyle(figure).breakInside));
  expect(breaks).toEqual(breaks.map(() => 'avoid'));
  expect(breaks.length).toBeGreaterThan(1);
});

it('A tablet and a small phone show a drawing as whole as a large phone does', async () => {
  const page = await site.visit('/practice/car-accidents', { viewport: phone });
  for (const width of [320, 390, 768, 940]) {
    await page.setViewportSize({ width, height: 844 });
    const drawing = await boxOf(page.locator('main img').first());
    expect([width, drawing.width / drawing.height]).toEqual([width, expect.closeTo(2, 1)]);
  }
});

it('Paper has no panel whose buttons nobody can press', async () => {
  const page = await site.visit('/practice/car-accidents');
  await page.emulateMedia({ media: 'print' });
  const panel = page.getByRole('heading', { name: 'Talk to a lawyer today' });
  for (const address of ['/practice/car-accidents', '/service-areas/the-bronx', '/locations/zip/11224']) {
    await page.goto(site.url + address);
    expect([address, await panel.filter({ visible: true }).count()]).toEqual([address, 0]);
  }
});

it('A map has its land and the place that it is about in the colors of the page, also in the list of its signs', async () => {
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

it('A page that lists has a drawing beside its heading on a desk, and none above its list on a phone', async () => {
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

it('A phone does not load the drawing that a desk has beside the heading of a list', async () => {
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

it('An office round the corner of a court leaves the sign of the court in sight', async () => {
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

it('Each reason to call the firm has the sign that the data names', async () => {
  const page = await site.visit('/', { viewport: desk });
  const signs = await page
    .locator('main li:has(h3) .icon use')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')!.split('#')[1]));
  expect(signs).toEqual(['chat', 'check', 'phone', 'star', 'court', 'evaluation']);
});
