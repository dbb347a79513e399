import { cpSync } from 'node:fs';
import type { ZipRow, ZipTable } from '#desk/zips/zip-table.ts';
import { loadSite } from '#output/load-site.ts';
import type { Site } from '#site/plan.ts';
import { planCounties, writeScaleData } from './scale-data.ts';

/** Makes data folders that give a site of a wanted size. */
export class ScaleSites {
  private readonly rows: ZipRow[];
  private readonly pagesOfPlace: number;
  private readonly otherPages: number;

  constructor(
    private readonly data: string,
    { rows }: ZipTable,
  ) {
    const site = siteOf(data);
    const { counties, cities, zips } = site.places;
    const { abbreviation } = site.content.settings.state;
    // The state of the firm comes first, so that a small site is dense like the real one.
    this.rows = [
      ...rows.filter(({ state }) => state === abbreviation),
      ...rows.filter(({ state }) => state !== abbreviation),
    ];
    this.pagesOfPlace = 1 + site.content.topics.length;
    this.otherPages = site.size - this.pagesOfPlace * (counties.length + cities.length + zips.length);
  }

  /** The data as they are, to be changed at will. */
  copyReal(into: string): void {
    cpSync(this.data, into, { recursive: true });
  }

  /** Writes a data folder of as many pages as asked for, give or take the pages of one place. */
  write(pages: number, into: string): void {
    const places = Math.max(3, Math.round((pages - this.otherPages) / this.pagesOfPlace));
    writeScaleData(this.data, into, planCounties(this.rows, places));
  }
}

function siteOf(data: string): Site {
  const { site } = loadSite(data);
  if (!site) throw new Error(`There are mistakes in ${data}/: npm run check tells them.`);
  return site;
}
