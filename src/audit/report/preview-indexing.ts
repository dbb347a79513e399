import { groupBy } from '#lib/group-by.ts';
import { hasOwnWords } from '#site/routes/indexing.ts';
import { routeKinds } from '#site/routes/routes.ts';
import type { PageSummary } from '../reading/page-summary.ts';

interface KindPreview {
  label: string;
  pages: number;
  /** How many are kept out when at least 0, 1, … 99 percent of own words are asked for. */
  keptOut: number[];
}

/** What each value of `leastOwnText` does to each kind of page, before it is set. */
export function previewIndexing(pages: readonly PageSummary[]): KindPreview[] {
  const listed = pages.filter((page) => page.listed);
  return [...groupBy(listed, ({ kind }) => routeKinds[kind].label)].map(([label, ofKind]) => {
    const keptOut = Array.from(
      { length: 100 },
      (_, least) => ofKind.filter(({ kind, ownWords }) => !hasOwnWords(kind, ownWords, least)).length,
    );
    return { label, pages: ofKind.length, keptOut };
  });
}
