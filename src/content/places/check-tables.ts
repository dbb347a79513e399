import { problemOfFile, type LetterParts } from '#lib/problem.ts';
import type { County } from '../content.ts';
import { fileLabel } from '../files/list-files.ts';
import { isMisplaced } from '../files/wrong-place.ts';
import type { Reader } from '../reader.ts';
import { fieldsByZip } from '../schemas/places/counties.ts';
import { sourcesFile } from '../schemas/places/sources.ts';
import { tableFile, tableNames, type TableName } from '../schemas/places/tables.ts';
import { problemAt } from '../source.ts';
import { checkBodies } from './check-bodies.ts';
import { checkSums, type TellRow } from './check-sums.ts';
import { tableLabel, type ReadTables, type TableRow } from './read-table.ts';

/** Cells that refer to a row of another table; if that one may be missing, they are not checked without it. */
const references: { from: TableName; column: string; to: TableName; key: string; mayBeMissing?: true }[] = [
  { from: 'precincts', column: 'precinct', to: 'precinct-houses', key: 'precinct' },
  { from: 'zip-stations', column: 'station', to: 'stations', key: 'id' },
  { from: 'police', column: 'body', to: 'municipalities', key: 'body', mayBeMissing: true },
];

/** A hospital may have its own ZIP, which the site need not list. */
export const ofOtherPlaces: ReadonlySet<TableName> = new Set(['hospitals']);

/** Something is only known to be missing where all rows, or all counties, could be read. */
interface WhatWasRead {
  present: readonly TableName[];
  areRowsRead: boolean;
  areCountiesRead: boolean;
  /** If no city lists one, its lost addresses are reported instead of its rows. */
  zipsToKeep: ReadonlySet<string>;
}

/** Checks the tables against each other, the counties and the list of sources. */
export function checkTables(
  reader: Reader,
  read: ReadTables,
  { present, areRowsRead, areCountiesRead, zipsToKeep }: WhatWasRead,
  counties: readonly County[],
): void {
  const { dir, problems } = reader;
  const tell: TellRow = (name, line, path, says, fix, pending) =>
    void problems.push({ file: tableLabel(dir, name), line, column: 1, path, says, fix, pending });
  if (areCountiesRead)
    checkZipsOfRows(read, new Set([...counties.flatMap(zipsNamedBy), ...zipsToKeep]), tell);
  if (areRowsRead) checkNamedRows(read, tell);
  checkSums(read, tell);
  if (areRowsRead && read.municipalities.length > 0) checkBodies(reader, read, counties);
  checkTableSources(reader, present);
}

/** Rows about a ZIP that the site does not list would never be shown. */
function checkZipsOfRows(read: ReadTables, named: ReadonlySet<string>, tell: TellRow): void {
  const fix =
    'Add it to a city in counties/, or correct it. Delete the row only if the site no longer covers that ZIP code.';
  for (const name of tableNames) {
    if (ofOtherPlaces.has(name)) continue;
    for (const { line, row } of read[name] as TableRow<{ zip?: string }>[]) {
      if (row.zip === undefined || named.has(row.zip)) continue;
      const { zip } = row;
      tell(name, line, 'zip', `No city of the site lists the ZIP code ${zip}.`, fix, { zip });
    }
  }
}

/** Rows of other tables that a row refers to must exist. */
function checkNamedRows(read: ReadTables, tell: TellRow): void {
  for (const { from, column, to, key, mayBeMissing } of references) {
    if (mayBeMissing && read[to].length === 0) continue;
    const known = new Set(read[to].map(({ row }) => (row as Record<string, unknown>)[key]));
    for (const { line, row } of read[from]) {
      const value = String((row as Record<string, unknown>)[column]);
      if (known.has(value)) continue;
      const says = `${tableFile(to)} has no ${key} "${value}".`;
      tell(from, line, column, says, 'Correct it, add it there, or delete the row.');
    }
  }
}

/**
 * If a county's file mentions an unlisted ZIP, that has its own letter, and its good rows stay. Not so on islands, where
 * hospitals may have ZIPs of their own.
 */
const zipsNamedBy = (county: County): string[] => [
  ...county.cities.flatMap(({ zips }) => zips),
  ...fieldsByZip.flatMap((field) => Object.keys(county[field])),
  ...Object.values(county.neighborhoods).flat(),
];

const noSources: LetterParts = [
  'The file with the source of each table is missing.',
  'Restore it from the last commit, or write "tables:" and, below it, each table with its source, credit, date and license.',
];

/** A figure without its source cannot be printed. */
function checkTableSources({ dir, names, sources, problems }: Reader, present: readonly TableName[]): void {
  const source = sources.get(sourcesFile);
  const isThere = new Set(names);
  if (!source && present.length > 0 && !isThere.has(sourcesFile) && !isMisplaced(sourcesFile, isThere))
    problems.push(problemOfFile(fileLabel(dir, sourcesFile), noSources));
  const described = source?.value.tables;
  // What cannot be read, or is no group, has its own letter.
  if (!source || typeof described !== 'object' || described === null || Array.isArray(described)) return;
  for (const name of present) {
    if (name in described) continue;
    const says = `The source of the table ${tableFile(name)} is missing.`;
    const fix = `Write "${name}:" below "tables:" in ${sourcesFile}, with its source, credit, date and license.`;
    problems.push(problemAt(source, ['tables'], says, fix));
  }
  // The schema reports unknown names.
  for (const name of tableNames) {
    if (!(name in described) || present.includes(name) || isMisplaced(tableFile(name), isThere)) continue;
    const says = `There is no table ${tableFile(name)}.`;
    problems.push(problemAt(source, ['tables', name], says, 'Add that file, or delete this entry.'));
  }
}
