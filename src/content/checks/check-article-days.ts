import { longDate } from '#lib/long-date.ts';
import type { Content } from '../content.ts';
import type { Tell } from './tell.ts';

const withoutTime = (date: string) => date.slice(0, 10);

/** After a fact was reviewed, articles that cite it must be reviewed, too. */
export function checkArticleDays({ posts, facts }: Pick<Content, 'posts' | 'facts'>, tell: Tell): void {
  const latestFirst = facts.toSorted((a, b) => Date.parse(b.reviewed) - Date.parse(a.reviewed));
  for (const { file, date, updated, cites } of posts) {
    const at = [updated === undefined ? 'date' : 'updated'];
    const readAgain = (last: string) => `Read the text again, then write: updated: "${withoutTime(last)}"`;
    const day = withoutTime(updated ?? date);
    const cited = new Set(Object.values(cites).flat());
    const newer = latestFirst.find(({ id, reviewed }) => reviewed > day && cited.has(id));
    if (newer) {
      const { id, reviewed } = newer;
      tell(
        file,
        at,
        `The text uses the fact "${id}", which was reviewed later, on ${longDate(reviewed)}.`,
        `${readAgain(reviewed)}\nIf that day is a typo, correct "reviewed" of the fact in facts.yaml instead.`,
      );
    } else if (day < withoutTime(date))
      tell(
        file,
        at,
        'This is earlier than the day of publication.',
        `${readAgain(date)}\nIf that day is a typo, correct "date" instead.`,
      );
  }
}
