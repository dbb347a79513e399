import { diffArrays } from 'diff';

/** A stretch of words that both texts have, or only one of them. */
export interface DiffSpan {
  kind: 'both' | 'left' | 'right';
  words: string[];
}

/** With more differing words than this, two texts are shown as wholly different. */
const differencesAtMost = 800;

/** The shortest way from one text to the other, word by word. */
export function diffWords(left: string[], right: string[]): DiffSpan[] {
  const changes = diffArrays(left, right, { maxEditLength: differencesAtMost }) ?? [
    { value: left, removed: true, added: false },
    { value: right, removed: false, added: true },
  ];
  return changes.map(({ value, removed, added }) => ({
    kind: removed ? 'left' : added ? 'right' : 'both',
    words: value,
  }));
}
