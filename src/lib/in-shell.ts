/** A word of a command line, in quotes where a terminal would take it for several. */
export const inShell = (word: string): string => (/^[\w./:@\\~+,=-]+$/.test(word) ? word : `"${word}"`);
