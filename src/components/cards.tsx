import type { CSSProperties, ReactNode } from 'react';
import type { Link } from '#site/address.ts';
import { Icon } from './icon.tsx';

export interface CardProps {
  href: string;
  title: string;
  /** The language of the title, where it is not that of the page. */
  lang?: string;
  text?: string;
  /** Emoji beside the title. */
  icon?: string;
  /** Small line under the title, such as a date. */
  note?: ReactNode;
  /** Address of a drawing. */
  picture?: string;
  /** The picture is a shape that is shown whole, not a scene that may be cut. */
  isOutline?: boolean;
  /** The words of the link at the foot of the card. */
  more?: string;
  /** What the page leads on to, each with a link of its own. */
  links?: readonly Link[];
}

/** How many cards stand side by side where there is room. */
const columns = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'pairs threes sm:grid-cols-2 desk:grid-cols-3',
  4: 'sm:grid-cols-2 desk:grid-cols-4',
  // In two rows, three and two, until one has room for all.
  5: 'flex-wrap sm:flex',
  6: 'sm:grid-cols-3 wide:grid-cols-6',
};

/** The whole card follows its link. */
const whole = 'after:absolute after:inset-0';

/** Cards enter one after another; those after the twelfth enter together: nobody waits for the end of a long list. */
const turns = 12;
/** The sheet knows this time between them. */
const usual = '0.1s';

/** A grid of cards, each one link around its own links. */
export function Cards({
  cards,
  inRow = 3,
  stagger,
  newTab,
  level = 2,
}: {
  cards: readonly CardProps[];
  inRow?: keyof typeof columns;
  /** The time between their entrances. */
  stagger?: `${number}s`;
  /** Told to screen readers where the cards open in a new tab. */
  newTab?: string;
  /** Level of the cards' headings: 2 right under the page's title, 3 under a heading. */
  level?: 2 | 3;
}) {
  if (cards.length === 0) return null;
  const alone = inRow === 1;
  // In rows of five a sixth card would stand alone.
  const most = inRow === 5 && cards.length > 5 ? 3 : inRow;
  // Fewer cards share the whole row, which else would end empty.
  const across = alone ? 1 : (Math.max(2, Math.min(most, cards.length)) as keyof typeof columns);
  // Cards that only name something stand two by two on a phone.
  const tiles = across > 3 && cards.length % 2 === 0 && !cards.some(({ text }) => text);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    // Dozens of cards take the looks of their text from the list.
    <ul
      style={stagger && stagger !== usual ? ({ '--each': stagger } as CSSProperties) : undefined}
      className={`cards grid gap-3 leading-snug text-ink-soft max-sm:text-small desk:gap-5 ${columns[across]}${tiles ? ' max-sm:grid-cols-2' : ''}${stagger ? ' stagger' : ''}`}
    >
      {cards.map((card, i) => (
        <li
          key={i}
          className={
            card.picture
              ? `card ${across === 5 ? 'flex-1 basis-1/4 wide:basis-0 ' : ''}${alone ? 'sm:flex' : tiles ? 'flex flex-col' : 'flex max-sm:items-center sm:flex-col'}`
              : 'card'
          }
          style={stagger && i < turns ? ({ '--turn': i } as CSSProperties) : undefined}
        >
          {card.picture && (
            <img
              className={`flex-none ${card.isOutline ? 'aspect-video bg-sand object-contain p-3 max-sm:aspect-square' : 'object-cover'}${tiles ? '' : alone ? ' max-sm:h-44 sm:w-1/2' : ' max-sm:m-3 max-sm:mr-0 max-sm:w-1/3 max-[22rem]:w-1/4'}`}
              src={card.picture}
              alt=""
              width="640"
              height="360"
              loading="lazy"
            />
          )}
          <div className={alone ? 'self-center p-3 desk:p-5' : 'p-3 desk:p-5'}>
            <Heading className={card.note ? undefined : `mb-1 text-h3${tiles ? ' max-sm:text-small' : ''}`}>
              {card.icon && <span aria-hidden="true">{card.icon} </span>}
              {card.more ? (
                card.title
              ) : (
                <a
                  className={`text-navy-deep no-underline ${whole}`}
                  href={card.href}
                  {...(newTab && { target: '_blank', rel: 'noopener' })}
                >
                  {card.lang ? <span lang={card.lang}>{card.title}</span> : card.title}
                  {newTab && <span className="sr-only"> {newTab}</span>}
                </a>
              )}
              {newTab && <Icon name="new-tab" className="inline text-brass" />}
            </Heading>
            {card.note && <p className="mt-1 text-small">{card.note}</p>}
            {card.text && <p className={card.note ? 'mt-2' : undefined}>{card.text}</p>}
            {card.links && (
              <p className="mt-2">
                {card.links.map((link, n) => (
                  <a key={n} className="relative z-10 mr-2 inline-block py-1" href={link.href}>
                    {link.label}
                  </a>
                ))}
              </p>
            )}
            {card.more && (
              <a className={`card-more mt-2 inline-block font-bold ${whole}`} href={card.href}>
                {card.more}
                <span className="sr-only">: {card.title}</span>
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
