import { loadSite } from '../load-site.ts';
import { routesOf, type Site } from '#site/plan.ts';
import type { Route } from '#site/routes/routes.ts';
import { dataToRead, smallSite, type DataFiles } from './small-site.ts';

/** The small site, planned; `change` may alter its files first. */
export function smallPlan(change: (files: DataFiles) => void = () => undefined): Site {
  const files = smallSite();
  change(files);
  const { site, problems } = loadSite(dataToRead(files));
  if (!site) throw new Error(problems.map(({ file, says }) => `${file}: ${says}`).join('\n'));
  return site;
}

/** An entry of places/sources.yaml. */
export const tableSource =
  '{ source: "A count", credit: "The count", date: "2025", license: "Public domain" }';

/** The small site with these tables and other files added. */
export const planWithTables = (tables: Record<string, string>, others: DataFiles = {}) =>
  smallPlan((files) => {
    Object.assign(files, others);
    for (const [name, text] of Object.entries(tables)) files[`places/${name}.csv`] = text;
    const sources = Object.keys(tables).map((name) => `  ${name}: ${tableSource}\n`);
    files['places/sources.yaml'] = `tables:\n${sources.join('')}`;
  });

export const zipNamed = (site: Site, zip: string) => site.places.zipByCode.get(zip)!;

export const cityNamed = (site: Site, name: string) =>
  site.places.cities.find(({ entry }) => entry.name === name)!;

export function routeAt(site: Site, address: string): Route {
  const route = [...routesOf(site)].find((entry) => entry.address === address);
  if (!route) throw new Error(`No route has the address ${address}.`);
  return route;
}
