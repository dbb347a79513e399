import { numberWords } from '#lib/number-words.ts';

const number = String.raw`(?:\d[\d,.]*\+?|${Object.keys(numberWords).join('|')})`;
const figure = new RegExp(
  String.raw`\$\d[\d,.]*(?:[MK]\b|\s(?:million|billion))?|(?<!\d[,.]*)(?:\d[\d.]*\s?%|\b${number}[ -](?:days?|months?|years?|percent|dollars?)\b)`,
  'gi',
);
/** Tells when the phone is answered, and is no rule of law. */
const always = /\b7 days a week\b/gi;

/** What was measured of a place is no rule of law either: laws say exactly how much. */
const measured = /\babout \d[\d.]*\s?%/gi;

/** Sums, shares and spans of time in a text, as they are written. */
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
