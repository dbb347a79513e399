import { type Route, routeKinds } from '#site/routes/routes.ts';
import { escapeRegExp } from '#lib/text.ts';
import { countPage, type PageCounts } from '#site/page-counts.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { keyOfShortText } from './key.ts';

/** Which pages of the plan a run renders: all by default. */
export interface Selection {
  /** This machine's part: every page belongs to exactly one of `count` shards. */
  shard?: { index: number; count: number };
  /** Pattern of addresses; `*` stands for anything within a part, `**` across parts. */
  only?: string;
}

/**
 * The shard of a page, from 0: by a hash of the address, so that a new city moves no other page to another machine. All
 * pages about a place go to one machine, so that its facts are computed only once.
 */
export function shardOf(route: Route, count: number): number {
  const { address } = 'place' in route ? route.place : route;
  return keyOfShortText(address)[1] % count;
}

/** Whether a page belongs to a shard, counted from 1; without one, all do. */
export const isInShard = (route: Route, shard: Selection['shard']): boolean =>
  shard === undefined || shardOf(route, shard.count) === shard.index - 1;

/** Returns a test for addresses that match the pattern; without a pattern, all do. */
export function fitsPattern(only: string | undefined): (address: string) => boolean {
  if (only === undefined) return () => true;
  // More than two stars count as two, as matching would otherwise take exponential time.
  const parts = only.split(/(\*{2,}|\*)/).map((part) => {
    if (part.startsWith('**')) return '.*';
    return part === '*' ? '[^/]*' : escapeRegExp(part);
  });
  const pattern = new RegExp(`^${parts.join('')}$`);
  return (address) => pattern.test(address);
}

/** Pages that a run makes, by the label of their kind, in the order of the plan. */
export function countPages(site: Site, { shard, only }: Selection): [label: string, pages: number][] {
  const isPart = shard !== undefined || only !== undefined;
  const fits = fitsPattern(only);
  const counts: PageCounts = new Map();
  // Of a whole site, kinds without a page are named as well.
  if (!isPart) for (const { label } of Object.values(routeKinds)) counts.set(label, 0);
  for (const route of routesOf(site)) {
    if (fits(route.address) && isInShard(route, shard)) countPage(counts, route);
  }
  return [...counts];
}
