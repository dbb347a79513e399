import { expect, test } from 'vitest';
import { fill, partsOf } from '#flows/fill.ts';
import { telephoneLink } from '#lib/phone.ts';

test('fill puts values where their names stand, whatever characters they hold', () => {
  expect(fill('[a] and [b], [a]', { a: '$&', b: '[a]' })).toBe('$& and [a], $&');
});

test('fill leaves names alone that it does not know', () => {
  expect(fill('[toString] [x]', { y: 1 })).toBe('[toString] [x]');
});

test('partsOf cuts a text at the names that are given', () => {
  expect(partsOf('Call [phone] or [wait].', ['phone'])).toEqual([
    { kind: 'text', text: 'Call ' },
    { kind: 'placeholder', name: 'phone' },
    { kind: 'text', text: ' or ' },
    { kind: 'text', text: '[wait]' },
    { kind: 'text', text: '.' },
  ]);
});

test('a phone number becomes the address that dials it', () => {
  expect(telephoneLink('(800) 555-0142')).toBe('tel:+18005550142');
});
