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
      const known = rows[name].length > 0 ? sources[name] : undefined;
      if (!known) return [];
      const { source, date, license } = known;
      return row(tables[name].tells, `${source}.\n${date}. ${license}.`);
    }),
    ...row('Maps', [...credits].join('; ')),
  ];
}
