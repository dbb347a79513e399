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

/** What a problem says, and how to mend it. */
export type LetterParts = readonly [says: string, fix: string];

/** A problem of a file as a whole. */
export const problemOfFile = (file: string, [says, fix]: LetterParts): Problem => ({
  file,
  line: 1,
  column: 1,
  path: '',
  says,
  fix,
});

/** Where a character of a text stands, by its offset. */
export function positionAt(text: string, at: number): Pick<Problem, 'line' | 'column'> {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
