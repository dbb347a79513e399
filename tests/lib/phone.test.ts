import { expect, it } from 'vitest';
import { isPhoneNumber, phoneNumber, telephoneLink } from '#lib/phone.ts';

it('A phone number is written in one of two ways, with nothing around it', () => {
  for (const text of ['(802) 555-0110', '802-555-0110']) expect(isPhoneNumber(text)).toBe(true);
  for (const text of ['Call 802-555-0110', '802-555-0110 and more', '802 555 0110'])
    expect(isPhoneNumber(text)).toBe(false);
});

it('A longer number in a text holds no phone number', () => {
  expect(phoneNumber.test('Docket 4802-555-0110')).toBe(false);
  expect(phoneNumber.test('Docket 802-555-01101')).toBe(false);
});

it('A phone number becomes the link that dials it', () => {
  expect(telephoneLink('(802) 555-0110')).toBe('tel:+18025550110');
});
