import { describe, expect, it } from 'vitest';
import { attributesOf, decodeHtml } from '#lib/html/html-scan.ts';
import { textWidth } from '#lib/search-result.ts';
import { diffWords } from '#audit/report/word-diff.ts';

describe('The width of a text in Arial', () => {
  it.each([
    ['', 0],
    ['iiii', 18],
    ['WWWW', 76],
    // Chrome measures 396 with a font of these widths, which it sets a little closer in "To" and "Yo".
    ['What to Do After a Car Accident in New York', 398],
  ])('of "%s" is %i pixels at 20', (text, width) => {
    expect(textWidth(text, 20)).toBe(width);
  });
});

describe('Attributes of a tag', () => {
  it('are read with quotes of both kinds, without quotes and without a value', () => {
    const attributes = attributesOf(` class="a b" title='it is' width=5 async data-x=""`);
    expect([...attributes]).toEqual([
      ['class', 'a b'],
      ['title', 'it is'],
      ['width', '5'],
      ['async', ''],
      ['data-x', ''],
    ]);
  });

  it('have their entities resolved', () => {
    expect(attributesOf(' content="A &amp; B&#x27;s &quot;C&quot;"').get('content')).toBe(`A & B's "C"`);
    expect(decodeHtml('&#169; &nbsp;&unknown;')).toBe('©  &unknown;');
    expect(decodeHtml('&constructor; &#99999999;')).toBe('&constructor; &#99999999;');
  });
});

describe('What differs between two texts', () => {
  const differences = (left: string, right: string) =>
    diffWords(left.split(' '), right.split(' ')).map(({ kind, words }) => `${kind}: ${words.join(' ')}`);

  it('is told in as few stretches as possible', () => {
    expect(differences('in Zip Code 10001 you have 90 days', 'in Zip Code 10016 you have 90 days')).toEqual([
      'both: in Zip Code',
      'left: 10001',
      'right: 10016',
      'both: you have 90 days',
    ]);
  });

  it('is everything for texts that have nothing in common', () => {
    expect(differences('a b', 'c d')).toEqual(['left: a b', 'right: c d']);
  });

  it('can be put together to both texts again', () => {
    const left = 'the notice goes to the city within ninety days of the fall'.split(' ');
    const right = 'within ninety days the notice of the fall goes to the county'.split(' ');
    const stretches = diffWords(left, right);
    const without = (kind: string) =>
      stretches.filter((stretch) => stretch.kind !== kind).flatMap(({ words }) => words);
    expect(without('right')).toEqual(left);
    expect(without('left')).toEqual(right);
  });
});
