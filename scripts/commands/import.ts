import path from 'node:path';
import { formatProblems } from '#content/letters/format-problems.ts';
import { readText } from '#content/read.ts';
import { tableFile, tableNames, type TableName } from '#content/schemas/tables.ts';
import { changesInWords, importTable } from '#desk/tables/import-table.ts';
import type { Problem } from '#lib/problem.ts';
import { wordsMeant } from '#lib/text.ts';
import type { Options } from '../command-line/command.ts';
import { WrongUsage } from '../command-line/wrong-usage.mjs';
import { applyOrExit } from '../desk/apply-changes.ts';
import { readTextFile } from '../desk/text-file.ts';
import { loadOrExit } from '../load-or-exit.ts';

export function run({ data, table }: Options<'import'>, [, file = '']: string[]): void {
  const name = (table ?? path.basename(file, '.csv')) as TableName;
  if (!tableNames.includes(name)) {
    throw new WrongUsage(`There is no table "${name}". ${wordsMeant(name, tableNames, 'data/places')}`);
  }
  const site = loadOrExit(data);
  const problems: Problem[] = [];
  const newer = readText(path.dirname(file), path.basename(file), problems, Infinity) ?? '';
  const before = readTextFile(path.join(data, tableFile(name))) ?? '';
  const isListed = (zip: string) => site.places.zipByCode.has(zip);
  const read = problems.length > 0 ? { problems } : importTable(name, { file, newer, before }, isListed);
  if (!read.table) {
    console.error(formatProblems(read.problems));
    process.exit(1);
  }
  console.log(changesInWords(read.table));
  applyOrExit(data, [{ name: tableFile(name), text: read.table.text }]);
  console.log(`Written to ${data}/${tableFile(name)}. Say in places/sources.yaml what it tells of now.`);
}
