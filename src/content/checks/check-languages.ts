import type { Content } from '../content.ts';
import type { Language } from '../languages.ts';
import type { Tell } from './tell.ts';

/** Small words that every text of a language repeats, in capitals also in English names such as "El Cajon". */
const signs: Record<Language, { name: string; words: RegExp }> = {
  es: {
    name: 'Spanish',
    words: /(?<!\p{L})(?:al|con|del|el|es|las|lo|los|para|por|se|su|sus|una|y)(?!\p{L})/gu,
  },
};
/** Fewer stand in languages that are akin. */
const leastShare = 0.1;
const leastWords = 5;
/** An English text may hold a sentence in another language. */
const english = /(?<!\p{L})(?:and|of|the|you)(?!\p{L})/u;

/** A search in another language without its line "lang": its page would be English to browsers, and full of typos. */
export function checkLanguages({ keywords }: Pick<Content, 'keywords'>, tell: Tell): void {
  for (const { lang, intro, index } of keywords) {
    if (lang !== undefined || english.test(intro)) continue;
    const least = Math.max(leastWords, leastShare * intro.split(/\s+/).length);
    for (const [code, { name, words }] of Object.entries(signs)) {
      if ((intro.match(words)?.length ?? 0) < least) continue;
      const says = `This text seems to be ${name}, but its search has no "lang", so it is taken for English.`;
      tell(
        'keywords.yaml',
        ['keywords', index, 'intro'],
        says,
        `Add a line below "heading": lang: ${code}; in a table, a column "lang" with ${code}.`,
      );
    }
  }
}
