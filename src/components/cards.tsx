import type { Link } from '#site/shell.ts';
import { Icon } from './icon.tsx';

export interface CardProps {
  href: string;
  title: string;
  text?: string;
  /** Emoji beside the title. */
  icon?: string;
  /** Small line under the title, such as a date. */
  note?: string;
  /** Address of a drawing. */
  picture?: string | undefined;
  /** The words of the link at the foot of the card. */
  more?: string;
  /** What the page leads on to, each with a link of its own. */
  links?: readonly Link[];
}

/** How many cards stand side by side where there is room. */
const columns = {
  1: '',
  3: 'sm:grid-cols-2 desk:grid-cols-3',
  4: 'sm:grid-cols-2 desk:grid-cols-4',
  5: 'sm:grid-cols-3 desk:grid-cols-5',
  6: 'sm:grid-cols-3 desk:grid-cols-6',
};

/** The whole card follows its link. */
const whole = 'after:absolute after:inset-0';

/** A grid of cards, each one link around its own links; `stagger` lets them enter one after the other. */
export function Cards({
  cards,
  inRow = 3,
  stagger,
  newTab,
  level = 2,
}: {
  cards: readonly CardProps[];
  inRow?: keyof typeof columns;
  stagger?: 'blog' | 'searches';
  /** Told to screen readers where the cards open in a new tab. */
  newTab?: string;
  /** Level of the cards' headings: 2 right under the page's title, 3 under a heading. */
  level?: 2 | 3;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul
      className={`cards mt-5 grid gap-3 desk:gap-5 ${columns[inRow]}${stagger ? ` stagger stagger-${stagger}` : ''}`}
    >
      {cards.map((card, i) => (
        <li
          key={i}
          className={`card relative hover:border-navy ${card.picture ? `flex max-sm:items-start${inRow > 1 ? ' sm:flex-col' : ''}` : ''}`}
        >
          {card.picture && (
            <img
              className={`${inRow > 1 ? '' : 'sm:w-1/2 '}flex-none object-cover max-sm:m-3 max-sm:aspect-square max-sm:w-24`}
              src={card.picture}
              alt=""
              width="640"
              height="360"
              loading="lazy"
            />
          )}
          <div className="p-3 desk:p-5">
            <Heading className="text-h3">
              {card.icon && <span aria-hidden="true">{card.icon} </span>}
              {card.more ? (
                card.title
              ) : (
                <a
                  className={`text-navy-deep no-underline ${whole}`}
                  href={card.href}
                  {...(newTab && { target: '_blank', rel: 'noopener' })}
                >
                  {card.title}
                  {newTab && <span className="sr-only"> {newTab}</span>}
                </a>
              )}
              {newTab && <Icon name="new-tab" className="inline text-brass" />}
            </Heading>
            {card.note && <p className="text-small text-ink-soft">{card.note}</p>}
            {card.text && <p className="mt-2 leading-snug text-ink-soft max-sm:text-small">{card.text}</p>}
            {card.links && (
              <p className="mt-2 leading-snug">
                {card.links.map((link, n) => (
                  <a key={n} className="relative z-1 mr-3 inline-block py-1" href={link.href}>
                    {link.label}
                  </a>
                ))}
              </p>
            )}
            {card.more && (
              <a
                className={`card-more mt-2 font-bold ${whole}`}
                href={card.href}
                aria-label={`${card.more}: ${card.title}`}
              >
                {card.more}
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
