import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
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
  [6, 5, 3],
  [7, 5, 3],
  [4, 6, 4],
  [6, 6, 6],
] as const)(
  'Cards fill their rows without cropping pictures: %i cards, at most %i in a row, are in %i columns',
  (count, inRow, expected) => {
    expect(columns(count, inRow)).toBe(expected);
  },
);

/** The list of these cards as the page shows it. */
const listOf = (titles: readonly string[], options: Partial<Parameters<typeof Cards>[0]> = {}) =>
  renderToStaticMarkup(
    createElement(Cards, { cards: titles.map((title) => ({ href: `/${title}`, title })), ...options }),
  );

describe('A list of cards', () => {
  const twoByTwo = ' max-sm:grid-cols-2';

  it('is left out if it is empty', () => {
    expect(listOf([])).toBe('');
  });

  it('has no columns where there is one card in a row', () => {
    expect(listOf(['a', 'b'], { inRow: 1 })).not.toContain('grid-cols');
  });

  it('stands two by two on a phone if it has many columns, no texts and no card that would be alone', () => {
    expect(listOf(['a', 'b', 'c', 'd'], { inRow: 4 })).toContain(twoByTwo);
    expect(listOf(['a', 'b', 'c', 'd', 'e'], { inRow: 4 })).not.toContain(twoByTwo);
    expect(listOf(['a', 'b'], { inRow: 4 })).not.toContain(twoByTwo);
    const cards = ['a', 'b', 'c', 'd'].map((title) => ({ href: `/${title}`, title, text: 'More.' }));
    expect(listOf([], { cards, inRow: 4 })).not.toContain(twoByTwo);
  });

  it('enters card by card, all after the twelfth together', () => {
    const titles = Array.from({ length: 14 }, (_, i) => `card-${i}`);
    const turns = (html: string) => [...html.matchAll(/--turn:(\d+)/g)].map(([, turn]) => Number(turn));
    expect(turns(listOf(titles))).toEqual([]);
    const staggered = listOf(titles, { stagger: '0.05s' });
    expect(turns(staggered)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(staggered).toMatch(/^<ul [^>]*--each:0.05s/);
    expect(staggered).toMatch(/^<ul [^>]*class="[^"]* stagger"/);
  });

  it('does not repeat the delay that the style sheet sets', () => {
    expect(listOf(['a'], { stagger: '0.1s' })).not.toContain('--each');
  });
});

describe('A card', () => {
  it('has a heading below that of its page or of its part', () => {
    expect(listOf(['a'])).toContain('<h2');
    expect(listOf(['a'], { level: 3 })).toContain('<h3');
  });

  it('shows and says that it opens in a new tab', () => {
    const link =
      /<a [^>]*href="\/a" target="_blank" rel="noopener">a<span class="sr-only"> \(new tab\)<\/span><\/a>/;
    expect(listOf(['a'], { newTab: '(new tab)' })).toMatch(link);
    expect(listOf(['a'], { newTab: '(new tab)' })).toContain('<svg');
    expect(listOf(['a'])).not.toMatch(/target|<svg|new tab/);
  });

  it('says to screen readers what its link is about, and nothing of its emoji', () => {
    const cards = [{ href: '/a', title: 'Crashes', icon: '🚗', more: 'Learn more' }];
    expect(listOf([], { cards })).toMatch(/Learn more<span class="sr-only">: Crashes<\/span><\/a>/);
    expect(listOf([], { cards })).toContain('<span aria-hidden="true">🚗 </span>');
  });
});

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
