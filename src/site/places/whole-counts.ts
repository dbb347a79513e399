import type { Row } from '#content/schemas/places/tables.ts';
import { dayInMilliseconds } from '#lib/date.ts';
import { groupBy } from '#lib/group-by.ts';

type StreetCount = Row<'crash-streets'>;

/**
 * A street's yearly count in one period is rarely below this share of that in another: 35 of 1,050 in New York City,
 * most of them with two names or spellings ("Vandam", "Van Dam").
 */
const leastShare = 0.4;

/** Street counts of a ZIP without incomplete ones, where reports use another name of the street. */
export const wholeCounts = (rows: readonly StreetCount[]): StreetCount[] =>
  [...groupBy(rows, ({ street }) => street).values()].flatMap((spans) => {
    const most = Math.max(...spans.map(aYear));
    return spans.filter((span) => aYear(span) >= leastShare * most);
  });

const year = 365.25 * dayInMilliseconds;
/** Includes both the first and the last day. */
const aYear = ({ from, to, people_hurt: hurt }: StreetCount) =>
  hurt / ((Date.parse(to) - Date.parse(from) + dayInMilliseconds) / year);
