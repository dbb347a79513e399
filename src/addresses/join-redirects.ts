import type { Redirect } from '#content/content.ts';
import { fillStars, formatPattern, parsePattern, unify } from './pattern.ts';

/**
 * The redirects after something has moved: those to the old address now lead straight to the new one, those from the
 * new address are removed, and `added` come last.
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
  // Unchanged if only some of the target's addresses have moved: the others are still there.
  const isWhole = formatPattern(fillStars(target, stars.a)) === to;
  return isWhole ? formatPattern(fillStars(parsePattern(line.to), stars.b)) : to;
}
