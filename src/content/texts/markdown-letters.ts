import type { LetterParts } from '#lib/problem.ts';

/** What is told of Markdown that would not reach the page as it was meant. */
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
