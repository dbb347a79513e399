import { isGroup } from '../values.ts';

/** One edit in a data file, described for people. */
export interface DataEdit {
  /** Where, such as `cities[2].name`; empty for the whole file. */
  path: string;
  /** Line in the new file; absent for removals. */
  line?: number;
  /** Absent for additions. */
  before?: string;
  /** Absent for removals. */
  after?: string;
  /** What should have changed with it, such as the review day of a fact. */
  forgotten?: string;
  /** The old and new place of something that was moved. */
  moved?: string;
}

const shownLength = 60;

/** Shortens two texts to where they differ. */
export function shortened(before: string, after: string): { before: string; after: string } {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  const from = start > shownLength / 2 ? before.lastIndexOf(' ', start - 10) + 1 : 0;
  return { before: cut(before, from), after: cut(after, from) };
}

export function cut(text: string, from: number): string {
  const shown = text.slice(from, from + shownLength).replaceAll('\n', ' ');
  return `${from > 0 ? '…' : ''}${shown}${from + shownLength < text.length ? '…' : ''}`;
}

export const valueInShort = (value: unknown): string => cut(valueInWords(value), 0);

/** A list by its entries; a group by its name, or else by the first of its values. */
export function valueInWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueInWords).join(', ');
  if (!isGroup(value)) return String(value);
  return valueInWords(
    value.name ?? value.keyword ?? value.title ?? value.id ?? value.from ?? Object.values(value)[0],
  );
}
