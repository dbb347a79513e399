import { withFullStop } from '#lib/text.ts';
import { printRow, type FactRow, type PrintedRow } from '../fact-row.ts';

/** One bar of a plot, its number in words beside it. */
export interface Bar {
  label: string;
  value: string;
  /** Of the longest one, as in "62%". */
  width: string;
}

/** A line of the table: a ZIP with its page and what it is called, or the sum of all. */
export interface FigureRow {
  name: string;
  href: string;
  about: string;
  figures: string[];
}

/** The column by which the rows of figures are ordered at first. */
export const usualOrder = 1;

/** The figures of the ZIPs of a place; the first column is the ZIP itself. */
export interface ZipFigures {
  columns: string[];
  /**
   * The rows in the order of each column that has one, unless it is the usual one again; where they are too many for a
   * county, the first of them.
   */
  orders: FigureRow[][];
  sum: FigureRow;
  /** What the figures count, and what they do not tell. */
  note: string;
}

/** What is known of a place on one subject, ready to print. */
export interface Known {
  heading: string;
  says?: string;
  rows: FactRow[];
  /** What is written on the fold, where the rows are many. */
  fold?: string;
  bars?: Bar[];
  /** In place of the rows, where a page has room for it. */
  table?: ZipFigures;
  /** How the numbers came about. */
  note?: string;
}

/** The same with rows that templates print. */
export type PrintedKnown = Omit<Known, 'rows'> & { rows: PrintedRow[] };

export const printKnown = (known: Known): PrintedKnown => ({ ...known, rows: known.rows.map(printRow) });

/** The most rows among which a reader still finds the one that matters; "And 1 more" takes as much room as the row. */
const rowsInOne = 6;

/** The same without its heading, which the words of the site have. */
export type UntitledKnown = Omit<Known, 'heading'>;

/**
 * The same in one row, for pages that are about something else: how many rows a place has no longer matters. Each
 * stands on a line of its own.
 */
export function inOneRow({ heading, says, bars, rows }: Known): FactRow {
  const shown = rows.slice(0, rows.length === rowsInOne + 1 ? rows.length : rowsInOne);
  const more = rows.length - shown.length;
  const lines = [
    [says, bars && yearByYear(bars)].filter(Boolean).join(' '),
    ...shown.map(({ label, value }) => withFullStop(`${label}: ${value}`)),
    more > 0 ? `And ${more} more.` : '',
  ];
  return { label: heading, value: lines.filter(Boolean).join('\n') };
}

/** "By year: 2024 under 10, 2025 about 200." */
const yearByYear = (bars: readonly Bar[]) =>
  `By year: ${bars.map(({ label, value }) => `${label} ${value.replace(/^(?=\d)/, 'about ')}`).join(', ')}.`;
