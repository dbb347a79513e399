import { patternsOf } from '#addresses/patterns-of.ts';
import type { Redirect } from '#content/content.ts';
import { kindOfFile } from '#content/files/file-kinds.ts';
import { slugOf } from '#content/source.ts';
import { toSlug } from '#lib/slug.ts';
import { addressOf } from '#site/address.ts';
import type { ChangeSet } from './change-set.ts';
import { valuesIn, type FileChange } from './data-file.ts';
import { isGroup } from './values.ts';
import { zipsOfCounty } from './zips/given-up-zips.ts';

/** Drops redirects from pages that changes add: those of one that was removed and comes back would hide it. */
export function dropRedirects(changeSet: ChangeSet): void {
  const back = new Set(changeSet.changes().flatMap(pagesOf));
  if (back.size === 0) return;
  changeSet.edit('redirects.yaml', (values) => {
    const redirects = values.redirects as Redirect[] | undefined;
    values.redirects = redirects?.filter(({ from }) => !back.has(from));
  });
}

/** Patterns that match the addresses of all pages of a changed file; nothing redirects from those it had before. */
function pagesOf({ name, to = name, text, gone }: FileChange): string[] {
  if (text === undefined || gone) return [];
  if (name === 'keywords.yaml')
    return textsIn(valuesIn(name, text).keywords, 'keyword').map((words) => addressOf.keyword(toSlug(words)));
  const kind = kindOfFile(name);
  if (!kind) return [];
  const [slug, values] = [slugOf(to), valuesIn(name, text)];
  if (values.draft) return [];
  return [
    ...patternsOf[kind](slug),
    ...textsIn(values.cities, 'slug').flatMap((city) => patternsOf.city(slug, city)),
    ...zipsOfCounty(values).flatMap(patternsOf.zip),
  ];
}

/** What the entries of a list that are no drafts have as this value. */
const textsIn = (entries: unknown, key: string): string[] =>
  (Array.isArray(entries) ? entries : []).flatMap((entry: unknown) => {
    const value = isGroup(entry) && !entry.draft ? entry[key] : undefined;
    return typeof value === 'string' ? [value] : [];
  });
