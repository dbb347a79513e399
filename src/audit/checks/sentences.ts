import type { Content } from '#content/content.ts';
import { rememberedFor } from '#lib/remembered.ts';
import { quoted, type PageCheck } from './check.ts';

/** A mistake in a line of text, independent of its page. */
interface Mistake {
  sentence: string;
  /** The relevant words, to find the line of data behind the sentence. */
  words: string;
}

/** Lines repeat from page to page; this many lines without a mistake are cached. */
const linesRemembered = 50_000;

/** Checks every line of a page, its title, its description, and what only screen readers say. */
export function onLines(rule: (content: Content) => (line: string) => Mistake[]): PageCheck['onPage'] {
  const ofSite = rememberedFor((content: Content) => ({
    mistakesIn: rule(content),
    clean: new Set<string>(),
  }));
  return function* ({ site: { content }, causes }, { route, reading }) {
    const { mistakesIn, clean } = ofSite(content);
    for (const line of reading.said) {
      if (clean.has(line)) continue;
      const mistakes = mistakesIn(line);
      if (mistakes.length === 0) {
        if (clean.size >= linesRemembered) clean.clear();
        clean.add(line);
      }
      for (const { sentence, words } of mistakes) {
        const says = `${quoted(words, 60)} in ${quoted(sentence)}`;
        yield { cause: causes.ofText(route, sentence, words), says };
      }
    }
  };
}

/** Finds sentences that match all patterns and are no exception. */
export function onSentences(
  patterns: readonly RegExp[],
  except: (sentence: string, content: Content) => boolean = () => false,
): PageCheck['onPage'] {
  const holds = (text: string) => patterns.every((pattern) => pattern.test(text));
  return onLines((content) => (line) => {
    if (!holds(line)) return [];
    return line
      .split(/(?<=[.?!]) /)
      .filter((sentence) => holds(sentence) && !except(sentence, content))
      .map((sentence) => ({ sentence, words: patterns[0]!.exec(sentence)![0] }));
  });
}
