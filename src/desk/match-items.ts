/** What to do with the entries of a list so that it becomes another one. */
export type ListStep =
  | { kind: 'keep'; old: number; value: unknown }
  | { kind: 'delete'; old: number }
  | { kind: 'insert'; value: unknown };

/** The names by which people know an entry, so that an edited one is not taken for a new one. */
const identities = ['id', 'slug', 'name', 'keyword', 'from', 'label', 'title', 'question', 'heading'];

/** The steps from one list to another, in order; entries that were edited are kept, and edited in place. */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): ListStep[] {
  const [old, young] = [before.map(identityOf), after.map(identityOf)];
  const same = commonRun(old, young);
  const steps: ListStep[] = [];
  let [o, y] = [0, 0];
  for (const [oldAt, youngAt] of [...same, [before.length, after.length] as const]) {
    // Between two known entries the others are taken in pairs: the text of the one was changed.
    while (o < oldAt && y < youngAt) steps.push({ kind: 'keep', old: o++, value: after[y++] });
    while (o < oldAt) steps.push({ kind: 'delete', old: o++ });
    while (y < youngAt) steps.push({ kind: 'insert', value: after[y++] });
    if (oldAt < before.length) steps.push({ kind: 'keep', old: o++, value: after[y++] });
  }
  return steps;
}

function identityOf(item: unknown): string {
  if (typeof item === 'object' && item !== null && !Array.isArray(item)) {
    const name = identities.find((key) => key in item);
    if (name) return `${name}: ${JSON.stringify((item as Record<string, unknown>)[name])}`;
  }
  return JSON.stringify(item);
}

/** The longest run of entries that both lists hold in one order, as pairs of positions. */
function commonRun(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  const shorter = Math.min(a.length, b.length) - start;
  while (end < shorter && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [rows, columns] = [a.length - start - end, b.length - start - end];
  const lengths = Array.from({ length: rows + 1 }, () => new Uint32Array(columns + 1));
  for (let i = rows - 1; i >= 0; i--) {
    for (let j = columns - 1; j >= 0; j--) {
      lengths[i]![j] =
        a[start + i] === b[start + j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
    }
  }
  const pairs: (readonly [number, number])[] = [];
  for (let at = 0; at < start; at++) pairs.push([at, at]);
  for (let i = 0, j = 0; i < rows && j < columns;) {
    if (a[start + i] === b[start + j]) pairs.push([start + i++, start + j++]);
    else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i++;
    else j++;
  }
  for (let at = end; at > 0; at--) pairs.push([a.length - at, b.length - at]);
  return pairs;
}
