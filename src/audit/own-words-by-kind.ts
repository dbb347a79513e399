import { placePageKinds } from '#content/page-kinds.ts';
import { routeKinds } from '#site/routes/routes.ts';
import { groupBy } from '#lib/group-by.ts';
import type { PageSummary } from './reading/page-summary.ts';

/** Own words of pages that belong together, as shares from 0 to 1. */
export interface OwnWords {
  label: string;
  pages: PageSummary[];
  /** The 10th percentile. */
  low: number;
  median: number;
  /** The 90th percentile. */
  high: number;
}

const ofPlaces: ReadonlySet<string> = new Set(placePageKinds);

/** Of the pages of places, kind by kind. */
export const ownWordsByKind = (pages: readonly PageSummary[]): OwnWords[] =>
  summed(pages, ({ kind }) => routeKinds[kind].label);

/** Of the pages that are about a place and a topic. */
export const ownWordsByTopic = (pages: readonly PageSummary[]): OwnWords[] =>
  summed(
    pages.filter(({ topic }) => topic !== ''),
    ({ kind, topic }) => `${topic}: ${routeKinds[kind].label.toLowerCase()}`,
  );

/** The pages with the fewest own words come first. */
function summed(pages: readonly PageSummary[], labelOf: (page: PageSummary) => string): OwnWords[] {
  const made = pages.filter(({ kind, bytes }) => ofPlaces.has(kind) && bytes > 0);
  return [...groupBy(made, labelOf)].map(([label, group]) => {
    const sorted = group.toSorted((a, b) => a.ownWords - b.ownWords);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)]!.ownWords;
    return { label, pages: sorted, low: at(0.1), median: at(0.5), high: at(0.9) };
  });
}
