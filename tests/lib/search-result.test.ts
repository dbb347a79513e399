import { describe, expect, it } from 'vitest';
import { titleWidth } from '#lib/search-result.ts';

describe('The width of a title in search results', () => {
  it.each([
    ['', 0],
    ['iiii', 18],
    ['WWWW', 76],
    // Chrome measures 396 with a font of these widths, since it kerns "To" and "Yo".
    ['What to Do After a Car Accident in New York', 398],
  ])('of "%s" is %i pixels', (text, width) => {
    expect(titleWidth(text)).toBe(width);
  });
});
