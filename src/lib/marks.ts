/**
 * Characters that stand for a text until it is known. No data may hold them, and neither React nor JSON changes
 * them, so that they are found again in what is printed.
 */
export const marks = { open: '\uE000', close: '\uE001' };

export const anyMark = /[\uE000\uE001]/g;

/** Stands for a word of a place, by number, or for a part of the day of the build, by name. */
export const markOf = (name: number | string): string => `${marks.open}${name}${marks.close}`;

/** Finds the marks of words; splitting at it leaves their numbers at every second place. */
export const wordMark = /\uE000(\d+)\uE001/g;

/** The numbers of the words whose marks stand in a text, in the order in which they come first. */
export const markedWords = (text: string): number[] => [
  ...new Set([...text.matchAll(wordMark)].map(([, word]) => Number(word))),
];
