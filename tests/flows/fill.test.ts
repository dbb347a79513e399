import { expect, test } from 'vitest';
import { fill, partsOf } from '#flows/fill.ts';

test('fill puts values in place of their placeholders, whatever characters they hold', () => {
  expect(fill('[a] and [b], [a]', { a: '$&', b: '[a]' })).toBe('$& and [a], $&');
});

test('fill leaves unknown placeholders alone', () => {
  expect(fill('[toString] [x]', { y: 1 })).toBe('[toString] [x]');
});

test('partsOf splits a text at the given placeholders', () => {
  expect(partsOf('Call [phone] or [wait].', ['phone'])).toEqual([
    { kind: 'text', text: 'Call ' },
    { kind: 'placeholder', name: 'phone' },
    { kind: 'text', text: ' or ' },
    { kind: 'text', text: '[wait]' },
    { kind: 'text', text: '.' },
  ]);
});
