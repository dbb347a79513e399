import { asPrinted, figurePattern } from '#lib/numbers/figures.ts';

const figure = new RegExp(figurePattern, 'gi');
/** Measured facts are not legal figures, as laws are exact. */
const measured = /\babout \d[\d.]*\s?%/gi;

/** Amounts, percentages and periods in a text, as written. */
export const figuresIn = (text: string): string[] => text.replace(measured, '').match(figure) ?? [];

export const backedFigures = (texts: Iterable<string>): Set<string> =>
  new Set([...texts].flatMap((text) => figuresIn(text).map(comparable)));

export const isBacked = (written: string, backed: ReadonlySet<string>): boolean =>
  backed.has(comparable(written));

/** "Ninety-day", "90 days" and "90 day" are one figure. */
const comparable = (written: string) => asPrinted(written).toLowerCase();
