import type { LetterParts } from '#lib/problem.ts';

/** Letters about Markdown that would not appear as intended. */
export const markdownLetters = {
  nothingSeen: [
    'Visitors would not see anything of this line.',
    'Write some words here, or delete the line.',
  ],
  setext: [
    'This line turns the line above it into a heading.',
    'Write a heading as "### …"; for a line across the page, leave an empty line above this one.',
  ],
  indented: [
    'This line begins with four or more spaces, so it would look like the code of a program.',
    'Start the line without spaces.',
  ],
  fenceInfo: ['The words after these marks are not shown.', 'Write them on the line below.'],
  emptyLink: ['The link has no words, so nobody can see it.', 'Write [words](address).'],
  noAlt: ['The picture has no description for people who cannot see it.', 'Write ![what it shows](address).'],
  unused: [
    'No link uses this address, so the line is not shown.',
    'Write links as [words](address), and delete this line.',
  ],
  defined: ['These brackets already stand for another address.', 'Keep one of the two lines.'],
} as const satisfies Record<string, LetterParts>;

const heading = 'Write a heading as a line that begins with "### ".';
const list = 'Write each entry of a list as a line that begins with "- ".';
const line = 'Each line is a paragraph of its own, so just start a new line.';
const table = 'Write a list instead, with one line "- …" for each row.';

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

export function letterAboutHtml(html: string): LetterParts {
  const written = html.trim();
  if (written.startsWith('<!--')) {
    return ['Visitors would see this comment.', 'Delete it.'];
  }
  const [tag = '', name = ''] = /^<\/?([a-z][a-z0-9-]*)?[^>]*>?/i.exec(written) ?? [];
  const shown = tag.length > 40 ? `${tag.slice(0, 40)}…` : tag;
  const instead = insteadOf.get(name.toLowerCase()) ?? 'Delete it.';
  return [
    `${shown.split('\n', 1)[0]} is HTML, which visitors would see exactly as typed.`,
    `${instead} To show the character < itself, write \\<`,
  ];
}
