import { stringify } from 'csv-stringify/sync';
import { routesOf, type Site } from '#site/plan.ts';
import { routeKinds } from '#site/routes/routes.ts';

const rowsAtOnce = 1000;

/** The list of all pages, a thousand rows at a time. */
export function* pagesCsv(site: Site): Generator<string> {
  const { url } = site.content.settings;
  yield stringify([['Type', 'URL']]);
  let rows: string[][] = [];
  for (const { kind, address } of routesOf(site)) {
    const { csv: type } = routeKinds[kind];
    if (!type) continue;
    rows.push([type, url + address]);
    if (rows.length === rowsAtOnce) {
      yield stringify(rows);
      rows = [];
    }
  }
  yield stringify(rows);
}
