import { Fold } from '#components/fold.tsx';
import { FactList } from '#components/place/fact-list.tsx';
import type { Pages } from '#content/content.ts';
import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import type { PrintedRow } from '#site/places/place-row.ts';

interface TopicIntroProps {
  paragraphs: readonly string[];
  known: readonly PrintedRow[];
  words: Pages['topic'];
  place: string;
}

/** What a topic means in this place, before the article that all places share; what else is known folds away. */
export function TopicIntro({ paragraphs, known, words, place }: TopicIntroProps) {
  if (paragraphs.length === 0 && known.length === 0) return null;
  return (
    <div className="rounded-card bg-brass-wash p-5">
      {paragraphs.map((paragraph, i) => (
        <p key={i} className="not-first:mt-3">
          {paragraph}
        </p>
      ))}
      {known.length > 0 && (
        <Fold label={fillPlaceholders(words.known, { place })}>
          <FactList facts={known} />
        </Fold>
      )}
    </div>
  );
}
