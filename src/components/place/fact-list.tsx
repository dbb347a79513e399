import type { PrintedRow } from '#site/fact-row.ts';
import type { PrintedNote } from '#site/places/local-notes.ts';
import { Fold } from '../fold.tsx';
import { Pieces } from '../text.tsx';

export function FactList({ facts }: { facts: readonly PrintedRow[] }) {
  return (
    <dl className="fact-rows mt-3">
      {facts.map((fact, i) => (
        <div key={i}>
          <dt>{fact.label}</dt>
          <dd>
            <Pieces pieces={fact.pieces} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Notes for residents of the county, each under a heading of its own; renders nothing when empty. */
export function LocalNotes({ heading, notes }: { heading: string; notes: readonly PrintedNote[] }) {
  if (notes.length === 0) return null;
  return (
    <section className="not-first:mt-12">
      <h2>{heading}</h2>
      {notes.map((note, i) => (
        <Fold key={i} label={<h3>{note.heading}</h3>}>
          <p className="mb-5">{note.text}</p>
        </Fold>
      ))}
    </section>
  );
}
