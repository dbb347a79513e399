import { numberWords } from './number-words.ts';

const number = String.raw`(?:\d[\d,.]*\+?|${Object.keys(numberWords).join('|')})`;

/** Looks back only from where a number begins: otherwise a line of dots would be scanned again from each dot. */
const start = String.raw`(?=[a-z\d])(?<!\d[,.]*)`;

/** Amounts, percentages and periods, as laws state them; "7 days a week" is a frequency. To be used without case. */
export const figurePattern = [
  String.raw`\$\d(?:[\d,.]*\d)?(?:[MK]\b|\s(?:million|billion))?`,
  String.raw`${start}\d[\d,.]*\s?%`,
  String.raw`\b${start}${number}[ -](?:days?|months?|years?|percent|dollars?)\b(?! a (?:week|month|year)\b)`,
].join('|');

/** A figure as facts print it: "3 years" for "three-year", "10%" for "ten percent". */
export function asPrinted(figure: string): string {
  if (/[$%]/.test(figure)) return figure.replace(/\s%/, '%');
  const [, amount = '', unit = ''] = /^(.*)[ -]([a-z]+)$/i.exec(figure) ?? [];
  const count = numberWords[amount.toLowerCase()] ?? amount;
  const one = unit.toLowerCase().replace(/s$/, '');
  if (one === 'percent') return `${count}%`;
  if (one === 'dollar') return `$${count}`;
  return `${count} ${count === '1' ? one : `${one}s`}`;
}
