import type { Row } from '#content/schemas/places/tables.ts';
import { longDate } from '#lib/long-date.ts';
import { groupBy } from '#lib/group-by.ts';
import { row, type FactRow } from '../fact-row.ts';
import type { Place } from '../places/places.ts';
import { streetInSentence } from '../places/roads.ts';
import { inFullTens, inTens } from './rounding.ts';

/** How many streets a row names. */
const streetsShown = { zip: 8, city: 4, county: 3 } satisfies Record<Place['kind'], number>;
/** Few crashes there have a place in the reports; "Bridge Street" is a street like others. */
const undercounted = /\b(?:Bridge|Tunnel)$/;
const leastHurt = 10;

interface Street {
  street: string;
  hurt: number;
}

/** The streets with the most people hurt over the whole period of the table, the worst first. */
export const worstStreets = (place: Place): string[] => worstOf(streetsOf(place)).map(({ street }) => street);

/** The first year of that period: "2019". */
export const worstStreetsSince = (place: Place): string | undefined =>
  streetsOf(place)
    .map(({ from }) => from.slice(0, 4))
    .sort()[0];

const streetsOf = (place: Place) => place.zips.flatMap(({ facts }) => facts.streets);

function worstOf(rows: readonly Row<'crash-streets'>[]): Street[] {
  const streets = new Map<string, number>();
  for (const { street, people_hurt: hurt } of rows) {
    if (!undercounted.test(street)) streets.set(street, (streets.get(street) ?? 0) + hurt);
  }
  return [...streets]
    .map(([street, hurt]) => ({ street, hurt }))
    .filter(({ hurt }) => hurt >= leastHurt)
    .sort((a, b) => b.hurt - a.hurt);
}

/**
 * A row for each period, the latest first: streets are rebuilt, and the worst ones change. The table has only the worst
 * streets of each ZIP, so sums over several ZIPs are minimums.
 */
export function streetRows(place: Place): FactRow[] {
  const [about, inWords] =
    place.zips.length > 1 ? (['at least ', inFullTens] as const) : (['about ', inTens] as const);
  const spans = [...groupBy(streetsOf(place), ({ from, to }) => `${from} ${to}`)];
  return spans
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .flatMap(([, rows]) => {
      const streets = worstOf(rows)
        .slice(0, streetsShown[place.kind])
        .map(({ street, hurt }) => `${inWords(hurt)} on ${streetInSentence(place, street)}`);
      return row(
        `Where the most people were hurt, ${spanInWords(rows[0]!)}`,
        streets.length > 0 ? about + streets.join(', ') : undefined,
      );
    });
}

/** "2019 to 2023", "2025", "2024 to June 11, 2026": with the day where a year is incomplete. */
const spanInWords = ({ from, to }: Row<'crash-streets'>) => {
  const days = [
    from.endsWith('-01-01') ? from.slice(0, 4) : longDate(from),
    to.endsWith('-12-31') ? to.slice(0, 4) : longDate(to),
  ];
  return [...new Set(days)].join(' to ');
};
