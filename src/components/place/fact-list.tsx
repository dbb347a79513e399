import type { PrintedRow } from '#site/places/place-row.ts';

/** What is known about a place, as label and value. */
export function FactList({ facts }: { facts: readonly PrintedRow[] }) {
  return (
    <dl className="fact-rows mt-3">
      {facts.map((fact, i) => (
        <div key={i}>
          <dt>{fact.label}</dt>
          <dd>
            {fact.pieces.map((piece, j) =>
              typeof piece === 'string' ? (
                piece
              ) : (
                <a key={j} href={piece.href}>
                  {piece.label}
                </a>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
