import { describe, expect, it } from 'vitest';
import { answersFingerprint } from '#flows/evaluation-message.ts';

const ann = { firstName: 'Ann', lastName: 'Lee', phone: '212 555 0100' };

describe('The fingerprint of answers', () => {
  it.each([
    ['another order', { phone: '212 555 0100', lastName: 'Lee', firstName: 'Ann' }],
    ['spaces around the answers', { firstName: ' Ann', lastName: 'Lee ', phone: '212 555 0100\n' }],
    ['a question that was left empty', { ...ann, additionalInfo: ' ' }],
  ])('is the same with %s', (_, answers) => {
    expect(answersFingerprint(answers)).toBe(answersFingerprint(ann));
  });

  it.each([
    ['another word', { ...ann, firstName: 'Anne' }],
    ['one more answer', { ...ann, additionalInfo: 'It was dark' }],
    ['an answer to another question', { firstName: 'Ann', lastName: 'Lee', additionalInfo: '212 555 0100' }],
    ['words that changed places', { firstName: 'Lee', lastName: 'Ann', phone: '212 555 0100' }],
    ['capitals', { ...ann, firstName: 'ANN' }],
  ])('changes with %s', (_, answers) => {
    expect(answersFingerprint(answers)).not.toBe(answersFingerprint(ann));
  });

  it('differs for each of fifty thousand phone numbers, and shows none of them', () => {
    const fingerprints = Array.from({ length: 50_000 }, (_, i) =>
      answersFingerprint({ ...ann, phone: String(i) }),
    );
    expect(new Set(fingerprints).size).toBe(50_000);
    expect(fingerprints.filter((fingerprint) => !/^[0-9a-z]{1,7}-[0-9a-z]{1,7}$/.test(fingerprint))).toEqual(
      [],
    );
  });
});
