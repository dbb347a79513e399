import { stringify } from 'csv-stringify/sync';
import { ofOtherPlaces } from '#content/places/check-tables.ts';
import { keyOfRow, readTable, type TableRow } from '#content/places/read-table.ts';
import { tables, type TableName } from '#content/schemas/places/tables.ts';
import type { Problem } from '#lib/problem.ts';
import { counted, listInWords } from '#lib/text.ts';
import { differingNames, type DifferingNames } from '../values.ts';

type Cells = Record<string, string>;

/** A newer table, and what it changes in the one that is there. */
export interface TableImport extends DifferingNames {
  text: string;
  /** Columns that the newer table lacks, or has no values for. */
  lostColumns: string[];
  /** Rows of ZIPs that the site does not have, and the others. */
  leftOut: number;
  kept: number;
  /** The lines of the newer table by those of the text. */
  lines: ReadonlyMap<number, number>;
}

/** Reads a newer table and keeps the rows for ZIPs of the site; every mistake becomes a problem. */
export function importTable(
  name: TableName,
  { file, newer, before }: { file: string; newer: string; before: string },
  isListed: (zip: string) => boolean,
  problems: Problem[],
  asSaid: (row: Cells) => Cells = (row) => row,
): TableImport {
  const former = before === '' ? [] : rowsOf(name, name, before, []).map(({ row }) => row);
  const all = rowsOf(name, file, newer, problems).map(({ line, row }) => ({ line, row: asSaid(row) }));
  const stays = ({ zip }: Cells) => ofOtherPlaces.has(name) || zip === undefined || isListed(zip);
  const kept = all.filter(({ row }) => stays(row));
  const rows = kept.map(({ row }) => row);
  const columns = Object.keys(tables[name].row.shape);
  const filled = columns.filter((column) => rows.some((row) => column in row));
  const byKey = (some: readonly Cells[]) =>
    new Map(
      some.map((row) => [
        keyOfRow(tables[name].key, row),
        JSON.stringify(columns.map((column) => row[column] ?? '')),
      ]),
    );
  return {
    text: stringify(rows, { header: true, columns: filled }),
    ...differingNames(byKey(former), byKey(rows)),
    lostColumns: columns.filter((column) => !filled.includes(column) && former.some((row) => column in row)),
    leftOut: all.length - rows.length,
    kept: rows.length,
    lines: linesOf(kept),
  };
}

/** Whether a newer table differs from the existing one. */
export const isChanged = ({ added, changed, removed, lostColumns }: TableImport): boolean =>
  [added, changed, removed, lostColumns].some(({ length }) => length > 0);

/** Spreadsheets have "Transit percent" for transit_percent; the table is written with the names of its columns. */
const asColumn = (heading: string) => heading.toLowerCase().replace(/[ -]/g, '_');

function rowsOf(name: TableName, file: string, text: string, problems: Problem[]): TableRow<Cells>[] {
  return readTable(name, file, text, problems, asColumn).map(({ line, row }) => {
    const cells = Object.entries(row).map(([column, value]) => [column, String(value)]);
    return { line, row: Object.fromEntries(cells) };
  });
}

/** Cells may contain line breaks. */
function linesOf(rows: readonly TableRow<Cells>[]): Map<number, number> {
  let at = 2;
  return new Map(
    rows.map(({ line, row }) => {
      const own = at;
      at += Object.values(row).join('').split('\n').length;
      return [own, line];
    }),
  );
}

const shown = 5;

/** Lines about new, changed, removed and skipped rows. */
export function tableChangesInWords({ added, changed, removed, lostColumns, leftOut }: TableImport): string {
  const such = (keys: readonly string[]) =>
    keys.length > 0 ? ` (${keys.slice(0, shown).join('; ')}${keys.length > shown ? '; …' : ''})` : '';
  const rowsAre = ({ length }: readonly string[]) =>
    length === 0 ? 'No row is' : counted(length, 'row is', 'rows are');
  const lines = [
    `${rowsAre(added)} new${such(added)}`,
    `${rowsAre(changed)} changed${such(changed)}`,
    `${rowsAre(removed)} gone${such(removed)}`,
    ...(lostColumns.length > 0
      ? [
          `${counted(lostColumns.length, 'column is', 'columns are')} gone (${lostColumns.join('; ')}): the newer table has no values for them`,
        ]
      : []),
    ...(leftOut > 0
      ? [`${counted(leftOut, 'row was', 'rows were')} skipped: not a ZIP code of the site`]
      : []),
  ];
  return lines.join('\n');
}

/** What newer tables remove, such as "2 rows and 1 column"; empty if nothing. */
export function removalsInWords(tables: readonly TableImport[]): string {
  const rows = tables.flatMap(({ removed }) => removed).length;
  const columns = tables.flatMap(({ lostColumns }) => lostColumns).length;
  return listInWords([
    ...(rows > 0 ? [counted(rows, 'row', 'rows')] : []),
    ...(columns > 0 ? [counted(columns, 'column', 'columns')] : []),
  ]);
}
