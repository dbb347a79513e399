import type { Row } from '#content/schemas/places/tables.ts';
import { dayInMilliseconds } from '#lib/date.ts';
import { groupBy } from '#lib/group-by.ts';

type StreetCount = Row<'crash-streets'>;

/**
 * Year for year a street's count in one span of years is seldom below this share of that in another: 35 of 1,050 in New
 * York City, most of them known under two names or spellings ("Vandam", "Van Dam").
 */
const leastShare = 0.4;

/** The counts of one ZIP's streets without those that stand for a part: reports call the street by another name then. */
export const wholeCounts = (rows: readonly StreetCount[]): StreetCount[] =>
  [...groupBy(rows, ({ street }) => street).values()].flatMap((spans) => {
    const most = Math.max(...spans.map(aYear));
    return spans.filter((span) => aYear(span) >= leastShare * most);
  });

const year = 365.25 * dayInMilliseconds;
/** Both the first day and the last were counted. */
const aYear = ({ from, to, people_hurt: hurt }: StreetCount) =>
  hurt / ((Date.parse(to) - Date.parse(from) + dayInMilliseconds) / year);
