import type { ContentWithTables } from '#content/content.ts';
import type { Locate, Problem } from '#lib/problem.ts';
import { listInWords } from '#lib/text.ts';
import type { ZipTable } from './zip-table.ts';

/** Says that the table does not have these. */
export const noneOf = (zips: readonly string[]) =>
  `The list of U.S. ZIP codes (src/desk/zips) does not have ${listInWords(zips)}.`;

/**
 * Warnings about ZIP codes that are not in the table and have no location in the data. They are no mistakes, as the table
 * has no PO boxes.
 */
export function unknownZips(
  { counties, tables }: Pick<ContentWithTables, 'counties' | 'tables'>,
  locate: Locate,
  zipTable: ZipTable,
): Problem[] {
  const governed = new Set(tables.municipalities.map(({ zip }) => zip));
  return counties.flatMap(({ file, cities, points }) =>
    cities.flatMap(({ zips }, c) =>
      zips.flatMap((zip, z) =>
        zipTable.row(zip) || points[zip] || governed.has(zip)
          ? []
          : {
              ...locate(file, ['cities', c, 'zips', z]),
              says: noneOf([zip]),
              fix: 'Correct it, or if mail is delivered there, add its coordinates below "points:".',
            },
      ),
    ),
  );
}
