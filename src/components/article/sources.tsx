import { longDate } from '#lib/date.ts';
import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import type { Shell } from '#site/shell.ts';
import type { SourcePart } from '#site/sources/source-parts.ts';
import type { Sources } from '#site/sources/sources.ts';
import { Fold } from '../fold.tsx';

/** Where each legal figure of a page can be checked; it stands beside the text and is no part of it. */
export function SourcesFold({ sources: { days, sources }, shell }: { sources: Sources; shell: Shell }) {
  const [first, last] = days.map((day) => longDate(day, shell.language)) as [string, string];
  const { on, between } = shell.words.sources;
  const label =
    first === last ? fillPlaceholders(on, { day: first }) : fillPlaceholders(between, { first, last });
  return (
    <aside className="prose text-small" aria-label={label}>
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
