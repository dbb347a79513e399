import { likeness } from '../likeness.ts';
import { identityOf, matchItems } from '../match-items.ts';
import { isGroup, isSame, joinedOrder, type Values } from '../values.ts';

/**
 * What two people made of the same value: what only one of them edited is theirs, entry by entry and field by field.
 * Where both edited the same, `mine` wins. Undefined stands for a missing value.
 */
export function mergeEdits(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (Array.isArray(mine) && Array.isArray(theirs)) return mergeLists(asList(base), mine, theirs);
  if (isGroup(mine) && isGroup(theirs)) {
    const entries = (group: Values) => new Map(Object.entries(group));
    const was = entries(isGroup(base) ? base : {});
    return Object.fromEntries(mergeEntries(was, entries(mine), entries(theirs)));
  }
  return mergeTexts(base, mine, theirs);
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Of a text of several lines, each keeps the lines that only they edited. */
function mergeTexts(base: unknown, mine: unknown, theirs: unknown): unknown {
  const [was, own, other] = [linesOf(base), linesOf(mine), linesOf(theirs)];
  if (!was || !own || !other) return mine;
  const isLineByLine = was.length === own.length && was.length === other.length;
  return isLineByLine && was.length === 1 ? mine : mergeLists(was, own, other, isLineByLine).join('');
}

/** Each with the blank lines below it. A text without line ends has none. */
const linesOf = (text: unknown) =>
  typeof text === 'string' && text.includes('\n') ? text.match(/[^\n]+\n*|^\n+/g)! : undefined;

/** If the number of lines is unchanged, a completely different line replaces the one in its place. */
function mergeLists(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  isLineByLine = false,
): unknown[] {
  const known = new Map(base.map((item, at) => [`${at}`, item]));
  const named = (items: readonly unknown[]) => namedItems(base, items, isLineByLine);
  return [...mergeEntries(known, named(mine), named(theirs)).values()];
}

/** The entries of a list: known ones by where they stood at first, new ones by what they are called. */
function namedItems(base: readonly unknown[], items: readonly unknown[], isLineByLine: boolean): Entries {
  const named = new Map<string, unknown>();
  for (const step of matchItems(base, items)) {
    if (step.kind === 'delete') continue;
    const { old, value } = step;
    const isKnown = old !== undefined && (isLineByLine || isOneEntry(base[old], value));
    let name = isKnown ? `${old}` : `new ${identityOf(value)}`;
    while (named.has(name)) name += ' again';
    named.set(name, value);
  }
  return named;
}

/** Whether an entry was edited or renamed, rather than another one put in its place. */
const isOneEntry = (before: unknown, after: unknown) =>
  identityOf(before) === identityOf(after) || likeness(before, after) >= 0.5;

type Entries = ReadonlyMap<string, unknown>;

function mergeEntries(base: Entries, mine: Entries, theirs: Entries): Map<string, unknown> {
  const merged = mergeOrders([...base.keys()], [...mine.keys()], [...theirs.keys()]).map(
    (name) => [name, mergeEdits(base.get(name), mine.get(name), theirs.get(name))] as const,
  );
  return new Map(merged.filter(([, value]) => value !== undefined));
}

/** All names, in the order of the side that changed it. */
function mergeOrders(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const [was, is] = [base.filter((name) => mine.includes(name)), mine.filter((name) => base.includes(name))];
  return isSame(was, is) ? joinedOrder(theirs, mine) : joinedOrder(mine, theirs);
}
