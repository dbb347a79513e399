import type { LetterParts } from '#lib/problem.ts';

/** Letters about Markdown that would not appear as intended. */
export const markdownLetters = {
  nothingSeen: ['Nothing of this line would be seen.', 'Write some words there, or delete the line.'],
  setext: [
    'This line makes a heading of the line above it.',
    'Write a heading as "### …"; for a line across the page leave an empty line above it.',
  ],
  indented: [
    'Four spaces or more at its beginning set this line as the code of a program.',
    'Start the line without spaces.',
  ],
  fenceInfo: ['What stands behind these signs is not shown.', 'Write it on the line below.'],
  emptyLink: ['The link has no words, so nobody can see it.', 'Write [words](address).'],
  noAlt: ['The picture has no words for those who cannot see it.', 'Write ![what it shows](address).'],
  unused: [
    'No link uses this address, so the line is not shown.',
    'Write links as [words](address), and delete this line.',
  ],
  defined: ['These brackets stand for another address already.', 'Keep one of the two lines.'],
} as const satisfies Record<string, LetterParts>;

const heading = 'Write a heading as a line that begins with "### ".';
const list = 'Write each entry of a list as a line that begins with "- ".';
const line = 'Each line is a paragraph of its own: start a new one.';
const table = 'Write a list instead, one line "- …" for each row.';

/** The Markdown for an HTML tag. */
const insteadOf = new Map(
  Object.entries({
    a: 'Write a link as [words](address).',
    b: 'Write bold words as **words**.',
    strong: 'Write bold words as **words**.',
    i: 'Write emphasized words as *words*.',
    em: 'Write emphasized words as *words*.',
    img: 'Write a picture as ![what it shows](/images/name.png).',
    ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, heading])),
    ...Object.fromEntries(['ul', 'ol', 'li'].map((tag) => [tag, list])),
    ...Object.fromEntries(['br', 'p', 'div', 'span'].map((tag) => [tag, line])),
    ...Object.fromEntries(['table', 'tr', 'td', 'th'].map((tag) => [tag, table])),
  }),
);

export function wordsForHtml(html: string): LetterParts {
  const written = html.trim();
  if (written.startsWith('<!--')) {
    return ['Comments would be shown to visitors.', 'Take the note out.'];
  }
  const [tag = '', name = ''] = /^<\/?([a-z][a-z0-9-]*)?[^>]*>?/i.exec(written) ?? [];
  const shown = tag.length > 40 ? `${tag.slice(0, 40)}…` : tag;
  const instead = insteadOf.get(name.toLowerCase()) ?? 'Take it out.';
  return [
    `${shown.split('\n', 1)[0]} is HTML, which visitors would see as it is typed.`,
    `${instead} To show the sign itself, write \\< for it.`,
  ];
}
