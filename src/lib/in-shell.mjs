// @ts-check

/**
 * A word of a command line, in quotes where a terminal would take it for several, or for a command of its own.
 *
 * @param {string} word
 */
export function inShell(word) {
  if (/^[\w./:@\\~+,=-]+$/.test(word)) return word;
  return /["$`!]/.test(word) ? `'${word.replaceAll("'", `'\\''`)}'` : `"${word}"`;
}

/**
 * The option by which a command reads another data folder than the usual one, with a space before it.
 *
 * @param {string} data
 */
export const dataOption = (data) => (data === 'data' ? '' : ` --data ${inShell(data)}`);
