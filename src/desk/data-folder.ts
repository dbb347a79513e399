import { foldersInWords, isFileKind, type FileKindName } from '#content/files/file-kinds.ts';
import { WrongRequest } from '#lib/refused.ts';
import { wordsMeant } from '#lib/spelling.ts';
import type { Site } from '#site/plan.ts';

export interface DataFiles {
  names: readonly string[];
  read(name: string): string;
}

/** A data folder without mistakes, and the site that it makes. */
export interface DataFolder extends DataFiles {
  site: Site;
}

/** Somebody else saved what a change was about to write over; nothing was written. The sentence names the files. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
}

/** Where entries stand that have no file of their own. */
const homes = { city: 'the file of its county', 'local search': 'keywords.yaml' };
export type EntryKind = FileKindName | keyof typeof homes;

/** The entry of a slug, or the word that was probably meant. */
export function entryOf<T extends { slug: string }>(entries: readonly T[], slug: string, kind: EntryKind): T {
  const found = entries.find((entry) => entry.slug === slug);
  if (found) return found;
  const slugs = entries.map((entry) => entry.slug);
  const home = isFileKind(kind) ? foldersInWords(kind, 'and') : homes[kind];
  throw new WrongRequest(`There is no ${spoken(kind)} "${slug}". ${wordsMeant(slug, slugs, home)}`);
}

/** A kind as people say it: "practice area". */
export const spoken = (kind: string) => kind.replace('-', ' ');
