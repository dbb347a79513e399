import { describe, expect, it } from 'vitest';
import { textWidth } from '#lib/search-result.ts';

describe('The width of a text in Arial', () => {
  it.each([
    ['', 0],
    ['iiii', 18],
    ['WWWW', 76],
    // Chrome measures 396 with a font of these widths, since it kerns "To" and "Yo".
    ['What to Do After a Car Accident in New York', 398],
  ])('of "%s" is %i pixels at 20', (text, width) => {
    expect(textWidth(text, 20)).toBe(width);
  });
});
