import { expect, it } from 'vitest';
import { countAtStart } from '#lib/numbers/number-words.ts';
import { firstInWords, inSentence, paragraphsOf, restOf } from '#lib/text.ts';

it.each([
  ['The Bronx', 'the Bronx'],
  ['Theresa', 'Theresa'],
])('The name "%s" is written "%s" in a sentence', (name, inText) => {
  expect(inSentence(name)).toBe(inText);
});

it('A shortened list says how many of its entries are not shown, if any', () => {
  const all = Array.from({ length: 1500 }, (_, i) => String(i));
  expect(restOf(all, 3, 'edit', 'edits')).toEqual(['… and 1,497 more edits']);
  expect(restOf(all, 1499, 'edit', 'edits')).toEqual(['… and 1 more edit']);
  expect(restOf(all, 3)).toEqual(['… and 1,497 more']);
  expect(restOf(all, 1500)).toEqual([]);
  expect(firstInWords(all, 2)).toBe('0, 1 and 1,498 more');
  expect(firstInWords(['a', 'b', 'c'], 3)).toBe('a, b and c');
});

it('Paragraphs are separated by line breaks, and by lines without a word', () => {
  expect(paragraphsOf('One.\nTwo.\n\n  \nThree.\n')).toEqual(['One.', 'Two.', 'Three.']);
});

it('A line starts with a count in words, if that is a usual one', () => {
  expect(countAtStart(6)).toBe('Six');
  expect(countAtStart(13)).toBe('13');
});
