import { Fragment, type ReactNode } from 'react';
import { Band } from '#components/band.tsx';
import type { CardProps } from '#components/card.tsx';
import { TopicCards } from '#components/cards.tsx';
import { PlatesNav } from '#components/links.tsx';
import { FactList, LocalNotes } from '#components/place/fact-list.tsx';
import { Filled } from '#components/text.tsx';
import type { Pages } from '#content/content.ts';
import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import type { PrintedNote } from '#site/places/local-notes.ts';
import type { PrintedRow } from '#site/fact-row.ts';
import { addressOf, type Link } from '#site/address.ts';

interface AroundPlaceProps {
  words: Pages['topic'];
  place: string;
  notesHeading: string;
  notes: readonly PrintedNote[];
  around: readonly PrintedRow[];
  /** The same article for the whole state. */
  statewide: Link;
  /** Other pages on the same subject. */
  guides: readonly Link[];
  /** The sources. */
  children: ReactNode;
}

/** Follows the article of a topic: local notes, facts about the area, and links to read on. */
export const AroundPlace = ({
  words,
  place,
  notesHeading,
  notes,
  around,
  statewide,
  guides,
  children,
}: AroundPlaceProps) => (
  <div className="mt-14 grid gap-8">
    <LocalNotes heading={notesHeading} notes={notes} />
    {around.length > 0 && (
      <section className="not-first:mt-8">
        <h2>{fillPlaceholders(words.around, { place })}</h2>
        <FactList facts={around} />
      </section>
    )}
    {children}
    <p>
      <Filled text={words.statewide} article={<a href={statewide.href}>{statewide.label}</a>} />{' '}
      {guides.map(({ href, label }, i) => (
        <Fragment key={i}>
          {i > 0 && ' '}
          <Filled text={words.guide} page={<a href={href}>{label}</a>} />
        </Fragment>
      ))}
    </p>
    <p className="link-lines">
      <a href={addressOf.blog()}>{words.back}</a>
    </p>
  </div>
);

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
