import { Band } from '#components/band.tsx';
import type { CardProps } from '#components/cards.tsx';
import { PlatesNav } from '#components/links.tsx';
import { Filled } from '#components/text.tsx';
import type { Pages } from '#content/content.ts';
import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import type { Link } from '#site/routes/address.ts';
import { TopicCards } from '../shared/cards-body.tsx';

interface MoreTopicsProps {
  words: Pages['topic'];
  place: Link;
  others: readonly CardProps[];
  /** The same topic for neighbors. */
  nearby: readonly Link[];
}

/** The other topics of the place, and the places near it. */
export const MoreTopics = ({ words, place, others, nearby }: MoreTopicsProps) => (
  <Band ground="sand">
    <nav aria-labelledby="more">
      <h2 id="more">
        <Filled text={words.others} place={<a href={place.href}>{place.label}</a>} />
      </h2>
      <TopicCards topics={others} />
    </nav>
    <PlatesNav id="near" heading={fillPlaceholders(words.nearby, { place: place.label })} links={nearby} />
  </Band>
);
