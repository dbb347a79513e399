import { describe, expect, it } from 'vitest';
import { joinKeys, keyOfShortText } from '#output/key.ts';

const inDigits = (key: readonly number[]) => key.join(' ');

describe('The key of a short text', () => {
  it('differs for every word', () => {
    const zips = Array.from({ length: 100_000 }, (_, i) => `Zip Code ${String(i).padStart(5, '0')}`);
    const others = ['', 'a', 'b', 'ab', 'ba', 'aa', 'aaa', '\u0001', '日本', '本日', ' a', 'a '];
    const keys = [...zips, ...others].map((word) => inDigits(keyOfShortText(word)));
    expect(new Set(keys).size).toBe(zips.length + others.length);
  });

  it('consists of two independent hashes', () => {
    const zips = Array.from({ length: 10_000 }, (_, i) => keyOfShortText(`/locations/zip/${i}`));
    for (const half of [0, 1]) expect(new Set(zips.map((key) => key[half])).size).toBeGreaterThan(9_990);
    expect(zips.filter(([high, low]) => high === low)).toEqual([]);
  });
});

describe('Joined keys', () => {
  const [a, b, c] = ['a', 'b', 'c'].map(keyOfShortText) as [never, never, never];

  it('change with each key and with the order', () => {
    const lists = [
      [a, b, c],
      [a, c, b],
      [b, a, c],
      [a, b, b],
      [a, a, b],
      [c, b, a],
    ];
    const joined = lists.map(([first, ...others]) => inDigits(joinKeys(first!, ...others)));
    expect(new Set(joined).size).toBe(lists.length);
  });
});
