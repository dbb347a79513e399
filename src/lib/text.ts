/** "a", "a and b", "a, b and c". */
export const listInWords = (items: readonly string[]) => joined(items, 'and');

/** "a", "a or b", "a, b or c". */
export const oneOf = (items: readonly string[]) => joined(items, 'or');

function joined(items: readonly string[], word: string): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}

/** Made once: the language's own way looks its rules up for every number. */
const grouped = new Intl.NumberFormat('en-US');

/** "1 city", "4 cities". */
export function counted(count: number, one: string, many: string): string {
  // Most counts are small, and below a thousand there is nothing to group.
  return `${count < 1000 ? count : grouped.format(count)} ${count === 1 ? one : many}`;
}

/** The word of `words` that `typed` was probably meant to be, or nothing when none is near. */
export function nearestWord(typed: string, words: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(typed.length / 3)) + 1;
  for (const word of words) {
    if (Math.abs(word.length - typed.length) >= bestDistance) continue;
    const distance = editDistance(typed.toLowerCase(), word.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [word, distance];
  }
  return best;
}

/** How many letters were left out, added, changed or swapped with their neighbor. */
export function editDistance(a: string, b: string): number {
  let above: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, change, swapped ? above[j - 2]! + 1 : Infinity);
    }
    [above, row] = [row, next];
  }
  return row[b.length]!;
}
