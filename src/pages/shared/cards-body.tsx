import { Band } from '#components/band.tsx';
import { type CardProps, Cards } from '#components/cards.tsx';
import { PageHead } from '#components/page-head.tsx';
import type { Link } from '#site/routes/address.ts';
import type { Shell } from '#site/shell.ts';
import { LinkList } from '#components/links.tsx';

interface CardsBodyProps {
  crumbs: readonly Link[];
  heading: string;
  lead: string;
  cards: readonly CardProps[];
  shell: Shell;
}

/** A page that is a list of cards. */
export const CardsBody = ({ crumbs, heading, lead, cards, shell }: CardsBodyProps) => (
  <>
    <PageHead crumbs={crumbs} heading={heading} lead={lead} withActions shell={shell} />
    <Band>
      <Cards cards={cards} />
    </Band>
  </>
);

const withPicture = 4;

interface TopicCardsProps {
  topics: readonly CardProps[];
}

/** The topics of a place: the first ones as cards, the others as links below. */
export const TopicCards = ({ topics }: TopicCardsProps) => (
  <>
    <Cards cards={topics.slice(0, withPicture)} inRow={4} level={3} />
    <LinkList links={topics.slice(withPicture).map(({ href, title }) => ({ href, label: title }))} />
  </>
);
