import { lostAddresses } from '#addresses/check-ledger.ts';
import { RedirectTable } from '#addresses/redirect-table.ts';
import type { Line } from '#addresses/vanished.ts';
import { loadContent } from '#content/load.ts';
import { remembering, type Memory } from '#content/memory.ts';
import { fileLabel } from '#content/read.ts';
import { WrongRequest } from '#desk/data-folder.ts';
import { savedFile, schemaOfFile } from '#desk/editor/files.ts';
import { formChanges, type FormChanges, type FormEdit } from '#desk/editor/form-edits.ts';
import { howPicturesAreNamed, pictureType } from '#desk/editor/pictures.ts';
import { publishedBy } from '#desk/lead-on.ts';
import { plainText } from '#lib/file-text.ts';
import type { Problem } from '#lib/problem.ts';
import { loadSite } from '#output/load-site.ts';
import { planSite, type Site } from '#site/plan.ts';
import { inCopy, letterAbout, openFiles, writeChanges } from '../desk/apply-changes.ts';
import { bytesIn, isInside, versionOf } from './edited-files.ts';

/** An edit, and the version of the file that it was made from; none for a new file. */
export interface VersionedEdit extends FormEdit {
  version?: string;
}

/** What became of a save. Only one that is "saved" wrote anything. */
export type Outcome =
  | {
      kind: 'saved';
      /** The new versions by name. */
      versions: Record<string, string>;
      /** Other files that changed with it. */
      also: string[];
      /** The redirects that were written. */
      lines: Line[];
    }
  | { kind: 'refused'; letter: string }
  /** Somebody else was here first: each text as it is now, and as the save would have it. */
  | { kind: 'outdated'; files: { name: string; version?: string; theirs?: string; yours?: string }[] }
  /** Published addresses would be lost but for these redirects; to be asked about. */
  | { kind: 'lost'; lines: Line[] };

/** Saves what belongs together, all of it or nothing; `redirectLost` says that the redirects may be written. */
export function saveEdits(data: string, asked: readonly VersionedEdit[], redirectLost: boolean): Outcome {
  // What somebody else deleted needs no deletion.
  const edits = asked.filter((edit) => !isDeletion(edit) || bytesIn(data, edit.name));
  try {
    edits.forEach((edit) => checkNames(data, edit));
    const files = outdatedFiles(data, edits);
    if (files.length > 0) return { kind: 'outdated', files };
    return write(data, edits, redirectLost);
  } catch (error) {
    if (error instanceof WrongRequest) return { kind: 'refused', letter: error.message };
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
      : 'Names have small letters, digits and hyphens.';
    throw new WrongRequest(`The editor does not write a file ${to}. ${how}`);
  }
  if (!isInside(data, name) || !isInside(data, to)) {
    throw new WrongRequest(`${to} is a link out of the data folder, so it was not written.`);
  }
}

function outdatedFiles(data: string, edits: readonly VersionedEdit[]) {
  return edits.flatMap(({ name, to = name, form, version }) => {
    const bytes = bytesIn(data, name);
    const present = bytes && versionOf(bytes);
    if (present === version) return [];
    const theirs = bytes && schemaOfFile(name) ? plainText(String(bytes)) : undefined;
    const yours = form === undefined ? undefined : savedFile(to, theirs, form, schemaOfFile(to)!);
    // Both wrote the same, or a rename just before has done it.
    return yours !== undefined && yours === theirs ? [] : [{ name, version: present, theirs, yours }];
  });
}

function write(data: string, edits: readonly VersionedEdit[], redirectLost: boolean): Outcome {
  const memory = remembering();
  const before = loadSite(data, { memory });
  const folder = { ...openFiles(data), site: before.site };
  // Only new mistakes count: somebody may be in the middle of mending another file.
  const known = new Set((before.problems ?? []).map((problem) => keyOf(problem, data)));
  const look = ({ changes }: FormChanges) =>
    inCopy(data, changes, (copy) => {
      const { problems = [] } = loadSite(copy, { memory });
      const added = problems.filter((problem) => !known.has(keyOf(problem, copy)));
      return {
        lost: before.site ? linesForLost(copy, before.site, memory) : [],
        letter: added.length > 0 && letterAbout(added, copy, data),
      };
    });
  let made = formChanges(folder, edits);
  let seen = look(made);
  if (seen.lost.length > 0) {
    if (!redirectLost) return { kind: 'lost', lines: seen.lost };
    made = formChanges(folder, edits, seen.lost);
    seen = look(made);
  }
  if (seen.letter) return { kind: 'refused', letter: seen.letter };

  writeChanges(data, made.changes);
  const names = edits.map(({ name, to = name }) => to);
  const versions = names.flatMap((name) => {
    const bytes = bytesIn(data, name);
    return bytes ? [[name, versionOf(bytes)] as const] : [];
  });
  const touched = made.changes.map(({ name, to = name }) => to);
  return {
    kind: 'saved',
    versions: Object.fromEntries(versions),
    also: touched.filter((name) => !names.includes(name)),
    lines: made.lines,
  };
}

/** The redirects that keep what the changes would lose; where there are other mistakes, those come first. */
function linesForLost(copy: string, before: Site, memory: Memory): Line[] {
  const { content } = loadContent(copy, memory);
  if (!content) return [];
  const table = new RedirectTable(content.redirects);
  return lostAddresses(planSite(content), publishedBy(before), table).flatMap(({ missing }) => missing);
}

const keyOf = ({ file, path: where, says }: Problem, folder: string) =>
  `${file} ${where} ${says}`.replaceAll(fileLabel(folder, ''), '');
