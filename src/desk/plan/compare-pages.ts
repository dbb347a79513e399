import { isDeepStrictEqual } from 'node:util';
import type { AddressTree } from '#addresses/address-tree.ts';
import { RedirectTable } from '#addresses/redirect-table.ts';
import { isSameKey, type Key } from '#output/key.ts';
import { PageRenderer, type RenderedPage } from '#output/render/page-renderer.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { isNotFound, type Route } from '#site/routes/routes.ts';
import { planShell } from '#site/shell.ts';
import { isTitleTooLong, keyOfPage, titleOf } from './planned-pages.ts';

/** A page with the keys of its old and new output. */
export type ChangedPage = Route & { was: Key; is: Key };

/** The differences between two plans of the site. */
export interface PageChanges {
  added: Route[];
  changed: ChangedPage[];
  removed: Route[];
  /** Pages at a new address, to which the old one is redirected. */
  moved: (Route & { from: string })[];
  /** Whether the header, footer or head of all pages differ. */
  frame: boolean;
  /** Only for added or changed pages whose title was not too long before. */
  longTitles: { address: string; title: string }[];
}

/** Called with every page of the new site. */
export type LookAtPage = (route: Route, page: RenderedPage) => void;

/** Plans both sites and compares them page by page. */
export function changesBetween(before: Site, after: Site, look: LookAtPage = () => {}): PageChanges {
  const old = new Map([...routesOf(before)].map((route) => [route.address, route]));
  const gone = goneBetween(new Set(old.keys()), addressesOf(after), after);
  const changes: PageChanges = {
    added: [],
    changed: [],
    removed: gone.removed.map((address) => old.get(address)!),
    moved: [],
    frame: hasOtherFrame(before, after),
    longTitles: [],
  };
  const [then, now] = [new PageRenderer(before), new PageRenderer(after)];
  for (const route of routesOf(after)) {
    const { address } = route;
    const from = gone.moved.get(address);
    const known = old.get(from ?? address);
    const [was, is] = [known && then.render(known), now.render(route)];
    look(route, is);
    if (from !== undefined) changes.moved.push({ ...route, from });
    else if (!was) changes.added.push(route);
    else {
      const keys = { was: keyOfPage(was, changes.frame), is: keyOfPage(is, changes.frame) };
      if (isSameKey(keys.was, keys.is)) continue;
      changes.changed.push({ ...route, ...keys });
    }
    if (isTitleTooLong(route, is) && !(was && isTitleTooLong(known!, was))) {
      changes.longTitles.push({ address, title: titleOf(is) });
    }
  }
  return changes;
}

export const addressesOf = (site: Site) => new Set([...routesOf(site)].map(({ address }) => address));

interface Gone {
  /** Old addresses of pages by their new address, according to redirects. */
  moved: Map<string, string>;
  removed: string[];
}

/** The addresses that are gone after a change. */
export function goneBetween(old: ReadonlySet<string>, now: ReadonlySet<string>, { content }: Site): Gone {
  const table = new RedirectTable(content.redirects);
  const gone: Gone = { moved: new Map(), removed: [] };
  for (const address of old) {
    if (now.has(address)) continue;
    const to = table.follow(address);
    const isMove = to !== undefined && now.has(to) && !old.has(to) && !gone.moved.has(to);
    if (isMove) gone.moved.set(to, address);
    else gone.removed.push(address);
  }
  return gone;
}

/** The pages that are not known; all of them if nothing is known. */
export const pagesNewTo = (known: AddressTree | undefined, site: Site): Route[] =>
  [...routesOf(site)]
    // The ledger holds no pages for addresses that are not there.
    .filter(({ kind, address }) => !known || !(isNotFound(kind) || known.has(address)));

/** The day and the name of the visitor script aside, which no data edit decides alone. */
export function hasOtherFrame(before: Site, after: Site): boolean {
  const frameOf = (site: Site) => planShell(site, new Date(0), '');
  return !isDeepStrictEqual(frameOf(before), frameOf(after));
}
