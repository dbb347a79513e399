import type { Lexeme } from './lexemes.ts';
import type { Slip } from './slip.ts';

/** Commas and closing brackets that belong to no list or group: YAML misreads them, and often the lines below. */
export const leftOverSigns = (lexemes: readonly Lexeme[]): Slip[] =>
  lexemes.flatMap(
    (lexeme) => signBehind(lexeme) ?? twoCommas(lexeme) ?? entriesBehind(lexeme) ?? unopened(lexeme) ?? [],
  );

const signs: Partial<Record<string, string>> = { ',': 'comma', ';': 'semicolon', '.': 'full stop' };

function signBehind({ at, text, kind, lead, before }: Lexeme): Slip | undefined {
  const sign = kind === 'plain' ? signs[text] : undefined;
  // After a bracket, a full stop ends a sentence: {phone}.
  const [end] = (text === '.' ? /["']$/ : /["'\]}]$/).exec(before) ?? [];
  if (!sign || !end || !lead.trimEnd().endsWith(end)) return undefined;
  const isQuote = /["']/.test(end);
  return {
    at,
    says: `A ${sign} follows this value, which ends with its ${isQuote ? 'quote' : 'bracket'}.`,
    fix: `Delete the ${sign}${isQuote && text === '.' ? ', or move it inside the quotes' : ''}.`,
    mended: ' ',
  };
}

function twoCommas({ at, text, depth, before }: Lexeme): Slip | undefined {
  if (depth === 0 || text !== ',' || before !== ',') return undefined;
  return { at, says: 'There are two commas between these entries.', fix: 'Delete one of them.', mended: ' ' };
}

const nameOf = String.raw`(?:[\w-]+|"[^"]*"): *`;
const aheadOfList = new RegExp(`^ *(?:- +)*(${nameOf})(.*)$`);
const aheadOfGroup = new RegExp(`^ *(?:(?:- +)*(${nameOf})(?=${nameOf})|(- +))(.*)$`);

/** Text in quotes, then a comma and more of them: YAML takes all that follows for the rest of the first. */
function entriesBehind({ at, text, kind, lead, before }: Lexeme): Slip | undefined {
  const [, entries] = /^((?:, *"[^"]*")+) *\]?$/.exec(text) ?? [];
  if (kind !== 'plain' || entries === undefined || !/["']$/.test(before) || !lead.endsWith(before))
    return undefined;
  const fix = withBrackets('[]', aheadOfList, lead + entries);
  return {
    at,
    says: 'More entries of a list follow this text, but no bracket opens the list.',
    fix,
  };
}

function unopened({ at, text, depth, lead }: Lexeme): Slip | undefined {
  // Where a hyphen has no space behind it, that is the mistake.
  if (depth >= 0 || /^ *-[[{]/.test(lead)) return undefined;
  const [what, both, ahead] =
    text === ']' ? (['list', '[]', aheadOfList] as const) : (['group', '{}', aheadOfGroup] as const);
  const fix = lead.includes(both[0]!) ? 'Delete it.' : withBrackets(both, ahead, lead);
  return { at, says: `This bracket closes a ${what} that none opens.`, fix };
}

function withBrackets([open, close]: string, ahead: RegExp, line: string): string {
  const [whole, ...parts] = ahead.exec(line) ?? [];
  if (whole === undefined) return `Delete it, or write ${open} before the first entry.`;
  const inner = parts.pop()!.trim();
  const space = open === '{' ? ' ' : '';
  return `Write: ${parts.join('').trim()} ${open}${space}${inner}${space}${close}`;
}
