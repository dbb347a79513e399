import type { z } from 'zod';
import type { keywordsSchema } from '#content/schemas/keywords.ts';
import { unwritten } from '#content/texts/unwritten.ts';

/** An entry of keywords.yaml, as it is written there. */
export type KeywordValues = z.input<typeof keywordsSchema>['keywords'][number];

/** A draft whose texts are not written yet. */
export const newKeyword = (
  keyword: string,
  practiceArea: string,
  others: readonly KeywordValues[],
): KeywordValues => ({
  keyword,
  heading: headingFor(keyword, others),
  practiceArea,
  intro: unwritten.keywordIntro,
  points: [...unwritten.keywordPoints],
  draft: true,
});

/** Each word with a capital, or as other headings write it, such as "NYC". */
function headingFor(name: string, others: readonly { heading: string }[]): string {
  const words = others.flatMap(({ heading }) => heading.split(' '));
  const known = new Map(words.map((word) => [word.toLowerCase(), word]));
  const capital = (word: string) =>
    word.replace(/(?<=^["“(]*|-|\/)\p{L}/gu, (letter) => letter.toUpperCase());
  return name
    .split(' ')
    .map((word) => known.get(word.toLowerCase()) ?? capital(word))
    .join(' ');
}
