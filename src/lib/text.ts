/** With a capital first letter. */
export const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A text escaped for use in a regular expression. */
export const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "in the Bronx", though the name on its own is "The Bronx". */
export const inSentence = (name: string) => name.replace(/^The /, 'the ');

/** "a", "a and b", "a, b and c". */
export const listInWords = (items: readonly string[]) => joined(items, 'and');

/** "a", "a or b", "a, b or c". */
export const oneOf = (items: readonly string[]) => joined(items, 'or');

/** "Write one of these: a, b." */
export const writeOneOf = (choices: readonly string[]) =>
  choices.length === 1 ? `The only choice is "${choices[0]}".` : `Write one of these: ${choices.join(', ')}.`;

/** Adds a full stop, unless there is one already, as in "Maple & Stone, P.C." */
export const withFullStop = (text: string) => (text.endsWith('.') ? text : `${text}.`);

function joined(items: readonly string[], word: string): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}

/** Kept, as `toLocaleString` would look up its rules for every number; late, as the first format takes 20 ms. */
let numbers: Intl.NumberFormat | undefined;

/** "1,060". */
export const grouped = (value: number) => (numbers ??= new Intl.NumberFormat('en-US')).format(value);

/** "1 city", "4 cities". */
export function counted(count: number, one: string, many: string): string {
  // Most counts are below a thousand, where there is nothing to group.
  return `${count < 1000 ? count : grouped(count)} ${count === 1 ? one : many}`;
}

/** The first lines of a list; below them, if any are not shown: "… and 3 more edits". */
export function firstOf(lines: readonly string[], shown: number, one = '', many = ''): string[] {
  const more = lines.length - shown;
  if (more <= 0) return [...lines];
  const rest = one ? counted(more, `more ${one}`, `more ${many}`) : `${grouped(more)} more`;
  return [...lines.slice(0, shown), `… and ${rest}`];
}

/** A shortened list in a sentence: "a, b and 3 more". */
export function firstInWords(all: readonly string[], shown: number): string {
  const more = all.length > shown ? [`${grouped(all.length - shown)} more`] : [];
  return listInWords([...all.slice(0, shown), ...more]);
}

/** The paragraphs of a text, separated by line breaks or blank lines. */
export const paragraphsOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
