import type { PlaceRow } from '#site/place-row.ts';

/** What is known about a place, as label and value. */
export function FactList({ facts }: { facts: readonly PlaceRow[] }) {
  return (
    <dl className="facts">
      {facts.map((fact, i) => (
        <div key={i}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
