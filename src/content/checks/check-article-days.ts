import { longDate } from '#lib/date.ts';
import type { Problem } from '#lib/problem.ts';
import type { Content } from '../content.ts';
import { problemAt, type Source } from '../source.ts';

const dayOf = (date: string) => date.slice(0, 10);

/** A fact that was read again may read otherwise: whoever cites it has to read the article again, too. */
export function checkArticleDays(
  { posts, facts }: Pick<Content, 'posts' | 'facts'>,
  sources: ReadonlyMap<string, Source>,
  problems: Problem[],
): void {
  const latestFirst = facts.toSorted((a, b) => (a.reviewed < b.reviewed ? 1 : -1));
  for (const { file, date, updated, cites } of posts) {
    const source = sources.get(file);
    if (!source) continue;
    const tell = (says: string, fix: string) =>
      problems.push(problemAt(source, [updated === undefined ? 'date' : 'updated'], says, fix));
    const readAgain = (last: string) => `Read the text again, then write: updated: "${dayOf(last)}"`;
    const day = dayOf(updated ?? date);
    const cited = new Set(Object.values(cites).flat());
    const newer = latestFirst.find(({ id, reviewed }) => reviewed > day && cited.has(id));
    if (newer) {
      const { id, reviewed } = newer;
      tell(
        `The text names the fact ${id}, which was read again later, on ${longDate(reviewed)}.`,
        `${readAgain(reviewed)}\nWhere that day is mistyped, mend "reviewed" of the fact in facts.yaml instead.`,
      );
    } else if (day < dayOf(date)) tell('This is before the day it was published.', readAgain(date));
  }
}
