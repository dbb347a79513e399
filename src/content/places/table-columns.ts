import type { z } from 'zod';
import { listInWords } from '#lib/text.ts';
import { nearestWord } from '#lib/spelling.ts';
import { mayBeOmitted } from '../schema-at.ts';
import type { TellCell, WrittenRow } from './csv-rows.ts';

/** The columns of a table in its file, and those that identify a row. */
export interface TableKind<R> {
  row: z.ZodType<R> & { shape: Record<string, z.ZodType> };
  key: readonly string[];
  /** Maps a heading to its column, as people write headings in many ways. */
  meant?: (written: string) => string;
  /**
   * Decodes a cell, in tables that are exported for spreadsheets. In others, odd spaces become plain ones, as their rows
   * name each other.
   */
  decode?: (written: string) => string;
  /** Called for unknown columns; without it they are mistakes. */
  passOver?: (columns: string[]) => void;
}

/** The column names in file order; undefined if rows cannot be read with them. */
export function columnsOf<R>(
  { row: schema, meant: asMeant = (name) => name, passOver }: TableKind<R>,
  { line, cells }: WrittenRow,
  tell: TellCell,
): string[] | undefined {
  const known = Object.keys(schema.shape);
  const columns = cells
    .slice(0, cells.findLastIndex((name) => name !== '') + 1)
    // A heading in two lines, as spreadsheets wrap them.
    .map((name) => asMeant(name.trim().replace(/\s+/g, ' ')));
  const missing = known.filter((name) => !columns.includes(name));
  const strange = columns.filter((name) => !known.includes(name));
  const likely = new Map(strange.map((name) => [name, nearestWord(name, missing)]));
  const unknown = strange.filter((name) => !passOver || likely.get(name));
  const doubled = columns.filter((name, i) => known.includes(name) && columns.indexOf(name) < i);
  const meant = unknown.map((name) => likely.get(name));
  const allKnown = `The columns of this table are: ${known.join(', ')}.`;
  if (missing.length === known.length && !meant.some(Boolean)) {
    return tell(
      { line },
      'The first line does not hold the names of the columns.',
      `${allKnown} Write them there, with commas between them, and delete any title above them.`,
    );
  }
  for (const [cell, name] of columns.entries()) {
    if (!unknown.includes(name)) continue;
    const near = likely.get(name);
    const fix = near
      ? `Did you mean "${near}"? Write that in the first line, or delete the column.`
      : `${allKnown} Write one of these in the first line, or delete the column.`;
    const at = { line, cell, column: name };
    tell(at, name === '' ? 'A column has no name here.' : `"${name}" is not a column of this table.`, fix);
  }
  for (const name of doubled) {
    const at = { line, cell: columns.lastIndexOf(name), column: name };
    tell(at, `The column "${name}" is here twice.`, 'Delete one of the two.');
  }
  const needed = missing.filter((name) => !mayBeOmitted(schema.shape[name]!) && !meant.includes(name));
  if (needed.length > 0) {
    const unread = strange.filter((name) => !unknown.includes(name));
    const says = [
      `The ${needed.length > 1 ? 'columns' : 'column'} ${listQuoted(needed)} ${needed.length > 1 ? 'are' : 'is'} missing`,
      ...(unread.length > 0 ? [`${listQuoted(unread)} ${unread.length > 1 ? 'are' : 'is'} not used`] : []),
    ];
    tell({ line }, `${says.join('; ')}.`, `${allKnown} Write each column's name in the first line.`);
  }
  if (unknown.length + doubled.length + needed.length > 0) return undefined;
  passOver?.(strange);
  return columns;
}

const listQuoted = (names: readonly string[]) => listInWords(names.map((name) => `"${name}"`));
