import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Cards } from '#components/cards.tsx';

/** How many columns a desk has for so many cards. */
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
  'Few cards fill their row, and cut no picture: %i of them, %i in a row, stand in %i columns',
  (count, inRow, expected) => {
    expect(columns(count, inRow)).toBe(expected);
  },
);
