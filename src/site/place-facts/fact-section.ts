import { withFullStop } from '#lib/text.ts';
import { printRow, type FactRow, type PrintedRow } from '../fact-row.ts';

/** One bar of a chart, with its number beside it. */
export interface Bar {
  label: string;
  value: string;
  /** Relative to the longest bar, as in "62%". */
  width: string;
}

/** A row of the table: a ZIP with its page and names, or the total. */
export interface FigureRow {
  name: string;
  href: string;
  about: string;
  figures: string[];
}

/** The rows sorted by a column. */
interface FigureOrder {
  column: number;
  rows: FigureRow[];
}

/** The figures of the ZIPs of a place; the first column is the ZIP itself. */
export interface ZipFigures {
  columns: string[];
  /** The one to show at first, then those that differ from it; of a county with too many ZIPs, only the first rows. */
  orders: FigureOrder[];
  sum: FigureRow;
  /** What the figures count, and their limits. */
  note: string;
}

/** The facts about a place on one subject, ready to print. */
export interface FactSection {
  heading: string;
  says?: string;
  rows: FactRow[];
  /** The most important rows first, if that is another order. */
  ranked?: FactRow[];
  /** Of a list that may be cut: what the rows left out have in common, as in "And 3 more, farther away." */
  others?: string;
  /** Label of the fold, if there are many rows. */
  fold?: string;
  bars?: Bar[];
  /** What the bars and the note tell, where there is no room for them. */
  inWords?: string;
  /** Replaces the rows where a page has room for it. */
  table?: ZipFigures;
  /** How the numbers were made. */
  note?: string;
}

/** What templates print of a section; the rest is for `inOneRow`. */
export type PrintedSection = Pick<FactSection, 'heading' | 'says' | 'fold' | 'bars' | 'table' | 'note'> & {
  rows: PrintedRow[];
};

export function printSection({ heading, says, rows, fold, bars, table, note }: FactSection): PrintedSection {
  return { heading, says, rows: rows.map(printRow), fold, bars, table, note };
}

/** The most rows that readers can scan; one extra is allowed, as "And 1 more" takes as much room. */
const rowsInOne = 6;

/**
 * All facts in one row, for pages about something else: the number of rows no longer differs between places. A blank
 * line is between them.
 */
export function inOneRow({ heading, says, inWords, rows, ranked = rows, others }: FactSection): FactRow {
  const isCut = others !== undefined && rows.length > rowsInOne + 1;
  const shown = isCut ? ranked.slice(0, rowsInOne) : ranked;
  const more = rows.length - shown.length;
  const lines = [
    [says, inWords].filter(Boolean).join(' '),
    ...shown.map(({ label, value }) => withFullStop(`${label}: ${value}`)),
    more > 0 ? `${[`And ${more} more`, others].filter(Boolean).join(', ')}.` : '',
  ];
  return { label: heading, value: lines.filter(Boolean).join('\n\n') };
}
