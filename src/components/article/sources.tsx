import type { SourcePart } from '#site/sources/source-parts.ts';
import type { Sources } from '#site/sources/sources.ts';
import { Fold } from '../fold.tsx';

/** Where each legal figure of a page can be checked; it stands beside the text and is no part of it. */
export function SourcesFold({
  sources: { checked, sources },
  label = `Sources, ${checked}`,
}: {
  sources: Sources;
  /** In another language. */
  label?: string | undefined;
}) {
  return (
    <aside className="prose text-small" aria-label="Sources">
      <Fold label={label}>
        <ul>
          {sources.map(({ says, parts }, i) => (
            <li key={i}>
              {says}: <SourceParts parts={parts} />
            </li>
          ))}
        </ul>
      </Fold>
    </aside>
  );
}

function SourceParts({ parts }: { parts: readonly SourcePart[] }) {
  return parts.map(({ text, href }, i) =>
    href === undefined ? (
      text
    ) : (
      <a key={i} href={href}>
        {text}
      </a>
    ),
  );
}
