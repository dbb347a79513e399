import { describe, expect, it } from 'vitest';
import {
  aboutCount,
  aboutPeople,
  aboutTens,
  withinHundredPercent,
  ordinal,
  partInWords,
  shareInWords,
} from '#site/place-facts/rounding.ts';

describe('A number from the tables', () => {
  it.each([
    [9, 'under 10', 'fewer than ten', 'fewer than ten'],
    [10, '10', 'about 10', 'about 10'],
    [994, '990', 'about 990', 'about 990'],
    [1000, '1,000', 'about 1,000', 'about 1,000'],
    [47_563, '47,560', 'about 47,560', 'about 47,600'],
  ])('is rounded: %i is %s, "%s" of things, "%s" of people', (count, tens, things, people) => {
    expect([aboutTens(count), aboutCount(count), aboutPeople(count)]).toEqual([tens, things, people]);
  });

  it('has an ending in a row', () => {
    const numbers = [1, 2, 3, 4, 10, 11, 12, 13, 21, 111, 122];
    expect(numbers.map(ordinal).join(' ')).toBe('1st 2nd 3rd 4th 10th 11th 12th 13th 21st 111th 122nd');
  });
});

describe('A share', () => {
  it.each([
    [0.009, 'under 1%'],
    [0.01, 'about 1%'],
    [0.949, 'about 95%'],
    [0.95, 'nearly all'],
    [0.995, 'all'],
  ])('of %f is "%s"', (share, words) => expect(shareInWords(share)).toBe(words));

  it.each([
    [[0.705, 0.295], '70 30'],
    [[0.655, 0.22, 0.125], '65 22 13'],
    [[0.518, 0.295, 0.187], '52 29 19'],
    [[0.594, 0.293, 0.113], '59 29 11'],
    [[0.525, 0.245], '53 25'],
  ])('of each of %j is rounded, but to no more than 100%% together: %s', (shares, percents) => {
    const parts = withinHundredPercent(shares.map((people) => ({ people })));
    expect(parts.map(({ people }) => Math.round(people * 100)).join(' ')).toBe(percents);
  });

  it.each([
    [0, 1, 'all of the land here'],
    [0.009, 0.3, 'about 30% of the land here, few homes'],
    [0.01, 0.19, 'about 1% of the people here'],
    [0.049, 0.2, 'about 5% of the people and about 20% of the land here'],
    [0.05, 0.9, 'about 5% of the people here'],
    [1, 0.99, 'nearly all of the people here'],
    [1, 1, 'all of the people here'],
  ])('of %f of the people and %f of the land is "%s"', (people, land, words) =>
    expect(partInWords(people, land)).toBe(words),
  );
});
