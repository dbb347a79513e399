import path from 'node:path';
import { formatProblems } from '#content/letters/format-problems.ts';
import { tableFile, tableNames, type TableName } from '#content/schemas/places/tables.ts';
import { importTable, isChanged, tableChangesInWords } from '#desk/tables/import-table.ts';
import { Refused } from '#lib/refused.ts';
import { wordsMeant } from '#lib/spelling.ts';
import { siteOrRefuse } from '#output/load-site.ts';
import type { BuiltFolders } from '../command-line/command.ts';
import { WrongUsage } from '../command-line/wrong-usage.mjs';
import { siteWithChanges } from './apply-changes.ts';
import { mayWrite, takenAway } from './may-write.ts';
import { readTableFile, readTextFile } from './text-file.ts';
import { writeChanges } from './write-changes.ts';

/**
 * Shows what a newer table of places/ changes, and puts it in the place of the one that is there where somebody says
 * so.
 */
export async function importFacts(
  file: string,
  { data, table, yes }: { data: string; table: string | undefined; yes: boolean },
  folders: BuiltFolders,
): Promise<void> {
  const name = (table ?? path.basename(file, '.csv')) as TableName;
  if (!tableNames.includes(name)) {
    throw new WrongUsage(`There is no table "${name}". ${wordsMeant(name, tableNames, `${data}/places`)}`);
  }
  const newer = readTableFile(file);
  const site = siteOrRefuse(data, folders);
  const before = readTextFile(path.join(data, tableFile(name)));
  const isListed = (zip: string) => site.places.zipByCode.has(zip);
  const read = importTable(name, { file, newer, before: before ?? '' }, isListed);
  if (!read.table) throw new Refused(formatProblems(read.problems));
  const { text, lines } = read.table;
  console.log(tableChangesInWords(read.table));
  if (!isChanged(read.table)) {
    console.log('The data holds all of it already.');
    return;
  }
  const changes = [{ name: tableFile(name), before, text }];
  siteWithChanges(data, changes, folders, {
    file,
    lineOf: (changedFile, { line }) => (changedFile === tableFile(name) ? lines.get(line) : undefined),
  });
  const words = ['facts', file, ...(table === undefined ? [] : ['--table', table])];
  const taken = takenAway([read.table]);
  if (!(await mayWrite('import', words, { data, yes }, taken))) return;
  writeChanges(data, changes);
  console.log(`Written to ${data}/${tableFile(name)}. Correct its date in places/sources.yaml.`);
}
