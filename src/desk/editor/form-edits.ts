import type { Redirect } from '#content/content.ts';
import { kindOfFile } from '#content/files/file-kinds.ts';
import type { RenameCommand } from '#content/files/moved-files.ts';
import { slugOf } from '#content/source.ts';
import type { ZipOfCounty } from '#lib/problem.ts';
import { WrongRequest } from '#lib/refused.ts';
import { listInWords } from '#lib/text.ts';
import { ChangeSet } from '../change-set.ts';
import type { FileChange } from '../data-file.ts';
import type { DataFolder } from '../data-folder.ts';
import { forgetRemoved } from '../edit-references.ts';
import { redirectMoved, addRedirects } from '../moved-addresses.ts';
import { dropRedirects } from '../returning-pages.ts';
import { renamings, type RenameKind } from '../rename.ts';
import { bodiesFile, withBodies } from './body-rows.ts';
import { movePicture, pictureType } from '../pictures.ts';
import { forgetZips, givenUpZips } from '../zips/given-up-zips.ts';
import { textOfForm, type EditedFolder, type FilledForm } from './form-text.ts';

/** The edit of one file in a save of the visual editor; with only a name, the file is deleted. */
export interface FormEdit extends Omit<FilledForm, 'form'> {
  form?: string;
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

/** The changes of one save: what gets another name in addresses is renamed everywhere, as the command does it. */
export function formChanges(
  folder: EditedFolder,
  edits: readonly FormEdit[],
  { redirects = [], bodies }: Beside = {},
): FormChanges {
  const changeSet = new ChangeSet(folder);
  const moved: Redirect[] = [];
  const renameAll = (items: readonly RenameCommand<RenameKind>[]) => {
    for (const { kind, from, to } of items)
      moved.push(...renamings[kind](changeSet, withoutMistakes(folder), from, to));
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
      const filled = textOfForm(folder, changeSet, { name, to, form, opened });
      renameAll(filled.renamed);
      changeSet.write(name, filled.text);
      notes.push(...filled.notes);
    } else if (to !== undefined) continue;
    else if (picture) pictures.push({ name, before: changeSet.before(name), picture });
    else changeSet.remove(name);
  }
  if (folder.site) {
    forgetRemoved(changeSet, folder);
    notes.push(...forgetGivenUp(changeSet, withoutMistakes(folder), edits));
    dropRedirects(changeSet);
  }
  const lines = moved.length > 0 ? redirectMoved(changeSet, withoutMistakes(folder), moved) : [];
  if (bodies)
    changeSet.write(bodiesFile, withBodies(changeSet.textOf(bodiesFile), bodies.zips, bodies.written));
  if (redirects.length > 0) addRedirects(changeSet, redirects);
  return { changes: [...changeSet.changes(), ...pictures], lines: [...lines, ...redirects], notes };
}

/** Removes the data about ZIP codes that no city lists any more; returns notes about edited files. */
function forgetGivenUp(changeSet: ChangeSet, folder: DataFolder, edits: readonly FormEdit[]): string[] {
  const givenUp = givenUpZips(changeSet, folder);
  const forgotten = new Set(forgetZips(changeSet, folder, givenUp));
  return edits
    .filter(({ name }) => forgotten.has(name))
    .map(({ name }) => `${name}: without its data about ${listInWords([...givenUp])}`);
}

function withoutMistakes({ site, ...files }: EditedFolder): DataFolder {
  if (site) return { site, ...files };
  throw new WrongRequest(
    'There are mistakes in the data. Fix them first (every page of the site shows where), then rename.',
  );
}

function renamedFile(name: string, to: string): RenameCommand {
  const [kind, folder] = [kindOfFile(name), name.split('/', 1)[0]!];
  if (!kind || !to.startsWith(`${folder}/`)) throw new WrongRequest(`${name} cannot be moved to ${to}.`);
  return { kind, from: slugOf(name), to: slugOf(to) };
}
