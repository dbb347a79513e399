import { hash } from 'node:crypto';

/** 64 bits of a hash as two words. */
export type Key = readonly [number, number];

export const isSameKey = ([high, low]: Key, other: Key): boolean => high === other[0] && low === other[1];

export function keyOf(text: string | Uint8Array): Key {
  // In digits, since making a buffer takes longer than the hash itself.
  const digits = hash('sha1', text);
  return [parseInt(digits.slice(0, 8), 16), parseInt(digits.slice(8, 16), 16)];
}

/** For words and addresses, dozens per page: for such short texts a loop is faster than a call of the hash. */
export function keyOfShortText(text: string): Key {
  let [high, low] = [text.length, ~text.length];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = mixed(high, code, 0x9e3779b1);
    low = mixed(low, code, 0x85ebca6b);
  }
  return [high >>> 0, low >>> 0];
}

/** A key that changes with each of the keys, and with their order. */
export function joinKeys([high, low]: Key, ...others: readonly Key[]): Key {
  for (const other of others) {
    high = mixed(high, other[0], 0x9e3779b1);
    low = mixed(low, other[1], 0x85ebca6b);
  }
  return [high >>> 0, low >>> 0];
}

/** Invertible, so that inputs that differ in one number differ in the result; the rotation makes order count. */
function mixed(before: number, next: number, factor: number): number {
  const turned = (before << 5) | (before >>> 27);
  const product = Math.imul(turned ^ next, factor);
  return product ^ (product >>> 15);
}
