import { groupBy } from '#lib/group-by.ts';
import type { Problem } from '#lib/problem.ts';

/** One mistake, and the other places where it was made in the same way. */
export interface Mistake {
  first: Problem;
  others: Problem[];
}

/** Problems that say the same, numbers aside, are one mistake; the order is that of the first of each. */
export function groupProblems(problems: readonly Problem[]): Mistake[] {
  const mistakes = groupBy(problems, ({ says, fix }) => withoutNumbers(`${says}\n${fix}`)).values();
  return [...mistakes].map(([first, ...others]) => ({ first: first!, others }));
}

const withoutNumbers = (text: string) => text.replace(/\d[\d.,]*/g, '0');
