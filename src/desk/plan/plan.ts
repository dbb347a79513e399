import { lostAddresses, type LostAddresses } from '#addresses/check-ledger.ts';
import { AddressTree } from '#addresses/address-tree.ts';
import { joinLedgers, ledgerOf, readLedger, type Ledger } from '#addresses/ledger.ts';
import { shapesFolder } from '#content/places/shapes.ts';
import { tableIn } from '#content/schemas/places/tables.ts';
import { groupBy } from '#lib/group-by.ts';
import type { Site } from '#site/plan.ts';
import { differingNames, type DifferingNames } from '../values.ts';
import { effectsOf, type Effect } from './effects.ts';
import type { Planned } from './replay.ts';
import { changesBetween, pagesNewTo, type LookAtPage, type PageChanges } from './compare-pages.ts';
import { editsIn } from './data-edits.ts';
import type { DataEdit } from './edit-words.ts';
import { tableEdits } from './table-edits.ts';

/** The data folder at one time: its content and site, and its files by their names: texts, and hashes of drawings. */
export interface DataVersion extends Planned {
  /** What messages call it. */
  label: string;
  files: ReadonlyMap<string, string>;
  /** A hash of each public file, by its name below the site's root. */
  publicFiles: ReadonlyMap<string, string>;
}

export interface EditedFile {
  name: string;
  edits: DataEdit[];
}

/** Whether a file is compared as a whole: a picture, or the shapes of a county. */
export const isDrawing = (name: string): boolean =>
  name.startsWith('images/') || name.startsWith(shapesFolder);

/** What "generate" would change compared with the published site. */
export interface Plan {
  /** What it compares with, in words. */
  against: string;
  /** Everything the site will have. */
  pages: number;
  changes: PageChanges;
  /** Absent if the published data cannot be read, so changes are unknown. */
  edited?: EditedFile[];
  /** Names of files that are deployed as they are; absent like `edited`. */
  publicFiles?: DifferingNames;
  effects: Effect[];
  /** Published addresses without page or redirect, which "generate" would refuse. */
  lost: LostAddresses[];
}

export function planChanges(before: DataVersion, after: DataVersion, look?: LookAtPage): Plan {
  const changes = changesBetween(before.site, after.site, look);
  const renamed = renamedFiles(before.files, after.files);
  const edited = editedFiles(before.files, after.files, renamed);
  const names = new Set(edited.map(({ name }) => name));
  return {
    against: before.label,
    pages: after.site.size,
    changes,
    edited,
    publicFiles: differingNames(before.publicFiles, after.publicFiles),
    effects: effectsOf(before, after, changes, { names, renamed }),
    lost: lostFrom(after.site, ledgerOf(before.site)),
  };
}

/**
 * The same from the ledger alone, which knows the addresses but not what stood on the pages. Without one nothing was
 * ever published, so nothing was edited since.
 */
export function planFromLedger(site: Site): Plan {
  const { published } = site.content;
  const ledger = published ? readLedger(published) : undefined;
  const added = pagesNewTo(ledger && new AddressTree(ledger), site);
  const changes = { added, changed: [], removed: [], moved: [], frame: false, longTitles: [] };
  const plan = { pages: site.size, changes, effects: [] };
  return ledger
    ? { ...plan, lost: lostFrom(site, ledger), against: 'the addresses in published.yaml' }
    : { ...plan, edited: [], lost: [], against: 'nothing: no page is recorded as published' };
}

function lostFrom(site: Site, before: Ledger): LostAddresses[] {
  const { published } = site.content;
  const ledger = published ? joinLedgers(readLedger(published), before) : before;
  return lostAddresses(site, ledger);
}

/** A file that is gone while a new one holds the same was renamed: its old name, and the new one. */
function renamedFiles(before: DataVersion['files'], after: DataVersion['files']): Map<string, string> {
  const added = [...after.keys()].filter((name) => !before.has(name));
  const addedWith = groupBy(added, (name) => after.get(name));
  return new Map(
    [...before].flatMap(([name, text]) => {
      const to = after.has(name) ? undefined : addedWith.get(text)?.shift();
      return to ? [[name, to]] : [];
    }),
  );
}

function editedFiles(
  before: DataVersion['files'],
  after: DataVersion['files'],
  renamed: ReadonlyMap<string, string>,
): EditedFile[] {
  const oldNames = new Map([...renamed].map(([from, to]) => [to, from]));
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name) && !renamed.has(name))
    .sort()
    .map((name) => {
      const from = oldNames.get(name);
      const edits = from
        ? [{ path: 'file name', before: from, after: name }]
        : editsOf(name, before.get(name), after.get(name));
      return { name, edits };
    });
}

/** A table row by row, a drawing as a whole; all else, and a table that cannot be read, as its text says. */
function editsOf(name: string, before: string | undefined, after: string | undefined): DataEdit[] {
  if (before === undefined || after === undefined) return editsIn(name, before, after);
  if (isDrawing(name)) return [{ path: '', before: 'the file', after: 'the file' }];
  const table = tableIn(name);
  return (table && tableEdits(table, before, after)) ?? editsIn(name, before, after);
}
