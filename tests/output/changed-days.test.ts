import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isScalar, parseDocument, visit, type Scalar } from 'yaml';
import { utcDay } from '#lib/date.ts';
import { inlineTags } from '#lib/html/html-text.ts';
import { loadSite } from '../support/load-site.ts';
import { readLastmod } from '#content/lastmod-file.ts';
import { ChangedDays, hasFutureDays } from '#output/lastmod/changed-days.ts';
import { fingerprintOf } from '#output/lastmod/fingerprint.ts';
import { printDays } from '#output/lastmod/known-days.ts';
import { letterAboutUndated, undatedPages } from '#output/lastmod/dated-pages.ts';
import { noAssetTags } from '#output/render/asset-tags.ts';
import { PageRenderer, reactRenderer, type RenderFully } from '#output/render/page-renderer.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { planShell } from '#site/shell.ts';
import { effort } from '../hard/support/effort.ts';
import { dataToRead, smallSite, writeData, type DataFiles } from '../support/small-site/small-site.ts';

const now = new Date('2026-11-20T12:00:00Z');
const byReact = reactRenderer(noAssetTags);

interface Printed {
  html: string;
  fingerprint: number;
}

/** Every page of a site by its address, printed with `print` instead of React. */
function printAll(site: Site, print: RenderFully = byReact): Map<string, Printed> {
  const shell = planShell(site, now, '/visitor.json');
  const renderer = new PageRenderer(site, shell, print);
  return new Map(
    [...routesOf(site)].map((route) => {
      const page = renderer.render(route);
      const html = page.print().bytes().toString();
      return [route.address, { html, fingerprint: fingerprintOf(route.address, page.print().mainTextKey()) }];
    }),
  );
}

const asides = new Set(['nav', 'aside', 'script', 'style', 'svg', 'template']);

/** The visible text of the main part of a page, read with an independent parser. */
function readMain(html: string): string {
  let text = '';
  const walk = (node: Tree.Node, inMain: boolean): void => {
    if (node.nodeName === '#text') text += inMain ? (node as Tree.TextNode).value : '';
    if (!('childNodes' in node)) return;
    const attributes = 'attrs' in node ? node.attrs.map(({ name }) => name) : [];
    if (asides.has(node.nodeName) || attributes.includes('data-today')) return;
    const isBlock = !inlineTags.has(node.nodeName);
    if (isBlock) text += '\n';
    for (const child of node.childNodes) walk(child, inMain || node.nodeName === 'main');
    if (isBlock) text += '\n';
  };
  walk(parse(html), false);
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  return lines.filter((line) => line !== '').join('\n');
}

/** The texts of a file that people may edit. */
function textsOf(yaml: string): Scalar<string>[] {
  const texts: Scalar<string>[] = [];
  visit(parseDocument(yaml), {
    Scalar: (key, node) => {
      if (key !== 'key' && isScalar<string>(node) && typeof node.value === 'string') texts.push(node);
    },
  });
  return texts;
}

const files = smallSite();
const editable = Object.keys(files).filter((name) => name.endsWith('.yaml'));
const edit = fc
  .record({
    name: fc.constantFrom(...editable),
    which: fc.nat(),
    change: fc.constantFrom<(text: string) => string>(
      (text) => `${text} again`,
      (text) => text.replace(/\w+/, 'Some'),
      (text) => `  ${text}`,
      (text) => text.replace('.', '!'),
      () => '',
    ),
  })
  .map(({ name, which, change }): DataFiles => {
    const texts = textsOf(String(files[name]));
    const { range, value } = texts[which % texts.length]!;
    const text = String(files[name]);
    return {
      ...files,
      [name]: text.slice(0, range![0]) + JSON.stringify(change(value)) + text.slice(range![1]),
    };
  });

describe('The day of a page', () => {
  it('changes with exactly the edits that change its main text', () => {
    const before = printAll(loadSite(dataToRead(files)).site!);
    let [moved, kept] = [0, 0];
    fc.assert(
      fc.property(edit, (edited) => {
        const { site } = loadSite(dataToRead(edited));
        fc.pre(site !== undefined);
        for (const [address, { html, fingerprint }] of printAll(site)) {
          const published = before.get(address);
          if (!published) continue;
          const [text, textBefore] =
            html === published.html ? ['', ''] : [readMain(html), readMain(published.html)];
          expect(fingerprint === published.fingerprint, `${address}\n${textBefore}\n\n${text}`).toBe(
            text === textBefore,
          );
          if (fingerprint === published.fingerprint) kept++;
          else moved++;
        }
      }),
      { numRuns: 20 * effort, maxSkipsPerRun: 1000 },
    );
    expect(moved).toBeGreaterThan(0);
    expect(kept).toBeGreaterThan(0);
  });

  const site = loadSite(dataToRead(files)).site!;
  const fingerprints = (print?: RenderFully) =>
    [...printAll(site, print)].map(([, { fingerprint }]) => fingerprint);
  const usual = fingerprints();
  /** React's output after an edit of the templates. */
  const edited =
    (change: (html: string) => string): RenderFully =>
    (...page) =>
      change(byReact(...page));

  it.each<[string, (html: string) => string]>([
    ['classes', (html) => html.replaceAll(/ class="[^"]*"/g, ' class="mt-4"')],
    [
      'the styles and scripts',
      (html) => html.replaceAll('</head>', '<script src="/new.js"></script></head>'),
    ],
    ['the menu', (html) => html.replaceAll(/<nav/g, '<nav><p>All pages</p></nav><nav')],
    ['the footer', (html) => html.replaceAll('</footer>', 'Since 1999</footer>')],
    ['a drawing', (html) => html.replaceAll('</main>', '<svg><text>N</text></svg></main>')],
    ['the emphasis of words', (html) => html.replaceAll(/<(\/?)strong>/g, '<$1em>')],
    ['blanks between elements', (html) => html.replaceAll('<h2', '\n  <h2')],
  ])('stays when a template changes %s', (_what, change) => {
    expect(fingerprints(edited(change))).toEqual(usual);
  });

  it('changes when a template prints another word', () => {
    const others = fingerprints(edited((html) => html.replaceAll('</main>', '<p>New</p></main>')));
    expect(others.filter((other) => usual.includes(other))).toEqual([]);
  });
});

describe('An outdated record', () => {
  const record = (site: Site, without: string[] = []) =>
    printDays(
      [...printAll(site)]
        .filter(([address]) => !without.includes(address))
        .map(([, { fingerprint }]) => ({ fingerprint, day: '2026-11-20' })),
    );

  it('is reported with the fix', () => {
    const site = loadSite(dataToRead(files)).site!;
    const data = writeData({ ...files, 'lastmod.txt': record(site, ['/about', '/contact']) });
    const undated = undatedPages(site, data, now);
    expect(undated).toEqual(['/about', '/contact']);
    expect(letterAboutUndated(undated, 'data')).toBe(
      'data/lastmod.txt is older than the data: 2 pages have changed since, such as /about.\n' +
        'Run "npm run generate" and commit data/lastmod.txt with your edit. ' +
        'Until then, every build gives these pages its own day in the sitemaps.',
    );
  });

  it('is not reported if it only has additional entries', () => {
    const site = loadSite(dataToRead(files)).site!;
    const data = writeData({ ...files, 'lastmod.txt': `${record(site)}0000000\n` });
    expect(undatedPages(site, data, now)).toEqual([]);
  });
});

describe('A future day', () => {
  // On the real clock, midnight could pass within the test.
  beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['is not the day of the build', now],
    ['is not the day of a build whose clock is ahead', new Date('2999-12-24T12:00:00Z')],
  ])('%s, but the day after it', (_, on) => {
    const after = new Date(on.getTime() + 86_400_000);
    expect([on, after].map((day) => hasFutureDays(`${utcDay(day)}\n`, on))).toEqual([false, true]);
  });
});

describe('A record of a removed page', () => {
  it('is rewritten without the page', () => {
    const [gone, kept] = [1, 2].map((fingerprint) => ({ fingerprint, day: '2026-11-19' }));
    const data = writeData({ 'lastmod.txt': printDays([gone!, kept!]) });
    new ChangedDays(data, Float64Array.of(2), '2026-11-20').write();
    expect(readLastmod(data)).toBe(printDays([kept!]));
  });
});

describe('A record with conflict markers', () => {
  it('is rewritten without them, even if all its days are right', () => {
    const known = printDays([{ fingerprint: 1, day: '2026-11-19' }]);
    const joined = `${known}<<<<<<< HEAD\n=======\n>>>>>>> main\n`;
    const data = writeData({ 'lastmod.txt': joined });
    const { text } = new ChangedDays(data, Float64Array.of(1), '2026-11-20').write();
    expect([text, readLastmod(data)]).toEqual([known, known]);
  });
});
