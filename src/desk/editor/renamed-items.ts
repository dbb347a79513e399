import { slugOf } from '#content/source.ts';
import { toSlug } from '#lib/slug.ts';
import { valuesIn } from '../data-file.ts';
import { matchItems } from '../match-items.ts';
import type { RenameKind } from '../rename.ts';
import type { Values } from '../values.ts';

/** A rename, in the words of the command. */
export interface RenamedItem {
  kind: RenameKind;
  from: string;
  to: string;
}

/** The cities or local searches of a file that got another name in addresses. */
export function renamedItems(file: string, before: string, after: string): RenamedItem[] {
  const [oldValues, newValues] = [valuesIn(file, before), valuesIn(file, after)];
  if (file === 'keywords.yaml') {
    const words = (values: Values) => namesIn(values.keywords, 'keyword');
    return renamedNames(words(oldValues), words(newValues), toSlug).map((pair) => ({
      kind: 'keyword',
      ...pair,
    }));
  }
  if (!file.startsWith('counties/')) return [];
  const slugs = (values: Values) => namesIn(values.cities, 'slug');
  return renamedNames(slugs(oldValues), slugs(newValues), (slug) => slug).map(({ from, to }) => ({
    kind: 'city',
    from: `${slugOf(file)}/${from}`,
    to,
  }));
}

const namesIn = (list: unknown, key: string) =>
  (Array.isArray(list) ? (list as (Values | null)[]) : []).map((item) => String(item?.[key] ?? ''));

/** Names that stand where others stood, when those are gone and these are new. */
function renamedNames(before: string[], after: string[], slugFor: (name: string) => string) {
  const [oldSlugs, newSlugs] = [new Set(before.map(slugFor)), new Set(after.map(slugFor))];
  return matchItems(before, after).flatMap((step) => {
    if (step.kind !== 'keep') return [];
    const [from, to] = [before[step.old]!, String(step.value)];
    return newSlugs.has(slugFor(from)) || oldSlugs.has(slugFor(to)) || slugFor(to) === ''
      ? []
      : [{ from, to }];
  });
}
