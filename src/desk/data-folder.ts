import type { County } from '#content/content.ts';
import { foldersInWords, isFileKind, type FileKindName } from '#content/files/file-kinds.ts';
import { dataOption } from '#lib/in-shell.mjs';
import { WrongRequest } from '#lib/refused.ts';
import { toSlug } from '#lib/slug.ts';
import { suggestionFor } from '#lib/spelling.ts';
import type { Site } from '#site/plan.ts';

export interface DataFiles {
  /** The folder as users type it, for the commands that letters suggest. */
  dir: string;
  names: readonly string[];
  read(name: string): string;
}

/** A data folder without mistakes, and the site that it makes. */
export interface DataFolder extends DataFiles {
  site: Site;
}

/** Somebody else has saved a file that a change was about to overwrite; nothing was written. The message names it. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
}

/** The files of entries without their own file. */
const homes = { city: 'the file of its county', 'local search': 'keywords.yaml' };
export type EntryKind = FileKindName | keyof typeof homes;

/** The entry with a slug; throws a letter with suggestions if there is none. */
export function entryOf<T extends { slug: string }>(entries: readonly T[], slug: string, kind: EntryKind): T {
  const found = entries.find((entry) => entry.slug === slug);
  if (found) return found;
  const slugs = entries.map((entry) => entry.slug);
  const home = isFileKind(kind) ? foldersInWords(kind, 'and') : homes[kind];
  throw new WrongRequest(`There is no ${spoken(kind)} "${slug}". ${suggestionFor(slug, slugs, home)}`);
}

/**
 * The county and the slug of a city in `kings-county/bushwick`, which may also be a whole address. Where only a city is
 * named, by its slug or its name, a letter says how to give the county, in the first one that has such a city.
 */
export function cityNamed(
  { site, dir }: DataFolder,
  typed: string,
  commandFor: (city: string) => string,
): { county: County; slug: string } {
  const { counties } = site.content;
  const [first = '', slug] = typed.replace(/^\/?locations\//, '').split('/');
  if (slug) return { county: entryOf(counties, first, 'county'), slug };
  const wanted = toSlug(first);
  const all = counties.flatMap((county) => county.cities.map((city) => ({ county, city })));
  const own =
    all.find(({ city }) => city.slug === wanted) ?? all.find(({ city }) => toSlug(city.name) === wanted);
  const example = `${(own?.county ?? counties[0])?.slug ?? 'COUNTY'}/${own?.city.slug ?? wanted}`;
  throw new WrongRequest(`Say which county, as in: npm run ${commandFor(example)}${dataOption(dir)}`);
}

/** The name of a kind for people: "practice area". */
export const spoken = (kind: string) => kind.replace('-', ' ');
