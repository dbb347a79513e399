import type { Route } from '#site/routes/routes.ts';
import { keyOfShortText } from './key.ts';

/** Which pages of the plan a run renders: all by default. */
export interface Selection {
  /** This machine's part: every page belongs to exactly one of `count` shards. */
  shard?: { index: number; count: number } | undefined;
  /** Pattern of addresses; `*` stands for anything within a part, `**` across parts. */
  only?: string | undefined;
}

/**
 * By a hash of an address, so that a new city moves no other page to another machine. Pages about one place belong
 * together: what is known of it is worked out on one machine.
 */
export function isInShard(route: Route, shard: Selection['shard']): boolean {
  if (shard === undefined) return true;
  const { address } = 'place' in route ? route.place : route;
  return keyOfShortText(address)[1] % shard.count === shard.index - 1;
}

const patterns = new Map<string, RegExp>();

export function matchesGlob(address: string, glob: string | undefined): boolean {
  if (glob === undefined) return true;
  let pattern = patterns.get(glob);
  if (!pattern) patterns.set(glob, (pattern = patternOf(glob)));
  return pattern.test(address);
}

function patternOf(glob: string): RegExp {
  const parts = glob.split(/(\*\*|\*)/).map((part) => {
    if (part === '**') return '.*';
    return part === '*' ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`);
}
