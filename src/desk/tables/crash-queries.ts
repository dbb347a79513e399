import type { TableName } from '#content/schemas/places/tables.ts';
import type { TableSource } from './table-source.ts';

/** "Motor Vehicle Collisions - Crashes" of the NYPD, as NYC Open Data answers queries about it. */
export const crashData = 'https://data.cityofnewyork.us/resource/h9gi-nx95.csv';

/** Streets with fewer people hurt over the whole period are not requested. */
const leastHurt = 10;
const firstYear = 2019;

const hurt = 'sum(number_of_persons_injured) + sum(number_of_persons_killed)';

/** The dataset's limit of rows per request. */
export const rowsAtOnce = 50_000;

/** A query for some of its rows; only one that orders all of them has pages. */
export const pageOf = (query: string, page: number): string =>
  `${query} LIMIT ${rowsAtOnce} OFFSET ${page * rowsAtOnce}`;

/** The last year that is counted in full: reports of its last days still arrive in the January after it. */
export function lastFullYear(now: Date): number {
  const isJanuary = now.getUTCMonth() === 0;
  return now.getUTCFullYear() - (isJanuary ? 2 : 1);
}

/** The queries of each crash table; only whole years are counted. */
export function crashQueries(lastYear: number): Partial<Record<TableName, string>> {
  const [from, to] = [`${lastYear - 4}-01-01`, `${lastYear}-12-31`];
  const within = (first: string) =>
    `zip_code LIKE '_____' AND crash_date BETWEEN '${first}T00:00:00' AND '${to}T23:59:59'`;
  const window = `'${from}' AS from, '${to}' AS to`;
  return {
    crashes: `SELECT zip_code AS zip, date_extract_y(crash_date) AS year, count(*) AS injury_crashes WHERE ${within(`${firstYear}-01-01`)} AND number_of_persons_injured > 0 GROUP BY zip, year ORDER BY zip, year`,
    'crash-victims': `SELECT zip_code AS zip, ${window}, ${hurt} AS people_hurt WHERE ${within(from)} GROUP BY zip ORDER BY zip`,
    'crash-streets': `SELECT zip_code AS zip, upper(trim(on_street_name)) AS street, ${window}, ${hurt} AS people_hurt WHERE ${within(from)} AND on_street_name IS NOT NULL GROUP BY zip, street HAVING people_hurt >= ${leastHurt} ORDER BY zip, people_hurt DESC, street`,
  };
}

export const crashSource = (lastYear: number): TableSource => ({
  source: 'Motor Vehicle Collisions - Crashes (NYPD, NYC Open Data h9gi-nx95), by the ZIP code of the report',
  credit: 'NYC Open Data / NYPD',
  date: `To December 31, ${lastYear}`,
  license: 'NYC Open Data, free use',
  // Such counts differ from counts by the location of the crash.
  limits:
    'Only reports in which the police wrote a ZIP code, about two in three; preliminary: say about and round to ten. Compare crashes with injuries only. Bridges and tunnels are counted far too low.',
});

/** As the data of the counties writes the first ten avenues. */
const avenues = 'First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth'.split(' ');

/** "AVENUE OF THE AMERICAS" */
const smallWords = /(?<= )(?:Of|The|And)(?= )/g;

/** How rows of streets write them that are there already, by capitals: "FDR Drive" is corrected by hand. */
export const spellingsOf = (rows: readonly { street: string }[]): ReadonlyMap<string, string> =>
  new Map(rows.map(({ street }) => [street.toUpperCase(), street]));

/** The police write "WEST 8TH STREET", "8TH AVENUE" and "VETS PARKWAY"; a page says "West 8th Street", "Eighth Avenue". */
export const streetAsSaid = (street: string, known: ReadonlyMap<string, string> = new Map()): string =>
  known.get(street.toUpperCase()) ?? inCapitals(street);

const inCapitals = (street: string): string =>
  street
    .toLowerCase()
    .replace(/\bvets\b/, 'veterans')
    .replace(/(?<![a-z0-9'])[a-z]/g, (letter) => letter.toUpperCase())
    .replace(smallWords, (word) => word.toLowerCase())
    .replace(/^(\d+)(?:st|nd|rd|th)(?= Avenue)/, (ordinal, n: string) => avenues[Number(n) - 1] ?? ordinal);
