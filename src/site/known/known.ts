import type { PlaceRow } from '../place-row.ts';

/** One bar of a plot, its number in words beside it. */
export interface Bar {
  label: string;
  value: string;
  /** Of the longest one, as in "62%". */
  width: string;
}

/** What is known of a place on one subject, ready to print. */
export interface Known {
  heading: string;
  /** What the page of the place says first of all. */
  opening?: string;
  says: string[];
  rows: PlaceRow[];
  bars?: Bar[];
  /** How the numbers came about. */
  note?: string;
}

/** Of so many rows a sentence is still read. */
const rowsInOne = 8;

/** The same in one row, for pages that are about something else: how many rows a place has no longer matters. */
export const inOneRow = ({ heading, opening, says, bars, rows }: Known): PlaceRow => ({
  label: heading,
  value: [opening, ...says, bars && `${yearByYear(bars)}.`, rowByRow(rows)].filter(Boolean).join(' '),
});

/** "By year: 2024 about 400, 2025 about 200" */
const yearByYear = (bars: readonly Bar[]) =>
  `By year: ${bars.map(({ label, value }) => `${label} about ${value}`).join(', ')}`;

const rowByRow = (rows: readonly PlaceRow[]) =>
  rows
    .slice(0, rowsInOne)
    .map(({ label, value }) => `${label}: ${value}`)
    .join('. ');
