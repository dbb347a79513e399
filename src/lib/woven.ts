import { escapeHtml, escapeJson } from './escape.ts';

/** Where a word is printed decides how it is escaped. */
export const escapes = { html: escapeHtml, json: escapeJson };
export type Escape = keyof typeof escapes;

/**
 * Markup in which words stand between parts that thousands of pages share, so that it is joined only where
 * somebody asks for it. A single word stands between all parts, as the name of a place does in an article.
 */
export class Woven {
  constructor(
    readonly parts: readonly string[],
    readonly words: readonly string[],
    readonly escape: Escape,
  ) {}

  /** The word behind a part, not escaped yet. */
  wordAfter(part: number): string {
    return this.words[this.words.length === 1 ? 0 : part]!;
  }

  toString(): string {
    const escape = escapes[this.escape];
    return this.parts.map((part, i) => (i === 0 ? part : escape(this.wordAfter(i - 1)) + part)).join('');
  }
}
