import type { Problem } from '#lib/problem.ts';
import { readCached } from '../text-cache.ts';
import { largestTable, readText } from '../files/read-text.ts';
import type { Content, County, Single } from '../content.ts';
import { tableFile, tableNames, tables, type PlaceTables, type TableName } from '../schemas/places/tables.ts';
import { slugsOfKind } from '../files/file-kinds.ts';
import type { Reader } from '../reader.ts';
import { checkTables } from './check-tables.ts';
import { readTable, tableLabel, type ReadTables, type TableRow } from './read-table.ts';

/** Reads `data/places/*.csv` and checks the tables against each other and against the counties. */
export function readTables(
  reader: Reader,
  counties: readonly County[],
  zipsToKeep: ReadonlySet<string>,
): PlaceTables {
  const { names, problems } = reader;
  const present = tableNames.filter((name) => names.includes(tableFile(name)));
  const before = problems.length;
  const read = Object.fromEntries(
    tableNames.map((name) => [name, present.includes(name) ? rowsOf(reader, name) : []]),
  ) as unknown as ReadTables;
  const areRowsRead = problems.length === before;
  // An unreadable county has its own letter; rows about its ZIPs are no mistake.
  const areCountiesRead = counties.length === slugsOfKind('county', names).length;
  checkTables(reader, read, { present, areRowsRead, areCountiesRead, zipsToKeep }, counties);
  return Object.fromEntries(
    tableNames.map((name) => [name, read[name].map(({ row }) => row)]),
  ) as unknown as PlaceTables;
}

function rowsOf({ dir, textCache, problems }: Reader, name: TableName): TableRow<unknown>[] {
  const text = readText(dir, tableFile(name), problems, largestTable);
  if (text === undefined) return [];
  const read = (found: Problem[]) => readTable(name, tableLabel(dir, name), text, found);
  return readCached(textCache, `table ${name}`, text, problems, read) ?? [];
}

/** The source of each table, and what the table tells; in the order of the tables. */
export function sourcesOfTables(written: Single<'places/sources.yaml'>['tables']): Content['tableSources'] {
  const entries = tableNames.flatMap((name) => {
    const source = written[name];
    return source ? [[name, { ...source, tells: tables[name].tells }] as const] : [];
  });
  return Object.fromEntries(entries);
}
