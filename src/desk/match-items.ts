import { diffArrays } from 'diff';
import { isGroup, valueAt } from './values.ts';

/** What to do with the entries of a list so that it becomes another one. */
type ListStep =
  | { kind: 'keep'; old: number; value: unknown }
  | { kind: 'delete'; old: number }
  /** `moved` is where it stood before, when it only stands elsewhere now. */
  | { kind: 'insert'; value: unknown; moved?: number };

/** The names by which people know an entry, so that an edited one is not taken for a new one. */
const identities = ['id', 'slug', 'name', 'keyword', 'from', 'label', 'title', 'question', 'heading'];

/**
 * The steps from one list to another, in order; entries that were edited are kept, and edited in place. One that is
 * inserted right before one that is deleted stands in its place.
 */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): ListStep[] {
  let [oldAt, newAt] = [0, 0];
  // What is gone between two known entries is taken for what is new there: the text of the one was changed.
  const gone: number[] = [];
  const deletions = (count = gone.length) =>
    gone.splice(0, count).map((old): ListStep => ({ kind: 'delete', old }));
  const [was, is] = [before.map(identityOf), after.map(identityOf)];
  const [known, stays] = [new Set(was), new Set(is)];
  const steps = diffArrays(was, is).flatMap(({ removed, added, value }): ListStep[] => {
    if (removed) gone.push(...value.map(() => oldAt++));
    if (removed) return [];
    if (!added) return [...deletions(), ...value.map(() => keep(oldAt++, after[newAt++]))];
    return value.flatMap((identity): ListStep[] => {
      const item = after[newAt++];
      // What only stands elsewhere is not the other one with another text.
      const at = known.has(identity) ? -1 : gone.findIndex((old) => !stays.has(was[old]!));
      if (at === -1) return [{ kind: 'insert', value: item }, ...deletions(1)];
      return [...deletions(at), keep(gone.shift()!, item)];
    });
  });
  return withMoves(before, [...steps, ...deletions()]);
}

/** Says of entries that are gone in one place, and new in another, where they stood. */
function withMoves(before: readonly unknown[], steps: readonly ListStep[]): ListStep[] {
  const gone = steps.flatMap((step) => (step.kind === 'delete' ? [step.old] : []));
  return steps.map((step) => {
    const at =
      step.kind === 'insert'
        ? gone.findIndex((old) => identityOf(before[old]) === identityOf(step.value))
        : -1;
    return at === -1 ? step : { ...step, moved: gone.splice(at, 1)[0]! };
  });
}

const keep = (old: number, value: unknown): ListStep => ({ kind: 'keep', old, value });

/** By what people know an entry of a list. */
export function identityOf(item: unknown): string {
  const name = isGroup(item) ? identities.find((key) => key in item) : undefined;
  return name ? `${name}: ${JSON.stringify(valueAt(item, [name]))}` : JSON.stringify(item);
}
