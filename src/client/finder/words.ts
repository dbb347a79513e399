/** Text as it is compared: small letters without accents, each word after a space. */
export function searchText(text: string): string {
  return ` ${wordsOf(text).join(' ')}`;
}

/** The words that someone typed, of which a beginning is enough to be found. */
export function wordsOf(typed: string): string[] {
  return typed
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether every word begins one of the text. */
export const holdsWords = (text: string, words: readonly string[]) =>
  words.every((word) => text.includes(` ${word}`));
