import { expect, it } from 'vitest';
import { countAtStart } from '#lib/numbers/number-words.ts';
import { firstInWords, firstOf, inSentence, paragraphsOf } from '#lib/text.ts';

it.each([
  ['The Bronx', 'the Bronx'],
  ['Theresa', 'Theresa'],
])('The name "%s" is written "%s" in a sentence', (name, inText) => {
  expect(inSentence(name)).toBe(inText);
});

it('A shortened list says how many of its entries are not shown, if any', () => {
  const all = Array.from({ length: 1500 }, (_, i) => String(i));
  expect(firstOf(all, 2, 'edit', 'edits')).toEqual(['0', '1', '… and 1,498 more edits']);
  expect(firstOf(all, 1499, 'edit', 'edits').at(-1)).toBe('… and 1 more edit');
  expect(firstOf(all, 2)).toEqual(['0', '1', '… and 1,498 more']);
  expect(firstOf(all, 1500)).toEqual(all);
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
