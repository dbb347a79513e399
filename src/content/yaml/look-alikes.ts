import { findPastedSigns } from '../texts/markdown/pasted-signs.ts';
import {
  doubleQuotes,
  dashesAndBullets,
  oddSpace,
  oddSpaces,
  spaceAfterMark,
  singleQuotes,
  letterAboutMark,
  letterAboutSpaces,
} from '../texts/typographic-signs.ts';
import type { Lexeme } from './lexemes.ts';
import type { Slip } from './slip.ts';

/** Typographic characters where YAML needs ASCII ones. Inside texts they are fine. */
export function lookAlikes(lexemes: readonly Lexeme[], yaml: string): Slip[] {
  return lexemes.flatMap((lexeme): Slip[] => {
    const { at, text, lead, kind } = lexeme;
    if (kind === 'sign') return text === '*' && lead.trim() === '' ? [listMark(at, text)] : [];
    if (kind === 'block') return findPastedSigns(text).map((wrong) => ({ ...wrong, at: at + wrong.at }));
    if (kind === 'quoted') return closedByOther(lexeme, yaml);
    // The first one changes how the rest is parsed, so the rest is checked once it is fixed.
    for (const look of [spacesAhead, signsAhead, quotes, spacesBehind]) {
      const found = look(lexeme, yaml);
      if (found.length > 0) return found;
    }
    return [];
  });
}

const spacesIn = (at: number, found: string): Slip => ({ at, ...letterAboutSpaces(found) });

/** Checks all lines, as YAML may take several lines that begin with letters for one text. */
const spacesAtStart = new RegExp(`(^|\\n *)(${oddSpaces})`, 'g');
const spacesAhead = ({ at, text }: Lexeme) =>
  [...text.matchAll(spacesAtStart)].map(({ index, 1: lead = '', 2: found = '' }) =>
    spacesIn(at + index + lead.length, found),
  );

const listMark = (at: number, found: string) => ({
  at,
  ...letterAboutMark(found, 'If this is not a list, put the text in quotes.'),
});

const signAtStart = new RegExp(
  `(^|\\n *)(?:([${dashesAndBullets}]${spaceAfterMark})(?=\\S)|(-|[\\w-]*:)(${oddSpaces}))`,
  'g',
);
/** A wrong mark of a list, or wrong spaces behind a hyphen or the colon of a name, in one column. */
function signsAhead({ at, text, lead }: Lexeme): Slip[] {
  const [first, ...others] = text.matchAll(signAtStart);
  // The colon after a quoted name is a token of its own. Elsewhere in a line such characters are text.
  const isAhead = first?.[3] === ':' || (first?.[2] ? /^ *$/ : /^ *(?:- +)*$/).test(lead);
  if (first?.index !== 0 || !isAhead) return [];
  const below = others.filter(({ 1: start = '' }) => start.length === lead.length + 1);
  return [first, ...below].map(({ index, 1: start = '', 2: mark, 3: sign = '', 4: found = '' }) => {
    const from = at + index + start.length;
    return mark ? listMark(from, mark) : spacesIn(from + sign.length, found);
  });
}

const spacesAtEnd = new RegExp(`${oddSpaces}$`);
function spacesBehind({ at, text }: Lexeme): Slip[] {
  const found = spacesAtEnd.exec(text);
  return found ? [spacesIn(at + found.index, found[0])] : [];
}

const end = String.raw`[ \t]*(?:$|\n|:(?:[ \n]|${oddSpace})|[ \t]#)`;
const endInBrackets = String.raw`${end}|[ \t]*[,\]}]`;

/** Quotes around a whole value or name, not only around its first words. */
function quotesOf(signs: string, straight: string, never: string) {
  const [open, close] = [`[${signs}]`, `[${signs}${straight}]`];
  return {
    onLine: new RegExp(`${open}([^${never}\n]*?)${close}(?=${end})`, 'y'),
    inBrackets: new RegExp(`${open}([^${never}\n]*?)${close}(?=${endInBrackets})`, 'y'),
    overLines: new RegExp(`^${open}([^${never}]*)${close}$`),
  };
}

/** Within single quotes there may be apostrophes. */
const kindsOfQuotes = [quotesOf(doubleQuotes, '"', doubleQuotes), quotesOf(singleQuotes, "'", '‘‚‛‹›')];

function quotes({ at, text, depth }: Lexeme, yaml: string): Slip[] {
  for (const { onLine, inBrackets, overLines } of kindsOfQuotes) {
    const whole = depth > 0 ? inBrackets : onLine;
    whole.lastIndex = at;
    const [quoted, inner = ''] = whole.exec(yaml) ?? overLines.exec(text) ?? [];
    if (quoted === undefined) continue;
    const sign = /["\\]/.test(inner) ? "'" : '"';
    const says = `The quotes around this text (${quoted[0]} ${quoted.at(-1)}) come from a word processor; here they would be part of the text.`;
    const fix =
      'Write straight quotes (") instead. If visitors should see these quotes, put straight ones around them.';
    return [{ at, says, fix, mended: inner.includes(sign) ? undefined : sign + inner + sign }];
  }
  return [];
}

const otherClose = new RegExp(
  `^(["'])(?:(?!\\1)[^${doubleQuotes}\n])*[${doubleQuotes}](?=\\s*(?:$|\n|[,\\]}]))`,
);
/** Opened by a straight quote, closed by a curly one: YAML ends the text where the next one begins. */
function closedByOther({ at, text }: Lexeme, yaml: string): Slip[] {
  const found = otherClose.exec(text);
  const endsWell =
    text.length > 1 && text.endsWith(text[0]!) && /^ *(?:$|[\n,\]}#:])/.test(yaml.slice(at + text.length));
  if (!found || endsWell) return [];
  const [opened, sign] = found;
  return [
    {
      at: at + opened.length - 1,
      says: `This quote (${opened.at(-1)}) comes from a word processor and does not close the text.`,
      fix: `Write a straight one (${sign}) instead.`,
      mended: sign,
    },
  ];
}
