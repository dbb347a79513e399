import type { LetterParts } from '#lib/problem.ts';

/** A message in two parts: what is wrong, and what to write instead. */
export const letter = (says: string, fix: string) => `${says}\n${fix}`;

/** The parts of such a message; undefined for any other. */
export const partsOfLetter = (message: string): LetterParts | undefined =>
  message.includes('\n') ? (message.split('\n', 2) as [string, string]) : undefined;
