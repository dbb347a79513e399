import path from 'node:path';
import { readText } from '#content/read.ts';
import { tableFile, tableNames, type TableName } from '#content/schemas/places/tables.ts';
import { tableChangesInWords, importTable } from '#desk/tables/import-table.ts';
import type { Problem } from '#lib/problem.ts';
import { wordsMeant } from '#lib/text.ts';
import { WrongUsage } from '../command-line/wrong-usage.mjs';
import { loadOrExit } from '../load-or-exit.ts';
import { applyOrExit } from './apply-changes.ts';
import { readTextFile } from './text-file.ts';

/** Puts a newer table of places/ in the place of the one that is there; returns what is wrong with it. */
export function importFacts(
  file: string,
  { data, table }: { data: string; table: string | undefined },
): Problem[] {
  const name = (table ?? path.basename(file, '.csv')) as TableName;
  if (!tableNames.includes(name)) {
    throw new WrongUsage(`There is no table "${name}". ${wordsMeant(name, tableNames, 'data/places')}`);
  }
  const site = loadOrExit(data);
  const problems: Problem[] = [];
  const newer = readText(path.dirname(file), path.basename(file), problems, Infinity) ?? '';
  if (problems.length > 0) return problems;
  const before = readTextFile(path.join(data, tableFile(name))) ?? '';
  const isListed = (zip: string) => site.places.zipByCode.has(zip);
  const read = importTable(name, { file, newer, before }, isListed);
  if (!read.table) return read.problems;
  console.log(tableChangesInWords(read.table));
  applyOrExit(data, [{ name: tableFile(name), text: read.table.text }]);
  console.log(`Written to ${data}/${tableFile(name)}. Say in places/sources.yaml what it tells of now.`);
  return [];
}
