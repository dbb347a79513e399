import type { Redirect } from '#content/content.ts';
import { portraitOf } from '#content/pictures/picture-names.ts';
import { shapesFile } from '#content/places/shapes.ts';
import { ChangeSet } from './change-set.ts';
import type { DataFolder } from './data-folder.ts';
import type { FileChange } from './data-file.ts';
import { redirectMoved } from './moved-addresses.ts';
import { inOwnFile, renameCity, renameKeyword, type Rename } from './rename-entry.ts';

interface Renaming {
  changes: FileChange[];
  /** The written redirects; none for unpublished addresses. */
  lines: Redirect[];
}

/** How each kind is renamed: its file, and the references to it. */
export const renamings = {
  county: inOwnFile('county', { companion: shapesFile }),
  city: renameCity,
  topic: inOwnFile('topic'),
  post: inOwnFile('post'),
  'practice-area': inOwnFile('practice-area', { picture: (slug) => slug }),
  'service-area': inOwnFile('service-area', { picture: (slug) => slug }),
  attorney: inOwnFile('attorney', { picture: (slug) => portraitOf({ slug }) }),
  keyword: renameKeyword,
} satisfies Record<string, Rename>;
export type RenameKind = keyof typeof renamings;

/** Changes a name in addresses everywhere, without losing old addresses. */
export function rename(folder: DataFolder, kind: RenameKind, from: string, to: string): Renaming {
  const changeSet = new ChangeSet(folder);
  const lines = redirectMoved(changeSet, folder, renamings[kind](changeSet, folder, from, to));
  return { changes: changeSet.changes(), lines };
}
