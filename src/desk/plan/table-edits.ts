import { keyOfRow, readTable } from '#content/places/read-table.ts';
import { tableFile, tables, type TableName } from '#content/schemas/places/tables.ts';
import type { Problem } from '#lib/problem.ts';
import type { DataEdit } from './edit-words.ts';

type Cells = Readonly<Record<string, unknown>>;

/** The edited rows and cells of a table; undefined if one version cannot be read. */
export function tableEdits(name: TableName, before: string, after: string): DataEdit[] | undefined {
  const [oldRows, newRows] = [rowsByKey(name, before), rowsByKey(name, after)];
  if (!oldRows || !newRows) return undefined;
  const removed = [...oldRows.keys()].filter((key) => !newRows.has(key));
  return [
    ...[...newRows].flatMap(([key, { line, row }]) => {
      const was = oldRows.get(key);
      return was ? cellEdits(key, line, was.row, row) : [{ path: 'rows', line, after: key }];
    }),
    ...removed.map((key) => ({ path: 'rows', before: key })),
  ];
}

function rowsByKey(name: TableName, text: string) {
  const problems: Problem[] = [];
  const rows = readTable(name, tableFile(name), text, problems);
  if (problems.length > 0) return undefined;
  return new Map(
    rows.map(({ line, row }) => {
      const cells: Cells = row;
      return [keyOfRow(tables[name].key, cells), { line, row: cells }];
    }),
  );
}

function cellEdits(key: string, line: number, before: Cells, after: Cells): DataEdit[] {
  const columns = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return columns
    .filter((column) => before[column] !== after[column])
    .map((column) => ({
      path: `${key}, ${column}`,
      line,
      ...(before[column] !== undefined && { before: String(before[column]) }),
      ...(after[column] !== undefined && { after: String(after[column]) }),
    }));
}
