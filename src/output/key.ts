import { hash } from 'node:crypto';

/** 64 bits of a hash as two words. */
export type Key = readonly [number, number];

/** So many digits of a hash are kept of a text. */
const digitsKept = 16;

/** Written in digits, since making a buffer takes longer than the hash itself. */
export const digitsOf = (text: string): string => hash('sha1', text).slice(0, digitsKept);

export function keyOf(text: string): Key {
  const digits = digitsOf(text);
  return [parseInt(digits.slice(0, 8), 16), parseInt(digits.slice(8), 16)];
}
