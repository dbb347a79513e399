import type { Redirect } from '#content/content.ts';
import { fileKinds, type FileKindName } from '#content/files/file-kinds.ts';
import { slugOf } from '#content/source.ts';
import type { ZipOfCounty } from '#lib/problem.ts';
import { WrongRequest } from '#lib/refused.ts';
import { listInWords } from '#lib/text.ts';
import type { Site } from '#site/plan.ts';
import { ChangeSet } from '../change-set.ts';
import type { DataFiles } from '../data-folder.ts';
import type { FileChange } from '../data-file.ts';
import { leadOn, addRedirects } from '../lead-on.ts';
import { renamings } from '../rename.ts';
import { bodiesFile, withBodies } from './body-rows.ts';
import { hasForm, savedFile, schemaOfFile } from './files.ts';
import { withLocations } from './located-places.ts';
import { movePicture, pictureType } from '../pictures.ts';
import { forgetZips, givenUpZips } from '../zips/given-up-zips.ts';
import type { ZipTable } from '../zips/zip-table.ts';
import { renamedItems, type RenamedItem } from './renamed-items.ts';

/** The edit of one file in a save of the visual editor; with only a name, the file is deleted. */
export interface FormEdit {
  name: string;
  /** Its new name. */
  to?: string;
  form?: string;
  /** The file from which the form was filled in. */
  opened?: string;
  picture?: Uint8Array;
}

/** What else a save writes. */
export interface Beside {
  /** Redirects for removed addresses. */
  redirects?: readonly Redirect[];
  /** Answers to the question who governs new ZIP codes, as typed. */
  bodies?: { zips: readonly ZipOfCounty[]; written: Readonly<Record<string, string>> };
}

export interface FormChanges {
  changes: FileChange[];
  /** The redirects that are written with them. */
  lines: Redirect[];
  /** What was put into files beside what their forms say. */
  notes: string[];
}

/** The data as the visual editor finds it; there may be mistakes in it, and then there is no site. */
interface EditedFolder extends DataFiles {
  site?: Site;
  /** Without it new ZIP codes have no points. */
  zipTable?: ZipTable;
}

/** The changes of one save: what gets another name in addresses is renamed everywhere, as the command does it. */
export function formChanges(
  folder: EditedFolder,
  edits: readonly FormEdit[],
  { redirects = [], bodies }: Beside = {},
): FormChanges {
  const changeSet = new ChangeSet(folder);
  const moved: Redirect[] = [];
  const renameAll = (items: readonly RenamedItem[]) => {
    for (const { kind, from, to } of items)
      moved.push(...renamings[kind](changeSet, inOrder(folder), from, to));
  };
  for (const { name, to } of edits) {
    if (to === undefined) continue;
    if (pictureType(name)) movePicture(changeSet, folder, name, to);
    else renameAll([renamedFile(name, to)]);
  }
  const pictures: FileChange[] = [];
  const notes: string[] = [];
  for (const { name, to, form, opened, picture } of edits) {
    if (form !== undefined) {
      const before = folder.names.includes(name) ? changeSet.textOf(name) : undefined;
      const saved = savedFile(to ?? name, before, form, schemaOfFile(to ?? name)!, opened);
      if (opened !== undefined && before !== undefined && changeSet.before(name) !== opened)
        notes.push(`${name}: with changes that somebody else saved in the meantime`);
      const isRead = before === undefined || hasForm(name, before);
      if (before !== undefined && isRead) renameAll(renamedItems(name, before, saved));
      const { site, zipTable } = folder;
      const home = site?.content.settings.state.abbreviation;
      const located =
        home && zipTable && isRead && (to ?? name).startsWith('counties/')
          ? withLocations(to ?? name, before, saved, zipTable, home)
          : { text: saved };
      changeSet.write(name, located.text);
      if (located.note) notes.push(located.note);
    } else if (to === undefined && picture) pictures.push({ name, before: changeSet.before(name), picture });
    else if (to === undefined) changeSet.remove(name);
  }
  if (folder.site) {
    const givenUp = givenUpZips(changeSet, inOrder(folder));
    const forgotten = new Set(forgetZips(changeSet, inOrder(folder), givenUp));
    for (const { name } of edits.filter((edit) => forgotten.has(edit.name)))
      notes.push(`${name}: without its data about ${listInWords([...givenUp])}`);
  }
  const lines = moved.length > 0 ? leadOn(changeSet, inOrder(folder), moved) : [];
  if (bodies)
    changeSet.write(bodiesFile, withBodies(changeSet.textOf(bodiesFile), bodies.zips, bodies.written));
  if (redirects.length > 0) addRedirects(changeSet, redirects, redirects);
  return { changes: [...changeSet.changes(), ...pictures], lines: [...lines, ...redirects], notes };
}

function inOrder({ site, ...files }: EditedFolder) {
  if (site) return { site, ...files };
  throw new WrongRequest(
    'There are mistakes in the data. Fix them first (npm run check shows where), then rename.',
  );
}

function renamedFile(name: string, to: string): RenamedItem {
  const [folder = '', into] = [name, to].map((file) => file.split('/')[0]);
  const kind = (Object.keys(fileKinds) as FileKindName[]).find((one) =>
    fileKinds[one].folders.includes(folder),
  );
  if (!kind || folder !== into) throw new WrongRequest(`${name} cannot be moved to ${to}.`);
  return { kind, from: slugOf(name), to: slugOf(to) };
}
