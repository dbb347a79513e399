import { stringify } from 'csv-stringify/sync';
import { listTables, type ListName } from './list-tables.ts';

/** A list of the data as a table that import reads again. */
export const listCsv = (list: ListName, rows: readonly object[]): string =>
  stringify([...rows], { header: true, columns: Object.keys(listTables[list].row.shape) });
