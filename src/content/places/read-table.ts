import type { z } from 'zod';
import type { Problem } from '#lib/problem.ts';
import { counted } from '#lib/text.ts';
import { partsOfLetter } from '../schemas/common/letter.ts';
import { fileLabel } from '../files/list-files.ts';
import { tableFile, tables, type Row, type TableName } from '../schemas/places/tables.ts';
import { withPlainSpaces } from '../texts/typographic-signs.ts';
import { noSuchChoice, saidIfShort } from '../validate/value-words.ts';
import { columnOf, writtenRows, type TellCell, type WrittenRow } from './csv-rows.ts';
import { strangeCells } from './strange-cells.ts';
import { columnsOf, type TableKind } from './table-columns.ts';

export interface TableRow<R> {
  line: number;
  row: R;
}

/** The path of a table as shown to people. */
export const tableLabel = (dir: string, name: TableName) => fileLabel(dir, tableFile(name));

/** The rows of every table that is there. */
export type ReadTables = { [N in TableName]: TableRow<Row<N>>[] };

export const readTable = <N extends TableName>(
  name: N,
  file: string,
  text: string,
  problems: Problem[],
  meant?: (heading: string) => string,
) => readRows({ ...(tables[name] as unknown as TableKind<Row<N>>), meant }, file, text, problems);

/** The rows of a table; every mistake becomes a problem, and its row is skipped. */
export function readRows<R>(
  kind: TableKind<R>,
  file: string,
  text: string,
  problems: Problem[],
): TableRow<R>[] {
  const lines = text.split('\n');
  const tell: TellCell = ({ line, cell = 0, column: path = '' }, says, fix) =>
    void problems.push({ file, line, column: columnOf(lines[line - 1] ?? '', cell), path, says, fix });
  const written = writtenRows(text, tell);
  if (!written) return [];
  const [head, ...rows] = written;
  if (!head || rows.length === 0) {
    const says = head ? 'The table has no rows below the names of its columns.' : 'The table is empty.';
    tell({ line: 1 }, says, 'Fill it in, or delete the file: no table is required.');
    return [];
  }
  const columns = columnsOf(kind, head, tell);
  if (!columns) return [];
  const seen = new Map<string, number>();
  return rows.flatMap((row) => {
    const { line } = row;
    // Pasted together with rows of the same table.
    if (head.cells.every((name, i) => name === row.cells[i])) {
      tell({ line }, 'The names of the columns are here again.', 'Delete this line.');
      return [];
    }
    const cells = cellsOf(row, columns, kind, tell);
    if (!cells) return [];
    const parsed = kind.row.safeParse(cells);
    if (!parsed.success) {
      for (const issue of parsed.error.issues) tellIssue(issue, cells, columns, line, tell);
      return [];
    }
    const key = keyOfRow(kind.key, cells);
    const first = seen.get(key);
    if (first !== undefined) {
      tell({ line }, `Line ${first} is already about ${key}.`, 'Delete one of the two rows.');
      return [];
    }
    seen.set(key, line);
    return [{ line, row: parsed.data }];
  });
}

/** Describes the identity of a row. */
export const keyOfRow = (key: readonly string[], cells: Readonly<Record<string, unknown>>): string =>
  key.flatMap((column) => (cells[column] === undefined ? [] : [String(cells[column])])).join(', ');

function cellsOf(
  { line, cells: row, isCut }: WrittenRow,
  columns: readonly string[],
  { decode = withPlainSpaces }: Pick<TableKind<unknown>, 'decode'>,
  tell: TellCell,
): Record<string, string> | undefined {
  const extra = row.findIndex((cell, i) => i >= columns.length && cell !== '');
  if (extra !== -1) {
    return tell(
      { line, cell: extra },
      `This row has more cells than the ${columns.length} columns of the first line.`,
      'If a text contains a comma, put that text in quotes. If a number does, write a point for a decimal comma, and nothing for any other. Otherwise delete the extra cells.',
    );
  }
  if (isCut && row.length < columns.length) {
    return tell(
      { line, cell: row.length - 1 },
      `This row has ${counted(row.length, 'cell', 'cells')}, but the first line has ${counted(columns.length, 'column', 'columns')}.`,
      row[0]!.includes('\t')
        ? 'Write commas instead of the tabs between its cells, which were copied from a spreadsheet.'
        : 'Write the missing cells. An empty cell needs its comma, too.',
    );
  }
  const cells: Record<string, string> = {};
  let isRead = true;
  columns.forEach((column, i) => {
    const cell = row[i]?.trim() ?? '';
    if (cell !== '') cells[column] = decode(cell);
    const strange = strangeCells.find((kind) => kind.cell.test(cell));
    if (!strange) return;
    tell({ line, cell: i, column }, strange.says(cell), strange.fix);
    isRead = false;
  });
  return isRead ? cells : undefined;
}

/** A spreadsheet saves merged cells only in the first of their rows, and the others are right rows. */
const whereMerged =
  'Fill it in: if cells were merged, write in each row what only the first of them has. Delete the row only if nothing else is in it.';

function tellIssue(
  issue: z.core.$ZodIssue,
  cells: Readonly<Record<string, string>>,
  columns: readonly string[],
  line: number,
  tell: TellCell,
): void {
  const column = String(issue.path[0]);
  const at = (says: string, fix: string) => tell({ line, cell: columns.indexOf(column), column }, says, fix);
  const written = cells[column];
  if (written === undefined)
    return at(
      `"${column}" is empty here.`,
      column === columns[0] ? whereMerged : 'Fill it in, or delete the row.',
    );
  const ownLetter = partsOfLetter(issue.message);
  if (ownLetter) {
    const [says, fix] = ownLetter;
    return at(says.startsWith('This is not') ? saidIfShort(written, says) : says, fix);
  }
  if (issue.code === 'invalid_value') return at(...noSuchChoice(`"${column}"`, written, issue.values));
  at(issue.message, 'Write it again.');
}
