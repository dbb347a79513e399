import { Fragment, type ReactNode } from 'react';
import { FactList, LocalNotes } from '#components/place/fact-list.tsx';
import { Filled } from '#components/text.tsx';
import type { Pages } from '#content/content.ts';
import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import type { PrintedNote } from '#site/places/local-notes.ts';
import type { PrintedRow } from '#site/places/place-row.ts';
import { addressOf, type Link } from '#site/routes/address.ts';

interface AroundPlaceProps {
  words: Pages['topic'];
  place: string;
  county: string;
  notes: readonly PrintedNote[];
  around: readonly PrintedRow[];
  /** The same article for the whole state. */
  statewide: Link;
  /** Other pages on the same subject. */
  guides: readonly Link[];
  /** Where it can be checked. */
  children: ReactNode;
}

/** What follows the article of a topic: what is local about it, and where to read on. */
export const AroundPlace = ({
  words,
  place,
  county,
  notes,
  around,
  statewide,
  guides,
  children,
}: AroundPlaceProps) => (
  <div className="mt-14 grid gap-8">
    {notes.length > 0 && <LocalNotes heading={fillPlaceholders(words.notes, { county })} notes={notes} />}
    {around.length > 0 && (
      <section>
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
    <p>
      <a href={addressOf.blog()}>{words.back}</a>
    </p>
  </div>
);
