import type { Lexeme } from './lexemes.ts';
import { quotedOnce } from '../validate/issue.ts';
import type { Slip } from './slip.ts';

const commentAndEmptyLines = String.raw`[ \t]*(?:#.*)?\n(?:[ \t]*(?:#.*)?\n)*`;
const entryBelow = new RegExp(`${commentAndEmptyLines}( *)-(?=[ \n])`, 'y');
const nameBelow = new RegExp(String.raw`${commentAndEmptyLines}( *)(?:[\w-]+|"[^"\n]*"):(?=[ \n])`, 'y');

/** With the longest name that is searched for: without a bound the pattern takes very long on long lines. */
const nameAhead = /^( *(?:- +)*)(\S.{0,200}?): *$/;

/** Brackets behind a name, though what belongs to the name stands on the lines below: `redirects: []`. */
export function entriesBelow(lexemes: readonly Lexeme[], yaml: string): Slip[] {
  const slips: Slip[] = [];
  let opening: Lexeme | undefined;
  for (const lexeme of lexemes) {
    if (lexeme.kind !== 'sign' || lexeme.depth > 0) continue;
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
    const says = `The ${text === '[' ? 'list' : 'group'} ${quotedOnce(name!)} ends with this bracket, but more entries stand below it.`;
    const fix =
      'Write all of them inside the brackets, with commas between, or all of them below, without brackets.';
    return [{ at: closing.at, says, fix }];
  }
  return [
    {
      at,
      says: `"${name}: ${text === '[' ? '[]" is an empty list' : '{}" is an empty group'}, but entries stand below it.`,
      fix: `Delete the brackets, so that this line is only: ${name}:`,
      mended: [{ at, text: ' '.repeat(brackets.length) }],
    },
  ];
}
