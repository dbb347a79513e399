import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { wrongWithOfficeFile } from '#content/files/office-files.ts';
import { writeWhole } from '#content/files/write-whole.ts';
import { keywordRows } from '#desk/tables/keyword-list.ts';
import { listCsv } from '#desk/tables/list-tables.ts';
import { placeRows } from '#desk/tables/place-list.ts';
import { WrongRequest } from '#lib/refused.ts';
import { counted } from '#lib/text.ts';
import { isWithin, realPathOf } from '#output/folder/paths.ts';
import type { Call } from '../command-line/call.ts';
import { openFolder } from '../desk/open-files.ts';

/** Tells a spreadsheet that the file is UTF-8. */
const byteMark = '\uFEFF';

export function run({ options: { data }, positionals, folders }: Call<'export'>): void {
  const [list, file] = positionals;
  const folder = openFolder(data, folders);
  const rows = list === 'places' ? placeRows(folder.site) : keywordRows(folder);
  const text = listCsv(list, rows);
  if (file === undefined) return void process.stdout.write(text);
  const target = path.resolve(file);
  if (isDevice(target))
    throw new WrongRequest(
      `${target} is a device, not a file. Give the name of a new file, or none to print the table.`,
    );
  if (isWithin(realPathOf(target), realPathOf(data)))
    throw new WrongRequest(
      `${target} is in the data folder, where a list does not belong. Choose a file outside ${data}/, such as ${list}.csv.`,
    );
  writeNew(target, byteMark + text);
  // The absolute path, as the user may be in another folder than npm runs this in.
  console.log(`${counted(rows.length, 'row', 'rows')} written to ${target}.`);
}

function isDevice(target: string): boolean {
  const there = statSync(target, { throwIfNoEntry: false });
  return there !== undefined && !there.isFile() && !there.isDirectory();
}

/** Never overwrites a spreadsheet that somebody has edited, or a file of the data. */
function writeNew(target: string, text: string): void {
  const { dir, name, base } = path.parse(target);
  if (wrongWithOfficeFile(base, 'csv'))
    throw new WrongRequest(
      `This writes a CSV file, which no program opens under the name "${base}". Name it ${name}.csv.`,
    );
  if (!existsSync(dir))
    throw new WrongRequest(`There is no folder ${dir}. Correct its name, or create it first.`);
  const there = statSync(target, { throwIfNoEntry: false });
  if (there?.isDirectory())
    throw new WrongRequest(
      `${target} is a folder. Give the name of a file, such as ${path.join(target, 'places.csv')}.`,
    );
  if (there && readFileSync(target, 'utf8') !== text) {
    throw new WrongRequest(
      `${target} already exists, with different content. Choose another name, or delete that file.`,
    );
  }
  writeWhole(target, text);
}
