import { Cards } from '#components/cards.tsx';
import { LinkList } from '#components/links.tsx';

const withPicture = 4;

interface TopicCardsProps {
  topics: readonly { href: string; title: string; picture: string | undefined }[];
}

/** The topics of a place: the first ones as cards, the others as links below. */
export const TopicCards = ({ topics }: TopicCardsProps) => (
  <>
    <Cards cards={topics.slice(0, withPicture)} inRow={4} level={3} />
    <LinkList links={topics.slice(withPicture).map(({ href, title }) => ({ href, label: title }))} />
  </>
);
