import { dayInMilliseconds, longDate } from '#lib/date.ts';
import type { Problem } from '#lib/problem.ts';
import type { Content } from '../content.ts';
import type { Loaded } from '../load.ts';

/** Days after which the source of a fact has to be read again. */
export const readAgainAfter = 365;
/** Days by which the warning comes earlier. */
const daysOfWarning = 30;

/** Facts whose source has to be read again within a month, or should have been by now; `today` is the day of asking. */
export function factsDue(
  { facts }: Pick<Content, 'facts'>,
  locate: Loaded['locate'],
  today: Date,
): Problem[] {
  return facts.flatMap(({ id, source, reviewed }, i) => {
    const due = Date.parse(reviewed) + readAgainAfter * dayInMilliseconds;
    const daysLeft = (due - today.getTime()) / dayInMilliseconds;
    if (daysLeft > daysOfWarning) return [];
    const dueDay = longDate(new Date(due).toISOString());
    return {
      ...locate('facts.yaml', ['facts', i, 'reviewed']),
      says: `The source of ${id} (${source}) was read last on ${longDate(reviewed)}. ${
        daysLeft < 0 ? `It should have been read again by ${dueDay}.` : `Read it again by ${dueDay}.`
      }`,
      fix: `Correct the value where the law has changed, then write: reviewed: "${today.toISOString().slice(0, 10)}"`,
    };
  });
}
