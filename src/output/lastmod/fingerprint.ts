import { keyOfShortText, type Key } from '../key.ts';

/**
 * Identifies a page in `lastmod.txt` by its address and printed main text. With 42 bits of a hash, a changed page is
 * mistaken for an unchanged one once in ten million times at 400,000 pages.
 */
export function fingerprintOf(address: string, mainText: Key): number {
  const one = keyOfShortText(address);
  return ((one[0] ^ mainText[0]) >>> 0) * 1024 + ((one[1] ^ mainText[1]) >>> 22);
}

/** In seven characters, so that the file has 3 MB for 400,000 pages. */
export const fingerprintLine = /^[\w~]{7}$/;
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~';

export function printFingerprint(fingerprint: number): string {
  let text = '';
  for (let rest = fingerprint, i = 0; i < 7; i++, rest = Math.floor(rest / 64))
    text = digits[rest % 64] + text;
  return text;
}

export function parseFingerprint(text: string): number {
  let fingerprint = 0;
  for (const digit of text) fingerprint = fingerprint * 64 + digits.indexOf(digit);
  return fingerprint;
}
