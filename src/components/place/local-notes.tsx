import type { PrintedNote } from '#site/places/local-notes.ts';

/** What a resident of the county should know, each note under a heading of its own. */
export function LocalNotes({
  heading,
  notes,
}: {
  heading: string | undefined;
  notes: readonly PrintedNote[];
}) {
  return (
    <section>
      <h2>{heading}</h2>
      {notes.map((note, i) => (
        <section key={i} className="mt-5">
          <h3>{note.heading}</h3>
          <p className="mt-1">{note.text}</p>
        </section>
      ))}
    </section>
  );
}
