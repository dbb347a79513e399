import type { PrintedRow } from '#site/place-row.ts';

/** What is known about a place, as label and value. */
export function FactList({ facts }: { facts: readonly PrintedRow[] }) {
  return (
    <dl className="mt-3 border-b border-line">
      {facts.map((fact, i) => (
        <div key={i} className="gap-5 border-t border-line py-2 sm:grid sm:grid-cols-[12rem_minmax(0,1fr)]">
          <dt className="text-small text-ink-soft">{fact.label}</dt>
          <dd className="whitespace-pre-line">
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
