/** Where a character stands in a file; both counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** The keys and indexes that lead to a value. */
export type Path = readonly (string | number)[];

/** A mistake in the data, described for the person who can fix it. */
export interface Problem extends Position {
  /** Path as users type it, such as `data/counties/kings-county.yaml`. */
  file: string;
  /** Where inside the file, such as `cities[0].zips[2]`; empty for the whole file. */
  path: string;
  /** What is wrong with what was seen, as a full sentence. */
  says: string;
  /** What to write instead, as a full sentence. */
  fix: string;
  /**
   * The ZIP code of which the data tells only a part so far, such as its row without its city: until somebody writes
   * the rest, commands may write to the folder. With its county, if what is missing is who governs it.
   */
  pending?: { zip: string } | ZipOfCounty;
}

/** A ZIP code, and its county as tables name it. */
export interface ZipOfCounty {
  zip: string;
  county: string;
}

/** Where something stands in the data. */
export type SourceLocation = Pick<Problem, 'file' | 'line' | 'column' | 'path'>;

/** Finds where a value stands, for checks that need the whole plan; `file` is its name in the data folder. */
export type Locate = (file: string, path: Path) => SourceLocation;

/** What a problem says, and how to mend it. */
export type LetterParts = readonly [says: string, fix: string];

const start: Position = { line: 1, column: 1 };

/** A problem of a file as a whole, or of a place in it that has no name. */
export const problemOfFile = (
  file: string,
  [says, fix]: LetterParts,
  { line, column }: Position = start,
): Problem => ({ file, line, column, path: '', says, fix });

/** Where a character of a text stands in its file, by its offset. */
export function positionAt(text: string, at: number, firstLine = 1): Position {
  const before = text.slice(0, at).split('\n');
  return { line: firstLine + before.length - 1, column: before.at(-1)!.length + 1 };
}
