import type { CardProps } from '#components/card.tsx';
import { Cards } from '#components/cards.tsx';
import { LinkList } from '#components/links.tsx';
import type { Content, Topic } from '#content/content.ts';
import { pictureOfTopic } from '#site/pictures.ts';
import { addressOf } from '#site/address.ts';

/** `topics` is the address below which a place's topic pages lie. */
export const topicCard = (content: Content, topics: string, topic: Topic): CardProps => ({
  href: addressOf.topicIn(topics, topic.slug),
  title: topic.title,
  picture: pictureOfTopic(content, topic)?.src,
});

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
