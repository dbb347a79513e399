import path from 'node:path';
import { formatProblems } from '#content/letters/format-problems.ts';
import { tableFile, type TableName } from '#content/schemas/places/tables.ts';
import { crashData, crashLimits, crashQueries, streetAsSaid } from '#desk/tables/crash-queries.ts';
import type { FileChange } from '#desk/data-file.ts';
import { ChangeSet } from '#desk/change-set.ts';
import { tableChangesInWords, importTable } from '#desk/tables/import-table.ts';
import type { BuiltFolders, Options } from '../command-line/command.ts';
import { applyOrExit, openFiles } from '../desk/apply-changes.ts';
import { readTextFile } from '../desk/text-file.ts';
import { loadOrExit } from '../load-or-exit.ts';

const patience = 120_000;

export async function run(
  { data, from = crashData, year = new Date().getUTCFullYear() - 1 }: Options<'refresh'>,
  _positionals: string[],
  folders: BuiltFolders,
): Promise<void> {
  const site = loadOrExit(data, folders);
  const changeSet = new ChangeSet(openFiles(data));
  const changes: FileChange[] = [];
  for (const [name, query] of Object.entries(crashQueries(year)) as [TableName, string][]) {
    const file = tableFile(name);
    const before = readTextFile(path.join(data, file));
    const newer = await answerTo(from, query);
    const { table, problems } = importTable(
      name,
      { file, newer, before: before ?? '' },
      (zip) => site.places.zipByCode.has(zip),
      ({ street, ...row }) => (street === undefined ? row : { ...row, street: streetAsSaid(street) }),
    );
    if (!table) {
      console.error(`What the open data answered for ${name} cannot be read.\n\n${formatProblems(problems)}`);
      process.exit(1);
    }
    console.log(`${name}\n${tableChangesInWords(table)}`);
    changes.push({ name: file, before, text: table.text });
    changeSet.edit('places/sources.yaml', (told) => {
      const tables = (told.tables ??= {}) as Record<string, object>;
      tables[name] = {
        source:
          'Motor Vehicle Collisions - Crashes (NYPD, NYC Open Data h9gi-nx95), by the ZIP code of the report',
        credit: 'NYC Open Data / NYPD',
        date: `To December 31, ${year}`,
        license: 'NYC Open Data, free use',
        limits: crashLimits,
      };
    });
  }
  applyOrExit(data, [...changes, ...changeSet.changes()], folders);
  console.log(`Written to ${data}/places.`);
}

async function answerTo(from: string, query: string): Promise<string> {
  const url = `${from}?$query=${encodeURIComponent(query)}`;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patience) });
    if (answer.ok) return await answer.text();
    return gaveUp(from, `it answered ${answer.status}`);
  } catch (error) {
    return gaveUp(from, (error as Error).message);
  }
}

function gaveUp(from: string, why: string): never {
  console.error(`${from} could not be asked: ${why}. Nothing was written; try again later.`);
  process.exit(1);
}
