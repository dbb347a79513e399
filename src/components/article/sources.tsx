import { longDate } from '#lib/long-date.ts';
import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import type { Shell } from '#site/shell.ts';
import type { Sources } from '#site/sources/sources.ts';
import { Fold } from '../fold.tsx';
import { Pieces } from '../text.tsx';

/** The sources of a page's facts, in an `aside` as they are no part of the text. */
export function SourcesFold({ sources: { days, sources }, shell }: { sources: Sources; shell: Shell }) {
  const name = labelFor(days, shell);
  return (
    <aside className="prose text-small" aria-label={name}>
      <Fold label={name}>
        <ul>
          {sources.map(({ label, pieces }, i) => (
            <li key={i}>
              {label}: <Pieces pieces={pieces} />
            </li>
          ))}
        </ul>
      </Fold>
    </aside>
  );
}

function labelFor(days: Sources['days'], { language, words: { sources: label } }: Shell): string {
  if (!days) return label.undated;
  const [first, last] = days.map((day) => longDate(day, language)) as [string, string];
  return first === last
    ? fillPlaceholders(label.on, { day: first })
    : fillPlaceholders(label.between, { first, last });
}
