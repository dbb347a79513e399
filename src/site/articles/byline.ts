import type { Attorney, Content, Post } from '#content/content.ts';
import { longDate } from '#lib/long-date.ts';

/** A day as machines and as people read it. */
export interface Day {
  iso: string;
  long: string;
}

/** What an article prints about an attorney. */
export type Person = Pick<Attorney, 'name' | 'slug' | 'sample'>;

/** Author, reviewer and dates of an article. */
export interface Byline {
  published: Day;
  /** Only if the text was changed since it was published. */
  updated: Day | undefined;
  /** The firm, if no author is named. */
  author: Person | undefined;
  reviewer: Person | undefined;
  reviewed: Day | undefined;
}

type Dated = Pick<Post, 'date' | 'updated' | 'author' | 'reviewed'>;

export function bylineOf({ attorneys }: Content, { date, updated, author, reviewed }: Dated): Byline {
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

/** `date` may include a time. */
export const dayOf = (date: string): Day => ({ iso: date.slice(0, 10), long: longDate(date) });
