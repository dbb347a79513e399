import { decodeHtml } from '#lib/html/html-scan.ts';
import type { FinishedSite } from './finished-site.ts';

export interface Sitemaps {
  /** The date of each listed address, or an empty string. */
  dates: Map<string, string>;
  /** Mistakes in the files themselves. */
  broken: string[];
}

/** The protocol's limits for one sitemap. */
const urlsAtMost = 50_000;
const bytesAtMost = 50 * 1024 * 1024;

/** Reads the index that robots.txt names, and every sitemap that the index lists. */
export function readSitemaps(dist: FinishedSite, url: string): Sitemaps {
  const found: Sitemaps = { dates: new Map(), broken: [] };
  const robots = dist.text('robots.txt');
  if (robots === undefined) found.broken.push('There is no robots.txt.');
  else {
    if (!robots.includes(`Sitemap: ${url}/sitemap.xml`)) {
      found.broken.push('robots.txt does not name the sitemap.');
    }
    if (/^Disallow:\s*\/\*?\s*(?:#.*)?$/im.test(robots))
      found.broken.push('robots.txt shuts out all search engines.');
  }
  const index = dist.text('sitemap.xml');
  if (index === undefined) found.broken.push('There is no sitemap.xml.');
  else if (index.includes('<urlset')) readOne('sitemap.xml', index, found);
  else {
    for (const name of sitemapsIn(index, url)) {
      const text = dist.text(name.slice(1));
      if (text === undefined) found.broken.push(`${name} is listed in the index but is not there.`);
      else readOne(name, text, found);
    }
  }
  return found;
}

function readOne(name: string, text: string, found: Sitemaps): void {
  let count = 0;
  for (const [, loc, rest] of text.matchAll(/<url>\s*<loc>([^<]*)<\/loc>([\s\S]*?)<\/url>/g)) {
    const address = decodeHtml(loc!.trim());
    if (found.dates.has(address))
      found.broken.push(`${address} is listed twice, the second time in ${name}.`);
    found.dates.set(address, /<lastmod>([^<]*)<\/lastmod>/.exec(rest!)?.[1]?.trim() ?? '');
    count++;
  }
  if (count === 0) found.broken.push(`${name} lists nothing readable.`);
  if (count > urlsAtMost) found.broken.push(`${name} lists ${count} addresses; ${urlsAtMost} are allowed.`);
  if (Buffer.byteLength(text) > bytesAtMost) found.broken.push(`${name} is larger than 50 MB.`);
}

function sitemapsIn(index: string, url: string): string[] {
  return [...index.matchAll(/<sitemap>\s*<loc>([^<]*)<\/loc>/g)].map(([, loc]) =>
    decodeHtml(loc!.trim()).replace(url, ''),
  );
}
