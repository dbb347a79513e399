import { tableFile, type TableName } from '#content/schemas/places/tables.ts';
import {
  crashData,
  crashQueries,
  crashSource,
  lastFullYear,
  spellingsOf,
  streetAsSaid,
} from '#desk/tables/crash-queries.ts';
import { ChangeSet } from '#desk/change-set.ts';
import {
  importTable,
  isChanged,
  removalsInWords,
  tableChangesInWords,
  type TableImport,
} from '#desk/tables/import-table.ts';
import { editSource } from '#desk/tables/table-source.ts';
import type { Problem } from '#lib/problem.ts';
import { Refused } from '#lib/refused.ts';
import { siteOrRefuse } from '#output/load-site.ts';
import type { Call } from '../command-line/call.ts';
import { applyChanges } from '../desk/apply-changes.ts';
import { openFiles } from '../desk/open-files.ts';
import { confirmWrite } from '../desk/confirm-write.ts';
import { downloadTable, wrongTable } from '../desk/download-table.ts';

export async function run({ options, folders }: Call<'refresh'>): Promise<void> {
  const { data, from = crashData, year = lastFullYear(new Date()), yes } = options;
  const { site, content } = siteOrRefuse(data, folders);
  const known = spellingsOf(content.tables['crash-streets']);
  const changeSet = new ChangeSet(openFiles(data));
  const newerTables: TableImport[] = [];
  let rows = 0;
  for (const [name, query] of Object.entries(crashQueries(year)) as [TableName, string][]) {
    const file = tableFile(name);
    console.log(`Downloading ${name}, which may take a few minutes …`);
    const newer = await downloadTable(from, query);
    const problems: Problem[] = [];
    const table = importTable(
      name,
      { file, newer, before: changeSet.textOf(file) },
      (zip) => site.places.zipByCode.has(zip),
      problems,
      ({ street, ...row }) => (street === undefined ? row : { ...row, street: streetAsSaid(street, known) }),
    );
    if (problems.length > 0) throw wrongTable(from, name, problems);
    rows += table.kept;
    console.log(tableChangesInWords(table));
    // An unchanged table keeps its source, which may have been edited by hand.
    if (!isChanged(table)) continue;
    newerTables.push(table);
    changeSet.write(file, table.text);
    editSource(changeSet, name, crashSource(year));
  }
  if (rows === 0) throw new Refused(`${from} has no rows about ZIP codes of the site. Nothing was written.`);
  if (newerTables.length === 0) return console.log('The data already has all of this.');
  const removals = removalsInWords(newerTables);
  // Asks, because an incomplete response looks like one that removes rows.
  const words = ['crashes', ...(from === crashData ? [] : ['--from', from]), '--year', String(year)];
  if (removals && !(await confirmWrite('refresh', words, { data, yes }, removals))) return;
  applyChanges(data, changeSet.changes(), folders);
  console.log(`Written to ${data}/places/.`);
}
