import { isGroup, type Values } from './values.ts';

/** The similarity of two values, from 0 to 1: by words of texts, entries of lists, fields of groups. */
export function likeness(left: unknown, right: unknown): number {
  if (left === right) return 1;
  if (typeof left === 'string' && typeof right === 'string') return shared(wordsOf(left), wordsOf(right));
  if (Array.isArray(left) && Array.isArray(right)) return shared(left.map(inJson), right.map(inJson));
  return isGroup(left) && isGroup(right) ? likenessOfGroups(left, right) : 0;
}

function likenessOfGroups(left: Values, right: Values): number {
  const names = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  const all = names.map((name) => likeness(left[name], right[name]));
  return all.reduce((sum, one) => sum + one, 0) / (all.length || 1);
}

function shared(left: readonly string[], right: readonly string[]): number {
  const [own, other] = [new Set(left), new Set(right)];
  const both = [...own].filter((one) => other.has(one)).length;
  return (2 * both) / (own.size + other.size || 1);
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const inJson = (value: unknown) => JSON.stringify(value);
