import { columnOf, writtenRows } from '#content/places/csv-rows.ts';
import type { LetterParts, Problem } from '#lib/problem.ts';
import type { FileChange } from '../data-file.ts';

export interface ListImport {
  changes: FileChange[];
  /** What is added and changed, a line for each county or search. */
  lines: string[];
  /** Probable mistakes, with advice. */
  doubts: string[];
  /** Entries in the data that are not in the table; they stay. */
  untold: string[];
  /** One of them, and many. */
  things: [one: string, many: string];
  origins: RowOrigins;
}

/** The lines of the table by the files that its rows change, and by the entries in them, such as `cities[2].zips[0]`. */
export class RowOrigins {
  private readonly lines = new Map<string, number>();

  /** The first row that tells of an entry is the one for it. */
  add(file: string, entry: string, line: number): void {
    const key = `${file} ${entry}`;
    if (!this.lines.has(key)) this.lines.set(key, line);
  }

  /** The line of the row that made an entry, or that in which it stands. */
  lineOf(file: string, entry: string): number | undefined {
    for (let at = entry; ; at = at.replace(/(?:^|\.)[^.[\]]*$|\[\d+\]$/, '')) {
      const line = this.lines.get(`${file} ${at}`);
      if (line !== undefined || at === '') return line;
    }
  }
}

export const problemOfRow = (
  file: string,
  line: number,
  column: string,
  [says, fix]: LetterParts,
): Problem => ({ file, line, column: 1, path: column, says, fix });

/** Points at the cells of problems that only name them by their line and column. */
export function atCells(
  problems: readonly Problem[],
  text: string,
  meant: (heading: string) => string,
): Problem[] {
  const columns = writtenRows(text)?.[0]?.cells.map((heading) => meant(heading.trim())) ?? [];
  const lines = text.split('\n');
  return problems.map((problem) => {
    const cell = columns.indexOf(problem.path);
    const isKnown = problem.column > 1 || problem.path === '' || cell === -1;
    return isKnown ? problem : { ...problem, column: columnOf(lines[problem.line - 1] ?? '', cell) };
  });
}
