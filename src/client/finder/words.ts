/** Normalizes a text for comparison: lower case without accents, a space before each word. */
export function searchText(text: string): string {
  return ` ${wordsOf(text).join(' ')}`;
}

/**
 * With the digits of English, also from an Arabic, Persian, Chinese or Japanese keyboard. The form replaces them, too; in
 * a file that both share they would be one more request for each.
 */
export const withEnglishDigits = (typed: string): string =>
  typed.normalize('NFKC').replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));

/** The words of a query; each matches the beginning of a word. "N.Y." is one word. */
export function wordsOf(typed: string): string[] {
  return typed
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/\b([a-z])\./g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether each word is the beginning of a word in the text. */
export const holdsWords = (text: string, words: readonly string[]) =>
  words.every((word) => text.includes(` ${word}`));
