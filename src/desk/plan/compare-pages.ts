import { isDeepStrictEqual } from 'node:util';
import { RedirectTable } from '#addresses/redirect-table.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { routeKinds, type Route } from '#site/routes.ts';
import { planShell } from '#site/shell.ts';
import { isTitleTooLong, plannedPages } from './page-keys.ts';

/** One page that a generate would add, change or remove. */
export interface PageChange {
  address: string;
  /** As the summary of a generate names its kind. */
  label: string;
  route: Route;
}

export interface LongTitle {
  address: string;
  title: string;
}

/** What differs between two plans of the site, page by page. */
export interface PageChanges {
  added: PageChange[];
  changed: PageChange[];
  removed: PageChange[];
  /** Pages at a new address, to which the old one is redirected. */
  moved: (PageChange & { from: string })[];
  /** Header, footer or head differ, which every page shows. */
  frame: boolean;
  /** Of pages that are added or changed, and only where the title was not too long before. */
  longTitles: LongTitle[];
}

/** Plans both sites and holds every page against itself; of a page no more than a number is kept. */
export function comparePages(before: Site, after: Site): PageChanges {
  const keys = new Map<string, number>();
  const tooLong = new Set<string>();
  for (const page of plannedPages(before)) {
    keys.set(page.route.address, page.key);
    if (isTitleTooLong(page)) tooLong.add(page.route.address);
  }
  const changes: PageChanges = {
    added: [],
    changed: [],
    removed: [],
    moved: [],
    frame: hasOtherFrame(before, after),
    longTitles: [],
  };
  const left = new Set<string>();
  for (const page of plannedPages(after)) {
    const { address } = page.route;
    const key = keys.get(address);
    left.add(address);
    if (key === page.key) continue;
    (key === undefined ? changes.added : changes.changed).push(changeOf(page.route));
    if (!tooLong.has(address) && isTitleTooLong(page))
      changes.longTitles.push({ address, title: page.title });
  }
  for (const route of routesOf(before)) {
    if (!left.has(route.address)) changes.removed.push(changeOf(route));
  }
  return withMoves(changes, new RedirectTable(after.content.redirects), tooLong);
}

/** A page that is gone and led to a new one by a redirect is one that moved. */
function withMoves(changes: PageChanges, table: RedirectTable, wasTooLong: ReadonlySet<string>): PageChanges {
  const added = new Map(changes.added.map((change) => [change.address, change]));
  const moved = new Map<string, PageChanges['moved'][number]>();
  const removed = changes.removed.filter(({ address: from }) => {
    const way = table.follow(from);
    const change = way.kind === 'moved' ? added.get(way.to) : undefined;
    if (!change || moved.has(change.address)) return true;
    moved.set(change.address, { ...change, from });
    return false;
  });
  return {
    ...changes,
    removed,
    added: changes.added.filter(({ address }) => !moved.has(address)),
    moved: [...moved.values()],
    longTitles: changes.longTitles.filter(({ address }) => !wasTooLong.has(moved.get(address)?.from ?? '')),
  };
}

const changeOf = (route: Route): PageChange => ({
  address: route.address,
  label: routeKinds[route.kind].label,
  route,
});

/** The day and the name of the visitor script aside, which no data edit decides alone. */
export function hasOtherFrame(before: Site, after: Site): boolean {
  const frameOf = ({ content }: Site) => planShell(content, new Date(0), '');
  return !isDeepStrictEqual(frameOf(before), frameOf(after));
}
