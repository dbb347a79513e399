import { loadSite } from '#output/load-site.ts';
import { routesOf } from '#site/plan.ts';
import { planShell } from '#site/shell.ts';

const { site } = loadSite(process.env.BENCH_DATA!);
if (!site) throw new Error(`There are mistakes in ${process.env.BENCH_DATA}.`);

/** The whole site, planned once when the module loads, before the first page. */
export const plannedSite = site;
export const shell = planShell(site, new Date(Number(process.env.SOURCE_DATE_EPOCH) * 1000), '');
export const routes = new Map([...routesOf(site)].map((route) => [route.address, route]));
