import { searchText } from './words.ts';

const inFull: Record<string, string> = {
  st: 'saint',
  mt: 'mount',
  ft: 'fort',
  hts: 'heights',
  gdns: 'gardens',
  pk: 'park',
};

/** A name as `searchText`, with "St. George" and "Saint George" alike; "st" alone may be the beginning of a word. */
export const placeText = (text: string) =>
  searchText(text).replace(/ (?:([smf]t)(?= )|(hts|gdns|pk)\b)/g, (short) => ` ${inFull[short.trim()]}`);

const never = /(?!)/;

/** A number is never guessed, as another ZIP has other courts; in a pasted letter, a browser would guess for minutes. */
const isName = (text: string) => text.length < 80 && !/\d/.test(text);

/** Also finds "De Witt" as DeWitt, and "Coop City" as Co-op City. */
export const spellingOf = (text: string) =>
  isName(text) ? new RegExp(` ${[...text.replaceAll(' ', '')].join(' ?')}`) : never;

/** With one letter missing, wrong or too many after the second; a shorter word is too easily another one. */
export function misspellingOf(text: string): RegExp {
  if (text.length < 6 || !isName(text)) return never;
  const misspelled = [...text].slice(2).map((letter, i) => {
    const [before, after] = [text.slice(0, i + 2), text.slice(i + 3)];
    return `${before}(?:.?|.${letter})${after}`;
  });
  return new RegExp(`(?:${misspelled.join('|')}) `);
}

/** Finds "LIC" as Long Island City, and "Bedstuy" as Bedford-Stuyvesant. */
export const initialsOf = (text: string) =>
  text.length > 8 || !isName(text) ? never : new RegExp(` ${[...text.trim()].join('(?:\\w* )?')}`);
