import { describe, expect, it } from 'vitest';
import { diffWords } from '#audit/report/word-diff.ts';

describe('The differences between two texts', () => {
  const differences = (left: string, right: string) =>
    diffWords(left.split(' '), right.split(' ')).map(({ kind, words }) => `${kind}: ${words.join(' ')}`);

  it('come in as few stretches as possible', () => {
    expect(differences('in Zip Code 10001 you have 90 days', 'in Zip Code 10016 you have 90 days')).toEqual([
      'both: in Zip Code',
      'left: 10001',
      'right: 10016',
      'both: you have 90 days',
    ]);
  });

  it('are everything in texts that have nothing in common', () => {
    expect(differences('a b', 'c d')).toEqual(['left: a b', 'right: c d']);
  });

  it('hold both texts in full', () => {
    const left = 'the notice goes to the city within ninety days of the fall'.split(' ');
    const right = 'within ninety days the notice of the fall goes to the county'.split(' ');
    const stretches = diffWords(left, right);
    const without = (kind: string) =>
      stretches.filter((stretch) => stretch.kind !== kind).flatMap(({ words }) => words);
    expect(without('right')).toEqual(left);
    expect(without('left')).toEqual(right);
  });
});
