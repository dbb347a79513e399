import type { Attorney, Content, Post } from '#content/content.ts';
import { longDate } from '#lib/date.ts';

/** A day as machines and as people read it. */
export interface Day {
  iso: string;
  long: string;
}

/** As much of an attorney as an article prints. */
export type Person = Pick<Attorney, 'name' | 'slug' | 'sample'>;

/** Who answers for an article, and of which days it is. */
export interface Byline {
  published: Day;
  /** Where the text was changed since. */
  updated: Day | undefined;
  /** Where none is named, the firm is the author. */
  author: Person | undefined;
  reviewer: Person | undefined;
  reviewed: Day | undefined;
}

type Dated = Pick<Post, 'date' | 'updated' | 'author' | 'reviewed'>;

export function bylineOf(
  { attorneys }: Pick<Content, 'attorneys'>,
  { date, updated, author, reviewed }: Dated,
): Byline {
  const named = (by: string | undefined): Person | undefined => {
    const attorney = attorneys.find(({ slug }) => slug === by);
    return attorney && { name: attorney.name, slug: attorney.slug, sample: attorney.sample };
  };
  return {
    published: dayOf(date),
    updated: updated === undefined ? undefined : dayOf(updated),
    author: named(author),
    reviewer: named(reviewed?.by),
    reviewed: reviewed && dayOf(reviewed.date),
  };
}

/** `date` may go on with a time. */
export const dayOf = (date: string): Day => ({ iso: date.slice(0, 10), long: longDate(date) });
