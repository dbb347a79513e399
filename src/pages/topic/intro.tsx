import { Fold } from '#components/fold.tsx';
import { FactList } from '#components/place/fact-list.tsx';
import type { Pages, Topic } from '#content/content.ts';
import { fillPlaceholders, fillSentences } from '#lib/fill-placeholders.ts';
import type { PlaceholderValues } from '#site/place-facts/placeholder-values.ts';
import type { PrintedRow } from '#site/fact-row.ts';
import type { Place } from '#site/places/places.ts';

interface Intro {
  lead: string;
  paragraphs: string[];
}

const sentencesOfLead = 2;
const sentencesInOneParagraph = 4;

/**
 * The introduction of each topic, by slug. Places omit different sentences; joining the rest into whole texts keeps
 * the structure of the words the same, so that one template serves nearly all places. Where no sentence is left, the
 * topic's description stands in, as it names the place.
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

/** Splits a long introduction into two paragraphs, which read better. */
function inParagraphs(sentences: string[]): string[] {
  const isLong = sentences.length > sentencesInOneParagraph;
  const end = isLong ? Math.ceil(sentences.length / 2) : sentences.length;
  return [sentences.slice(0, end), sentences.slice(end)]
    .filter((part) => part.length > 0)
    .map((part) => part.join(' '));
}

interface TopicIntroProps {
  paragraphs: readonly string[];
  factRows: readonly PrintedRow[];
  words: Pages['topic'];
  place: string;
}

/** The local introduction above the article that all places share; further facts fold away. */
export function TopicIntro({ paragraphs, factRows, words, place }: TopicIntroProps) {
  if (paragraphs.length === 0 && factRows.length === 0) return null;
  return (
    <div className="rounded-card bg-brass-wash p-5">
      {paragraphs.map((paragraph, i) => (
        <p key={i} className="not-first:mt-3">
          {paragraph}
        </p>
      ))}
      {factRows.length > 0 && (
        <Fold label={fillPlaceholders(words.known, { place })}>
          <FactList facts={factRows} />
        </Fold>
      )}
    </div>
  );
}
