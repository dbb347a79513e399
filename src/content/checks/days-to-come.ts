import { dayInMilliseconds, longDate } from '#lib/date.ts';
import type { Problem } from '#lib/problem.ts';
import type { Content } from '../content.ts';
import type { Loaded } from '../load.ts';
import type { Path } from '../source.ts';

/** A day that is written somewhere, as a thing of the past. */
type Told = [file: string, path: Path, day: string];

/**
 * Days on which nobody can have written or read anything yet; somewhere on earth it is tomorrow already. Where most
 * days are to come, it is the computer's clock that is wrong.
 */
export function daysToCome(
  { posts, facts }: Pick<Content, 'posts' | 'facts'>,
  locate: Loaded['locate'],
  now: Date,
): Problem[] {
  const told: Told[] = [
    ...facts.map(({ reviewed }, i): Told => ['facts.yaml', ['facts', i, 'reviewed'], reviewed]),
    ...posts.flatMap(({ file, date, updated, reviewed }): Told[] => [
      [file, ['date'], date],
      ...(updated ? [[file, ['updated'], updated] satisfies Told] : []),
      ...(reviewed ? [[file, ['reviewed', 'date'], reviewed.date] satisfies Told] : []),
    ]),
  ];
  const latest = new Date(now.getTime() + dayInMilliseconds).toISOString().slice(0, 10);
  const toCome = told.filter(([, , day]) => day.slice(0, 10) > latest);
  if (toCome.length > told.length / 2) return [];
  return toCome.map(([file, path, day]) => ({
    ...locate(file, path),
    says: `${longDate(day)} is still to come, and visitors would read it as a day that has been.`,
    fix: 'Write the day on which it was done; a post that has to wait is kept back by "draft: true".',
  }));
}
