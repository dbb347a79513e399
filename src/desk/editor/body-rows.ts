import { stringify } from 'csv-stringify/sync';
import { writtenRows } from '#content/places/csv-rows.ts';
import { readTable } from '#content/places/read-table.ts';
import { tableFile, type Row } from '#content/schemas/places/tables.ts';
import { kindInName } from '#lib/geo/county-name.ts';
import type { ZipOfCounty } from '#lib/problem.ts';
import { WrongRequest } from '#lib/refused.ts';

export const bodiesFile = tableFile('municipalities');

type Body = Pick<Row<'municipalities'>, 'body' | 'name' | 'kind' | 'in_town'>;

const rowsIn = (table: string) => readTable('municipalities', bodiesFile, table, []).map(({ row }) => row);

/** The cities, towns and villages that govern other ZIP codes of these counties. */
export function bodiesOf(table: string, zips: readonly ZipOfCounty[]): string[] {
  const counties = new Set(zips.map(({ county }) => county));
  return [...new Set(rowsIn(table).flatMap(({ county, body }) => (counties.has(county) ? [body] : [])))];
}

/** The table with rows for ZIP codes, from what somebody wrote of each: "Town of Carmel 80 %, Town of Kent 20 %". */
export function withBodies(
  table: string,
  zips: readonly ZipOfCounty[],
  written: Readonly<Record<string, string>>,
): string {
  const known = rowsIn(table);
  const columns = (writtenRows(table)?.[0]?.cells ?? []).map((name) => name.trim());
  const rows = zips.flatMap(({ zip, county }) => {
    const parts = (written[zip] ?? '').split(',').map((part) => part.trim());
    return parts.filter(Boolean).map((part) => {
      const [, words = '', percent = parts.length === 1 ? '100' : undefined] = withPercent.exec(part)!;
      if (percent === undefined) throw noShare(zip, part);
      const share = Number((Number(percent) / 100).toFixed(4));
      const isIt = (row: Row<'municipalities'>) =>
        row.county === county && row.body.toLowerCase() === words.toLowerCase();
      const { body, name, kind, in_town } = known.find(isIt) ?? bodyIn(zip, words);
      return { zip, body, name, kind, county, in_town, people_share: share, land_share: share };
    });
  });
  return `${table.trimEnd()}\n${stringify(rows, { columns })}`;
}

const withPercent = /^(.*?)(?:\s*\b(\d+(?:\.\d+)?)\s*%)?$/;

/** What a body is, from its own words: "Town and Village of Harrison". */
function bodyIn(zip: string, words: string): Body {
  const [, kind, name] =
    /^(city|town|township|village|town and village|borough|county|parish) of (.+)$/i.exec(words) ?? [];
  if (!kind || !name)
    throw new WrongRequest(
      `${zip}: "${words}" has to begin with "City of", "Town of", "Township of", "Village of", "Borough of", "County of" or "Parish of", as in: Town of Carmel`,
    );
  const known = kind.toLowerCase() as Body['kind'] | 'parish';
  // Louisiana's name for a county.
  return { body: `${kindInName(known)} of ${name}`, name, kind: known === 'parish' ? 'county' : known };
}

const noShare = (zip: string, part: string) =>
  new WrongRequest(
    `${zip}: "${part}" has no percentage. If there are several, give each one's approximate share of the ZIP code, as in: ` +
      'Town of Carmel 80 %, Town of Kent 20 %',
  );
