import type { Stats } from 'node:fs';
import { joinKeys, type Key } from '../key.ts';

/** A hash of a file's size and times. It changes whenever somebody writes to the file or replaces it. */
export type Stamp = Key;

/** The stamp of a generated file with unknown content. */
export const noStamp: Stamp = [0, 0];

const numbers = new Float64Array(3);
const halves = new Uint32Array(numbers.buffer);

export function stampOf({ size, mtimeMs, ctimeMs }: Stats): Stamp {
  numbers.set([size, mtimeMs, ctimeMs]);
  let stamp: Stamp = [1, 1];
  for (let at = 0; at < halves.length; at += 2) stamp = joinKeys(stamp, [halves[at]!, halves[at + 1]!]);
  return stamp;
}
