import { stringify } from 'csv-stringify/sync';
import { escapeXml } from '#lib/escape.ts';
import type { Site } from '#site/plan.ts';
import { routeKinds, type Route } from '#site/routes.ts';
import type { SiteWriter } from './writer.ts';

const rowsAtOnce = 1000;
/** The protocol allows 50,000 addresses and 50 MB in a sitemap. */
const urlsInSitemap = 45_000;
const bytesInSitemap = 45_000_000;

/** website_pages.csv and the sitemaps: one walk over the plan, holding a thousand rows at most. */
export function writeLists(site: Site, writer: SiteWriter): void {
  const { url } = site.content.site;
  const csv = writer.stream('website_pages.csv');
  csv.add(stringify([['Type', 'URL']]));
  const sitemaps = new Sitemaps(url, writer);
  let rows: string[][] = [];
  for (const group of site.groups) {
    const { csv: type, sitemap } = routeKinds[group.kind];
    for (let index = 0; index < group.size; index++) {
      const absolute = absoluteOf(url, group.at(index));
      if (type) rows.push([type, absolute]);
      if (sitemap) sitemaps.add(sitemap, absolute);
      if (rows.length === rowsAtOnce) {
        csv.add(stringify(rows));
        rows = [];
      }
    }
  }
  csv.add(stringify(rows));
  csv.end();
  sitemaps.end();
}

const absoluteOf = (url: string, { address }: Route) => (address === '/' ? `${url}/` : url + address);

/** Sitemaps by type, each begun anew before it grows too large, and the index that lists them. */
class Sitemaps {
  private readonly written: string[] = [];
  private open:
    | { type: string; part: number; urls: number; bytes: number; end(): void; add(text: string): void }
    | undefined;

  constructor(
    private readonly url: string,
    private readonly writer: SiteWriter,
  ) {}

  add(type: string, absolute: string): void {
    const entry = `<url><loc>${escapeXml(absolute)}</loc></url>\n`;
    const { open } = this;
    if (open?.type !== type) this.begin(type, 1);
    else if (open.urls === urlsInSitemap || open.bytes + entry.length > bytesInSitemap) {
      this.begin(type, open.part + 1);
    }
    this.open!.add(entry);
    this.open!.urls++;
    this.open!.bytes += entry.length;
  }

  end(): void {
    this.close();
    const entries = this.written.map(
      (name) => `<sitemap><loc>${escapeXml(`${this.url}/${name}`)}</loc></sitemap>\n`,
    );
    this.writer.file(
      'sitemap.xml',
      `${declaration}<sitemapindex xmlns="${protocol}">\n${entries.join('')}</sitemapindex>\n`,
    );
  }

  private begin(type: string, part: number): void {
    this.close();
    const name = `sitemaps/${type}-${part}.xml`;
    this.written.push(name);
    const stream = this.writer.stream(name);
    stream.add(`${declaration}<urlset xmlns="${protocol}">\n`);
    this.open = { type, part, urls: 0, bytes: 0, ...stream };
  }

  private close(): void {
    this.open?.add('</urlset>\n');
    this.open?.end();
  }
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';
