import { describe, expect, it } from 'vitest';
import { lettersAbout, testMistakes } from '../../support/mistakes.ts';
import { edit, smallSite, type DataFiles } from '../../support/small-site/small-site.ts';

const post = 'posts/time-limits.md';
const guide = 'guides/moose-collision-claims.yaml';
const readAgain = (files: DataFiles) => edit(files, 'facts.yaml', '2026-02-20', '2026-05-04');

describe('The dates of an article', () => {
  it('are right when it was updated on the day on which its facts were reviewed', () => {
    const files = smallSite();
    readAgain(files);
    edit(files, post, 'date: "2026-03-01"', 'date: "2026-03-01"\nupdated: "2026-05-04"');
    expect(lettersAbout(files)).toEqual([]);
  });

  it('are right when it was updated on the day of its publication, whatever the hour', () => {
    const files = smallSite();
    edit(files, post, 'date: "2026-03-01"', 'date: "2026-03-01T09:00Z"\nupdated: "2026-03-01"');
    expect(lettersAbout(files)).toEqual([]);
  });

  testMistakes([
    {
      of: 'a post that is older than the review of a fact in it',
      when: readAgain,
      letter: `
        ${post}:3:7  date
        The text uses the fact "injury-deadline", which was reviewed later, on May 4, 2026.
        Read the text again, then write: updated: "2026-05-04"
        If that day is a typo, correct "reviewed" of the fact in facts.yaml instead.
      `,
    },
    {
      of: 'a post that is older than the review of a fact of which it prints only the number',
      when: (files) => {
        readAgain(files);
        edit(files, post, '{fact:injury-deadline}', '{value:injury-deadline} years');
      },
      letter: `
        ${post}:3:7  date
        The text uses the fact "injury-deadline", which was reviewed later, on May 4, 2026.
        Read the text again, then write: updated: "2026-05-04"
        If that day is a typo, correct "reviewed" of the fact in facts.yaml instead.
      `,
    },
    {
      of: 'the later review when a post is older than those of two facts',
      when: (files) => {
        readAgain(files);
        edit(files, 'facts.yaml', '2026-02-20', '2026-06-01');
        edit(files, post, '{fact:injury-deadline}', '{fact:injury-deadline} and {fact:car-cover}');
      },
      letter: `
        ${post}:3:7  date
        The text uses the fact "car-cover", which was reviewed later, on June 1, 2026.
        Read the text again, then write: updated: "2026-06-01"
        If that day is a typo, correct "reviewed" of the fact in facts.yaml instead.
      `,
    },
    {
      of: 'the first of two facts that were reviewed on the same day, as other articles name it, too',
      when: (files) => {
        readAgain(files);
        edit(files, 'facts.yaml', '2026-02-20', '2026-05-04');
        edit(files, post, '{fact:injury-deadline}', '{fact:injury-deadline} and {fact:car-cover}');
      },
      letter: `
        ${post}:3:7  date
        The text uses the fact "injury-deadline", which was reviewed later, on May 4, 2026.
        Read the text again, then write: updated: "2026-05-04"
        If that day is a typo, correct "reviewed" of the fact in facts.yaml instead.
      `,
    },
    {
      of: 'a guide that was last updated before the review of a fact in it',
      when: (files) => {
        readAgain(files);
        edit(files, post, '{fact:injury-deadline}', 'some time');
        edit(files, guide, 'date: "2026-02-01"', 'date: "2026-02-01"\nupdated: "2026-03-01"');
        edit(files, guide, 'describe the place', 'do it within {fact:injury-deadline}');
      },
      letter: `
        ${guide}:4:10  updated
        The text uses the fact "injury-deadline", which was reviewed later, on May 4, 2026.
        Read the text again, then write: updated: "2026-05-04"
        If that day is a typo, correct "reviewed" of the fact in facts.yaml instead.
      `,
    },
    {
      of: 'an update before the day of publication',
      file: guide,
      right: 'date: "2026-02-01"',
      wrong: 'date: "2026-02-01"\nupdated: "2026-01-31"',
      letter: `
        ${guide}:4:10  updated
        This is earlier than the day of publication.
        Read the text again, then write: updated: "2026-02-01"
        If that day is a typo, correct "date" instead.
      `,
    },
  ]);
});
