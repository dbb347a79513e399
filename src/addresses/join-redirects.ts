import type { Redirect } from '#content/content.ts';
import { fillStars, formatPattern, parsePattern, unify } from './pattern.ts';

/**
 * The redirects of the site after something moved: those that led to the old place lead straight to the new
 * one, those that left the new place are gone, and `added` come last.
 */
export function joinRedirects(
  redirects: readonly Redirect[],
  moved: readonly Redirect[],
  added: readonly Redirect[],
): Redirect[] {
  const arrived = new Set(moved.map(({ to }) => to));
  const left = new Set(added.map(({ from }) => from));
  const kept = redirects
    .filter(({ from }) => !arrived.has(from) && !left.has(from))
    .map(({ from, to }) => ({ from, to: moved.reduce(onward, to) }))
    .filter(({ from, to }) => from !== to);
  return [...kept, ...added];
}

function onward(to: string, line: Redirect): string {
  const stars = unify(parsePattern(to), parsePattern(line.from));
  if (!stars) return to;
  const target = parsePattern(to);
  // A move of a part of the target's addresses leaves the line as it is: others still arrive there.
  const isWhole = formatPattern(fillStars(target, stars.a)) === to;
  return isWhole ? formatPattern(fillStars(parsePattern(line.to), stars.b)) : to;
}
