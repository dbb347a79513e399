import { describe, expect, it } from 'vitest';
import { nearestWord, suggestionFor } from '#lib/spelling.ts';

describe('The word that was probably meant', () => {
  it.each([
    ['naem', ['name', 'slug', 'zips'], 'name'],
    ['tp', ['from', 'to'], 'to'],
    ['NAMES', ['Name', 'Slug'], 'Name'],
    ['zipcodes', ['cities', 'zips'], 'zips'],
    ['ZIPCODES', ['Cities', 'Zips'], 'Zips'],
    ['kings', ['kings-highway-and-flatlands', 'kings-county'], 'kings-county'],
    ['weather', ['name', 'slug', 'zips'], undefined],
  ])('by "%s" among %o is "%s"', (typed, words, meant) => {
    expect(nearestWord(typed, words)).toBe(meant);
  });
});

describe('A name that resembles none', () => {
  const names = (count: number) => Array.from({ length: count }, (_, i) => `${i}0000-county`);

  it('is answered with all of up to eight names', () => {
    expect(suggestionFor('weather', ['name', 'slug'], 'counties/')).toBe('Write one of these: name, slug.');
    expect(suggestionFor('weather', names(8), 'counties/')).toMatch(/^Write one of these: .*70000-county\.$/);
  });

  it('is answered with the closest five of more names, first those that share a word with it', () => {
    expect(suggestionFor('my-own-county', [...names(8), 'weather'], 'counties/')).toBe(
      'The closest of 9 names are: 00000-county, 10000-county, 20000-county, 30000-county, 40000-county. All of them are in counties/.',
    );
  });
});
