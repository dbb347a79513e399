import { diffArrays } from 'diff';
import { valueAt } from '#content/value-at.ts';
import { likeness } from './likeness.ts';
import { isGroup } from './values.ts';

/** A step in turning one list into another. */
type ListStep =
  | { kind: 'keep'; old: number; value: unknown }
  | { kind: 'delete'; old: number }
  /** `old` is its former index, if it was only moved. */
  | { kind: 'insert'; value: unknown; old?: number };

/** Fields that identify an entry, so that an edited one is not taken for a new one. */
const identities = ['id', 'slug', 'name', 'keyword', 'from', 'label', 'title', 'question', 'heading'];

/**
 * The steps from one list to another, in order; entries that were edited are kept, and edited in place. One that is
 * inserted right before one that is deleted stands in its place.
 */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): ListStep[] {
  let [oldAt, newAt] = [0, 0];
  // A removed entry between two known ones is matched with the new one there, as an edit of it.
  const gone: number[] = [];
  const deletions = (count = gone.length) =>
    gone.splice(0, count).map((old): ListStep => ({ kind: 'delete', old }));
  const [was, is] = [before.map(identityOf), after.map(identityOf)];
  const [known, stays] = [new Set(was), new Set(is)];
  const steps = diffArrays(was, is).flatMap(({ removed, added, value }): ListStep[] => {
    if (removed) gone.push(...value.map(() => oldAt++));
    if (removed) return [];
    if (!added) return [...deletions(), ...value.map(() => keep(oldAt++, after[newAt++]))];
    const here = value.map(() => newAt++);
    // A moved entry is not an edited version of another.
    const edited = pairsOf(
      gone.filter((old) => !stays.has(was[old]!)),
      here.filter((at) => !known.has(is[at]!)),
      // Entries with nothing in common may still be edits of each other.
      (old, at) => Math.max(likeness(before[old], after[at]), 0.001),
    );
    const kept = new Set(edited.values());
    return here.flatMap((at): ListStep[] => {
      const [item, old] = [after[at], edited.get(at)];
      if (old !== undefined) return [...deletions(gone.indexOf(old)), keep(gone.shift()!, item)];
      return [{ kind: 'insert', value: item }, ...deletions(kept.has(gone[0]!) ? 0 : 1)];
    });
  });
  return withMoves(before, [...steps, ...deletions()]);
}

/** This many pairs take a tenth of a second. */
const mostPairs = 10_000;

/**
 * Which of the old entries became which new ones, in order, so that they have most in common; where too many are new,
 * the first became the first.
 */
function pairsOf(
  before: readonly number[],
  after: readonly number[],
  gain: (old: number, at: number) => number,
): Map<number, number> {
  if (before.length * after.length > mostPairs)
    return new Map(after.slice(0, before.length).map((at, i) => [at, before[i]!]));
  // What can be had from each pair on.
  const most = [...before, 0].map(() => [...after, 0].map(() => 0));
  const gains = before.map((old) => after.map((at) => gain(old, at)));
  const withPair = (row: number, column: number) => gains[row]![column]! + most[row + 1]![column + 1]!;
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--)
      most[row]![column] = Math.max(withPair(row, column), most[row + 1]![column]!, most[row]![column + 1]!);
  }
  const pairs = new Map<number, number>();
  for (let [row, column] = [0, 0]; row < before.length && column < after.length;) {
    if (withPair(row, column) === most[row]![column]) pairs.set(after[column++]!, before[row++]!);
    else if (most[row + 1]![column] === most[row]![column]) row++;
    else column++;
  }
  return pairs;
}

/** Says of entries that are gone in one place, and new in another, where they stood. */
function withMoves(before: readonly unknown[], steps: readonly ListStep[]): ListStep[] {
  const gone = steps.flatMap((step) => (step.kind === 'delete' ? [step.old] : []));
  return steps.map((step) => {
    if (step.kind !== 'insert') return step;
    const at = gone.findIndex((old) => identityOf(before[old]) === identityOf(step.value));
    return at === -1 ? step : { ...step, old: gone.splice(at, 1)[0]! };
  });
}

const keep = (old: number, value: unknown): ListStep => ({ kind: 'keep', old, value });

export function identityOf(item: unknown): string {
  const name = isGroup(item) ? identities.find((key) => key in item) : undefined;
  return name ? `${name}: ${JSON.stringify(valueAt(item, [name]))}` : JSON.stringify(item);
}
