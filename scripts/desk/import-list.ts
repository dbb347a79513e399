import path from 'node:path';
import { refuseMistakes } from '#content/letters/format-problems.ts';
import { readRows } from '#content/places/read-table.ts';
import type { TableKind } from '#content/places/table-columns.ts';
import { listTables, type ListName } from '#desk/tables/list-tables.ts';
import { importKeywords } from '#desk/tables/keyword-list.ts';
import { atCells, type ListImport } from '#desk/tables/list-import.ts';
import { importPlaces } from '#desk/tables/place-list.ts';
import type { Problem } from '#lib/problem.ts';
import { counted, firstInWords, firstOf, listInWords } from '#lib/text.ts';
import type { BuiltFolders } from '../command-line/call.ts';
import { addedPagesInWords } from './added-pages.ts';
import { tryChanges } from './apply-changes.ts';
import { openFolder } from './open-files.ts';
import { updateSchemas } from './editor-schemas.ts';
import { confirmWrite } from './confirm-write.ts';
import { shippedZips } from './shipped-files.ts';
import { readTableFile } from './text-file.ts';
import { writeChanges } from './write-changes.ts';

/** Further lines of the plan are only counted. */
const shown = 40;
const filesShown = 8;
const namesShown = 5;

/** Shows what a table adds and changes, and writes it once confirmed. */
export async function importList(
  list: ListName,
  file: string,
  { data, yes }: { data: string; yes: boolean },
  folders: BuiltFolders,
): Promise<void> {
  const text = readTableFile(file);
  const folder = openFolder(data, folders);
  const problems: Problem[] = [];
  const passedOver: string[] = [];
  const read = <R>(kind: TableKind<R>) =>
    readRows({ ...kind, passOver: (columns) => void passedOver.push(...columns) }, file, text, problems);
  const imported =
    list === 'places'
      ? importPlaces(folder, read(listTables.places), file, problems, shippedZips(folders.checkout))
      : importKeywords(folder, read(listTables.keywords), file, problems);
  if (problems.length > 0) for (const line of notRead(passedOver)) console.error(line);
  refuseMistakes(atCells(problems, text, listTables[list].meant));
  console.log(planInWords(imported, passedOver).join('\n'));
  if (imported.changes.length === 0) return;
  const { site: after, pending } = tryChanges(data, imported.changes, folders, {
    file,
    lineOf: (name, { path: entry }) => imported.origins.lineOf(name, entry),
  });
  if (pending === undefined) console.log(addedPagesInWords(folder.site, after).join('\n'));
  else console.error(pending);
  if (!(await confirmWrite('import', [list, file], { data, yes }))) return;
  writeChanges(data, imported.changes);
  updateSchemas(data);
  if (pending !== undefined) process.exitCode = 1;
  const written = imported.changes.map(({ name }) => path.join(data, name));
  console.log(`Written to ${firstInWords(written, filesShown)}.`);
}

function planInWords({ lines, doubts, untold, things }: ListImport, passedOver: readonly string[]): string[] {
  return [
    ...(lines.length === 0 ? ['The data already has all of this.'] : firstOf(lines, shown, 'line', 'lines')),
    ...firstOf(doubts, shown, 'line', 'lines'),
    ...(untold.length > 0
      ? [
          `Kept, although not in the table: ${counted(untold.length, ...things)} (${firstInWords(untold, namesShown)}).`,
        ]
      : []),
    ...notRead(passedOver),
  ];
}

const notRead = (columns: readonly string[]) => {
  const names = new Set(columns.map((name) => name || '(no name)'));
  return names.size > 0 ? [`Columns ignored: ${listInWords([...names])}.`] : [];
};
