import { numberWords } from '#lib/number-words.ts';

const number = String.raw`(?:\d[\d,.]*\+?|${Object.keys(numberWords).join('|')})`;
const figure = new RegExp(
  String.raw`\$\d[\d,.]*(?:[MK]\b|\s(?:million|billion))?|(?<!\d[,.]*)(?:\d[\d.]*\s?%|\b${number}[ -](?:days?|months?|years?|percent|dollars?)\b)`,
  'gi',
);
/** Phone hours, which are not legal figures. */
const always = /\b7 days a week\b/gi;

/** Measured facts are not legal figures either, as laws are exact. */
const measured = /\babout \d[\d.]*\s?%/gi;

/** Amounts, percentages and periods in a text, as written. */
export function figuresIn(text: string): string[] {
  return text.replace(always, '').replace(measured, '').match(figure) ?? [];
}

export function backedFigures(texts: Iterable<string>): Set<string> {
  return new Set([...texts].flatMap((text) => figuresIn(text).map(plain)));
}

export function isBacked(written: string, backed: ReadonlySet<string>): boolean {
  return backed.has(plain(written));
}

/** "ninety-day", "90 days" and "90 day" are one figure. */
function plain(written: string): string {
  return written
    .toLowerCase()
    .replace(/[a-z]+(?:-five)?/g, (word) => numberWords[word] ?? word)
    .replace(/[ -]+/g, ' ')
    .replace(/s$/, '')
    .replace(/[.,]$/, '');
}
