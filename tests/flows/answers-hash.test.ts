import { describe, expect, it } from 'vitest';
import { answersHash } from '#flows/evaluation-message.ts';

const ann = { firstName: 'Ann', lastName: 'Lee', phone: '212 555 0100' };

describe('The hash of answers', () => {
  it.each([
    ['another order', { phone: '212 555 0100', lastName: 'Lee', firstName: 'Ann' }],
    ['spaces around the answers', { firstName: ' Ann', lastName: 'Lee ', phone: '212 555 0100\n' }],
    ['a question that was left empty', { ...ann, additionalInfo: ' ' }],
  ])('is the same with %s', (_, answers) => {
    expect(answersHash(answers)).toBe(answersHash(ann));
  });

  it.each([
    ['another word', { ...ann, firstName: 'Anne' }],
    ['one more answer', { ...ann, additionalInfo: 'It was dark' }],
    ['an answer to another question', { firstName: 'Ann', lastName: 'Lee', additionalInfo: '212 555 0100' }],
    ['words that changed places', { firstName: 'Lee', lastName: 'Ann', phone: '212 555 0100' }],
    ['capitals', { ...ann, firstName: 'ANN' }],
  ])('changes with %s', (_, answers) => {
    expect(answersHash(answers)).not.toBe(answersHash(ann));
  });

  it('differs for each of fifty thousand phone numbers, and shows none of them', () => {
    const hashes = Array.from({ length: 50_000 }, (_, i) => answersHash({ ...ann, phone: String(i) }));
    expect(new Set(hashes).size).toBe(50_000);
    expect(hashes.filter((hash) => !/^[0-9a-z]{1,7}-[0-9a-z]{1,7}$/.test(hash))).toEqual([]);
  });
});
