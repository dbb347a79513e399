import { capitalized } from '../text.ts';

/** Numbers that texts write as words where a legal figure may be used, with their digits. */
export const numberWords: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
  'forty-five': '45',
  sixty: '60',
  ninety: '90',
};

const wordsByDigits = new Map(Object.entries(numberWords).map(([word, digits]) => [digits, word]));

/** "Six", to start a line with; digits if there is no word above. */
export const countAtStart = (count: number): string =>
  capitalized(wordsByDigits.get(String(count)) ?? String(count));
