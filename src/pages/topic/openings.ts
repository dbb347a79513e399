import type { Topic } from '#content/content.ts';
import { fillSentences } from '#lib/fill-placeholders.ts';
import type { PlaceFacts } from '#site/places/place-facts.ts';
import type { Place } from '#site/places/places.ts';

/** What a topic says of a place before its article. */
interface Opening {
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
export const openingsOf = (
  topics: readonly Topic[],
  kind: Place['kind'],
  facts: PlaceFacts,
): Record<string, Opening> =>
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
