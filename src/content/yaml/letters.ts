import type { LineCounter, YAMLParseError } from 'yaml';

/** A mistake in the YAML itself, in plain words; lines and columns are those of the YAML part. */
export interface SyntaxLetter {
  line: number;
  column: number;
  says: string;
  fix: string;
}

/** The line at which the parser stumbled, taken apart. */
interface Stumble {
  line: string;
  /** `name:` in front of the value, hyphens of a list included; empty where there is none. */
  name: string;
  value: string;
  message: string;
  previous: string;
  following: string;
}
type Words = [says: string, fix: string];

/**
 * One letter a line, in the order of the file. What follows a quote or a bracket that is never closed is read
 * in the wrong way, so nothing is told about it.
 */
export function syntaxLetters(
  errors: readonly YAMLParseError[],
  text: string,
  lines: LineCounter,
): SyntaxLetter[] {
  const rows = text.split(/\r?\n/);
  // A tab upsets all that follows; told alone, it is understood.
  const tabs = errors.filter(({ code }) => code === 'TAB_AS_INDENT');
  const letters = new Map<number, SyntaxLetter>();
  for (const { code, pos, message } of tabs.length > 0 ? tabs : errors) {
    const { line, col } = openingOf(message, rows, lines.linePos(pos[0]));
    if (letters.has(line)) continue;
    const row = rows[line - 1] ?? '';
    const [, name = '', value = ''] = /^(\s*(?:- +)*(?:[\w-]+|"[^"]*"):)\s*(.*)$/.exec(row) ?? [];
    const [says, fix] = words(code, {
      line: row,
      name: name.replace(/^\s*(?:- +)*/, ''),
      value,
      message,
      previous: rows[line - 2] ?? '',
      following: rows[line] ?? '',
    });
    letters.set(line, { line, column: columnOf(code, row, value, col), says, fix });
    if (neverClosed(message)) break;
  }
  return [...letters.values()].sort((a, b) => a.line - b.line);
}

/** A bracket that is never closed shows where the next name begins; the place to mend is where it opens. */
function openingOf(message: string, rows: readonly string[], at: { line: number; col: number }) {
  if (!message.includes('must be sufficiently indented')) return at;
  const bracket = message.includes('}') ? '{' : '[';
  for (let line = at.line - 1; line > 0; line--) {
    const col = rows[line - 1]!.lastIndexOf(bracket) + 1;
    if (col > 0) return { line, col };
  }
  return at;
}

const neverClosed = (message: string) => /closing|must be sufficiently indented/.test(message);

/** The start of the value shows best where a quote is missing; the parser often means the end of the line. */
function columnOf(code: string, row: string, value: string, column: number): number {
  if (code === 'TAB_AS_INDENT') return row.indexOf('\t') + 1;
  if (value !== '' && column > row.length) return row.length - value.length + 1;
  return Math.max(column, row.search(/\S/) + 1, 1);
}

function words(code: string, stumble: Stumble): Words {
  const letter = letters[code]?.(stumble);
  return (
    letter ?? [
      `YAML cannot be read here: ${stumble.message}.`,
      'Check the quotes, the colons and the indentation of this line and of the one above.',
    ]
  );
}

const letters: Record<string, (stumble: Stumble) => Words | undefined> = {
  TAB_AS_INDENT: () => ['This line is indented with a tab.', 'Indent with spaces, two for each level.'],
  DUPLICATE_KEY: ({ name }) => [
    `${name ? `"${name.slice(0, -1)}"` : 'This name'} stands twice in the same place.`,
    'Keep one of the two.',
  ],
  BLOCK_AS_IMPLICIT_KEY: (stumble) =>
    /: |:$/.test(stumble.value) ? colonInText(stumble) : indentedTooFar(stumble),
  BLOCK_IN_FLOW: () => [
    'A text inside brackets holds a colon, so YAML takes the words before it for a name.',
    'Put that text in quotes.',
  ],
  MULTILINE_IMPLICIT_KEY: (stumble) =>
    missingSpace(stumble) ??
    notIndented(stumble) ?? [
      'This line is neither "name: value" nor a part of the text above it.',
      'If it continues the text above, indent it by two spaces more than the name; otherwise give it a name.',
    ],
  UNEXPECTED_TOKEN: unexpected,
  MISSING_CHAR: (stumble) => {
    if (/closing/.test(stumble.message)) return unclosedQuote(stumble);
    if (/Missing , or :/.test(stumble.message))
      return ['A comma is missing between two entries.', 'Write a comma after each entry but the last.'];
    if (stumble.name !== '') return badIndent(stumble);
    return missingSpace(stumble) ?? ['This line has no colon.', 'Write it as "name: value".'];
  },
  BAD_INDENT: badIndent,
  BAD_SCALAR_START: signAtStart,
  BAD_DQ_ESCAPE: () => [
    'A backslash inside double quotes has a meaning of its own.',
    'Write two backslashes for one, or put the text in single quotes.',
  ],
  MULTIPLE_DOCS: () => ['A line of three hyphens starts a second document.', 'Delete that line.'],
};

function signAtStart({ name, value }: Pick<Stumble, 'name' | 'value'>): Words {
  return [
    `A text cannot start with ${value.slice(0, 1)} unless it is in quotes.`,
    `Write: ${name} ${inQuotes(value)}`,
  ];
}

function colonInText({ name, value }: Stumble): Words {
  return [
    'This text holds a colon, so YAML takes the words before it for a name.',
    name === '' ? 'Put the text in quotes.' : `Put the text in quotes: ${name} ${inQuotes(value)}`,
  ];
}

function indentedTooFar({ name, following }: Stumble): Words {
  const next = /^\s*([\w-]+):/.exec(following)?.[1];
  return [
    `The line after ${name === '' ? 'this one' : `"${name}"`} is indented as if it belonged inside this value.`,
    next ? `Start "${next}:" in the same column as "${name}".` : 'Start it in the same column as this line.',
  ];
}

function missingSpace({ line }: Stumble): Words | undefined {
  const [, name, value] = /^\s*(?:- +)*([\w-]+):(\S.*)$/.exec(line) ?? [];
  return name && value
    ? ['A space is missing after the colon.', `Write: ${name}: ${value.trim()}`]
    : undefined;
}

function notIndented({ previous }: Stumble): Words | undefined {
  const sign = /: ([|>])[-+]?$/.exec(previous)?.[1];
  return sign
    ? [
        `The text below ${sign} is not indented.`,
        'Indent each of its lines by two spaces more than the name.',
      ]
    : undefined;
}

function unexpected({ name, value, message }: Stumble): Words | undefined {
  if (/^[>|]/.test(value)) {
    return [
      `After ${value.slice(0, 1)} the text has to start on the next line.`,
      'Move it down, indented by two spaces, or put it in quotes.',
    ];
  }
  const first = value.slice(0, 1);
  if (first === '*' || first === '&' || first === '!') return signAtStart({ name, value });
  if (first === '{' || first === '[') {
    return [
      `A text that starts with ${first} needs quotes; without them YAML expects ${first === '{' ? 'names and values' : 'a list'}.`,
      `Write: ${name} ${inQuotes(value)}`,
    ];
  }
  if (first === "'") {
    return ['The apostrophe ends the text.', `Use double quotes around it: ${name} ${inQuotes(value)}`];
  }
  if (first === '"') {
    return [
      'A double quote inside the text ends it.',
      `Use single quotes inside: ${name} "${value.replace(/^"|"$/g, '').replaceAll('"', "'")}"`,
    ];
  }
  return /node end/.test(message)
    ? ['Nothing may follow this value.', 'Put the whole text in quotes, or delete what follows.']
    : undefined;
}

function unclosedQuote({ name, value }: Stumble): Words {
  const quote = /^['"]/.exec(value)?.[0] ?? '"';
  return [
    'The quote that opens here is never closed.',
    name === '' || value === ''
      ? `Write ${quote} at the end of the text.`
      : `Close it: ${name} ${value.trimEnd()}${quote}`,
  ];
}

function badIndent({ message, previous }: Stumble): Words {
  if (message.startsWith('Flow')) {
    const closing = message.includes('}') ? '}' : ']';
    return [
      `The ${closing === ']' ? 'list' : 'group'} that opens here is never closed.`,
      `Write ${closing} after its last entry.`,
    ];
  }
  const neighbor = /^\s*(?:- +)*([\w-]+:)/.exec(previous)?.[1];
  return [
    'This line starts in another column than the lines it belongs to.',
    `Start it exactly below its neighbors${neighbor ? `, such as "${neighbor}"` : ''}.`,
  ];
}

/** The text as it should be written: in double quotes, with those inside made single. */
function inQuotes(value: string): string {
  const inner = value.trimEnd().replace(/^(['"])(.*)\1$/, '$2');
  return `"${inner.replaceAll('"', "'")}"`;
}
