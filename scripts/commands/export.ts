import path from 'node:path';
import type { ListName } from '#content/schemas/places/list-tables.ts';
import { keywordRows } from '#desk/tables/keyword-list.ts';
import { listCsv } from '#desk/tables/list-csv.ts';
import { placeRows } from '#desk/tables/place-list.ts';
import { counted } from '#lib/text.ts';
import type { Options } from '../command-line/command.ts';
import { openFolder } from '../desk/apply-changes.ts';
import { writeWhole } from '../desk/text-file.ts';
import { loadOrExit } from '../load-or-exit.ts';

/** Tells a spreadsheet that the file is UTF-8. */
const byteMark = '\uFEFF';

export function run({ data }: Options<'export'>, [list = '', file]: string[]): void {
  const site = loadOrExit(data);
  const rows = list === 'places' ? placeRows(site) : keywordRows(openFolder(data, site));
  const text = listCsv(list as ListName, rows);
  if (file === undefined) return void process.stdout.write(text);
  writeWhole(path.resolve(file), byteMark + text);
  console.log(`${counted(rows.length, 'row', 'rows')} written to ${file}.`);
}
