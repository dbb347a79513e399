import { markup, number, type Markup } from './markup.ts';

export interface Bar {
  label: string;
  value: number;
  /** How the value reads, when not as a plain number. */
  shown?: string;
  /** Beyond a limit. */
  over?: boolean;
  /** A part of the bar that is set off, such as the pages that are kept out. */
  faded?: number;
}

interface Chart {
  title: string;
  /** What the chart tells, in a sentence. */
  caption: string;
}

/** Bars from left to right, for things that have names. */
export function barChart({
  title,
  caption,
  bars,
  limit,
}: Chart & { bars: readonly Bar[]; limit?: { at: number; label: string } }): Markup {
  const longest = Math.max(...bars.map(({ value }) => value), limit?.at ?? 0, 1);
  const share = (value: number) => `${((100 * value) / longest).toFixed(2)}%`;
  return figure(
    { title, caption },
    markup`<ul class="bars">${bars.map(
      ({ label, value, shown, over, faded }) => markup`
      <li><span class="bar-label">${label}</span>
        <span class="bar-track">
          ${limit && markup`<i class="bar-limit" style="left:${share(limit.at)}"></i>`}
          <i class="bar${over ? ' over' : ''}" style="width:${share(value)}"></i>
          ${faded ? markup`<i class="bar faded" style="width:${share(faded)}"></i>` : ''}
        </span>
        <span class="bar-value">${shown ?? number(value)}</span></li>`,
    )}</ul>${limit && markup`<p class="limit-note">${limit.label}</p>`}`,
  );
}

interface HistogramInput extends Chart {
  values: readonly number[];
  /** Where the first column begins, how wide each is, and where the last ends. */
  from: number;
  step: number;
  to: number;
  unit: string;
  limit?: { at: number; label: string; over: 'above' | 'below' };
}

/** Columns over a scale, for how a number is spread; what lies outside is counted in the last column. */
export function histogram({ title, caption, values, from, step, to, unit, limit }: HistogramInput): Markup {
  const columns = Array.from({ length: Math.round((to - from) / step) }, (_, i) => ({
    from: from + i * step,
    count: 0,
  }));
  for (const value of values) {
    const at = Math.floor((value - from) / step + 1e-9);
    columns[Math.max(0, Math.min(columns.length - 1, at))]!.count++;
  }
  const tallest = Math.max(...columns.map(({ count }) => count), 1);
  const position = (value: number) => `${((100 * (value - from)) / (to - from)).toFixed(2)}%`;
  const isOver = (begin: number) =>
    limit !== undefined && (limit.over === 'above' ? begin >= limit.at - 1e-9 : begin < limit.at - 1e-9);
  const ticks = [from, from + (to - from) / 2, to];
  return figure(
    { title, caption },
    markup`<div class="columns">
      <div class="column-area">${columns.map(
        (column) => markup`<span class="column${isOver(column.from) ? ' over' : ''}"
          style="height:${column.count === 0 ? '0' : `max(2px, ${((100 * column.count) / tallest).toFixed(2)}%)`}"
          title="${rounded(column.from)}–${rounded(column.from + step)}${unit}: ${number(column.count)} pages"></span>`,
      )}${limit && markup`<i class="column-limit" style="left:${position(limit.at)}"><b>${limit.label}</b></i>`}</div>
      <div class="column-axis">${ticks.map((tick) => markup`<span>${rounded(tick)}${unit}</span>`)}</div>
    </div>`,
  );
}

const rounded = (value: number) => number(Math.round(value * 100) / 100);

function figure({ title, caption }: Chart, content: Markup): Markup {
  return markup`<figure class="chart"><h3>${title}</h3>${content}<figcaption>${caption}</figcaption></figure>`;
}
