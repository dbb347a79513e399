import { isDeepStrictEqual } from 'node:util';
import type { AddressTree } from '#addresses/address-tree.ts';
import { RedirectTable } from '#addresses/redirect-table.ts';
import { isSameKey } from '#output/key.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { isNotFound, routeKinds, type Route } from '#site/routes/routes.ts';
import { planShell } from '#site/shell.ts';
import { PlannedPages } from './planned-pages.ts';

interface LongTitle {
  address: string;
  title: string;
}

/** What differs between two plans of the site, page by page. */
export interface PageChanges {
  added: Route[];
  changed: Route[];
  removed: Route[];
  /** Pages at a new address, to which the old one is redirected. */
  moved: (Route & { from: string })[];
  /** Header, footer or head differ, which every page shows. */
  frame: boolean;
  /** Of pages that are added or changed, and only where the title was not too long before. */
  longTitles: LongTitle[];
}

/** Plans both sites and holds every page against itself, one after the other. */
export function changesBetween(before: Site, after: Site): PageChanges {
  const left = new Map([...routesOf(before)].map((route) => [route.address, route]));
  const changes: PageChanges = {
    added: [],
    changed: [],
    removed: [],
    moved: [],
    frame: hasOtherFrame(before, after),
    longTitles: [],
  };
  const [then, now] = [new PlannedPages(before), new PlannedPages(after)];
  for (const route of routesOf(after)) {
    const { address } = route;
    const known = left.get(address);
    left.delete(address);
    if (known && isSameKey(then.keyOf(known), now.keyOf(route))) continue;
    (known ? changes.changed : changes.added).push(route);
    if (now.isTitleTooLong(route) && !(known && then.isTitleTooLong(known))) {
      changes.longTitles.push({ address, title: now.titleOf(route) });
    }
  }
  changes.removed = [...left.values()];
  return withMovedPages(changes, then, new RedirectTable(after.content.redirects));
}

/** A page that is gone and led to a new one by a redirect is one that moved. */
function withMovedPages(changes: PageChanges, before: PlannedPages, table: RedirectTable): PageChanges {
  const added = new Map(changes.added.map((route) => [route.address, route]));
  const moved = new Map<string, PageChanges['moved'][number]>();
  const wasTooLong = new Set<string>();
  const removed = changes.removed.filter((route) => {
    const to = table.follow(route.address);
    const page = to === undefined ? undefined : added.get(to);
    if (!page || moved.has(page.address)) return true;
    moved.set(page.address, { ...page, from: route.address });
    if (before.isTitleTooLong(route)) wasTooLong.add(page.address);
    return false;
  });
  return {
    ...changes,
    removed,
    added: changes.added.filter(({ address }) => !moved.has(address)),
    moved: [...moved.values()],
    longTitles: changes.longTitles.filter(({ address }) => !wasTooLong.has(address)),
  };
}

/** The pages that are not among those known, all where nothing is known. */
export const pagesNewTo = (known: AddressTree | undefined, site: Site): Route[] =>
  [...routesOf(site)]
    // The ledger holds no pages for addresses that are not there.
    .filter(({ kind, address }) => !known || !(isNotFound(kind) || known.has(address)));

/** The day and the name of the visitor script aside, which no data edit decides alone. */
export function hasOtherFrame(before: Site, after: Site): boolean {
  const frameOf = (site: Site) => planShell(site, new Date(0), '');
  return !isDeepStrictEqual(frameOf(before), frameOf(after));
}

/** How many pages there are of each kind, as the summary of a generate names it. */
export type PageCounts = Map<string, number>;

export function countByLabel(pages: readonly Route[]): PageCounts {
  const counts: PageCounts = new Map();
  for (const page of pages) countPage(counts, page);
  return counts;
}

/** `pages` is more than one where the page stands for others of its kind. */
export function countPage(counts: PageCounts, { kind }: Route, pages = 1): void {
  const { label } = routeKinds[kind];
  counts.set(label, (counts.get(label) ?? 0) + pages);
}
