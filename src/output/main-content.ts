import { mainLines } from '#lib/html-text.ts';
import { digitsOf, type Key } from './key.ts';
import { slotMark } from './slots.ts';
import { keyOfValues, type Value } from './values.ts';

/**
 * What of a shape is main content: the words of its template, with marks where texts belong among them. Menus,
 * side columns, addresses, classes and the day of the build are none.
 */
export interface MainContent {
  /** Changes when the words of the template do. */
  id: string;
  /** The slots whose texts are main content, and the others. */
  slots: number[];
  otherSlots: number[];
}

export function mainContentOf(markedHtml: string, slotCount: number): MainContent {
  const text = mainLines(markedHtml).join('\n');
  const slots = [...text.matchAll(slotMark)].map(([, slot]) => Number(slot));
  const others = new Set(Array.from({ length: slotCount }, (_, slot) => slot));
  for (const slot of slots) others.delete(slot);
  return { id: digitsOf(text), slots, otherSlots: [...others] };
}

/** Changes when the words of the main content do, and with nothing else. */
export const contentKey = ({ id, slots }: MainContent, values: readonly Value[]): Key =>
  keyOfValues(id, values, slots);
