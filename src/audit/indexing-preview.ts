import { pageKinds } from '#content/page-kinds.ts';
import { ownText } from '#site/indexing.ts';
import { routeKinds } from '#site/routes.ts';
import type { PageFacts } from './reading/page-facts.ts';

export interface KindPreview {
  label: string;
  pages: number;
  /** How many are kept out when at least 0, 1, … 99 percent of own text are asked for. */
  keptOut: number[];
}

/** What each value of `leastOwnText` does to each kind of page, before it is set. */
export function previewIndexing(pages: readonly PageFacts[]): KindPreview[] {
  const shares = new Map<string, number[]>();
  for (const { kind, listed, repeated } of pages) {
    if (!listed) continue;
    const { label } = routeKinds[kind];
    const share = pageKinds.some((name) => name === kind) ? ownText(repeated) : 100;
    const own = shares.get(label);
    if (own) own.push(share);
    else shares.set(label, [share]);
  }
  return [...shares].map(([label, own]) => ({
    label,
    pages: own.length,
    keptOut: Array.from({ length: 100 }, (_, least) => own.filter((share) => share < least).length),
  }));
}
