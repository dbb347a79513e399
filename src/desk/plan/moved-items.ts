import { groupBy } from '#lib/group-by.ts';
import type { Path } from '#content/source.ts';
import { valueInShort, type DataEdit } from './edit-words.ts';

/** An edit with the item that a list got or lost. */
export interface FoundEdit extends DataEdit {
  item?: { list: Path; value: unknown };
}

/** What one list lost and another of its kind, or the same, got was moved. */
export function withMoves(edits: readonly FoundEdit[], after: unknown): DataEdit[] {
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
  const [old, young] = [ownerOf(from, after), ownerOf(to, after)];
  return from.join() === to.join() ? 'within the list' : `from ${old} to ${young}`;
}

/** The entry that holds a list, by its name. */
function ownerOf(list: Path, root: unknown): string {
  const owner = list.slice(0, list.findLastIndex((part) => typeof part === 'number') + 1);
  return valueInShort(owner.reduce((value, part) => (value as Record<string, unknown>)[part], root));
}
