import type { Redirect } from '#content/content.ts';
import { ChangedMeanwhile } from '#desk/data-folder.ts';
import { bodiesFile, bodiesOf } from '#desk/editor/body-rows.ts';
import { schemaOfFile } from '#desk/editor/files.ts';
import type { FormEdit } from '#desk/editor/form-edits.ts';
import { howPicturesAreNamed, pictureType } from '#desk/pictures.ts';
import type * as SavePages from '#desk/editor/save-pages.ts';
import { WrongRequest } from '#lib/refused.ts';
import { diskLetter } from '#output/disk-errors.ts';
import { openFiles } from '../desk/open-files.ts';
import { writeChanges } from '../desk/write-changes.ts';
import { bytesIn, fileInEditor, isInside, type FileInEditor } from './edited-files.ts';
import { outdatedFiles, type OutdatedFile, type VersionedEdit } from './outdated-files.ts';
import { tryEdits } from './try-edits.ts';

/** The outcome of a save. Only "saved" wrote anything. */
export type SaveOutcome =
  | {
      kind: 'saved';
      /** The files of the forms as they are now. */
      files: FileInEditor[];
      /** Other files that changed along with it, and what was added to its own. */
      also: string[];
      /** The redirects that were written. */
      lines: Redirect[];
    }
  | { kind: 'refused'; letter: string }
  | { kind: 'outdated'; files: OutdatedFile[] }
  /** The save would remove addresses, or redirect them by these lines; `words` describe it in the question. */
  | { kind: 'asks'; words: string[]; lines: Redirect[] }
  /** Asks who governs these ZIP codes; `known` are those that govern others in their county. */
  | { kind: 'asksBodies'; zips: string[]; known: string[]; doubts: string[] };

/** A save of the editor: edits that belong together. */
export interface Save {
  edits: readonly VersionedEdit[];
  /** Allows removing or redirecting addresses. */
  confirmed: boolean;
  /** Who governs a ZIP code. */
  bodies?: Readonly<Record<string, string>>;
}

type PlanSave = typeof SavePages.planSave;

/** Saves all edits or none. */
export function saveEdits(data: string, save: Save, plan: PlanSave): SaveOutcome {
  try {
    // Files that somebody else has already deleted need no deletion.
    const edits = save.edits.filter((edit) => !isDeletion(edit) || bytesIn(data, edit.name));
    edits.forEach((edit) => checkNames(data, edit));
    const files = outdatedFiles(data, edits);
    if (files.length > 0) return { kind: 'outdated', files };
    return write(data, { ...save, edits }, plan);
  } catch (error) {
    if (error instanceof WrongRequest) return { kind: 'refused', letter: error.message };
    if (error instanceof ChangedMeanwhile)
      return { kind: 'refused', letter: `${error.message} Save again to start from the current files.` };
    const letter = diskLetter(error, true);
    if (letter !== undefined) return { kind: 'refused', letter };
    throw error;
  }
}

const isDeletion = ({ to, form, picture }: FormEdit) =>
  to === undefined && form === undefined && picture === undefined;

function checkNames(data: string, { name, to = name, form }: FormEdit): void {
  const isKnown = (file: string) => (form === undefined && pictureType(file)) || schemaOfFile(file);
  if (!isKnown(name) || !isKnown(to)) {
    const how = to.startsWith('images/')
      ? howPicturesAreNamed
      : 'Names have lowercase letters, digits and hyphens.';
    throw new WrongRequest(`The editor does not write a file ${to}. ${how}`);
  }
  if (!isInside(data, name) || !isInside(data, to)) {
    throw new WrongRequest(`${to} is a link out of the data folder, so it was not written.`);
  }
}

/** A message about a new file that got a number after its name, as the name was taken. */
function numberedNameNotice(data: string, { name, form, version }: VersionedEdit): string[] {
  const named = name.replace(/-\d+(?=\.\w+$)/, '');
  if (form === undefined || version !== undefined || named === name || !bytesIn(data, named)) return [];
  return [`There is already ${named}. This one will be saved as ${name}.`];
}

function write(data: string, { edits, confirmed, bodies: written = {} }: Save, plan: PlanSave): SaveOutcome {
  let result = tryEdits(data, edits);
  const { lost, ungoverned, doubts } = result;
  const open = ungoverned.filter(({ zip }) => !written[zip]);
  if (open.length > 0) {
    const known = bodiesOf(openFiles(data).read(bodiesFile), open);
    return { kind: 'asksBodies', zips: open.map(({ zip }) => zip), known, doubts };
  }
  if (lost.length + ungoverned.length > 0) {
    const bodies = ungoverned.length > 0 ? { zips: ungoverned, written } : undefined;
    result = tryEdits(data, edits, { redirects: lost, bodies });
  }
  if (result.letter !== undefined) return { kind: 'refused', letter: result.letter };
  const { changes, lines, notes, before, after } = result;
  const { words, removesPages } = before && after ? plan(before, after) : { words: [], removesPages: false };
  const notices = edits.flatMap((edit) => numberedNameNotice(data, edit));
  if (!confirmed && (removesPages || lost.length > 0 || notices.length > 0))
    return { kind: 'asks', words: [...notices, ...words], lines };

  writeChanges(data, changes);
  const names = edits.map(({ name, to = name }) => to);
  const touched = changes.map(({ name, to = name }) => to);
  return {
    kind: 'saved',
    files: names.flatMap((name) => fileInEditor(data, name) ?? []),
    also: [...touched.filter((name) => !names.includes(name)), ...notes],
    lines,
  };
}
