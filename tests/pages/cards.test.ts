import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Cards } from '#components/cards.tsx';
import { PlaceCards } from '#components/place/place-cards.tsx';

/** The number of columns for these cards on a desktop screen. */
function columns(count: number, inRow: 3 | 4 | 5 | 6): number {
  const cards = Array.from({ length: count }, (_, i) => ({ href: `/${i}`, title: `Card ${i}` }));
  const html = renderToStaticMarkup(createElement(Cards, { cards, inRow }));
  const all = [...html.matchAll(/(?<!max-)(?:sm|desk|wide):grid-cols-(\d)/g)];
  return Number(all.at(-1)![1]);
}

it.each([
  [1, 3, 2],
  [2, 3, 2],
  [5, 3, 3],
  [2, 4, 2],
  [3, 4, 3],
  [9, 4, 4],
  [3, 5, 3],
  [7, 5, 3],
  [4, 6, 4],
  [6, 6, 6],
] as const)(
  'Cards fill their rows without cropping pictures: %i cards, at most %i in a row, are in %i columns',
  (count, inRow, expected) => {
    expect(columns(count, inRow)).toBe(expected);
  },
);

it('A comma separates a phone number from the address before it', () => {
  const essentials = {
    police: {
      name: '1st Precinct',
      text: '5-47 50th Avenue',
      phone: { href: 'tel:1', label: '718-555-0111' },
    },
  };
  const words = { police: 'Police report', hospital: '', court: '', office: '' };
  const html = renderToStaticMarkup(createElement(PlaceCards, { words, essentials }));
  expect(html).toContain('5-47 50th Avenue, <a href="tel:1">718-555-0111</a>');
});
