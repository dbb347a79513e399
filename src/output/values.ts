import { Woven } from '#lib/woven.ts';
import { digitsOf, keyOf, type Key } from './key.ts';
import { inUtf8 } from './utf8.ts';

/** What stands in a slot. */
export type Value = string | Woven;

/** The key of a template and the values in it, or in some of its slots. */
export function keyOfValues(template: string, values: readonly Value[], slots?: readonly number[]): Key {
  let text = template;
  if (slots) for (const slot of slots) text += `\u0001${inKey(values[slot]!)}`;
  else for (const value of values) text += `\u0001${inKey(value)}`;
  return keyOf(text);
}

function inKey(value: Value): string {
  return value instanceof Woven ? `${digitsOfParts(value.parts)}\u0002${value.words.join('\u0002')}` : value;
}

const knownDigits = new WeakMap<readonly string[], string>();

/** Of parts that thousands of pages share. */
function digitsOfParts(parts: readonly string[]): string {
  let digits = knownDigits.get(parts);
  if (digits === undefined) knownDigits.set(parts, (digits = digitsOf(parts.join('\u0002'))));
  return digits;
}

const partsInUtf8 = new WeakMap<readonly string[], string[]>();

/** The parts as `inUtf8` has them. */
export function utf8Of(parts: readonly string[]): string[] {
  let utf8 = partsInUtf8.get(parts);
  if (!utf8) partsInUtf8.set(parts, (utf8 = parts.map(inUtf8)));
  return utf8;
}
