import { isSeq, type Scalar } from 'yaml';
import { quotedOnce } from '../validate/value-words.ts';
import type { Lexeme } from './lexemes.ts';
import type { Slip } from './slip.ts';

/** Entries at the edge of the file, above its first name: every data file is a group of names. */
const entriesAndName = /^(?:(?:#.*|---|[ \t]*)\n)*(- .*\n(?:(?:[ \t#-].*)?\n)*)[\w-]+:(?=[ \n])/;

/** An entry pasted above the name of its list, which makes YAML take the whole file for a list. */
export function entriesAbove(yaml: string): Slip[] {
  const found = entriesAndName.exec(yaml);
  if (!found) return [];
  const entries = found[1]!;
  const at = found[0].lastIndexOf(entries);
  return [
    {
      at,
      says: 'This entry is above the first name in the file, so it does not belong to any list.',
      fix: 'Move it below the name of its list, lined up with the other entries.',
      mended: entries.replace(/[^\n]/g, ' '),
    },
  ];
}

const commentAndEmptyLines = String.raw`[ \t]*(?:#.*)?\n(?:[ \t]*(?:#.*)?\n)*`;
const entryBelow = new RegExp(`${commentAndEmptyLines}( *)-(?=[ \n])`, 'y');
const nameBelow = new RegExp(String.raw`${commentAndEmptyLines}( *)(?:[\w-]+|"[^"\n]*"):(?=[ \n])`, 'y');

/** The name's length is limited, as the pattern would be very slow on long lines. */
const nameAhead = /^( *(?:- +)*)(\S.{0,200}?): *$/;

/** Brackets after a name whose entries are on the lines below: `redirects: []`. */
export function entriesBelow(lexemes: readonly Lexeme[], yaml: string): Slip[] {
  const slips: Slip[] = [];
  let opening: Lexeme | undefined;
  for (const lexeme of lexemes) {
    if (lexeme.kind !== 'sign' || lexeme.depth !== 0) continue;
    if (/[[{]/.test(lexeme.text)) opening = lexeme;
    else if (opening && /[\]}]/.test(lexeme.text)) slips.push(...slipBetween(opening, lexeme, yaml));
  }
  return slips;
}

function slipBetween({ at, text, lead }: Lexeme, closing: Lexeme, yaml: string): Slip[] {
  const [, indent, name] = nameAhead.exec(lead) ?? [];
  if (indent === undefined) return [];
  const [below, least] = text === '[' ? [entryBelow, indent.length] : [nameBelow, indent.length + 1];
  below.lastIndex = closing.at + 1;
  const found = below.exec(yaml);
  if (!found || found[1]!.length < least) return [];
  const brackets = yaml.slice(at, closing.at + 1);
  if (brackets.slice(1, -1).trim() !== '') {
    const says = `The ${text === '[' ? 'list' : 'group'} ${quotedOnce(name!)} ends with this bracket, but there are more entries below it.`;
    const fix =
      'Write all of them inside the brackets, with commas between them, or all of them below, without brackets.';
    return [{ at: closing.at, says, fix }];
  }
  return [
    {
      at,
      says: `"${name}: ${text === '[' ? '[]" is an empty list' : '{}" is an empty group'}, but there are entries below it.`,
      fix: `Delete the brackets, so that this line reads only: ${name}:`,
      mended: ' '.repeat(brackets.length),
    },
  ];
}

/** A list, by its first entry: where that is, its column counted from 0, and where other entries are. */
interface List {
  at: number;
  column: number;
  aligned: number;
  misplaced: { at: number; column: number }[];
}

/** List entries whose hyphens are not aligned with the others, which YAML cannot read. */
export function misplacedEntries(lexemes: readonly Lexeme[]): Slip[] {
  const lists: List[] = [];
  /** The lists that are open, one inside the other. */
  let open: List[] = [];
  for (const { at, text, kind, lead, before, depth } of lexemes) {
    if (lead.trim() !== '' || text.trim() === '' || depth > 0) continue;
    // The lexeme of a text below | begins at the edge of the file, whatever its column.
    if (kind === 'block' || /^[\]}#]/.test(text)) continue;
    const column = lead.length;
    const above = open;
    open = open.filter((list) => list.column < column || (list.column === column && text === '-'));
    if (text !== '-') continue;
    const own = open.find((list) => list.column === column);
    if (own) {
      own.aligned++;
      continue;
    }
    const isNew = before === '' || /^(?::|-|---|[&!].*)$/.test(before);
    // The innermost open list that this entry can belong to, indented too little or too much.
    const meant = isNew ? undefined : (above.find((list) => list.column > column) ?? above.at(-1));
    meant?.misplaced.push({ at, column });
    const list = meant ?? { at, column, aligned: 1, misplaced: [] };
    if (!meant) lists.push(list);
    if (!open.includes(list)) open.push(list);
  }
  return lists.flatMap(slipsIn);
}

function slipsIn({ at, column, aligned, misplaced }: List): Slip[] {
  const [first, second] = misplaced;
  const isFirstAlone = aligned === 1 && second && misplaced.every((entry) => entry.column === first!.column);
  return isFirstAlone
    ? [{ at, ...letterAbout(column, first!.column, 'below') }]
    : misplaced.map((entry) => ({ at: entry.at, ...letterAbout(entry.column, column, 'above') }));
}

const letterAbout = (column: number, meant: number, others: 'above' | 'below') => ({
  says: `This entry starts in column ${column + 1}, but the entries ${others} it start in column ${meant + 1}.`,
  fix: `Start its hyphen in column ${meant + 1}, exactly ${others === 'above' ? 'below' : 'above'} theirs.`,
});

/** An entry indented so far that YAML takes it, hyphen included, for text of the entry above. */
export function swallowedEntry({ range }: Scalar, parent: unknown, text: string): Slip | undefined {
  if (!isSeq(parent) || parent.flow || !range) return undefined;
  const found = /\n *(?=- )/.exec(text.slice(range[0], range[1]));
  if (!found) return undefined;
  return {
    at: range[0] + found.index + found[0].length,
    says: 'This line starts farther to the right than the entry above it, so its hyphen is read as part of that text.',
    fix: 'Start its hyphen exactly below the one above. If it is all one text, put it in quotes.',
  };
}
