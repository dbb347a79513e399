import type { UsStateCode } from '#lib/geo/us-states.ts';
import type { Point } from '#lib/geo/geo.ts';
import { listInWords } from '#lib/text.ts';
import { valuesIn, withValues } from '../data-file.ts';
import { zipsOfCounty } from '../zips/given-up-zips.ts';
import { withMiddle, withPoints } from '../zips/proposed-cities.ts';
import type { ZipTable } from '../zips/zip-table.ts';

/**
 * A county's file with the points of ZIP codes that are new in it, and the middle of a new county, as the command would
 * write them: nobody knows them by heart. `note` says what was put there beside what the form says.
 */
export function withLocations(
  name: string,
  before: string | undefined,
  saved: string,
  zipTable: ZipTable,
  home: UsStateCode,
): { text: string; note?: string } {
  const values = valuesIn(name, saved);
  const known = (values.points ?? {}) as Record<string, Point>;
  const listed = before === undefined ? [] : zipsOfCounty(valuesIn(name, before));
  const zips = zipsOfCounty(values).filter(
    (zip) => !listed.includes(zip) && !known[zip] && zipTable.row(zip),
  );
  if (zips.length === 0) return { text: saved };
  const state = (values.state ?? home) as UsStateCode;
  const isNew = before === undefined && values.middle === undefined;
  const middle = isNew ? withMiddle(zipTable, state, String(values.name), zipsOfCounty(values)) : {};
  const located = { ...values, ...middle, ...withPoints(zipTable, zips, known) };
  return {
    text: withValues(name, saved, located),
    note: `${name}: with the coordinates of ${listInWords(zips)}`,
  };
}
