import path from 'node:path';
import { formatProblems } from '#content/letters/format-problems.ts';
import { tableFile, type TableName } from '#content/schemas/tables.ts';
import { crashData, crashLimits, crashQueries, streetAsSaid } from '#desk/crash-queries.ts';
import type { FileChange } from '#desk/data-file.ts';
import { Draft } from '#desk/data-folder.ts';
import { changesInWords, importTable } from '#desk/import-table.ts';
import { applyOrExit, openFiles } from './apply-changes.ts';
import { loadOrExit, optionsOrExit, wrongUsage } from './load-or-exit.ts';
import { readTextFile } from './text-file.ts';

const usage = `Usage: npm run refresh -- crashes [options]
Makes the crash tables of data/places anew from the open data of New York City; needs a network.
  --from URL    another address of the same dataset (${crashData})
  --year YEAR   the last whole year to count (last year)
  --data DIR    folder with the data (data)`;

const options = {
  from: { type: 'string', default: crashData },
  year: { type: 'string', default: String(new Date().getUTCFullYear() - 1) },
  data: { type: 'string', default: 'data' },
} as const;
const { values, positionals } = optionsOrExit({ allowPositionals: true, options }, usage);
if (positionals.join() !== 'crashes' || !/^\d{4}$/.test(values.year))
  wrongUsage('Say what to refresh.', usage);

const patience = 120_000;
const site = loadOrExit(values.data);
const draft = new Draft(openFiles(values.data));
const changes: FileChange[] = [];
for (const [name, query] of Object.entries(crashQueries(Number(values.year))) as [TableName, string][]) {
  const file = tableFile(name);
  const before = readTextFile(path.join(values.data, file)) ?? '';
  const newer = await answerTo(query);
  const { table, problems } = importTable(
    name,
    { file, newer, before },
    (zip) => site.places.zipByCode.has(zip),
    ({ street, ...row }) => (street === undefined ? row : { ...row, street: streetAsSaid(street) }),
  );
  if (!table) {
    console.error(`What the open data answered for ${name} cannot be read.\n\n${formatProblems(problems)}`);
    process.exit(1);
  }
  console.log(`${name}\n${changesInWords(table)}`);
  changes.push({ name: file, text: table.text });
  draft.edit('places/sources.yaml', (told) => {
    const tables = told.tables as Record<string, object>;
    tables[name] = {
      source:
        'Motor Vehicle Collisions - Crashes (NYPD, NYC Open Data h9gi-nx95), by the ZIP code of the report',
      credit: 'NYC Open Data / NYPD',
      date: `To December 31, ${values.year}`,
      license: 'NYC Open Data, free use',
      limits: crashLimits,
    };
  });
}
applyOrExit(values.data, [...changes, ...draft.changes()]);
console.log(`Written to ${values.data}/places.`);

async function answerTo(query: string): Promise<string> {
  const url = `${values.from}?$query=${encodeURIComponent(query)}`;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patience) });
    if (answer.ok) return await answer.text();
    return gaveUp(`it answered ${answer.status}`);
  } catch (error) {
    return gaveUp((error as Error).message);
  }
}

function gaveUp(why: string): never {
  console.error(`${values.from} could not be asked: ${why}. Nothing was written; try again later.`);
  process.exit(1);
}
