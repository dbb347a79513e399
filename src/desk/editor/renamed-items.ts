import type { RenameCommand } from '#content/files/moved-files.ts';
import { slugOf } from '#content/source.ts';
import { toSlug } from '#lib/slug.ts';
import { valuesIn } from '../data-file.ts';
import { matchItems } from '../match-items.ts';
import type { RenameKind } from '../rename.ts';
import type { Values } from '../values.ts';

/** The cities or local searches of a file that got another name in addresses. */
export function renamedItems(file: string, before: string, after: string): RenameCommand<RenameKind>[] {
  const [oldValues, newValues] = [valuesIn(file, before), valuesIn(file, after)];
  if (file === 'keywords.yaml') {
    const searches = (values: Values) => namedIn(values.keywords, 'keyword', toSlug);
    return renamedNames(searches(oldValues), searches(newValues)).map((pair) => ({
      kind: 'keyword',
      ...pair,
    }));
  }
  if (!file.startsWith('counties/')) return [];
  const cities = (values: Values) => namedIn(values.cities, 'slug', (slug) => slug);
  return renamedNames(cities(oldValues), cities(newValues)).map(({ from, to }) => ({
    kind: 'city',
    from: `${slugOf(file)}/${from}`,
    to,
  }));
}

interface Named {
  name: string;
  slug: string;
  item: unknown;
}

const namedIn = (list: unknown, key: string, slugFor: (name: string) => string): Named[] =>
  (Array.isArray(list) ? (list as (Values | null)[]) : []).map((item) => {
    const name = String(item?.[key] ?? '');
    return { name, slug: slugFor(name), item };
  });

/** New names in the places of names that are gone. */
function renamedNames(before: readonly Named[], after: readonly Named[]) {
  const slugsOf = (all: readonly Named[]) => new Set(all.map(({ slug }) => slug));
  const itemsOf = (all: readonly Named[]) => all.map(({ item }) => item);
  const [oldSlugs, newSlugs] = [slugsOf(before), slugsOf(after)];
  let at = 0;
  return matchItems(itemsOf(before), itemsOf(after)).flatMap((step) => {
    if (step.kind === 'delete') return [];
    const to = after[at++]!;
    const from = step.kind === 'keep' && before[step.old]!;
    return !from || newSlugs.has(from.slug) || oldSlugs.has(to.slug) || to.slug === ''
      ? []
      : [{ from: from.name, to: to.name }];
  });
}
