import type { Content } from '#content/content.ts';
import { tables, type TableName } from '#content/schemas/places/tables.ts';
import { row, type PlaceRow } from '../places/place-row.ts';

/** Where every table about places that holds anything comes from, and the maps, with dates and licenses. */
export function placeDataOf({
  sources,
  tables: rows,
  maps,
}: Pick<Content, 'sources' | 'tables' | 'maps'>): PlaceRow[] {
  const credits = new Set(Object.values(maps).flatMap((map) => map.credits));
  return [
    ...(Object.keys(tables) as TableName[]).flatMap((name) => {
      const known = sourceOf({ sources, tables: rows }, name);
      if (!known) return [];
      const { source, date, license } = known;
      return row(tables[name].tells, `${source}.\n${date}. ${license}.`);
    }),
    ...row('Maps', [...credits].join('; ')),
  ];
}

/** Whether there is any such row; asked for each page of a place. */
export const hasPlaceData = ({ sources, tables: rows, maps }: Parameters<typeof placeDataOf>[0]): boolean =>
  (Object.keys(tables) as TableName[]).some((name) => sourceOf({ sources, tables: rows }, name)) ||
  Object.values(maps).some(({ credits }) => credits.length > 0);

/** Of a table that holds anything. */
const sourceOf = ({ sources, tables: rows }: Pick<Content, 'sources' | 'tables'>, name: TableName) =>
  rows[name].length > 0 ? sources[name] : undefined;
