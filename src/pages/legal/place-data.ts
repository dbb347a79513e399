import type { Content } from '#content/content.ts';
import { tableNames, tables } from '#content/schemas/places/tables.ts';
import { row, type PlaceRow } from '#site/places/place-row.ts';

/** Where every table about places that holds anything comes from, and the maps, with dates and licenses. */
export function placeDataOf({
  sources,
  tables: rows,
  maps,
}: Pick<Content, 'sources' | 'tables' | 'maps'>): PlaceRow[] {
  const credits = new Set(Object.values(maps).flatMap((map) => map.credits));
  return [
    ...tableNames.flatMap((name) => {
      const known = rows[name].length > 0 ? sources[name] : undefined;
      return known ? row(tables[name].tells, `${known.source}.\n${known.date}. ${known.license}.`) : [];
    }),
    ...row('Maps', [...credits].join('; ')),
  ];
}
