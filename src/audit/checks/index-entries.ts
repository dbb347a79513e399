import { utcDay } from '#lib/date.ts';
import { hasOwnWords } from '#site/routes/indexing.ts';
import { documentFile } from '../causes/templates.ts';
import { percent, type AuditRun, type Subject } from './check.ts';

/** The code that writes the entries of sitemaps. */
const sitemapsFile = 'src/output/files/sitemaps.ts';
const entryIn = (causes: AuditRun['causes']) => causes.inFile(sitemapsFile, 'urlset');

export const indexEntries: Subject = {
  title: 'What search engines may list',
  checks: [
    {
      id: 'canonical-wrong',
      level: 'error',
      title: 'A canonical link is missing or does not point to its own page',
      why: 'It tells search engines which address counts; a wrong one takes the page out of the index.',
      fix: 'Give the page exactly one canonical link, with its own full address.',
      *onPage({ causes }, { head, reading: { canonicals } }) {
        if (canonicals.length === 1 && canonicals[0] === head.canonical) return;
        const seen = canonicals.length === 0 ? 'nothing' : canonicals.join(' and ');
        const says = `It points to ${seen} instead of ${head.canonical}.`;
        yield { cause: causes.inFile(documentFile, 'rel="canonical"'), says };
      },
    },
    {
      id: 'robots-wrong',
      level: 'error',
      title: 'A page is indexed or kept out, contrary to the settings',
      why: 'The settings say one thing, and the robots line of the page another.',
      fix: 'Run npm run generate; if that does not help, look at the robots line of the document.',
      *onSite({ site, causes }, { pages }) {
        const { leastOwnText } = site.content.settings.indexing;
        for (const [page, { kind, listed, indexed, ownWords, bytes }] of pages.entries()) {
          const planned = listed && hasOwnWords(kind, ownWords, leastOwnText);
          if (planned === indexed || bytes === 0) continue;
          const own = listed ? ` ${percent(ownWords)} of its words are its own.` : '';
          const says = planned
            ? 'It may be listed, but the page says noindex.'
            : `It should be kept out, but the page does not say noindex.${own}`;
          yield { page, cause: causes.inFile(documentFile, 'name="robots"'), says };
        }
      },
    },
    {
      id: 'sitemap-lacks',
      level: 'error',
      title: 'An indexed page is not in any sitemap',
      why: 'Search engines find it late, and cannot see when it changed.',
      fix: 'Run npm run generate; sitemaps and pages come from one plan.',
      *onSite({ site, causes }, { pages, sitemaps }) {
        for (const [page, { indexed, address }] of pages.entries()) {
          const url = site.content.settings.url + address;
          if (!indexed || sitemaps.dates.has(url)) continue;
          yield { page, cause: entryIn(causes), says: `${url} is not in any sitemap.` };
        }
      },
    },
    {
      id: 'sitemap-extra',
      level: 'error',
      title: 'A sitemap lists an address that should not be indexed',
      why: 'Pages kept out of the index, redirects and unknown addresses in a sitemap make search engines trust it less.',
      fix: 'Run npm run generate; sitemaps and pages come from one plan.',
      *onSite({ site, causes }, { pages, sitemaps }) {
        const numbers = new Map(
          pages.map(({ address }, page) => [site.content.settings.url + address, page]),
        );
        for (const url of sitemaps.dates.keys()) {
          const page = numbers.get(url);
          const cause = entryIn(causes);
          if (page === undefined) yield { cause, says: `${url} is not a page of the site.` };
          else if (!pages[page]!.indexed && pages[page]!.bytes > 0)
            yield { page, cause, says: `${url} is kept out of the index.` };
        }
      },
    },
    {
      id: 'sitemap-broken',
      level: 'error',
      title: 'A sitemap cannot be used',
      why: 'Search engines skip a sitemap that is missing, too large or unreadable.',
      fix: 'Keep each sitemap to 50,000 addresses and 50 MB; list every one in the index, and the index in robots.txt.',
      *onSite({ causes }, { sitemaps }) {
        for (const says of sitemaps.broken) yield { cause: entryIn(causes), says };
      },
    },
    {
      id: 'lastmod-wrong',
      level: 'warning',
      title: 'The date of a page in the sitemap cannot be right',
      why: 'Search engines ignore all dates of a site once they find some that are wrong.',
      fix: 'Dates come from lastmod.txt in the data folder; generate the site and commit that file.',
      *onSite({ now, causes }, { pages }) {
        const today = utcDay(now);
        for (const [page, { lastChanged }] of pages.entries()) {
          const says = dateMistake(lastChanged, today);
          if (says) yield { page, cause: causes.inFile(sitemapsFile, 'lastmod'), says };
        }
      },
    },
  ],
};

function dateMistake(date: string, today: string): string | undefined {
  if (date === '') return undefined;
  if (!/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(date) || Number.isNaN(Date.parse(date))) {
    return `“${date}” is not a date.`;
  }
  return date.slice(0, 10) > today ? `${date} is in the future.` : undefined;
}
