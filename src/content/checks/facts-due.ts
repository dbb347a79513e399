import { dayInMilliseconds, isoDay } from '#lib/date.ts';
import { longDate } from '#lib/long-date.ts';
import type { Locate, Problem, SourceLocation } from '#lib/problem.ts';
import { counted, firstOf } from '#lib/text.ts';
import type { Content } from '../content.ts';

/** After this many days the source of a fact must be reviewed. */
export const readAgainAfter = 365;
/** The warning comes this many days earlier. */
const daysOfWarning = 30;
/** More letters would hide other warnings: facts that were written together are due together. */
const mostLetters = 3;
const factsListed = 20;

interface DueFact {
  id: string;
  source: string;
  reviewed: string;
  /** Negative once it is overdue. */
  daysLeft: number;
  dueDay: string;
  at: SourceLocation;
}

/** Facts whose source is due for review within a month, or overdue on `today`, by the calendar of whoever asks. */
export function factsDue({ facts }: Pick<Content, 'facts'>, locate: Locate, today: Date): Problem[] {
  const day = isoDay(today);
  const allDue = facts.flatMap(({ id, source, reviewed }, i): DueFact[] => {
    const due = Date.parse(reviewed) + readAgainAfter * dayInMilliseconds;
    const daysLeft = (due - Date.parse(day)) / dayInMilliseconds;
    if (daysLeft > daysOfWarning) return [];
    const dueDay = longDate(new Date(due).toISOString());
    return [{ id, source, reviewed, daysLeft, dueDay, at: locate('facts.yaml', ['facts', i, 'reviewed']) }];
  });
  return allDue.length > mostLetters
    ? [letterAboutMany(allDue, day)]
    : allDue.map((due) => letterAbout(due, day));
}

const letterAbout = ({ id, source, reviewed, daysLeft, dueDay, at }: DueFact, day: string): Problem => ({
  ...at,
  says: `The source of "${id}" (${source}) was last reviewed on ${longDate(reviewed)}. ${
    daysLeft < 0 ? `It should have been reviewed again by ${dueDay}.` : `Review it again by ${dueDay}.`
  }`,
  fix: `Correct the value if the law has changed, then write: reviewed: "${day}"`,
});

function letterAboutMany(allDue: readonly DueFact[], day: string): Problem {
  const inOrder = allDue.toSorted((one, other) => one.daysLeft - other.daysLeft);
  const lines = inOrder.map(
    ({ id, source, dueDay, at }) => `line ${at.line}: ${id} (${source}), by ${dueDay}`,
  );
  return {
    ...inOrder[0]!.at,
    says: `The sources of ${counted(allDue.length, 'fact', 'facts')} are due for their yearly review.`,
    fix: [
      `Read each again, and correct the value if the law has changed. Then write: reviewed: "${day}"`,
      ...firstOf(lines, factsListed).map((line) => `  ${line}`),
    ].join('\n'),
  };
}
