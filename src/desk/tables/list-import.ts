import type { County } from '#content/content.ts';
import type { LetterParts, Problem } from '#lib/problem.ts';
import { listInWords } from '#lib/text.ts';
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
  origins: RowOrigins;
}

/** The lines of the table by the files that its rows change, and by the entries in them, such as `cities[2].zips[0]`. */
export class RowOrigins {
  private readonly lines = new Map<string, Map<string, number>>();

  /** The first row that tells of an entry is the one for it. */
  add(file: string, entry: string, line: number): void {
    const known = this.lines.get(file) ?? new Map<string, number>();
    this.lines.set(file, known);
    if (!known.has(entry)) known.set(entry, line);
  }

  /** The line of the row that made an entry, or that in which it stands. */
  lineOf(file: string, entry: string): number | undefined {
    const known = this.lines.get(file);
    for (let at = entry; ; at = at.replace(/(?:^|\.)[^.[\]]*$|\[\d+\]$/, '')) {
      const line = known?.get(at);
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

/** A county of the data, and what a table tells of its cities. */
export interface ToldCounty {
  /** Absent where it is new. */
  county: County | undefined;
  told: { citySlug: string; zip: string; isNew: boolean; line: number }[];
}

/** A ZIP code may lie in several cities; one that was meant to move has to be taken out of the city that had it. */
export function listedTwice(counties: readonly County[], told: readonly ToldCounty[]): string[] {
  const added = new Set(told.flatMap((each) => each.told.flatMap(({ zip, isNew }) => (isNew ? [zip] : []))));
  return counties.flatMap((county) => {
    const own = told.find((each) => each.county === county)?.told ?? [];
    return county.cities.flatMap(({ name, slug, zips }) => {
      const isTold = (zip: string) => own.some((row) => row.citySlug === slug && row.zip === zip);
      const staying = zips.filter((zip) => added.has(zip) && !isTold(zip));
      if (staying.length === 0) return [];
      const [stay, lie, them] =
        staying.length === 1 ? ['stays', 'it does', 'it'] : ['stay', 'they do', 'them'];
      return `${listInWords(staying)} ${stay} in ${name}, ${county.name}, too. If ${lie} not lie in both, delete ${them} there: ${county.file}`;
    });
  });
}
