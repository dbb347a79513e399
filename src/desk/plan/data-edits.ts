import { isDeepStrictEqual } from 'node:util';
import { parseSource } from '#content/entries/parse-source.ts';
import { pathInWords, positionOf, type Source } from '#content/source.ts';
import { groupBy } from '#lib/group-by.ts';
import type { Path } from '#lib/problem.ts';
import { paragraphsOf } from '#lib/text.ts';
import { valueAt } from '#content/value-at.ts';
import { matchItems } from '../match-items.ts';
import { isGroup, type Values } from '../values.ts';
import { cut, valueInShort, valueInWords, shortened, type DataEdit } from './edit-words.ts';

/** The edits in a file, ignoring comments, quotes and the like. */
export function editsIn(name: string, before: string | undefined, after: string | undefined): DataEdit[] {
  if (before === undefined) return [{ path: '', line: 1, after: 'the file' }];
  if (after === undefined) return [{ path: '', before: 'the file' }];
  const [oldSource, newSource] = [parseSource(name, before, []), parseSource(name, after, [])];
  if (!oldSource || !newSource) return lineEdits(before, after, 1);
  return [
    ...withMovedItems(valueEdits(oldSource.value, newSource.value, [], newSource), newSource.value),
    ...lineEdits(oldSource.body, newSource.body, newSource.bodyLine),
  ];
}

function valueEdits(before: unknown, after: unknown, path: Path, source: Source): FoundEdit[] {
  if (isDeepStrictEqual(before, after)) return [];
  const at = { path: pathInWords(path), line: positionOf(source, path).line };
  if (Array.isArray(before) && Array.isArray(after)) return listEdits(before, after, path, source);
  if (isGroup(before) && isGroup(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => {
      const edits = valueEdits(before[name], after[name], [...path, name], source);
      const forgotten = forgottenWith(name, before, after);
      return forgotten ? edits.map((edit) => ({ ...edit, forgotten })) : edits;
    });
  }
  if (before === undefined) return [{ ...at, after: valueInShort(after) }];
  if (after === undefined) return [{ path: at.path, before: valueInShort(before) }];
  return [{ ...at, ...shortened(valueInWords(before), valueInWords(after)) }];
}

/** Values that change with another one of their group: that of a fact, and the ZIP code of an office. */
const changesWith: Record<string, { name: string; fix: string }> = {
  value: { name: 'reviewed', fix: 'set it to the day you checked it' },
  zip: { name: 'point', fix: 'set it to where the office is now' },
};

function forgottenWith(name: string, before: Values, after: Values): string | undefined {
  const other = changesWith[name];
  const value = other && after[other.name];
  if (value === undefined || !isDeepStrictEqual(value, before[other!.name])) return undefined;
  return `its "${other!.name}" is still ${valueInWords(value)}: ${other!.fix}`;
}

function listEdits(before: unknown[], after: unknown[], list: Path, source: Source): FoundEdit[] {
  let index = 0;
  return matchItems(before, after).flatMap((step): FoundEdit[] => {
    if (step.kind === 'delete') {
      const value = before[step.old];
      return [{ path: pathInWords(list), before: valueInShort(value), item: { list, value } }];
    }
    const { value } = step;
    const here = [...list, index++];
    if (step.kind === 'keep') return valueEdits(before[step.old], value, here, source);
    const { line } = positionOf(source, here);
    return [{ path: pathInWords(here), line, after: valueInShort(value), item: { list, value } }];
  });
}

/** A text line by line, as the text of a post is written; blank lines say nothing. */
function lineEdits(before: string, after: string, firstLine: number): DataEdit[] {
  const old = paragraphsOf(before);
  const lines = after.split('\n').flatMap((line, i) => (line.trim() === '' ? [] : [firstLine + i]));
  let index = 0;
  return matchItems(old, paragraphsOf(after)).flatMap((step): DataEdit[] => {
    if (step.kind === 'delete') return [{ path: 'text', before: cut(old[step.old]!, 0) }];
    const [at, now] = [{ path: 'text', line: lines[index++]! }, String(step.value)];
    if (step.kind === 'insert') return [{ ...at, after: cut(now, 0) }];
    const was = old[step.old]!;
    return was === now ? [] : [{ ...at, ...shortened(was, now) }];
  });
}

/** An edit with the item that a list got or lost. */
interface FoundEdit extends DataEdit {
  item?: { list: Path; value: unknown };
}

/** Turns a removal from one list and an addition to the same or a similar list into a move. */
function withMovedItems(edits: readonly FoundEdit[], after: unknown): DataEdit[] {
  const gone = groupBy(
    edits.filter((edit) => edit.after === undefined),
    itemKey,
  );
  const origins = new Map(
    edits.flatMap((edit) => {
      const from = edit.item && edit.before === undefined ? gone.get(itemKey(edit))?.shift() : undefined;
      return from ? [[edit, from] as const] : [];
    }),
  );
  const moved = new Set(origins.values());
  return edits
    .filter((edit) => !moved.has(edit))
    .map((found) => {
      const { item, ...edit } = found;
      const from = origins.get(found)?.item?.list;
      return item && from ? { ...edit, moved: wayInWords(from, item.list, after) } : edit;
    });
}

/** Equal for equal items of lists that differ only in the entry to which they belong. */
const itemKey = ({ item }: FoundEdit) =>
  item && JSON.stringify([item.list.filter((part) => typeof part === 'string'), item.value]);

function wayInWords(from: Path, to: Path, after: unknown): string {
  if (from.join() === to.join()) return 'within the list';
  return `from ${ownerOf(from, after)} to ${ownerOf(to, after)}`;
}

/** The entry that holds a list, by its name. */
function ownerOf(list: Path, root: unknown): string {
  const owner = list.slice(0, list.findLastIndex((part) => typeof part === 'number') + 1);
  return valueInShort(valueAt(root, owner));
}
