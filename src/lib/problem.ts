/** A mistake in the data, in words for the person who can mend it. */
export interface Problem {
  /** Path as the reader types it, such as `data/counties/kings-county.yaml`. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  /** Where inside the file, such as `cities[0].zips[2]`; empty for the whole file. */
  path: string;
  /** What is wrong with what was seen, as a full sentence. */
  says: string;
  /** What to write instead, as a full sentence. */
  fix: string;
  /** Only somebody who looks it up can write it: until then a command may write what it belongs to. */
  pending?: true;
}

/** Where something stands in the data. */
export type SourceLocation = Pick<Problem, 'file' | 'line' | 'column' | 'path'>;
