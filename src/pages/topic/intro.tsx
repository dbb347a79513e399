import { Fold } from '#components/fold.tsx';
import { FactList } from '#components/place/fact-list.tsx';
import type { Pages, Topic } from '#content/content.ts';
import { fillPlaceholders, fillSentences } from '#lib/fill-placeholders.ts';
import type { PlaceholderValues } from '#site/known/placeholder-values.ts';
import type { PrintedRow } from '#site/fact-row.ts';
import type { Place } from '#site/places/places.ts';

/** What a topic says of a place before its article. */
interface Intro {
  lead: string;
  paragraphs: string[];
}

const sentencesOfLead = 2;
const sentencesInOneParagraph = 4;

/**
 * How each topic begins, by its slug. Which sentences are left out differs from place to place; joined to whole
 * texts they leave the structure of the words alone, so that one template serves nearly all places. A place of which
 * nothing is known that they tell is still spoken to: by the description of the topic, which names it.
 */
export const introsOf = (
  topics: readonly Topic[],
  kind: Place['kind'],
  facts: PlaceholderValues,
): Record<string, Intro> =>
  Object.fromEntries(
    topics.map(({ slug, intro, description }) => {
      const known = fillSentences(intro[kind], facts);
      const sentences = known.length > 0 ? known : fillSentences([description], facts);
      const lead = sentences.slice(0, sentencesOfLead).join(' ');
      return [slug, { lead, paragraphs: inParagraphs(sentences.slice(sentencesOfLead)) }];
    }),
  );

/** A long introduction reads better as two paragraphs. */
function inParagraphs(sentences: string[]): string[] {
  const isLong = sentences.length > sentencesInOneParagraph;
  const end = isLong ? Math.ceil(sentences.length / 2) : sentences.length;
  return [sentences.slice(0, end), sentences.slice(end)]
    .filter((part) => part.length > 0)
    .map((part) => part.join(' '));
}

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
