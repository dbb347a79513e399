import { titleLimit } from '#lib/search-result.ts';
import { routeKinds } from '#site/routes.ts';
import type { Audit } from '../audit.ts';
import { nearDuplicate } from '../audit.ts';
import { firstRoundTrip, kilobytes } from '../checks/check-weights.ts';
import { barChart, histogram, type Bar } from './charts.ts';
import { markup, number, type Markup } from './markup.ts';

/** The site as a whole, in six plots. */
export function numbersSection({ pages, weights }: Audit): Markup {
  const indexed = pages.filter((page) => page.indexed);
  return markup`<section id="numbers" aria-labelledby="numbers-title">
  <h2 id="numbers-title">The site in numbers</h2>
  <div class="charts">
  ${barChart({
    title: 'Pages by kind',
    caption: `${number(indexed.length)} of ${number(pages.length)} pages may be listed by search engines; the paler part may not.`,
    bars: kindBars(pages),
  })}
  ${histogram({
    title: 'Width of titles',
    caption: 'Of indexed pages, with the name of the firm. Search results show about 600 pixels.',
    values: indexed.map(({ titleWidth }) => titleWidth),
    from: 200,
    step: 25,
    to: 900,
    unit: ' px',
    limit: { at: titleLimit, label: `${titleLimit} px`, over: 'above' },
  })}
  ${histogram({
    title: 'Similarity to the nearest page',
    caption: 'Of indexed pages; names, ZIPs and numbers are set aside.',
    values: indexed.map(({ similarity }) => similarity * 100),
    from: 0,
    step: 5,
    to: 100,
    unit: '%',
    limit: { at: nearDuplicate * 100, label: `${nearDuplicate * 100}%`, over: 'above' },
  })}
  ${histogram({
    title: 'Words of main text',
    caption: 'Of indexed pages, without menus and side columns.',
    values: indexed.map(({ words }) => words),
    from: 0,
    step: 100,
    to: 2000,
    unit: '',
  })}
  ${barChart({
    title: 'Clicks from the home page',
    caption: 'How far a visitor, or a search engine, has to go at least to an indexed page.',
    bars: depthBars(indexed),
  })}
  ${barChart({
    title: 'First view, compressed',
    caption: 'HTML and styles of the heaviest page of each kind, compressed with Brotli.',
    limit: {
      at: firstRoundTrip,
      label: `The line marks ${kilobytes(firstRoundTrip)}: what arrives in the first round trip.`,
    },
    bars: weights
      .map(({ page, bytes }) => ({
        label: pages[page]!.address,
        value: bytes,
        shown: kilobytes(bytes),
        over: bytes > firstRoundTrip,
      }))
      .sort((a, b) => b.value - a.value)
      .slice(0, 12),
  })}
  </div></section>`;
}

function kindBars(pages: Audit['pages']): Bar[] {
  const bars = new Map<string, Bar & { faded: number }>();
  for (const { kind, indexed } of pages) {
    const { label } = routeKinds[kind];
    const bar = bars.get(label) ?? { label, value: 0, faded: 0 };
    bar.value++;
    if (!indexed) bar.faded++;
    bars.set(label, bar);
  }
  return [...bars.values()];
}

function depthBars(pages: Audit['pages']): Bar[] {
  const depths = [...new Set(pages.map(({ depth }) => depth))].sort(
    (a, b) => (a === -1 ? 99 : a) - (b === -1 ? 99 : b),
  );
  return depths.map((depth) => ({
    label:
      depth === -1
        ? 'no way leads there'
        : depth === 0
          ? 'home'
          : depth === 1
            ? '1 click'
            : `${depth} clicks`,
    value: pages.filter((page) => page.depth === depth).length,
    over: depth === -1 || depth > 4,
  }));
}
