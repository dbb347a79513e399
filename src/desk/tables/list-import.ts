import type { FileChange } from '../data-file.ts';

/** What a table of the desk changes in the data. */
export interface ListImport {
  changes: FileChange[];
  /** What is added and changed, a line for each county or search. */
  lines: string[];
  /** What may not be meant, and what to do then. */
  doubts: string[];
  /** What stands in the data and not in the table; it stays. */
  untold: string[];
  /** One of them, and many. */
  things: [one: string, many: string];
}
