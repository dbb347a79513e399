import type { CSSProperties, ReactNode } from 'react';
import type { Link } from '#site/address.ts';
import { Icon } from './icon.tsx';

export interface CardProps {
  href: string;
  title: string;
  /** The language of the title, where it differs from the page's. */
  lang?: string;
  text?: string;
  /** Emoji beside the title. */
  icon?: string;
  /** Small line under the title, such as a date. */
  note?: ReactNode;
  /** Address of a drawing. */
  picture?: string;
  /** The picture is an outline to show whole, not a scene that may be cropped. */
  isOutline?: boolean;
  /** The words of the link at the foot of the card. */
  more?: string;
  /** Further links, such as to subpages. */
  links?: readonly Link[];
}

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

/** Stretches the link over the whole card. */
const whole = 'after:absolute after:inset-0';

/** Cards enter one after another; those after the twelfth together, so that nobody waits for the end of a long list. */
const turns = 12;
/** The delay between them that the style sheet sets by default. */
const usual = '0.1s';

/** A grid of cards, each a link with its own further links on top. */
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
  const alone = inRow === 1;
  // In rows of five a sixth card would be alone.
  const most = inRow === 5 && cards.length > 5 ? 3 : inRow;
  // Fewer cards share the whole row, so that it has no gap at its end.
  const across = alone ? 1 : (Math.max(2, Math.min(most, cards.length)) as keyof typeof columns);
  // Cards without a text go two by two on a phone.
  const tiles = across > 3 && cards.length % 2 === 0 && !cards.some(({ text }) => text);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    // Text styles are set once, on the list, not on dozens of cards.
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
