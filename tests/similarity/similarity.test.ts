import { describe, expect, it } from 'vitest';
import { Mask } from '#similarity/mask.ts';
import { comparePairs, quantile } from '#similarity/pairs.ts';
import { jaccard, Shingler } from '#similarity/shingles.ts';
import { findSiblings } from '#similarity/siblings.ts';
import { Sketches } from '#similarity/sketch.ts';

const names = ['New York', 'Brooklyn', 'Kings County', 'The Bronx', 'Zip Code 11224 (Brooklyn)', 'Rye'];
const mask = new Mask(names);

describe('Names, ZIPs and numbers are masked', () => {
  it.each([
    ['In Brooklyn the limit is 90 days.', 'in # the limit is # days'],
    ['In Zip Code 11235 (Brooklyn), call us.', 'in # call us'],
    ['Courts of Kings County and of The Bronx', 'courts of # and of #'],
    ['Brooklyn, Rye and Queens', '# and queens'],
    ['He ate rye bread in Rye', 'he ate rye bread in #'],
    ["Brooklyn's streets don't end", '# s streets don t end'],
  ])('%s', (text, words) => {
    expect(mask.words(text).join(' ')).toBe(words);
  });
});

const shingler = new Shingler(mask);
const shingles = (...lines: string[]) => shingler.shinglesOf(lines);

describe('Similarity', () => {
  it('is 1 for texts that differ in names and numbers only', () => {
    const one = shingles('If you were hurt in Brooklyn, you have 90 days to tell the city of it.');
    const other = shingles('If you were hurt in The Bronx, you have 30 days to tell the city of it.');
    expect(jaccard(one, other)).toBe(1);
  });

  it('is the share of runs of five words that both have', () => {
    // Runs: "a b c d e" and "b c d e f" beside "b c d e f" and "c d e f g".
    expect(jaccard(shingles('a b c d e f'), shingles('b c d e f g'))).toBe(1 / 3);
  });

  it('is 0 for texts of other words', () => {
    expect(jaccard(shingles('one two three four five six'), shingles('six five four three two one'))).toBe(0);
  });

  it('sees a text shorter than a run as one run', () => {
    expect(jaccard(shingles('call us'), shingles('call us'))).toBe(1);
    expect(jaccard(shingles('call us'), shingles('call them'))).toBe(0);
  });

  it('does not mind where lines break', () => {
    expect(jaccard(shingles('a b c d', 'e f g'), shingles('a b', 'c d e f g'))).toBe(1);
  });
});

/** A text of which so many of a thousand words are the text's own. */
const textWith = (name: string, own: number) =>
  Array.from({ length: 1000 }, (_, i) =>
    i < own ? `${name}x${'y'.repeat(i % 7)}z${letters(i)}` : letters(i),
  ).join(' ');
/** Digits would be masked. */
const letters = (i: number) => i.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!);

describe('Among many pages', () => {
  const texts = [
    ...Array.from({ length: 30 }, (_, i) => textWith(`own${letters(i)}`, 1000)),
    textWith('first', 0),
    textWith('second', 20),
    textWith('third', 300),
  ];
  const [first, second, third] = [30, 31, 32];
  const sets = texts.map((text) => shingles(text));
  const sketches = new Sketches(Sketches.memoryFor(texts.length));
  sets.forEach((set, page) => sketches.set(page, set));
  const { nearest, similarity, repeated, clusters } = findSiblings(sketches, [...texts.keys()], 0.9);

  it('the most similar one is found', () => {
    expect(nearest[first]).toBe(second);
    expect(nearest[second]).toBe(first);
    // What the second has of its own the third has replaced as well: both are as near.
    expect([first, second]).toContain(nearest[third]);
  });

  it('and how similar it is, to a few hundredths', () => {
    expect(similarity[second]).toBeCloseTo(jaccard(sets[first]!, sets[second]!), 1);
    expect(similarity[third]).toBeCloseTo(jaccard(sets[first]!, sets[third]!), 1);
    expect(Math.abs(similarity[third]! - jaccard(sets[first]!, sets[third]!))).toBeLessThan(0.05);
  });

  it('what stands on a page before counts as repeated, and only there', () => {
    expect(repeated[first]).toBeLessThan(0.05);
    expect(repeated[second]).toBeGreaterThan(0.9);
  });

  it('those over the limit form a group, the others none', () => {
    expect(clusters).toEqual([[first, second]]);
  });
});

describe('All pairs of a kind', () => {
  const pages = ['a b c d e f', 'a b c d e g', 'v w x y z'].map((text, i) => ({
    address: `/${i}`,
    shingles: shingles(text),
  }));

  it('are compared, the worst first', () => {
    const { all, compared, worst } = comparePairs([pages], { limit: 100 });
    expect([all, compared]).toEqual([3, 3]);
    expect(worst[0]).toEqual({ a: '/0', b: '/1', similarity: 1 / 3 });
  });

  it('are compared within their group only', () => {
    expect(comparePairs([[pages[0]!], [pages[1]!, pages[2]!]], { limit: 100 }).all).toBe(1);
  });

  it('are sampled evenly when there are too many, and the sample is told', () => {
    const many = Array.from({ length: 100 }, (_, i) => ({
      address: `/${i}`,
      shingles: shingles(textWith('a', i)),
    }));
    const { all, compared } = comparePairs([many], { limit: 500 });
    expect(all).toBe(4950);
    expect(compared).toBeLessThanOrEqual(500);
    expect(compared).toBeGreaterThan(400);
  });

  it('are summed up by the similarity that a share of them does not exceed', () => {
    const distribution = comparePairs([pages], { limit: 100 });
    expect(quantile(distribution, 0.5)).toBe(0);
    expect(quantile(distribution, 1)).toBe(0.33);
  });
});
