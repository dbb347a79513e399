import { CsvError, parse } from 'csv-parse/sync';

export interface WrittenRow {
  line: number;
  cells: string[];
  /** Whether cells are missing at its end that spreadsheets always write. */
  isCut: boolean;
}

/** A cell, counted from 0, with the name of its column; without them a row as a whole. */
interface CellPlace {
  line: number;
  cell?: number;
  column?: string;
}

/** Reports a mistake in a table. */
export type TellCell = (at: CellPlace, says: string, fix: string) => undefined;

/** Excel saves this many rows at a time, and omits trailing columns that are empty in all of them. */
const savedAtOnce = 16;

/** What is saved instead of a table, by its first characters and by its name; addresses of tables may send either. */
const notTables = [
  [
    /^\s*(?=<(?:!doctype|html)\b)/i,
    'a web page',
    'It may say why: open it in a browser. Then download the table again, as CSV.',
  ],
  [/^\s*(?=[{[])/, 'JSON', 'Download the table again, as CSV.'],
  [/^\s*(?=<\?xml\b)/, 'XML', 'Download the table again, as CSV.'],
] as const;

/** The nonempty rows, as spreadsheets add empty ones. Having the parser count lines would take twice as long. */
export function writtenRows(text: string, tell: TellCell = () => undefined): WrittenRow[] | undefined {
  // Other programs than Excel take this line for the columns.
  if (/^"?sep=/i.test(text)) {
    return tell(
      { line: 1 },
      'The first line is a note for Excel, not the names of the columns.',
      'Delete that line.',
    );
  }
  for (const [start, what, fix] of notTables) {
    const [before] = start.exec(text) ?? [];
    if (before !== undefined)
      return tell({ line: before.split('\n').length }, `This is ${what}, not a table.`, fix);
  }
  if (tellSeparator(text, tell)) return undefined;
  try {
    let line = 1;
    const rows: WrittenRow[] = [];
    const all = parse(text, { relax_column_count: true, trim: true });
    let widest = 0;
    all.forEach((cells, i) => {
      if (i % savedAtOnce === 0)
        widest = Math.max(...all.slice(i, i + savedAtOnce).map(({ length }) => length));
      if (cells.some((cell) => cell !== '')) rows.push({ line, cells, isCut: cells.length < widest });
      line += 1;
      for (const cell of cells) if (cell.includes('\n')) line += cell.split('\n').length - 1;
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return tell(
      { line: lineOfError(text, error) },
      'A quotation mark here is never closed, or is inside a text.',
      'Close it, or, inside a text in quotes, write it twice ("").',
    );
  }
}

const asCommas = 'Save it as "CSV UTF-8 (comma delimited)".';

/** Before parsing, as quotation marks next to these separators would look like other mistakes. */
function tellSeparator(text: string, tell: TellCell): boolean {
  const written = text.trimStart();
  const [head = ''] = written.split('\n', 1);
  const [separator] = head.includes(',') ? [] : (/[;\t]/.exec(head) ?? []);
  if (!separator) return false;
  const line = text.slice(0, text.length - written.length).split('\n').length;
  const sign = separator === ';' ? 'semicolons' : 'tabs';
  const fix =
    separator === ';'
      ? `${asCommas} If that writes semicolons again, the computer is set to a region with decimal commas: set it to the United States, and start over with the original file.`
      : asCommas;
  tell({ line }, `The columns are separated by ${sign} instead of commas.`, fix);
  return true;
}

/** The line where the quotation opens, as the parser reads on to the next quotation mark or the end of the file. */
function lineOfError(text: string, error: CsvError): number {
  const { lines = 1 } = error as { lines?: number };
  const read = error.code === 'CSV_QUOTE_NOT_CLOSED' ? text : text.split('\n', lines - 1).join('\n');
  const isOpen = read.split('"').length % 2 === 0;
  return isOpen ? read.slice(0, read.lastIndexOf('"')).split('\n').length : lines;
}

/** Where a cell begins on its line, counted from 1. */
export function columnOf(line: string, cell: number): number {
  let commas = 0;
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    if (commas === cell) return at + 1;
    if (line[at] === '"') quoted = !quoted;
    else if (line[at] === ',' && !quoted) commas++;
  }
  return commas === cell ? line.length + 1 : 1;
}
