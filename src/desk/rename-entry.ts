import { patternsOf } from '#addresses/patterns-of.ts';
import { linesBetween } from '#addresses/vanished/vanished.ts';
import type { Redirect } from '#content/content.ts';
import { fileKinds, slugsOfKind, type FileKindName } from '#content/files/file-kinds.ts';
import { slugMeantBy } from '#content/files/file-names.ts';
import { WrongRequest } from '#lib/refused.ts';
import { slugPattern, toSlug } from '#lib/slug.ts';
import { addressOf } from '#site/address.ts';
import type { ChangeSet } from './change-set.ts';
import {
  cityNamed,
  entryOf,
  spoken,
  type DataFiles,
  type DataFolder,
  type EntryKind,
} from './data-folder.ts';
import { editReferences } from './edit-references.ts';
import { movePicture } from './pictures.ts';
import type { Values } from './values.ts';

/** Collects the changes for a rename, and returns the moved addresses. */
export type Rename = (changeSet: ChangeSet, folder: DataFolder, from: string, to: string) => Redirect[];

/** Other files that are named after a file. */
interface Companions {
  /** The name of its picture; those of its parts are numbered: `car-accidents.svg`, `car-accidents-1.svg`. */
  picture?: (slug: string) => string;
  /** Another one, which may be missing. */
  companion?: (slug: string) => string;
}

/** What stands in a file that is named like its address. */
export function inOwnFile(kind: FileKindName, { picture, companion }: Companions = {}): Rename {
  const { folders } = fileKinds[kind];
  return (changeSet, folder, from, to) => {
    const { names } = folder;
    const entries = slugsOfKind(kind, names).map((slug) => ({ slug }));
    checkRename(kind, entries, from, to);
    const own = new RegExp(`^(?:${folders.join('|')})/${from}\\.`);
    if (picture) renamePictures(changeSet, folder, picture(from), picture(to));
    for (const name of names) {
      if (name === companion?.(from)) changeSet.move(name, companion(to));
      if (own.test(name)) changeSet.move(name, name.replace(`/${from}`, `/${to}`));
    }
    editReferences(changeSet, names, kind, from, (holder, at) => {
      (holder as Values)[at] = to;
    });
    return linesBetween(patternsOf[kind](from), patternsOf[kind](to));
  };
}

function renamePictures(changeSet: ChangeSet, folder: DataFiles, from: string, to: string): void {
  const file = new RegExp(`^images/${from}(?=(?:-\\d+)?\\.)`);
  for (const name of folder.names) {
    if (file.test(name)) movePicture(changeSet, folder, name, name.replace(file, `images/${to}`));
  }
}

export function renameCity(changeSet: ChangeSet, folder: DataFolder, from: string, to: string): Redirect[] {
  const { county, slug } = cityNamed(folder, from, (city) => `rename -- city ${city} ${to}`);
  const name = to.startsWith(`${county.slug}/`) ? to.slice(county.slug.length + 1) : to;
  if (name.includes('/'))
    throw new WrongRequest('A rename keeps a city in its county, so give only its new name.');
  checkRename('city', county.cities, slug, name);
  changeSet.edit(county.file, (values) => {
    for (const entry of values.cities as { slug: string }[]) if (entry.slug === slug) entry.slug = name;
  });
  return linesBetween(patternsOf.city(county.slug, slug), patternsOf.city(county.slug, name));
}

/** A local search is named by its words, so its words change. */
export function renameKeyword(
  changeSet: ChangeSet,
  _folder: DataFolder,
  from: string,
  to: string,
): Redirect[] {
  const listed = (values: Values) => values.keywords as { keyword: string }[];
  const keywords = listed(changeSet.valuesOf('keywords.yaml')).map((entry) => ({
    slug: toSlug(entry.keyword),
  }));
  const [oldSlug, newSlug] = [toSlug(from), toSlug(to)];
  if (oldSlug === newSlug)
    throw new WrongRequest(
      `Its address would still be ${addressOf.keyword(oldSlug)}. Just edit the words in keywords.yaml.`,
    );
  checkRename('local search', keywords, oldSlug, newSlug);
  changeSet.edit('keywords.yaml', (values) => {
    for (const entry of listed(values)) if (toSlug(entry.keyword) === oldSlug) entry.keyword = to;
  });
  return [{ from: addressOf.keyword(oldSlug), to: addressOf.keyword(newSlug) }];
}

/** The old name must exist; the new one must be a valid address and unused. */
function checkRename(kind: EntryKind, entries: readonly { slug: string }[], from: string, to: string): void {
  entryOf(entries, from, kind);
  if (!slugPattern.test(to)) {
    throw new WrongRequest(`"${to}" cannot be part of an address. Write: ${slugMeantBy(to) || 'a-name'}`);
  }
  if (entries.some(({ slug }) => slug === to))
    throw new WrongRequest(`There is already a ${spoken(kind)} "${to}".`);
}
