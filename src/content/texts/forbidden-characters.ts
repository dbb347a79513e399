import type { LetterParts } from '#lib/problem.ts';

/**
 * Characters that no text may contain. Tab and line feed are allowed; other control characters are invisible, have
 * meanings for machines, or change the reading direction of what follows. Private-use ones exist only in some fonts, and
 * the first two mark words while pages are made. U+FFFD replaces a lost letter, and lone surrogates are not letters at
 * all.
 */
export const forbiddenCharacter =
  // oxlint-disable-next-line no-control-regex -- these are what it looks for
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069\uE000-\uF8FF\uFEFF\uFFFD\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

const lettersOfTyped: Record<string, LetterParts> = {
  '\uFFFD': [
    'A letter was lost here when the file was saved in another encoding, and \uFFFD took its place.',
    'Write the letter again, here and wherever else you see \uFFFD.',
  ],
  '\uFEFF': [
    'There is an invisible byte order mark (U+FEFF) here; only the very start of a file may have one.',
    'Put the cursor here and press the Delete key once.',
  ],
};

const standsHere = (character: string) =>
  `There is an invisible control character (${codePoint(character)}) here.`;

const ofOneFont = (character: string): LetterParts => [
  `There is a character (${codePoint(character)}) here that only the font of a word processor can show.`,
  'Delete it, here and wherever else it is. Where it began a list, write a hyphen and a space: "- ".',
];

/** The letter about one in a file. */
export const letterAboutTyped = (character: string): LetterParts =>
  /[\uE002-\uF8FF]/.test(character)
    ? ofOneFont(character)
    : (lettersOfTyped[character] ?? [standsHere(character), 'Delete it; retyping the word usually helps.']);

/** The letter about one written as a YAML escape, such as "\u0007", which cannot be seen as a character in the file. */
export const letterAboutEscaped = (character: string): LetterParts => [
  standsHere(character),
  'Write the text without it.',
];

/** The letter about one written as a Markdown entity, such as "&#7;". */
export const letterAboutNamed = (character: string): LetterParts => [
  `This line contains the code of an invisible control character (${codePoint(character)}).`,
  'Delete it.',
];

export const codePoint = (character: string) =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
