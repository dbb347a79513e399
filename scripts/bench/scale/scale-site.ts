import type { ZipRow, ZipTable } from '#desk/zips/zip-table.ts';
import { loadSite } from '#output/load-site.ts';
import type { Site } from '#site/plan.ts';
import { planCounties, writeScaleData } from './scale-data.ts';

/** Makes data folders for sites of a given size. */
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
    // The firm's state comes first, so that a small site is as dense as the real one.
    this.rows = [
      ...rows.filter(({ state }) => state === abbreviation),
      ...rows.filter(({ state }) => state !== abbreviation),
    ];
    this.pagesOfPlace = 1 + site.content.topics.length;
    this.otherPages = site.size - this.pagesOfPlace * (counties.length + cities.length + zips.length);
  }

  /** Writes a data folder for this number of pages, give or take those of one place. */
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
