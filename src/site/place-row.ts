/** Something known about a place, ready to print. */
export interface PlaceRow {
  label: string;
  value: string;
}

/** Nothing where nothing is known. */
export const row = (label: string, value: string | undefined): PlaceRow[] =>
  value ? [{ label, value }] : [];
