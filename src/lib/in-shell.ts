/** A word of a command line, in quotes where a terminal would take it for several, or for a command of its own. */
export function inShell(word: string): string {
  if (/^[\w./:@\\~+,=-]+$/.test(word)) return word;
  return /["$`!]/.test(word) ? `'${word.replaceAll("'", `'\\''`)}'` : `"${word}"`;
}
