import { escapeXml } from '#lib/html/escape.ts';
import { isIndexed } from '#site/routes/indexing.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { routeKinds } from '#site/routes/routes.ts';
import type { OutputFolder } from '../folder/output-folder.ts';

/** The protocol allows 50,000 addresses and 50 MB in a sitemap; these have less, as names in addresses are short. */
const urlsInSitemap = 45_000;

/** The sitemaps of all pages that may be listed; `changedOn` knows the day of a page by its number in the plan. */
export function writeSitemaps(site: Site, folder: OutputFolder, changedOn: (page: number) => string): void {
  const { url } = site.content.settings;
  const sitemaps = new Sitemaps(url, folder);
  let page = 0;
  for (const route of routesOf(site)) {
    const { sitemap } = routeKinds[route.kind];
    if (sitemap && isIndexed(site, route)) sitemaps.add(sitemap, url + route.address, changedOn(page));
    page++;
  }
  sitemaps.end();
}

/** Sitemaps by type, each begun anew before it grows too large, and the index that lists them. */
class Sitemaps {
  private readonly index: string[] = [];
  private type = '';
  private part = 0;
  private entries: string[] = [];
  private newest = '';

  constructor(
    private readonly url: string,
    private readonly folder: OutputFolder,
  ) {}

  add(type: string, absolute: string, changed: string): void {
    const entry = `<url><loc>${escapeXml(absolute)}</loc><lastmod>${changed}</lastmod></url>\n`;
    if (type !== this.type || this.entries.length === urlsInSitemap) {
      this.write();
      this.part = type === this.type ? this.part + 1 : 1;
      this.type = type;
    }
    this.entries.push(entry);
    if (changed > this.newest) this.newest = changed;
  }

  end(): void {
    this.write();
    this.folder.file('sitemap.xml', documentOf('sitemapindex', this.index));
  }

  private write(): void {
    if (this.entries.length > 0) {
      const name = `sitemaps/${this.type}-${this.part}.xml`;
      const loc = escapeXml(`${this.url}/${name}`);
      this.index.push(`<sitemap><loc>${loc}</loc><lastmod>${this.newest}</lastmod></sitemap>\n`);
      this.folder.file(name, documentOf('urlset', this.entries));
    }
    this.entries = [];
    this.newest = '';
  }
}

const documentOf = (root: 'sitemapindex' | 'urlset', entries: string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`,
    ...entries,
    `</${root}>\n`,
  ].join('');
