import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { LinkFollower } from '#audit/reading/follow-links.ts';
import { FinishedSite } from '#audit/reading/finished-site.ts';
import { heaviestOfEachKind } from '#audit/reading/weights.ts';
import { HtmlReader } from '#audit/reading/html-reader.ts';
import { mainLines } from '#lib/html/html-text.ts';
import { temporaryFolder } from '../support/site.ts';

const page = `<!doctype html><html lang="en-US"><head><meta charset="utf-8"/><title>A &amp; B</title></head>
<body><a class="skip" href="#main">Skip</a>
<header><nav aria-label="Main"><ul><li><a href="/">Home</a></li></ul></nav></header>
<main id="main"><nav aria-label="Breadcrumb"><a href="/blog">Blog</a></nav>
<h1>Hurt in <em>Rye</em>?</h1><p>Call <a href="tel:+1">us</a> > today.</p>
<time data-today>November 20, 2026</time><aside><p>More</p></aside></main>
<footer><p>© <span>2026</span> A &amp; B</p><a href="/x" aria-label="Open chat"><svg><path d="M1"/></svg></a></footer></body></html>`;

it('A page is read as a screen reader presents it', () => {
  const { lang, titles, headings, links, landmarks, outside, lines } = new HtmlReader().read(page);
  expect({ lang, titles, headings, outside }).toEqual({
    lang: 'en-US',
    titles: ['A & B'],
    headings: [{ level: 1, text: 'Hurt in Rye?' }],
    outside: '',
  });
  expect(links.map(({ href, name }) => `${href} ${name}`)).toEqual([
    '#main Skip',
    '/ Home',
    '/blog Blog',
    'tel:+1 us',
    '/x Open chat',
  ]);
  expect(landmarks.map(({ role, label }) => `${role} ${label}`.trim())).toEqual([
    'banner',
    'navigation Main',
    'main',
    'navigation Breadcrumb',
    'complementary',
    'contentinfo',
  ]);
  expect(lines).toContain('Call us > today.');
  expect(lines.at(-1)).toBe('© 2026 A & B');
});

it('A page is read the same way a second time', () => {
  const reader = new HtmlReader();
  const first = reader.read(page);
  expect(reader.read(page)).toEqual(first);
});

it('The main text of a page has no menus, side columns and dates of the build', () => {
  expect(mainLines(page)).toEqual(['Hurt in Rye?', 'Call us > today.']);
});

it('A link finds a file with special characters in its name, escaped or not', () => {
  const folder = temporaryFolder();
  for (const name of ['50%off.pdf', 'a, b.pdf']) writeFileSync(path.join(folder, name), '');
  const site = new FinishedSite(folder, 'https://www.example.com');
  const addresses = ['/50%off.pdf', '/50%25off.pdf', '/a%2C%20b.pdf', '/100%off.pdf'];
  expect(addresses.map((address) => site.hasFile(address))).toEqual([true, true, true, false]);
});

it('A file whose name or link no disk can follow is just missing', () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'images'));
  symlinkSync('nowhere.svg', path.join(folder, 'images/old.svg'));
  writeFileSync(path.join(folder, 'images/new.svg'), '<svg/>');
  const site = new FinishedSite(folder, 'https://www.example.com');
  const addresses = ['/images/old.svg', '/a%00b', `/${'a'.repeat(300)}`, '/images/new.svg'];
  expect(addresses.map((address) => site.hasFile(address))).toEqual([false, false, false, true]);
});

it('A link follows a redirect with a placeholder or a star', () => {
  const folder = temporaryFolder();
  writeFileSync(
    path.join(folder, '_redirects'),
    '/zip/:p1/deadlines /blog/zip/:p1/limits 301\n/guides/* /blog/:splat 301\n/* /404 404\n',
  );
  const site = new FinishedSite(folder, 'https://www.example.com');
  const former = ['/zip/05401/deadlines', '/guides/bus/claims', '/nowhere'];
  expect(former.map((address) => site.targetOf(address))).toEqual([
    '/blog/zip/05401/limits',
    '/blog/bus/claims',
    undefined,
  ]);
});

it('The heaviest page is the one that is largest in brotli, not in gzip', () => {
  const folder = temporaryFolder();
  // Brotli has a dictionary of common words; gzip has none.
  const texts = {
    words: 'information about government department which between national different international',
    letters: 'xqzvk jwpfy gbhdm ctlnr qzjxv wkfpy hgdbm tcnlr zqvxj kwyfp bhmdg ltcrn jjqzx',
  };
  const pages = Object.entries(texts).map(([name, text]) => {
    writeFileSync(path.join(folder, `${name}.html`), text);
    return { kind: 'city' as const, address: `/${name}`, bytes: text.length };
  });
  const [words, letters] = Object.values(texts).map((text) => gzipSync(text).length);
  expect(words).toBeGreaterThan(letters!);

  const heaviest = heaviestOfEachKind(pages, new FinishedSite(folder, 'https://www.example.com'));
  expect(heaviest.map(({ page }) => pages[page]!.address)).toEqual(['/letters']);
});

it('The HTML of a page does not stay in memory once its links and pictures are checked', () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'x.html'), '');
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const megabytes = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };
  const [reader, before] = [new HtmlReader(), megabytes()];
  const site = new FinishedSite(folder, 'https://www.example.com');
  const follower = new LinkFollower(site, () => 0);
  for (let i = 0; i < 50; i++) {
    const link = `<a href="/an-address-of-its-own-${i}#and-a-part-of-it">A link of page ${i}</a>`;
    const picture = `<img src="/images/a-picture-of-its-own-${i}.png" alt="Page ${i}">`;
    const reading = reader.read(`<body><main>${link}${picture}</main><!--${'x'.repeat(2 ** 20)}--></body>`);
    expect(follower.follow(reading, '/')).toHaveLength(1);
    expect(reading.assets.map((address) => site.hasFile(address))).toEqual([false]);
  }
  expect(megabytes() - before).toBeLessThan(25);
});
