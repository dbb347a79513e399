import { routeKinds, type Route } from './routes/routes.ts';

/** How many pages there are of each kind, as the summary of a generate names it. */
export type PageCounts = Map<string, number>;

/** `pages` is more than one where the page stands for others of its kind. */
export function countPage(counts: PageCounts, { kind }: Route, pages = 1): void {
  const { label } = routeKinds[kind];
  counts.set(label, (counts.get(label) ?? 0) + pages);
}

export function countByLabel(pages: readonly Route[]): PageCounts {
  const counts: PageCounts = new Map();
  for (const page of pages) countPage(counts, page);
  return counts;
}
