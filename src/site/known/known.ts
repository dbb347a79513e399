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

/** The same in one row, for pages that are about something else: how many rows a place has no longer matters. */
export const inOneRow = ({ heading, opening, says, rows }: Known): PlaceRow => ({
  label: heading,
  value: [opening, ...says, rows.map(({ label, value }) => `${label}: ${value}`).join('. ')]
    .filter(Boolean)
    .join(' '),
});
