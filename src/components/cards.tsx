import type { Link } from '#site/shell.ts';
import { LinkList } from './links.tsx';

export interface CardProps {
  href: string;
  title: string;
  text?: string;
  /** Emoji beside the title. */
  icon?: string;
  /** Small line under the title, such as a date. */
  note?: string;
  /** The words of the link at the foot of the card. */
  more?: string;
  /** What the page leads on to, each with a link of its own. */
  links?: readonly Link[];
}

/** A grid of cards, each one link around its own links; `stagger` lets them enter one after the other. */
export function Cards({
  cards,
  stagger,
  newTab = false,
  level = 2,
}: {
  cards: readonly CardProps[];
  stagger?: 'blog' | 'searches';
  newTab?: boolean;
  /** Level of the cards' headings: 2 right under the page's title, 3 under a heading. */
  level?: 2 | 3;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className={`cards${stagger ? ` stagger stagger-${stagger}` : ''}`}>
      {cards.map((card, i) => (
        <li key={i}>
          <Heading>
            {card.icon && (
              <span className="card-icon" aria-hidden="true">
                {card.icon}
              </span>
            )}
            {card.more ? (
              card.title
            ) : (
              <a href={card.href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
                {card.title}
                {newTab && <span className="sr-only"> (opens in a new tab)</span>}
              </a>
            )}
          </Heading>
          {card.note && <p className="card-note">{card.note}</p>}
          {card.text && <p>{card.text}</p>}
          {card.links && <LinkList links={card.links} className="card-links" />}
          {card.more && (
            <a className="card-more" href={card.href}>
              {card.more}
              <span className="sr-only">: {card.title}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
