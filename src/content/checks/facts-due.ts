import { dayInMilliseconds, isoDay } from '#lib/date.ts';
import { longDate } from '#lib/long-date.ts';
import type { Locate, Problem } from '#lib/problem.ts';
import type { Content } from '../content.ts';

/** After this many days the source of a fact must be reviewed. */
export const readAgainAfter = 365;
/** The warning comes this many days earlier. */
const daysOfWarning = 30;

/** Facts whose source is due for review within a month, or overdue on `today`, by the calendar of whoever asks. */
export function factsDue({ facts }: Pick<Content, 'facts'>, locate: Locate, today: Date): Problem[] {
  const day = isoDay(today);
  return facts.flatMap(({ id, source, reviewed }, i) => {
    const due = Date.parse(reviewed) + readAgainAfter * dayInMilliseconds;
    const daysLeft = (due - Date.parse(day)) / dayInMilliseconds;
    if (daysLeft > daysOfWarning) return [];
    const dueDay = longDate(new Date(due).toISOString());
    return {
      ...locate('facts.yaml', ['facts', i, 'reviewed']),
      says: `The source of "${id}" (${source}) was last reviewed on ${longDate(reviewed)}. ${
        daysLeft < 0 ? `It should have been reviewed again by ${dueDay}.` : `Review it again by ${dueDay}.`
      }`,
      fix: `Correct the value if the law has changed, then write: reviewed: "${day}"`,
    };
  });
}
