/**
 * Characters around a placeholder for a text that is filled in later. Data cannot contain them, and neither React nor
 * JSON changes them, so that they can be found in what is printed.
 */
export const marks = { open: '\uE000', close: '\uE001' };

export const anyMark = /[\uE000\uE001]/g;

/** The mark of a word of a place, by number, or of a part of the day of the build, by name. */
export const markOf = (name: number | string): string => `${marks.open}${name}${marks.close}`;

/** Matches the mark of a word, and captures its number. */
export const wordMark = /\uE000(\d+)\uE001/g;

/** The numbers of the words whose marks are in a text, each once. */
export const markedWords = (text: string): number[] => [
  ...new Set([...text.matchAll(wordMark)].map(([, word]) => Number(word))),
];
