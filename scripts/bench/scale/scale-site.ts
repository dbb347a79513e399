import type { ZipTable } from '#desk/zips/zip-table.ts';
import { loadSite } from '#output/load-site.ts';
import type { Site } from '#site/plan.ts';
import { planCounties, writeScaleData } from './scale-data.ts';

/** Writes a data folder for this number of pages, give or take those of one place. */
export type WriteSite = (pages: number, into: string) => void;

/** The sites have the texts of the real data, and places of the ZIP table. */
export function siteWriter(data: string, { rows }: ZipTable): WriteSite {
  const site = siteOf(data);
  const { counties, cities, zips } = site.places;
  const { abbreviation } = site.content.settings.state;
  // The firm's state comes first, so that a small site is as dense as the real one.
  const inOrder = [
    ...rows.filter(({ state }) => state === abbreviation),
    ...rows.filter(({ state }) => state !== abbreviation),
  ];
  const pagesOfPlace = 1 + site.content.topics.length;
  const otherPages = site.size - pagesOfPlace * (counties.length + cities.length + zips.length);
  return (pages, into) => {
    const places = Math.max(3, Math.round((pages - otherPages) / pagesOfPlace));
    writeScaleData(data, into, planCounties(inOrder, places));
  };
}

function siteOf(data: string): Site {
  const { site } = loadSite(data);
  if (!site) throw new Error(`There are mistakes in ${data}/. Run: npm run check`);
  return site;
}
