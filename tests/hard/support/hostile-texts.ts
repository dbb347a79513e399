import fc from 'fast-check';

/** The inputs are the same in every run unless changed, as in: SEED=7 npx vitest run tests/hard. */
export const seed = Number(process.env.SEED ?? 1);

/** Syntax of HTML, JSON, YAML, Markdown, CSV, shells, regular expressions and paths. */
const meaningful = [
  ...[
    '"',
    "'",
    '`',
    '<',
    '>',
    '&',
    '&amp;',
    '&#0;',
    '&lt',
    '<script>alert(1)</script>',
    '</script>',
    '</title>',
  ],
  ...[
    '<!--',
    '-->',
    ']]>',
    '<![CDATA[',
    '<b>',
    '</p>',
    '<img src=x onerror=alert(1)>',
    '" onclick="alert(1)',
  ],
  ...['$&', '$`', "$'", '$1', '$$', '\\', '\\n', '\\u0000', '%00', '%3Cb%3E', '../../x'],
  ...[
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '=cmd|calc',
    ';',
    ',',
    '\t',
    '|',
    ': ',
    ' #',
    '- ',
    '* ',
    '> ',
    '&a',
    '*a',
    '!x',
  ],
  ...[
    '# ',
    '---',
    '```',
    '**',
    '__',
    '[a](b)',
    '![a](b)',
    'javascript:alert(1)',
    'https://x.example/?a=1&b=2',
    '~',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'null',
    'true',
    'NaN',
    '0',
    '007',
    '1e3',
    '.',
    '..',
    '/',
    '\n',
    '\n\n',
  ],
];
/** Various scripts, and invisible characters. */
const unusual = [
  ...[
    'é',
    'e\u0301',
    'ß',
    'İ',
    'ı',
    'ﬁ',
    'Å',
    '日本',
    '한국',
    'עברית',
    'العربية',
    'हिन्दी',
    '🚗',
    '👨‍👩‍👧',
    '🏴\u{E0067}\u{E007F}',
  ],
  ...[
    '\u00A0',
    '\u200B',
    '\u200C',
    '\u200D',
    '\u200E',
    '\u200F',
    '\u2060',
    '\u00AD',
    '\u2003',
    '\u3000',
    '\uFFFD',
  ],
];
/** Forbidden in any text. */
const refused = [
  ...[
    '\u0000',
    '\u0001',
    '\u0002',
    '\u0001' + '0\u0002',
    '\u0007',
    '\u001B[2J',
    '\u007F',
    '\u0085',
    '\u009B',
    '\r',
    '\r\n',
  ],
  ...[
    '\u2028',
    '\u2029',
    '\u202A',
    '\u202E',
    '\u2066',
    '\u2069',
    '\uE000',
    '\uE001',
    '\uFEFF',
    '\uFFFE',
    '\uFFFF',
  ],
  ...['\uD83D', '\uDE00', '\uDE00\uD83D'],
  ...['{', '}', '{{', '{0}', '${x}'],
];

const words = fc.constantFrom('Main Street', 'a', 'lawyer', ' ', 'in', '12', 'New');
const piece = fc.oneof(
  { arbitrary: fc.constantFrom(...meaningful), weight: 6 },
  { arbitrary: fc.constantFrom(...unusual), weight: 3 },
  { arbitrary: words, weight: 3 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }), weight: 1 },
);

/** A text that is allowed in data, however odd: it has to be printed unchanged. */
export const oddText = fc.oneof(
  { arbitrary: fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join('')), weight: 30 },
  { arbitrary: fc.constantFrom('x'.repeat(10_000), '🚗'.repeat(5_000), '<"&'.repeat(3_000)), weight: 1 },
);

/** A text that may also contain forbidden pieces. */
export const hostileText = fc.oneof(
  { arbitrary: oddText, weight: 9 },
  {
    arbitrary: fc.tuple(oddText, fc.constantFrom(...refused), oddText).map((parts) => parts.join('')),
    weight: 1,
  },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 20 }), weight: 1 },
);
