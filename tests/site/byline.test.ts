import { describe, expect, it } from 'vitest';
import { loadContent } from '#content/load.ts';
import { bylineOf } from '#site/articles/byline.ts';
import { addAttorney } from '../support/small-site/small-attorney.ts';
import { dataToRead, edit, smallSite } from '../support/small-site/small-site.ts';

const files = addAttorney(smallSite());
edit(
  files,
  'posts/time-limits.md',
  'date: "2026-03-01"',
  'date: "2026-03-01"\nupdated: "2026-04-01"\nreviewed: { by: ada-birch, date: "2026-04-02" }',
);
const content = loadContent(dataToRead(files)).content!;

describe('The byline of an article', () => {
  it('has the dates for programs and for readers, and the reviewer', () => {
    const post = content.posts.find(({ slug }) => slug === 'time-limits')!;
    expect(bylineOf(content, post)).toEqual({
      published: { iso: '2026-03-01', long: 'March 1, 2026' },
      updated: { iso: '2026-04-01', long: 'April 1, 2026' },
      author: undefined,
      reviewer: { name: 'Ada Birch', slug: 'ada-birch', sample: true },
      reviewed: { iso: '2026-04-02', long: 'April 2, 2026' },
    });
  });

  it('leaves out what is unknown', () => {
    const guide = content.posts.find(({ slug }) => slug === 'moose-collision-claims')!;
    expect(bylineOf(content, guide)).toEqual({ published: { iso: '2026-02-01', long: 'February 1, 2026' } });
  });
});
