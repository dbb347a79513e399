import type { PlaceRow } from '#site/place-row.ts';

/** What is known about a place, as label and value. */
export function FactList({ facts }: { facts: readonly PlaceRow[] }) {
  return (
    <dl className="mt-3 border-b border-line *:border-t *:border-line *:py-2 sm:*:grid sm:*:grid-cols-[13rem_minmax(0,1fr)] sm:*:gap-5 [&_dd]:whitespace-pre-line [&_dt]:text-small [&_dt]:text-ink-soft">
      {facts.map((fact, i) => (
        <div key={i}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
