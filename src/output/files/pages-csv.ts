import { stringify } from 'csv-stringify/sync';
import { inBatches } from '#lib/in-batches.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { routeKinds } from '#site/routes/routes.ts';

const rowsAtOnce = 1000;

/** website_pages.csv, a thousand rows at a time. */
export function* pagesCsv(site: Site): Generator<string> {
  for (const rows of inBatches(rowsOf(site), rowsAtOnce)) yield stringify(rows);
}

function* rowsOf(site: Site): Generator<[type: string, url: string]> {
  yield ['Type', 'URL'];
  const { url } = site.content.settings;
  for (const { kind, address } of routesOf(site)) {
    const { csv: type } = routeKinds[kind];
    if (type) yield [type, url + address];
  }
}
