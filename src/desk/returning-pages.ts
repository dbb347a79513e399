import { patternsOf } from '#addresses/patterns-of.ts';
import type { Redirect } from '#content/content.ts';
import { slugOf } from '#content/source.ts';
import { toSlug } from '#lib/slug.ts';
import { addressOf } from '#site/address.ts';
import type { ChangeSet } from './change-set.ts';
import { valuesIn, type FileChange } from './data-file.ts';
import { isGroup, type Values } from './values.ts';
import { zipsOfCounty } from './zips/given-up-zips.ts';

/** Drops redirects from pages that changes add: those of one that was removed and comes back would hide it. */
export function dropRedirects(
  changeSet: ChangeSet,
  changes: readonly FileChange[] = changeSet.changes(),
): void {
  const back = new Set(changes.flatMap(pagesOf));
  if (back.size === 0) return;
  changeSet.edit('redirects.yaml', (values) => {
    const redirects = values.redirects as Redirect[] | undefined;
    values.redirects = redirects?.filter(({ from }) => !back.has(from));
  });
}

/** Patterns that match the addresses of all pages of a changed file; nothing redirects from those it had before. */
function pagesOf({ name, to = name, text, gone }: FileChange): string[] {
  if (text === undefined || gone) return [];
  const patterns = patternsIn[name.split('/')[0]!];
  const values = patterns ? valuesIn(name, text) : {};
  return patterns && !values.draft ? patterns(slugOf(to), values) : [];
}

/** By the folder or the name of the file. */
const patternsIn: Partial<Record<string, (slug: string, values: Values) => string[]>> = {
  counties: (county, values) => [
    ...patternsOf.county(county),
    ...textsIn(values.cities, 'slug').flatMap((city) => patternsOf.city(county, city)),
    ...zipsOfCounty(values).flatMap(patternsOf.zip),
  ],
  topics: patternsOf.topic,
  posts: (slug) => [addressOf.post(slug)],
  guides: (slug) => [addressOf.post(slug)],
  'practice-areas': (slug) => [addressOf.practiceArea(slug)],
  'service-areas': (slug) => [addressOf.serviceArea(slug)],
  'keywords.yaml': (_, { keywords }) =>
    textsIn(keywords, 'keyword').map((keyword) => addressOf.keyword(toSlug(keyword))),
};

/** What the entries of a list that are no drafts have as this value. */
const textsIn = (entries: unknown, key: string): string[] =>
  (Array.isArray(entries) ? entries : []).flatMap((entry: unknown) => {
    const value = isGroup(entry) && !entry.draft ? entry[key] : undefined;
    return typeof value === 'string' ? [value] : [];
  });
