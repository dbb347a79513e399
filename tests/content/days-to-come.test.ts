import { describe, expect, it } from 'vitest';
import { daysToCome } from '#content/checks/days-to-come.ts';
import { lettersOfDay } from '../support/mistakes.ts';
import { edit, smallSite } from '../support/small-site.ts';

const post = 'posts/time-limits.md';
const noonInLondon = '2026-05-04T12:00Z';

/** The small site with a post that was changed on a day. */
function changedOn(day: string) {
  const files = smallSite();
  edit(files, post, 'date: "2026-03-01"', `date: "2026-03-01"\nupdated: "${day}"`);
  return files;
}

const letter = (at: string) =>
  [
    at,
    'May 6, 2026 is still to come, and visitors would read it as a day that has been.',
    'Write the day on which it was done; a post that has to wait is kept back by "draft: true".',
  ].join('\n');

describe('A day that is still to come', () => {
  it('is told where a post was published or changed on it', () => {
    const letters = lettersOfDay(daysToCome, changedOn('2026-05-06'), noonInLondon);
    expect(letters).toEqual([letter(`${post}:4:10  updated`)]);
  });

  it('is told where a fact was read on it', () => {
    const files = changedOn('2026-05-05');
    edit(files, 'facts.yaml', '2026-02-20', '2026-05-06');
    edit(files, post, '{fact:injury-deadline}', 'some time');
    const letters = lettersOfDay(daysToCome, files, noonInLondon);
    expect(letters).toEqual([letter('facts.yaml:7:15  facts[0].reviewed')]);
  });

  it('is not told of tomorrow, which has begun somewhere', () => {
    expect(lettersOfDay(daysToCome, changedOn('2026-05-05'), noonInLondon)).toEqual([]);
  });

  it('is not told where most days are to come, since then the clock is wrong', () => {
    expect(lettersOfDay(daysToCome, smallSite(), '2025-01-01')).toEqual([]);
  });
});
