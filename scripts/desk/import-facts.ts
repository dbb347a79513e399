import path from 'node:path';
import { refuseMistakes } from '#content/letters/format-problems.ts';
import { sourcesFile } from '#content/schemas/places/sources.ts';
import { tableFile, tableNames, type TableName } from '#content/schemas/places/tables.ts';
import { ChangeSet } from '#desk/change-set.ts';
import { importTable, isChanged, removalsInWords, tableChangesInWords } from '#desk/tables/import-table.ts';
import { editSource, sourceFields, type TableSource } from '#desk/tables/table-source.ts';
import { problemOfFile, type LetterParts, type Problem } from '#lib/problem.ts';
import { suggestionFor } from '#lib/spelling.ts';
import type { BuiltFolders } from '../command-line/call.ts';
import { WrongUsage } from '../command-line/wrong-usage.mjs';
import { siteWithChanges } from './apply-changes.ts';
import { openFolder } from './open-files.ts';
import { confirmWrite } from './confirm-write.ts';
import { readTableFile } from './text-file.ts';
import { writeChanges } from './write-changes.ts';

interface ImportOptions extends TableSource {
  data: string;
  table?: string;
  yes: boolean;
}

/** Shows what a newer table of places/ changes, and replaces the existing one once confirmed. */
export async function importFacts(
  file: string,
  { data, table, yes, ...options }: ImportOptions,
  folders: BuiltFolders,
): Promise<void> {
  const newer = readTableFile(file);
  const name = tableReplacedBy(file, { data, table });
  const folder = openFolder(data, folders);
  const changeSet = new ChangeSet(folder);
  const target = tableFile(name);
  const sourceValues = sourceFields.flatMap((of) =>
    options[of] === undefined ? [] : [[of, options[of]] as const],
  );
  if (changeSet.before(target) === undefined && sourceValues.length < sourceFields.length)
    throw new WrongUsage(missingSource(name));
  const isListed = (zip: string) => folder.site.places.zipByCode.has(zip);
  const problems: Problem[] = [];
  const newerTable = importTable(name, { file, newer, before: changeSet.textOf(target) }, isListed, problems);
  if (problems.length === 0 && newerTable.kept === 0)
    problems.push(problemOfFile(file, letterAboutOtherPlaces));
  refuseMistakes(problems);
  console.log(tableChangesInWords(newerTable));
  if (!isChanged(newerTable) && sourceValues.length === 0) {
    console.log('The data already has all of this.');
    return;
  }
  changeSet.write(target, newerTable.text);
  if (sourceValues.length > 0) editSource(changeSet, name, Object.fromEntries(sourceValues));
  const changes = changeSet.changes();
  siteWithChanges(data, changes, folders, {
    file,
    lineOf: (changedFile, { line }) => (changedFile === target ? newerTable.lines.get(line) : undefined),
  });
  const named = [...(table === undefined ? [] : [['table', table] as const]), ...sourceValues];
  const words = ['facts', file, ...named.flatMap(([option, value]) => [`--${option}`, value])];
  const removals = removalsInWords([newerTable]);
  if (!(await confirmWrite('import', words, { data, yes }, removals))) return;
  writeChanges(data, changes);
  const date = options.date === undefined ? ` Update its date in ${sourcesFile}.` : '';
  console.log(`Written to ${data}/${target}.${date}`);
}

function tableReplacedBy(file: string, { data, table }: Pick<ImportOptions, 'data' | 'table'>): TableName {
  const given = table ?? path.basename(file, '.csv');
  const name = tableNames.find((known) => known === given);
  if (name !== undefined) return name;
  const meant = suggestionFor(given, tableNames, `${data}/places`);
  const fix = table === undefined ? ' Name the table that the file replaces, as in: --table people' : '';
  throw new WrongUsage(`There is no table "${given}". ${meant}${fix}`);
}

const letterAboutOtherPlaces: LetterParts = [
  'None of its rows is about a ZIP code of the site.',
  'Give the table of the places that the site has; "npm run new" adds further ones.',
];

/** Pages never print a figure without its source. */
const missingSource = (name: TableName) =>
  `The data has no ${tableFile(name)} yet. Say where this one comes from: ${sourceFields.map((of) => `--${of}`).join(', ')}, each with text in quotes.`;
