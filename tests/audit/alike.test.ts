import { describe, expect, it } from 'vitest';
import { findAlike, isOver, quantile } from '#audit/alike/find-alike.ts';
import { Mask, placeNames } from '#site/own-words/mask.ts';
import { ownWords } from '#site/own-words/own-words.ts';
import { distinctShingles, jaccard, Shingler } from '#site/own-words/shingles.ts';
import type { Post } from '#content/content.ts';
import type { Route } from '#site/routes/routes.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';
import { edit } from '../support/small-site/small-site.ts';

const names = ['New York', 'Brooklyn', 'Kings County', 'The Bronx', 'Zip Code 11224 (Brooklyn)', 'Rye'];
const mask = new Mask(names);

describe('Names, ZIP codes and numbers are masked', () => {
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

it('The name of a parish is masked without that word, too', () => {
  const { content, places } = smallPlan((files) =>
    edit(files, 'counties/addison-county.yaml', 'name: "Addison County"', 'name: "Addison Parish"'),
  );
  expect(placeNames(content, places)).toContain('Addison');
});

const shingler = new Shingler(mask);
const shinglesOf = (...lines: string[]) => distinctShingles(shingler.of(lines));

describe('Similarity', () => {
  it('is 1 for texts that differ in names and numbers only', () => {
    const one = shinglesOf('If you were hurt in Brooklyn, you have 90 days to tell the city of it.');
    const other = shinglesOf('If you were hurt in The Bronx, you have 30 days to tell the city of it.');
    expect(jaccard(one, other)).toBe(1);
  });

  it('is the share of runs of five words that both texts have', () => {
    // Runs: "a b c d e" and "b c d e f" beside "b c d e f" and "c d e f g".
    expect(jaccard(shinglesOf('a b c d e f'), shinglesOf('b c d e f g'))).toBe(1 / 3);
  });

  it('is 0 for texts without a common run of five words', () => {
    expect(
      jaccard(shinglesOf('one two three four five six'), shinglesOf('six five four three two one')),
    ).toBe(0);
  });

  it('takes a text of fewer than five words as one run', () => {
    expect(jaccard(shinglesOf('call us'), shinglesOf('call us'))).toBe(1);
    expect(jaccard(shinglesOf('call us'), shinglesOf('call them'))).toBe(0);
  });

  it('does not depend on line breaks', () => {
    expect(jaccard(shinglesOf('a b c d', 'e f g'), shinglesOf('a b', 'c d e f g'))).toBe(1);
  });
});

/** A text of a thousand words, of which so many occur in no other text. */
const textWith = (name: string, own: number) =>
  Array.from({ length: 1000 }, (_, i) =>
    i < own ? `${name}x${'y'.repeat(i % 7)}z${letters(i)}` : letters(i),
  ).join(' ');
/** A number in letters, since digits would be masked. */
const letters = (i: number) => i.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!);

/** Long articles of these texts, compared with each other. */
const compared = (texts: readonly string[], counts = (_page: number) => true, pairsAtMost?: number) =>
  findAlike(
    texts.map((_, i): Route => ({ kind: 'post', address: `/blog/${i}`, post: { file: `${i}.md` } as Post })),
    texts.map((text) => shingler.of([text])),
    counts,
    pairsAtMost,
  );

describe('Among many pages', () => {
  const texts = [
    ...Array.from({ length: 30 }, (_, i) => textWith(`own${letters(i)}`, 1000)),
    textWith('first', 0),
    textWith('second', 15),
    textWith('third', 300),
  ];
  const [first, second, third] = [30, 31, 32];
  const exactly = (a: number, b: number) => jaccard(shinglesOf(texts[a]!), shinglesOf(texts[b]!));
  const { nearest, similarity, clusters, kinds } = compared(texts);

  it('the most similar one is found, with its similarity', () => {
    expect(nearest[first]).toBe(second);
    expect(nearest[second]).toBe(first);
    expect(similarity[second]).toBeCloseTo(exactly(first, second), 5);
    expect(Math.abs(similarity[third]! - exactly(first, third))).toBeLessThan(0.05);
  });

  it('near duplicates form a group, other pages do not', () => {
    expect(exactly(first, second)).toBeGreaterThan(0.95);
    expect(clusters).toEqual([[first, second]]);
  });

  it('each kind has its most similar pair and its limit', () => {
    const [articles] = kinds.filter((kind) => kind.compared > 0);
    expect(articles).toMatchObject({ title: 'Two long articles', limit: 0.1, compared: (33 * 32) / 2 });
    expect(articles!.worst[0]).toMatchObject({ a: first, b: second });
    expect(isOver(articles!)).toBe(true);
    expect(quantile(articles!, 0.5)).toBe(0);
    expect(quantile(articles!, 1)).toBeGreaterThan(0.95);
  });

  it('a large group is compared in part, each page with those most like it', () => {
    const sample = compared(texts, undefined, 100);
    // Each is compared with the four next to it; the last have fewer.
    expect(sample.kinds.map((kind) => kind.compared)).toContain(4 * 33 - 10);
    expect(sample.clusters).toEqual([[first, second]]);
  });

  it('pages alike are compared also where many others are between them', () => {
    const apart = [texts[first]!, ...texts.slice(0, 30), texts[second]!];
    expect(compared(apart, undefined, 100).clusters).toEqual([[0, 31]]);
  });

  it('the largest group is the first', () => {
    const pair = [textWith('one', 1000), textWith('one', 1000)];
    expect(compared([...pair, ...texts.slice(first, second + 1), texts[first]!]).clusters).toEqual([
      [2, 3, 4],
      [0, 1],
    ]);
  });

  it('pages that do not count are not compared', () => {
    expect(compared(texts, (page) => page !== second).clusters).toEqual([]);
  });
});

describe('Own words', () => {
  const shares = (...texts: string[]) => ownWords(texts.map((text) => shingler.of([text])));
  const common = 'if you were hurt here you may ask for what it cost';

  it('are all words of a page without sister pages', () => {
    expect(shares(common)).toEqual([1]);
  });

  it('are none when sister pages differ only in names and numbers', () => {
    expect(shares(`${common} in Brooklyn by 90 days`, `${common} in Rye by 30 days`)).toEqual([0, 0]);
  });

  it('are those in no run of five words that a sister page has, too', () => {
    // Twelve words are shared; six of one page are its own, and none of the other.
    const [one, other] = shares(`${common} the ferry stops below the hill`, common);
    expect(one).toBeCloseTo(6 / 18, 10);
    expect(other).toBe(0);
  });

  it('may occur on one in twenty sister pages, and on no more', () => {
    const own = 'the ferry stops below the hill';
    const others = Array.from(
      { length: 19 },
      (_, i) => `${common} ${letters(i)}${letters(i)} one two three four`,
    );
    const withOwn = (count: number) =>
      shares(...Array.from({ length: count }, () => `${common} ${own}`), ...others).at(0)!;
    expect(withOwn(2)).toBeCloseTo(6 / 18, 10);
    expect(withOwn(3)).toBe(0);
  });
});
