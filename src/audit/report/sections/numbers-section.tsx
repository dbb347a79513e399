import { grouped } from '#lib/text.ts';
import { searchResultLimits } from '#lib/search-result.ts';
import { routeKinds } from '#site/routes/routes.ts';
import { nearDuplicate } from '#audit/alike/limits.ts';
import type { Audit } from '#audit/audit.ts';
import { percent } from '#audit/checks/check.ts';
import { deepest } from '#audit/checks/reach.ts';
import { firstRoundTrip, kilobytes } from '#audit/checks/weight.ts';
import { groupBy } from '#lib/group-by.ts';
import type { Weight } from '#audit/reading/weights.ts';
import { BarChart, Histogram, type ChartBar } from '../charts.tsx';
import { Section } from '../parts.tsx';

/** The site as a whole, in six plots. */
export function NumbersSection({ audit: { pages, weights } }: { audit: Audit }) {
  const indexed = pages.filter((page) => page.indexed);
  return (
    <Section id="numbers" title="The site in numbers">
      <div className="charts">
        <BarChart
          title="Pages by kind"
          caption={`${grouped(indexed.length)} of ${grouped(pages.length)} pages may be listed by search engines; the paler part may not.`}
          bars={kindBars(pages)}
        />
        <Histogram
          title="Width of titles"
          caption="Of indexed pages, with the name of the firm. Search results show about 600 pixels."
          values={indexed.map(({ titleWidth }) => titleWidth)}
          from={200}
          step={25}
          to={900}
          unit=" px"
          limit={{ at: searchResultLimits.title.most, label: `${searchResultLimits.title.most} px` }}
        />
        <Histogram
          title="Similarity to the nearest page"
          caption="Of indexed pages, ignoring names, ZIP codes and numbers."
          values={indexed.map(({ similarity }) => similarity * 100)}
          from={0}
          step={5}
          to={100}
          unit="%"
          limit={{ at: nearDuplicate * 100, label: percent(nearDuplicate) }}
        />
        <Histogram
          title="Words of main text"
          caption="Of indexed pages, without menus and side columns."
          values={indexed.map(({ words }) => words)}
          from={0}
          step={100}
          to={2000}
          unit=""
        />
        <BarChart
          title="Clicks from the home page"
          caption="The fewest clicks that take a visitor or a search engine to an indexed page."
          bars={depthBars(indexed)}
        />
        <BarChart
          title="First view, compressed"
          caption="HTML and styles of the heaviest page of each kind, compressed with Brotli."
          limit={{
            at: firstRoundTrip,
            label: `The line marks ${kilobytes(firstRoundTrip)}: what arrives in the first round trip.`,
          }}
          bars={weightBars(pages, weights())}
        />
      </div>
    </Section>
  );
}

const kindBars = (pages: Audit['pages']): ChartBar[] =>
  [...groupBy(pages, ({ kind }) => routeKinds[kind].label)].map(([label, ofKind]) => ({
    label,
    value: ofKind.length,
    faded: ofKind.filter(({ indexed }) => !indexed).length,
  }));

const depthBars = (pages: Audit['pages']): ChartBar[] =>
  [...groupBy(pages, ({ depth }) => (depth === -1 ? Infinity : depth))]
    .sort(([a], [b]) => a - b)
    .map(([depth, { length }]) => ({ label: clicksInWords(depth), value: length, over: depth > deepest }));

function clicksInWords(depth: number): string {
  if (depth === Infinity) return 'no path leads there';
  return ['home', '1 click'][depth] ?? `${depth} clicks`;
}

const weightBars = (pages: Audit['pages'], weights: readonly Weight[]): ChartBar[] =>
  weights
    .map(({ page, bytes }) => ({
      label: pages[page]!.address,
      value: bytes,
      shown: kilobytes(bytes),
      over: bytes > firstRoundTrip,
    }))
    .sort((a, b) => b.value - a.value)
    .slice(0, 12);
