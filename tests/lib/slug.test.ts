import { expect, it } from 'vitest';
import { toSlug } from '#lib/slug.ts';

it.each([
  ['Cañon City', 'canon-city'],
  ["Coeur d'Alene", 'coeur-dalene'],
  [' Truth or  Consequences ', 'truth-or-consequences'],
  ['Nashville – Davidson', 'nashville-davidson'],
  ['(Old) Forge!', 'old-forge'],
  ['- St. Johns -', 'st-johns'],
])('The slug of "%s" is "%s"', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});
