import type { CSSProperties } from 'react';
import { Card, type CardLayout, type CardProps } from './card.tsx';
import { LinkList } from './links.tsx';

/** By the number of cards side by side where there is room. */
const columns = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'pairs threes sm:grid-cols-2 desk:grid-cols-3',
  4: 'sm:grid-cols-2 desk:grid-cols-4',
  // Two rows, of three and two, until all fit in one.
  5: 'flex-wrap sm:flex',
  6: 'sm:grid-cols-3 wide:grid-cols-6',
};

/** Cards enter one after another; those after the twelfth together, so that nobody waits for the end of a long list. */
const turns = 12;
/** The delay between them that the style sheet sets by default. */
const usual = '0.1s';

/** A grid of cards. */
export function Cards({
  cards,
  inRow = 3,
  stagger,
  newTab,
  level = 2,
}: {
  cards: readonly CardProps[];
  inRow?: keyof typeof columns;
  /** The delay between their entrances. */
  stagger?: `${number}s`;
  /** Told to screen readers where the cards open in a new tab. */
  newTab?: string;
  /** Level of the cards' headings: 2 right under the page's title, 3 under a heading. */
  level?: 2 | 3;
}) {
  if (cards.length === 0) return null;
  // In rows of five a sixth card would be alone.
  const most = inRow === 5 && cards.length > 5 ? 3 : inRow;
  // Fewer cards share the whole row, so that it has no gap at its end.
  const across = inRow === 1 ? 1 : (Math.max(2, Math.min(most, cards.length)) as keyof typeof columns);
  const areTiles = across > 3 && cards.length % 2 === 0 && !cards.some(({ text }) => text);
  const layout: CardLayout = across === 1 ? 'alone' : areTiles ? 'tile' : 'row';
  return (
    // Text styles are set once, on the list, not on dozens of cards.
    <ul
      style={{ '--each': stagger === usual ? undefined : stagger } as CSSProperties}
      className={`cards grid gap-3 leading-snug text-ink-soft max-sm:text-small desk:gap-5 ${columns[across]}${areTiles ? ' max-sm:grid-cols-2' : ''}${stagger ? ' stagger' : ''}`}
    >
      {cards.map((card, i) => (
        <Card
          key={i}
          card={card}
          layout={layout}
          isOfFive={across === 5}
          level={level}
          newTab={newTab}
          turn={stagger && i < turns ? i : undefined}
        />
      ))}
    </ul>
  );
}

const topicsWithPicture = 4;

/** The topics of a place: the first ones as cards, the others as links below. */
export const TopicCards = ({ topics }: { topics: readonly CardProps[] }) => (
  <>
    <Cards cards={topics.slice(0, topicsWithPicture)} inRow={4} level={3} />
    <LinkList links={topics.slice(topicsWithPicture).map(({ href, title }) => ({ href, label: title }))} />
  </>
);
