import type { LetterParts } from '#lib/problem.ts';
import { inQuotes, quotedOnce } from '../validate/value-words.ts';
import { letterAboutBackslash } from './backslashes.ts';
import { startOfEntry } from './double-names.ts';
import { letterAboutHyphen } from './lost-hyphens.ts';
import { rowOfTable, sentenceAsName } from './refusals.ts';

/** The line of a parser error, split into its parts. */
interface WrongLine {
  line: string;
  /** `name:` before the value, without list hyphens; empty if there is none. */
  name: string;
  value: string;
  message: string;
  /** The text at the parser's position. */
  written: string;
  previous: string;
  following: string;
}

/** Letters about a line, by the parser's error code. */
export function letterByCode(code: string, wrong: WrongLine): LetterParts {
  const letter = tabInside.test(wrong.line)
    ? rowOfTable
    : (linesJoined(wrong.line) ?? letters[code]?.(wrong));
  return (
    letter ?? [
      `This cannot be read: ${wrong.message}.`,
      'Check the quotes, the colons and the indentation of this line and of the one above.',
    ]
  );
}

/** Outside of values and texts in quotes; tabs before a line or behind its hyphen have a letter of their own. */
const tabInside = /^ *(?:- +)?[^\s"'#:{[-][^"'#:{[]*\t+[^\s:]/;

/** A value that is complete, and behind it a name with another one: nobody writes a text like that. */
const joined = new RegExp(
  String.raw`^ *(?:- +)*(?:[\w-]+: +)?(?:"(?:[^"\\]|\\.)*"|'[^']*'|\{[^{}]*\}|\[[^[\]]*\]|[a-z\d][\w.-]*) +((?:- +)?[a-z][\w-]*:) +(?:["'{[]|\S+$)`,
);

/** Somebody deleted the line break between them. */
function linesJoined(line: string): LetterParts | undefined {
  const [, second] = joined.exec(line) ?? [];
  return second === undefined
    ? undefined
    : ['Two lines have become one.', `Start a new line before "${second}", in the column of its neighbors.`];
}

const writeName = 'Write it as "name: value", or, if it is only a note, begin it with #.';

const letters: Record<string, (wrong: WrongLine) => LetterParts | undefined> = {
  TAB_AS_INDENT: () => ['This line is indented with a tab.', 'Indent with spaces, two for each level.'],
  DUPLICATE_KEY: ({ line, message, written }) => {
    const says = `${quotedOnce(written)} is in the same place twice.`;
    if (message !== startOfEntry) return [says, 'Keep one of the two.'];
    const [, fix] = letterAboutHyphen(line.search(/\S/) - 2, line.trim());
    return [
      says,
      `If another entry begins here, its hyphen is missing. ${fix}\nOtherwise keep one of the two.`,
    ];
  },
  BLOCK_AS_IMPLICIT_KEY: (wrong) => {
    if (/: |:$/.test(wrong.value)) return colonInText(wrong);
    return isSentence(wrong) ? sentenceAsName : (strayHyphen(wrong) ?? indentedTooFar(wrong));
  },
  BLOCK_IN_FLOW: ({ written }) =>
    written.startsWith('- ')
      ? ['A list has either brackets or hyphens.', 'Delete its brackets.']
      : [
          'A text inside brackets has a colon, so the words before it are read as a name.',
          'Put that text in quotes. If another entry begins there, write a comma before its name.',
        ],
  MULTILINE_IMPLICIT_KEY: (wrong) =>
    strayHyphen(wrong) ??
    missingSpace(wrong) ??
    notIndented(wrong) ?? [
      'This line has no name and is not part of the text above it.',
      `${writeName} If it continues the text above, indent it by two spaces more than the name of that text.`,
    ],
  UNEXPECTED_TOKEN: unexpected,
  MISSING_CHAR: (wrong) => {
    if (wrong.message.includes('closing')) return unclosedQuote(wrong);
    if (wrong.message.includes('Missing , or :')) return lostQuote(wrong) ?? missingComma;
    const missing = missingSpace(wrong);
    if (missing) return missing;
    if (wrong.name !== '') return badIndent(wrong);
    return ['This line has no colon.', writeName];
  },
  BAD_INDENT: badIndent,
  BAD_SCALAR_START: signAtStart,
  BAD_DQ_ESCAPE: () => letterAboutBackslash,
  MULTIPLE_DOCS: () => ['A line of three hyphens starts a second document.', 'Delete that line.'],
};

const missingComma: LetterParts = [
  'A comma is missing between two entries.',
  'Write a comma after every entry except the last.',
];

/** In brackets or braces, a text without its last quote goes on to the first one of the next text. */
function lostQuote({ line }: Pick<WrongLine, 'line'>): LetterParts | undefined {
  const [, text] = /(?:^|[[{,])\s*(?:[\w-]+: *)?"([^",]+)(?=, *(?:[\w-]+: *)?")/.exec(line) ?? [];
  if (text === undefined || line.split('"').length % 2 === 1) return undefined;
  return [`The quote before ${text} is never closed.`, `Write: "${text}"`];
}

/** An entry of a group in braces, and a name behind it. */
const entriesTogether = /[{,]\s*[\w-]+: *(?:"[^"]*"|\[[^\]]*\])(?:\s*;)?\s+[\w-]+: /;

function signAtStart({ name, value }: Pick<WrongLine, 'name' | 'value'>): LetterParts {
  return [
    `A text cannot start with ${value.slice(0, 1)} unless it is in quotes.`,
    `Write: ${name} ${inQuotes(value)}`,
  ];
}

function colonInText({ name, value }: WrongLine): LetterParts {
  return [
    'This text has a colon, so the words before it are read as a name.',
    name === '' ? 'Put the text in quotes.' : `Put the text in quotes: ${name} ${inQuotes(value)}`,
  ];
}

/** Three words or more before a colon, below a line of text. */
const isSentence = ({ line, previous }: WrongLine) =>
  /^ *[^\s#"'[{-]\S*(?: +\S+){2,}: /.test(line) && !/^\s*(?:- +)*(?:[\w-]+|"[^"]*"):/.test(previous);

/** Between names with their values, as when a line was copied from a list. */
function strayHyphen({ line, following }: WrongLine): LetterParts | undefined {
  const [, indent, rest] = /^( *)- ([\w-]+: .*)$/.exec(line) ?? [];
  if (rest === undefined || !new RegExp(`^${indent}[\\w-]+:`).test(following)) return undefined;
  return ['This line begins with a hyphen, but it is not in a list.', `Write: ${rest}`];
}

function indentedTooFar({ name, following }: WrongLine): LetterParts {
  const next = /^\s*([\w-]+):/.exec(following)?.[1];
  return [
    `The line after ${name === '' ? 'this one' : `"${name}"`} is indented as if it belonged inside this value.`,
    next ? `Start "${next}:" in the same column as "${name}".` : 'Start it in the same column as this line.',
  ];
}

function missingSpace({ line }: WrongLine): LetterParts | undefined {
  const [, name, value] = /^\s*(?:- +)*([\w-]+):(\S.*)$/.exec(line) ?? [];
  return name && value
    ? ['A space is missing after the colon.', `Write: ${name}: ${value.trim()}`]
    : undefined;
}

function notIndented({ previous }: WrongLine): LetterParts | undefined {
  const sign = /: ([|>])[-+]?$/.exec(previous)?.[1];
  return sign
    ? [
        `The text below ${sign} is not indented.`,
        'Indent each of its lines by two spaces more than the name.',
      ]
    : undefined;
}

function unexpected({ line, name, value, message }: WrongLine): LetterParts | undefined {
  if (entriesTogether.test(line)) return missingComma;
  if (value.startsWith('- '))
    return [
      'A list cannot begin beside its name.',
      `Move it to the next line, indented by two spaces: ${value.trimEnd()}`,
    ];
  if (/^[>|]/.test(value)) {
    return [
      `After ${value.slice(0, 1)} the text has to start on the next line.`,
      'Move it down, indented by two spaces, or put it in quotes.',
    ];
  }
  const first = value.slice(0, 1);
  const [, whole, rest] = /^("[^"]*"|\[[^[\]]*\])\s+([^\s"#\]}][^"#]*)$/.exec(value.trimEnd()) ?? [];
  const orNote = rest ? `\nIf "${rest}" is only a note, write: ${name} ${whole} # ${rest}` : '';
  if (first === '*' || first === '&' || first === '!') return signAtStart({ name, value });
  if (first === '{' || first === '[') {
    return [
      `A text that starts with ${first} needs quotes; without them, it is read as ${first === '{' ? 'names and values' : 'a list'}.`,
      `Write: ${name} ${inQuotes(value)}${orNote}`,
    ];
  }
  if (first === "'") {
    return ['The apostrophe ends the text.', `Put the text in double quotes: ${name} ${inQuotes(value)}`];
  }
  if (first === '"' && rest)
    return [
      'Words follow the quote that ends this text.',
      `Write: ${name} ${whole!.slice(0, -1)} ${rest}"${orNote}`,
    ];
  if (first === '"') {
    return [
      'A double quote inside the text ends it.',
      `Use single quotes inside: ${name} "${value.replace(/^"|"$/g, '').replaceAll('"', "'")}"`,
    ];
  }
  return message.includes('node end')
    ? (lostQuote({ line }) ?? [
        'Nothing can come after this value.',
        'Put the whole text in quotes, or delete what follows.',
      ])
    : undefined;
}

function unclosedQuote({ name, value, message, following }: WrongLine): LetterParts {
  const says = 'The quote that opens here is never closed.';
  const quote = message.includes("'") ? "'" : '"';
  const hasMoreLines = /^\s+(?!- |[\w-]+:(?: |$))[^\s#]/.test(following);
  if (name === '' || value === '' || hasMoreLines) return [says, `Write ${quote} at the end of the text.`];
  // The last sign was meant to close the text, unless it ends quoted words in it.
  const whole = value.trimEnd();
  const brackets = /^[[{]/.test(whole) ? (/\s*[\]}]+$/.exec(whole)?.[0] ?? '') : '';
  const inner = whole.slice(0, whole.length - brackets.length);
  const closed = `${name} ${inner.replace(/^(.(?:(?!\s['"]).)*?)\\?["']$/, '$1')}${quote}${brackets}`;
  const goesOn = /^[^\s#-]/.test(following) && !/^(?:[\w-]+|"[^"]*"):/.test(following);
  return [
    says,
    goesOn
      ? `If the text goes on below, indent those lines by two spaces more than its name. Otherwise close it: ${closed}`
      : `Close it: ${closed}`,
  ];
}

/** Below such a line, everything that is indented as far is misread, too. */
export const wrongColumn = 'This line starts in a different column from the lines it belongs with.';

function badIndent({ message, line, previous }: WrongLine): LetterParts {
  if (message.startsWith('Flow')) {
    const closing = message.includes('}') ? '}' : ']';
    return [
      `The ${closing === ']' ? 'list' : 'group'} that opens here is never closed.`,
      `Write ${closing} after its last entry.`,
    ];
  }
  const [lead = '', neighbor] = /^(\s*(?:- +)*)([\w-]+:)/.exec(previous)?.slice(1) ?? [];
  if (!neighbor) return [wrongColumn, 'Start it exactly below its neighbors.'];
  const fix = `Start it exactly below its neighbors, such as "${neighbor}".`;
  const side = lead.length < line.search(/\S/) ? 'left' : 'right';
  // In an entry of a list, the first name is right whatever its column.
  if (side === 'right' && lead.includes('-')) return [wrongColumn, fix];
  return [
    wrongColumn,
    `${fix} If "${neighbor}" itself starts too far to the ${side}, move that line instead.`,
  ];
}
