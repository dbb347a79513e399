import type { Problem } from '#lib/problem.ts';
import { counted } from '#lib/text.ts';
import type { Row, TableName } from '../schemas/places/tables.ts';
import type { ReadTables, TableRow } from './read-table.ts';

export type TellRow = (
  name: TableName,
  line: number,
  column: string,
  says: string,
  fix: string,
  pending?: Problem['pending'],
) => void;

/** Tolerance for the shares of a ZIP, which are rounded and come from overlaying maps. */
const mostOfAll = 1.02;

/** Columns whose values add up to the whole over all rows of a ZIP. */
const shares = [
  ['municipalities', 'people_share'],
  ['municipalities', 'land_share'],
  ['precincts', 'people_share'],
  ['precincts', 'land_share'],
  ['neighborhoods', 'people_share'],
] as const;

/** Reports impossible figures: shares that add up to more than all, parts larger than the whole. */
export function checkSums(read: ReadTables, tell: TellRow): void {
  for (const [name, column] of shares) tellOfSums(name, column, read[name], tell);
  tellOfStreets(read, tell);
}

function tellOfSums(
  name: TableName,
  column: string,
  rows: readonly TableRow<{ zip: string } & Record<string, unknown>>[],
  tell: TellRow,
): void {
  const sums = new Map<string, number>();
  for (const { line, row } of rows) {
    const before = sums.get(row.zip) ?? 0;
    const sum = before + Number(row[column]);
    sums.set(row.zip, sum);
    if (sum <= mostOfAll || before > mostOfAll) continue;
    const says = `With this row, the shares of ${row.zip} add up to ${sum.toFixed(2)}, which is more than the whole.`;
    tell(name, line, column, says, 'Correct the shares of this ZIP code, which should add up to 1.');
  }
}

function tellOfStreets(read: ReadTables, tell: TellRow): void {
  const countOf = ({ zip, from, to }: Row<'crash-victims' | 'crash-streets'>) => `${zip} ${from} ${to}`;
  const hurt = new Map(read['crash-victims'].map(({ row }) => [countOf(row), row.people_hurt]));
  for (const { line, row } of read['crash-streets']) {
    const all = hurt.get(countOf(row));
    if (all === undefined || row.people_hurt <= all) continue;
    const says = `${counted(row.people_hurt, 'person was', 'people were')} hurt on ${row.street}, but only ${all} in all of ${row.zip}.`;
    tell('crash-streets', line, 'people_hurt', says, 'Correct the number here or in crash-victims.csv.');
  }
}
