import { expect, it } from 'vitest';
import { longDate } from '#lib/long-date.ts';

it('A date is written as in the language of its page', () => {
  expect(longDate('2025-10-12')).toBe('October 12, 2025');
  expect(longDate('2025-10-12', 'es')).toBe('12 de octubre de 2025');
});
