import { WrongRequest } from '#lib/refused.ts';
import { wordsMeant } from '#lib/spelling.ts';
import type { Site } from '#site/plan.ts';

/** The files of a data folder by their names. */
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

/** Where entries of each kind stand in the data folder. */
const homes = {
  county: 'counties/',
  city: 'the file of its county',
  topic: 'topics/',
  post: 'posts/ and guides/',
  'practice area': 'practice-areas/',
  'service area': 'service-areas/',
  attorney: 'attorneys/',
  'local search': 'keywords.yaml',
};
export type EntryKind = keyof typeof homes;

/** The entry of a slug, or the word that was probably meant. */
export function entryOf<T extends { slug: string }>(entries: readonly T[], slug: string, kind: EntryKind): T {
  const found = entries.find((entry) => entry.slug === slug);
  if (found) return found;
  const slugs = entries.map((entry) => entry.slug);
  throw new WrongRequest(`There is no ${kind} "${slug}". ${wordsMeant(slug, slugs, homes[kind])}`);
}
