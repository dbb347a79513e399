import path from 'node:path';
import { formatProblems } from '#content/letters/format-problems.ts';
import { readText } from '#content/read.ts';
import { tableFile, tableNames, type TableName } from '#content/schemas/tables.ts';
import { changesInWords, importTable } from '#desk/import-table.ts';
import type { Problem } from '#lib/problem.ts';
import { wordsMeant } from '#lib/text.ts';
import { applyOrExit } from './apply-changes.ts';
import { loadOrExit, optionsOrExit, wrongUsage } from './load-or-exit.ts';
import { readTextFile } from './text-file.ts';

const usage = `Usage: npm run import -- facts FILE [options]
Takes over a newer table of data/places and says what it changes.
  FILE          a CSV file with the columns of the table, by the name of the table, such as crashes.csv
  --table NAME  which table it is, where the file has another name: ${tableNames.join(', ')}
  --data DIR    folder with the data (data)`;

const options = { table: { type: 'string' }, data: { type: 'string', default: 'data' } } as const;
const { values, positionals } = optionsOrExit({ allowPositionals: true, options }, usage);
const [what, file, ...others] = positionals;
if (what !== 'facts' || file === undefined || others.length > 0) wrongUsage('Say which file.', usage);
const name = (values.table ?? path.basename(file, '.csv')) as TableName;
if (!tableNames.includes(name)) {
  wrongUsage(`There is no table "${name}". ${wordsMeant(name, tableNames, 'data/places')}`, usage);
}

const site = loadOrExit(values.data);
const problems: Problem[] = [];
const newer = readText(path.dirname(file), path.basename(file), problems, Infinity) ?? '';
const before = readTextFile(path.join(values.data, tableFile(name))) ?? '';
const isListed = (zip: string) => site.places.zipByCode.has(zip);
const read = problems.length > 0 ? { problems } : importTable(name, { file, newer, before }, isListed);
if (!read.table) {
  console.error(formatProblems(read.problems));
  process.exit(1);
}
console.log(changesInWords(read.table));
applyOrExit(values.data, [{ name: tableFile(name), text: read.table.text }]);
console.log(`Written to ${values.data}/${tableFile(name)}. Say in places/sources.yaml what it tells of now.`);
