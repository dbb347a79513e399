import { CsvError, parse } from 'csv-parse/sync';
import type { z } from 'zod';
import type { Problem } from '#lib/problem.ts';
import { listInWords, nearestWord } from '#lib/text.ts';
import { tables, type Row, type TableName } from '../schemas/tables.ts';

interface Written {
  line: number;
  cells: string[];
}

/** A row with the line on which it stands. */
export interface TableRow<R> {
  line: number;
  row: R;
}

/** The rows of every table that is there. */
export type ReadTables = { [N in TableName]: TableRow<Row<N>>[] };

/** Where a cell stands, and the words about it. */
type Tell = (line: number, cell: number, path: string, says: string, fix: string) => void;

/** The rows of a table; every mistake in its text becomes a problem, and its row is left out. */
export function readTable<N extends TableName>(
  name: N,
  file: string,
  text: string,
  problems: Problem[],
): TableRow<Row<N>>[] {
  const lines = text.split('\n');
  const tell: Tell = (line, cell, path, says, fix) =>
    void problems.push({ file, line, column: columnOf(lines[line - 1] ?? '', cell), path, says, fix });
  const records = recordsOf(text, tell);
  const [head, ...rows] = records ?? [];
  if (!records) return [];
  if (!head) {
    tell(1, 0, '', 'The table is empty.', 'Fill it in, or delete the file: every table may be missing.');
    return [];
  }
  const columns = columnsOf(tables[name].row, head, tell);
  if (!columns) return [];
  const schema = tables[name].row as z.ZodObject;
  const seen = new Map<string, number>();
  return rows.flatMap(({ line, cells: written }) => {
    const cells = cellsOf(written, columns, line, tell);
    if (!cells) return [];
    const parsed = schema.safeParse(cells);
    if (!parsed.success) {
      for (const issue of parsed.error.issues) tellIssue(issue, cells, columns, line, tell);
      return [];
    }
    const key = tables[name].key.map((column) => cells[column]).join(', ');
    const first = seen.get(key);
    if (first !== undefined) {
      tell(line, 0, '', `Line ${first} already tells of ${key}.`, 'Delete one of the two rows.');
      return [];
    }
    seen.set(key, line);
    return [{ line, row: parsed.data as Row<N> }];
  });
}

/** What holds anything: spreadsheets add empty rows. The parser would count lines too, at twice the time. */
function recordsOf(text: string, tell: Tell): Written[] | undefined {
  try {
    let line = 1;
    const records: Written[] = [];
    for (const cells of parse(text, { relax_column_count: true })) {
      if (cells.some((cell) => cell !== '')) records.push({ line, cells });
      line += 1;
      for (const cell of cells) if (cell.includes('\n')) line += cell.split('\n').length - 1;
    }
    return records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The parser looks for the end of the quotation up to the end of the file.
    const line = text.split('\n').findIndex((written) => written.split('"').length % 2 === 0) + 1;
    tell(
      Math.max(1, line),
      0,
      '',
      'A quotation mark stands here that is never closed, or inside of a text.',
      'Close it, or write it twice ("") inside of quotes.',
    );
    return undefined;
  }
}

/** The names of the columns as they stand in the file; absent when the rows cannot be read by them. */
function columnsOf(schema: z.ZodObject, { line, cells }: Written, tell: Tell): string[] | undefined {
  const known = Object.keys(schema.shape);
  const columns = cells.slice(0, cells.findLastIndex((name) => name !== '') + 1).map((name) => name.trim());
  const separator = /[;\t]/.exec(columns[0] ?? '')?.[0];
  if (columns.length === 1 && separator) {
    const sign = separator === ';' ? 'semicolons' : 'tabs';
    tell(line, 0, '', `The columns are divided by ${sign}.`, 'Save it as "CSV UTF-8 (comma delimited)".');
    return undefined;
  }
  const unknown = columns.filter((name) => !known.includes(name));
  const doubled = columns.filter((name, i) => known.includes(name) && columns.indexOf(name) < i);
  const meant = new Set<string>();
  const missing = known.filter((name) => !columns.includes(name));
  for (const name of unknown) {
    const near = nearestWord(name, missing);
    if (near) meant.add(near);
    const fix = near ? `Did you mean "${near}"?` : `Known columns are: ${known.join(', ')}.`;
    tell(
      line,
      columns.indexOf(name),
      name,
      `"${name}" is not a column that is known here.`,
      `${fix} Write each column's name in the first line.`,
    );
  }
  for (const name of doubled) {
    tell(line, columns.lastIndexOf(name), name, `The column "${name}" stands here twice.`, 'Delete one.');
  }
  const needed = missing.filter((name) => !isOptional(schema, name) && !meant.has(name));
  if (needed.length > 0) {
    const named = listInWords(needed.map((name) => `"${name}"`));
    const says = needed.length > 1 ? `The columns ${named} are missing.` : `The column ${named} is missing.`;
    tell(line, 0, '', says, `The first line reads: ${known.join(',')}`);
  }
  return unknown.length + doubled.length + needed.length > 0 ? undefined : columns;
}

const isOptional = (schema: z.ZodObject, name: string) =>
  (schema.shape[name] as z.ZodType).safeParse(undefined).success;

function cellsOf(
  record: readonly string[],
  columns: readonly string[],
  line: number,
  tell: Tell,
): Record<string, string> | undefined {
  const extra = record.findIndex((cell, i) => i >= columns.length && cell !== '');
  if (extra !== -1) {
    tell(
      line,
      extra,
      '',
      `This row has more cells than the ${columns.length} columns of the first line.`,
      'Put a text that holds a comma in quotes, or delete what is too much.',
    );
    return undefined;
  }
  const cells: Record<string, string> = {};
  columns.forEach((column, i) => {
    const cell = record[i]?.trim() ?? '';
    if (cell !== '') cells[column] = cell;
  });
  return cells;
}

function tellIssue(
  issue: z.core.$ZodIssue,
  cells: Readonly<Record<string, string>>,
  columns: readonly string[],
  line: number,
  tell: Tell,
): void {
  const column = String(issue.path[0]);
  const at = (says: string, fix: string) => tell(line, columns.indexOf(column), column, says, fix);
  const written = cells[column];
  if (written === undefined) return at(`"${column}" is empty here.`, 'Fill it in, or delete the row.');
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    const meant = nearestWord(written, values);
    return at(
      `"${column}" cannot be "${written}".`,
      `${meant ? `Did you mean "${meant}"? ` : ''}It is one of: ${values.join(', ')}.`,
    );
  }
  const [says, fix] = issue.message.split('\n', 2) as [string, string?];
  at(says, fix ?? 'Write it again.');
}

/** Where a cell begins on its line, counted from 1. */
function columnOf(line: string, cell: number): number {
  let commas = 0;
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    if (commas === cell) return at + 1;
    if (line[at] === '"') quoted = !quoted;
    else if (line[at] === ',' && !quoted) commas++;
  }
  return commas === cell ? line.length + 1 : 1;
}
