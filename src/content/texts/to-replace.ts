/** What the starter of a new site writes above a text that only the firm can write. */
const sign = '# REPLACE:';

/** A text of the starter that still stands in a data file. */
export interface Unreplaced {
  /** Counted from 1. */
  line: number;
  /** What to put there. */
  wanted: string;
}

/** Every comment that says so; who has written the text takes the comment away. */
export function toReplace(text: string): Unreplaced[] {
  return text.split('\n').flatMap((row, i) => {
    const written = row.trim();
    return written.startsWith(sign) ? [{ line: i + 1, wanted: written.slice(sign.length).trim() }] : [];
  });
}
