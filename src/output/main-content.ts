import { mainLines } from '#lib/html-text.ts';
import { keyOf, type Key } from './page-record.ts';
import { slotMark } from './slots.ts';

/** What of a shape is main content: the words of its template, with marks where texts belong among them. */
export interface MainContent {
  text: string;
  slots: number[];
}

/** Menus, side columns, addresses, classes and the day of the build are no main content. */
export function mainContentOf(markedHtml: string): MainContent {
  const text = mainLines(markedHtml).join('\n');
  return { text, slots: [...text.matchAll(slotMark)].map(([, slot]) => Number(slot)) };
}

/** Changes when the main content of a page does, and with nothing else. */
export function contentKey(address: string, { text, slots }: MainContent, values: readonly string[]): Key {
  return keyOf([address, text, ...slots.map((slot) => values[slot]!)].join('\u0001'));
}
