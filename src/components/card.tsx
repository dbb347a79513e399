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

/** Where a card with a picture has it. */
const layouts = {
  /** Beside the text where there is room. */
  alone: { card: 'sm:flex', picture: ' max-sm:h-44 sm:w-1/2' },
  /** Above the text; on a phone, two cards are side by side. */
  tile: { card: 'flex flex-col', picture: '' },
  /** Above the text, but beside it on a phone. */
  row: {
    card: 'flex max-sm:items-center max-[22rem]:block sm:flex-col',
    picture:
      ' max-sm:m-3 max-sm:mr-0 max-sm:w-1/3 max-sm:rounded-button max-[22rem]:float-left max-[22rem]:mr-3 max-[22rem]:w-1/4',
  },
};
export type CardLayout = keyof typeof layouts;

interface CardInListProps {
  card: CardProps;
  layout: CardLayout;
  /** One of five in a row, which two rows share in narrower windows. */
  isOfFive: boolean;
  level: 2 | 3;
  newTab: string | undefined;
  /** Its number among the cards that enter one after another. */
  turn: number | undefined;
}

/** A link with its own further links on top, as an entry of a list. */
export function Card({ card, layout, isOfFive, level, newTab, turn }: CardInListProps) {
  const { href, title, lang, text, icon, note, picture, isOutline, more, links } = card;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li
      className={
        picture ? `card ${isOfFive ? 'flex-1 basis-1/4 wide:basis-0 ' : ''}${layouts[layout].card}` : 'card'
      }
      style={{ '--turn': turn } as CSSProperties}
    >
      {picture && (
        <img
          className={`flex-none ${isOutline ? 'aspect-video bg-sand object-contain p-3 max-sm:aspect-square' : 'object-cover'}${layouts[layout].picture}${layout === 'row' && (text ?? links) ? ' max-sm:self-start' : ''}`}
          src={picture}
          alt=""
          width="640"
          height="360"
          loading="lazy"
        />
      )}
      <div
        className={`p-3 desk:p-5${layout === 'alone' ? ' self-center' : more ? ' flex-1 sm:flex sm:flex-col' : ''}`}
      >
        <Heading className={note ? undefined : `text-h3${layout === 'tile' ? ' max-sm:text-small' : ''}`}>
          {icon && <span aria-hidden="true">{icon} </span>}
          {more ? (
            title
          ) : (
            <a
              className="card-link text-navy-deep no-underline"
              href={href}
              {...(newTab && { target: '_blank', rel: 'noopener' })}
            >
              {lang ? <span lang={lang}>{title}</span> : title}
              {newTab && <span className="sr-only"> {newTab}</span>}
            </a>
          )}
          {newTab && <Icon name="new-tab" className="inline text-brass" />}
        </Heading>
        {note && <p className="mt-1 text-small">{note}</p>}
        {text && <p className={more ? 'my-2' : 'mt-2'}>{text}</p>}
        {links && (
          <p className="link-lines">
            {links.map((link, n) => (
              <a key={n} className="relative z-10 mr-3" href={link.href}>
                {link.label}
              </a>
            ))}
          </p>
        )}
        {more && (
          <a className="mt-auto inline-block card-link font-bold" href={href}>
            {more}
            <span className="sr-only">: {title}</span>
          </a>
        )}
      </div>
    </li>
  );
}
