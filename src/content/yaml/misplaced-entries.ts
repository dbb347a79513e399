import { isSeq, type Scalar } from 'yaml';
import type { Lexeme } from './lexemes.ts';
import type { Slip } from './slip.ts';

/** Entries of lists whose hyphens do not stand below those of the others; for YAML that cannot be read. */
export function misplacedEntries(lexemes: readonly Lexeme[]): Slip[] {
  const slips: Slip[] = [];
  /** Columns, counted from 0, of the hyphens of the lists that are open, one inside the other. */
  let open: number[] = [];
  for (const { at, text, lead, before, depth } of lexemes) {
    if (lead.trim() !== '' || text.trim() === '' || depth > 0 || /^[\]}#]/.test(text)) continue;
    const column = lead.length;
    const above = open;
    open = open.filter((other) => other < column || (other === column && text === '-'));
    if (text !== '-' || open.includes(column)) continue;
    const isNew = before === '' || /^(?::|-|---|[&!].*)$/.test(before);
    // The innermost list above that this entry can belong to: one that it fell short of, or one that it overshot.
    const meant = isNew ? undefined : (above.find((other) => other > column) ?? above.at(-1));
    if (meant !== undefined) slips.push({ at, ...wordsFor(column, meant) });
    const list = meant ?? column;
    if (!open.includes(list)) open.push(list);
  }
  return slips;
}

const wordsFor = (column: number, meant: number) => ({
  says: `This entry starts in column ${column + 1}, the entries above it in column ${meant + 1}.`,
  fix: `Start its hyphen in column ${meant + 1}, exactly below theirs.`,
});

/** An entry that stands so far right that YAML takes it, hyphen and all, for words of the entry above. */
export function swallowedEntry({ range }: Scalar, parent: unknown, text: string): Slip | undefined {
  if (!isSeq(parent) || parent.flow || !range) return undefined;
  const found = /\n *(?=- )/.exec(text.slice(range[0], range[1]));
  if (!found) return undefined;
  return {
    at: range[0] + found.index + found[0].length,
    says: 'This line starts farther right than the entry above it, so YAML takes its hyphen for a part of that text.',
    fix: 'Start its hyphen exactly below the one above. If all of it is one text, put it in quotes.',
  };
}
