import { escapeHtml } from '#lib/escape.ts';
import { escapes } from '#lib/woven.ts';
import { printDates, type Dates } from './dates.ts';
import { digitsOf } from './key.ts';
import { mainContentOf, type MainContent } from './main-content.ts';
import { slotMark } from './slots.ts';
import { inUtf8 } from './utf8.ts';
import { utf8Of, type Value } from './values.ts';

/** A template rendered once, with marks where texts and dates belong. */
export interface MarkedHtml {
  html: string;
  isMarkup: boolean[];
}

/** Marked HTML cut where texts belong. */
export interface Shape {
  /** What stands before, between and after the slots, as `inUtf8` has it: one more than there are places to fill. */
  chunks: string[];
  /** Which value stands between `chunks[i]` and `chunks[i + 1]`. */
  slotAt: number[];
  isMarkup: boolean[];
  /** Changes when anything but the texts and the day changes. */
  id: string;
  main: MainContent;
}

export function compileShape({ html, isMarkup }: MarkedHtml, dates: Dates): Shape {
  const chunks: string[] = [];
  const slotAt: number[] = [];
  printDates(html, dates)
    .split(slotMark)
    .forEach((piece, i) => {
      if (i % 2 === 0) chunks.push(inUtf8(piece));
      else slotAt.push(Number(piece));
    });
  return { chunks, slotAt, isMarkup, id: digitsOf(html), main: mainContentOf(html, isMarkup.length) };
}

/** A page of this shape, as `inUtf8` has it. */
export function fillShape({ chunks, slotAt, isMarkup }: Shape, values: readonly Value[]): string {
  let page = chunks[0]!;
  for (let i = 0; i < slotAt.length; i++) {
    const slot = slotAt[i]!;
    page += printed(values[slot]!, isMarkup[slot]!) + chunks[i + 1]!;
  }
  return page;
}

function printed(value: Value, isMarkup: boolean): string {
  if (typeof value === 'string') return inUtf8(isMarkup ? value : escapeHtml(value));
  const escape = escapes[value.escape];
  return utf8Of(value.parts)
    .map((part, i) => (i === 0 ? part : inUtf8(escape(value.wordAfter(i - 1))) + part))
    .join('');
}
