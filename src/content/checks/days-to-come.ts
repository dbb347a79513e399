import { longDate } from '#lib/date.ts';
import type { Problem } from '#lib/problem.ts';
import type { Content } from '../content.ts';
import type { Loaded } from '../load.ts';
import type { Path } from '../source.ts';

const dayInMilliseconds = 86_400_000;

/** Days on which nobody can have written or read anything yet; somewhere on earth it is tomorrow already. */
export function daysToCome(
  { posts, facts }: Pick<Content, 'posts' | 'facts'>,
  locate: Loaded['locate'],
  now: Date,
): Problem[] {
  const latest = new Date(now.getTime() + dayInMilliseconds).toISOString().slice(0, 10);
  const tell = (file: string, path: Path, day = '') =>
    day.slice(0, 10) <= latest
      ? []
      : {
          ...locate(file, path),
          says: `${longDate(day)} is still to come, and visitors would read it as a day that has been.`,
          fix: 'Write the day on which it was done; a post that has to wait is kept back by "draft: true".',
        };
  return [
    ...facts.flatMap(({ reviewed }, i) => tell('facts.yaml', ['facts', i, 'reviewed'], reviewed)),
    ...posts.flatMap(({ file, date, updated, reviewed }) => [
      tell(file, ['date'], date),
      tell(file, ['updated'], updated),
      tell(file, ['reviewed', 'date'], reviewed?.date),
    ]),
  ].flat();
}
