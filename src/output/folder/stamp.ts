import type { Stats } from 'node:fs';
import { joinKeys, type Key } from '../key.ts';

/** Of a file's size and times: another one when anybody has written to the file or replaced it. */
export type Stamp = Key;

/** Of a file that is the generator's but may hold anything. */
export const noStamp: Stamp = [0, 0];

const numbers = new Float64Array(3);
const words = new Uint32Array(numbers.buffer);

export function stampOf({ size, mtimeMs, ctimeMs }: Stats): Stamp {
  numbers.set([size, mtimeMs, ctimeMs]);
  let stamp: Stamp = [1, 1];
  for (let at = 0; at < words.length; at += 2) stamp = joinKeys(stamp, [words[at]!, words[at + 1]!]);
  return stamp;
}

export const isSameStamp = (one: Stamp, other: Stamp): boolean => one[0] === other[0] && one[1] === other[1];
