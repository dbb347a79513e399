import type { ReactNode } from 'react';
import { counted, grouped } from '#lib/text.ts';

interface ChartProps {
  title: string;
  /** The chart's message, in a sentence. */
  caption: string;
  /** Values beyond it are highlighted. */
  limit?: { at: number; label: string };
}

const Chart = ({ title, caption, children }: ChartProps & { children: ReactNode }) => (
  <figure className="chart">
    <h3>{title}</h3>
    {children}
    <figcaption>{caption}</figcaption>
  </figure>
);

export interface ChartBar {
  label: string;
  value: number;
  /** The value as text, if not a plain number. */
  shown?: string;
  /** Beyond a limit. */
  over?: boolean;
  /** The value of the paler part at the start of the bar, such as pages kept out. */
  faded?: number;
}

/** Horizontal bars for named values. */
export function BarChart({ bars, limit, ...chart }: ChartProps & { bars: readonly ChartBar[] }) {
  const longest = Math.max(...bars.map(({ value }) => value), limit?.at ?? 0, 1);
  const share = (value: number) => `${((100 * value) / longest).toFixed(2)}%`;
  return (
    <Chart {...chart}>
      <ul className="bars">
        {bars.map(({ label, value, shown, over, faded }) => (
          <li key={label}>
            <span className="bar-label">{label}</span>{' '}
            <span className="bar-track">
              {limit && <i className="bar-limit" style={{ left: share(limit.at) }} />}
              <i className={over ? 'bar over' : 'bar'} style={{ width: share(value) }} />
              {faded ? <i className="bar faded" style={{ width: share(faded) }} /> : null}
            </span>{' '}
            <span className="bar-value">{shown ?? grouped(value)}</span>
          </li>
        ))}
      </ul>
      {limit && <p className="limit-note">{limit.label}</p>}
    </Chart>
  );
}

interface HistogramProps extends ChartProps {
  values: readonly number[];
  /** Where the first column begins, how wide each is, and where the last ends; whole numbers. */
  from: number;
  step: number;
  to: number;
  unit: string;
}

/** A histogram. Values outside the scale count in its first or last column. */
export function Histogram({ values, from, step, to, unit, limit, ...chart }: HistogramProps) {
  const columns = Array.from({ length: (to - from) / step }, (_, i) => ({
    from: from + i * step,
    count: 0,
  }));
  for (const value of values) {
    const at = Math.floor((value - from) / step);
    columns[Math.max(0, Math.min(columns.length - 1, at))]!.count++;
  }
  const tallest = Math.max(...columns.map(({ count }) => count), 1);
  const heightOf = (count: number) =>
    count === 0 ? '0' : `max(2px, ${((100 * count) / tallest).toFixed(2)}%)`;
  return (
    <Chart {...chart}>
      <div className="columns">
        <div className="column-area">
          {columns.map((column) => (
            <span
              key={column.from}
              className={limit && column.from >= limit.at ? 'column over' : 'column'}
              style={{ height: heightOf(column.count) }}
              title={`${grouped(column.from)}–${grouped(column.from + step)}${unit}: ${counted(column.count, 'page', 'pages')}`}
            />
          ))}
          {limit && (
            <i
              className="column-limit"
              style={{ left: `${((100 * (limit.at - from)) / (to - from)).toFixed(2)}%` }}
            >
              <b>{limit.label}</b>
            </i>
          )}
        </div>
        <div className="column-axis">
          {[from, from + (to - from) / 2, to].map((tick) => (
            <span key={tick}>
              {grouped(tick)}
              {unit}
            </span>
          ))}
        </div>
      </div>
    </Chart>
  );
}
