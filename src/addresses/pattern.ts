/**
 * An address split at its slashes. `*` matches one part, or as the last part everything that follows. The home page has
 * no parts.
 */
export type Pattern = readonly string[];

export const star = '*';

export const parsePattern = (address: string): Pattern => address.split('/').filter(Boolean);
export const formatPattern = (pattern: Pattern) => `/${pattern.join('/')}`;
export const hasStar = (pattern: Pattern) => pattern.includes(star);

/** `to` with its stars replaced, in order, by what the stars of another pattern matched. */
export function fillStars(to: Pattern, captured: readonly Pattern[]): Pattern {
  let next = 0;
  return to.flatMap((part) => (part === star ? (captured[next++] ?? []) : [part]));
}

/**
 * What the stars of both patterns must match for both to match the same addresses; undefined if no address matches
 * both. A star may match a star of the other pattern.
 */
export function unify(a: Pattern, b: Pattern): { a: Pattern[]; b: Pattern[] } | undefined {
  const stars = { a: [] as Pattern[], b: [] as Pattern[] };
  for (let i = 0; ; i++) {
    const [ofA, ofB] = [a[i], b[i]];
    if (ofA === undefined && ofB === undefined) return stars;
    if (ofA === undefined || ofB === undefined) return undefined;
    if (ofA === star && i === a.length - 1) {
      return { a: [...stars.a, b.slice(i)], b: [...stars.b, ...starsOf(b.slice(i))] };
    }
    if (ofB === star && i === b.length - 1) {
      return { a: [...stars.a, ...starsOf(a.slice(i))], b: [...stars.b, a.slice(i)] };
    }
    if (ofA === star) stars.a.push([ofB]);
    if (ofB === star) stars.b.push([ofA]);
    if (ofA !== star && ofB !== star && ofA !== ofB) return undefined;
  }
}

/** Each star of a pattern, matching itself. */
export const starsOf = (pattern: Pattern) => pattern.filter((part) => part === star).map((part) => [part]);

/** Sorts patterns, with names before stars. */
export function byPrecision(a: Pattern, b: Pattern): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [rankA, rankB] = [rankOf(a, i), rankOf(b, i)];
    if (rankA !== rankB) return rankA - rankB;
    if (a[i] !== b[i]) return a[i]! < b[i]! ? -1 : 1;
  }
  return 0;
}

const rankOf = (pattern: Pattern, at: number) =>
  pattern[at] === undefined ? -1 : pattern[at] !== star ? 0 : at < pattern.length - 1 ? 1 : 2;
