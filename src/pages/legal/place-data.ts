import type { Content } from '#content/content.ts';
import { tables } from '#content/schemas/places/tables.ts';
import { row, type PlaceRow } from '#site/places/place-row.ts';
import { mapCredits, tablesWithSource } from '#site/sources/sources.ts';

/** Where the tables about places and the maps come from, with dates and licenses. */
export const placeDataOf = (content: Content): PlaceRow[] => [
  ...tablesWithSource(content).flatMap((name) => {
    const { source, date, license } = content.sources[name]!;
    return row(tables[name].tells, `${source}.\n${date}. ${license}.`);
  }),
  ...row('Maps', mapCredits(content).join('; ')),
];
