import { counted, writeOneOf } from './text.ts';

/** The word of `words` that was probably meant by `typed`; undefined if none is close. */
export function nearestWord(typed: string, words: Iterable<string>): string | undefined {
  const known = [...words];
  return nearestSpelling(typed, known) ?? longerOrShorter(typed, known);
}

/** The word of `words` that differs only in a few letters. */
export function nearestSpelling(typed: string, words: readonly string[]): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(typed.length / 3)) + 1;
  for (const word of words) {
    if (Math.abs(word.length - typed.length) >= bestDistance) continue;
    const distance = editDistance(typed.toLowerCase(), word.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [word, distance];
  }
  return best;
}

/** "zips" for "zipcodes", which begins like it, and "kings-county" for "kings", which is its first part. */
function longerOrShorter(typed: string, words: readonly string[]): string | undefined {
  const own = typed.toLowerCase();
  const isRelated = (word: string) => {
    const stem = word.replace(/s$/, '');
    return (stem.length >= shortestStem && own.startsWith(stem)) || word.startsWith(`${own}-`);
  };
  const related = words.filter((word) => isRelated(word.toLowerCase()));
  return related.sort((a, b) => Math.abs(a.length - own.length) - Math.abs(b.length - own.length))[0];
}

const shortestStem = 3;
const mostListed = 8;
const nearestListed = 5;

/** A suggestion: the one word, or all of a few, or of many the nearest and where to find the others. */
export function suggestionFor(typed: string, known: readonly string[], where: string): string {
  const meant = nearestWord(typed, known);
  if (meant) return `Did you mean "${meant}"?`;
  if (known.length === 0) return `There are none yet; they are kept in ${where}.`;
  if (known.length <= mostListed) return writeOneOf(known);
  const parts = new Set(typed.split('-'));
  const ranked = known
    .map((word) => ({
      word,
      shared: word.split('-').filter((part) => parts.has(part)).length,
      distance: editDistance(typed, word),
    }))
    .sort((a, b) => b.shared - a.shared || a.distance - b.distance);
  const nearest = ranked.slice(0, nearestListed).map(({ word }) => word);
  return `The closest of ${counted(known.length, 'name', 'names')} are: ${nearest.join(', ')}. All of them are in ${where}.`;
}

/** How many letters were left out, added, changed or swapped with their neighbor. */
export function editDistance(a: string, b: string): number {
  let above: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, change, swapped ? above[j - 2]! + 1 : Infinity);
    }
    [above, row] = [row, next];
  }
  return row[b.length]!;
}
