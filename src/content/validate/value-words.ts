import type { LetterParts } from '#lib/problem.ts';
import { nearestWord } from '#lib/spelling.ts';
import { writeOneOf } from '#lib/text.ts';

/** A value in quotes, unless it was written with some. */
export const quotedOnce = (written: string) => (/^["']/.test(written) ? written : `"${written}"`);

/** Replaces "This" at the start of a message with the value. */
export const saidOf = (written: string, says: string) =>
  /^This (?:is|cannot|does)/.test(says)
    ? says.replace('This', () => quotedOnce(written))
    : `${quotedOnce(written)}: ${says}`;

/** In characters: a longer value would hide what is wrong with it. */
const longestSaid = 60;

/** As `saidOf`, unless the value is too long to be said. */
export const saidIfShort = (written: string, says: string) =>
  written.length <= longestSaid ? saidOf(written, says) : says;

/** The letter about a value that is not one of the allowed ones; `written` may include quotes. */
export function noSuchChoice(name: string, written: string, values: readonly unknown[]): LetterParts {
  const known = values.map(String);
  const meant = nearestWord(written.replace(/^["']|["']$/g, ''), known);
  return [
    `${name} cannot be ${quotedOnce(written)}.`,
    `${meant ? `Did you mean "${meant}"? ` : ''}${writeOneOf(known)}`,
  ];
}

/** The text as it should be written: in double quotes, with those inside made single. */
export function inQuotes(value: string): string {
  const inner = value.trimEnd().replace(/^(['"])(.*)\1$/, '$2');
  return `"${inner.replaceAll('"', "'")}"`;
}
