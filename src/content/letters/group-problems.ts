import type { Problem } from '#lib/problem.ts';

/** One mistake, and the other places where it was made in the same way. */
export interface Mistake {
  first: Problem;
  others: Problem[];
}

/** Problems that say the same, numbers aside, are one mistake; the order is that of the first of each. */
export function groupProblems(problems: readonly Problem[]): Mistake[] {
  const mistakes = new Map<string, Mistake>();
  for (const problem of problems) {
    const key = withoutNumbers(`${problem.says}\n${problem.fix}`);
    const known = mistakes.get(key);
    if (known) known.others.push(problem);
    else mistakes.set(key, { first: problem, others: [] });
  }
  return [...mistakes.values()];
}

const withoutNumbers = (text: string) => text.replace(/\d[\d.,]*/g, '0');
