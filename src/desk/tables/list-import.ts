import type { FileChange } from '../data-file.ts';

/** What a table of the desk changes in the data. */
export interface ListImport {
  changes: FileChange[];
  /** What is added and changed, a line for each county or search. */
  lines: string[];
  /** What will stand in two places, and what to do where it belongs in one. */
  twice: string[];
  /** What stands in the data and not in the table; it stays. */
  untold: string[];
  /** One of them, and many. */
  things: [one: string, many: string];
}
