import { hasOwnText, ownText } from '#site/indexing.ts';
import { documentFile } from './check-head.ts';
import type { SiteChecksInput, SiteReport } from './site-checks-input.ts';
import { readSitemaps } from '../reading/sitemaps.ts';

const writer = 'src/output/files/lists.ts';

/** Sitemaps and pages must tell search engines the same. */
export function checkIndex({ site, pages, dist, causes, now }: SiteChecksInput, report: SiteReport): void {
  const { url } = site.content.site;
  const { dates, broken } = readSitemaps(dist, url);
  const lists = () => causes.inFile(writer, 'urlset');
  for (const says of broken) report('sitemap-broken', -1, lists(), says);
  const numbers = new Map(pages.map(({ address }, number) => [url + address, number]));
  pages.forEach((page, number) => {
    if (page.indexed && !dates.has(url + page.address)) {
      report('sitemap-lacks', number, lists(), `${url}${page.address} is in no sitemap.`);
    }
  });
  const today = now.toISOString().slice(0, 10);
  for (const [absolute, date] of dates) {
    const number = numbers.get(absolute);
    if (number === undefined) report('sitemap-extra', -1, lists(), `${absolute} is no page of the site.`);
    else {
      pages[number]!.lastChanged = date;
      if (!pages[number]!.indexed)
        report('sitemap-extra', number, lists(), `${absolute} is kept out of the index.`);
      const wrong = dateMistake(date, today);
      if (wrong) report('lastmod-wrong', number, causes.inFile(writer, 'lastmod'), wrong);
    }
  }
}

/** The settings and the robots lines of the pages must say the same. */
export function checkRobots({ site, pages, causes }: SiteChecksInput, report: SiteReport): void {
  pages.forEach(({ kind, listed, indexed, repeated, bytes }, number) => {
    const planned = listed && hasOwnText(site, kind, repeated);
    if (planned === indexed || bytes === 0) return;
    const own = listed ? ` Of its text ${Math.round(ownText(repeated))}% is its own.` : '';
    const says = planned
      ? 'It may be listed, but the page says noindex.'
      : `It is to be kept out, but the page does not say noindex.${own}`;
    report('robots-wrong', number, causes.inFile(documentFile, 'name="robots"'), says);
  });
}

function dateMistake(date: string, today: string): string | undefined {
  if (date === '') return undefined;
  if (!/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(date) || Number.isNaN(Date.parse(date))) {
    return `“${date}” is no date.`;
  }
  return date.slice(0, 10) > today ? `${date} lies in the future.` : undefined;
}
