import type { Problem } from '#lib/problem.ts';

/**
 * Characters that no text may hold. Tab and line feed are text; the others are invisible, and either mean
 * something to machines, or turn the reading direction of all that follows, or (the two private-use ones)
 * mark words while pages are made. U+FFFD stands for a letter that was lost. Halves of a pair stand for no letter at all.
 */
export const forbiddenCharacter =
  // oxlint-disable-next-line no-control-regex -- these are what it looks for
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069\uE000\uE001\uFEFF\uFFFD\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

type Letter = Pick<Problem, 'says' | 'fix'>;

const letters: Record<string, Letter> = {
  '\uFFFD': {
    says: 'A letter is lost here: the file was once saved with another encoding, and \uFFFD is left in its place.',
    fix: 'Write the letter again, here and wherever else \uFFFD stands.',
  },
  '\uFEFF': {
    says: 'A byte order mark (U+FEFF), which nobody sees, stands here; a file may have one, at its very start.',
    fix: 'Put the cursor at this place and press the Delete key once.',
  },
};

/** What a letter says of one of them in a file. */
export const forbiddenInWords = (character: string): Letter =>
  letters[character] ?? {
    says: `An invisible control character (${codePoint(character)}) stands here.`,
    fix: 'Delete it; retyping the word usually does it.',
  };

export const codePoint = (character: string) =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
