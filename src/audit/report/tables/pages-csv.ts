import type { Audit } from '#audit/audit.ts';
import type { PageSummary } from '#audit/reading/page-summary.ts';
import { spreadsheet } from './spreadsheet.ts';

type Column = (page: PageSummary, audit: Pick<Audit, 'url' | 'pages'>) => string | number;

const columns = {
  Address: ({ address }, { url }) => url + address,
  Type: ({ type }) => type,
  County: ({ county }) => county,
  City: ({ city }) => city,
  // With its word a ZIP stays text: a spreadsheet would turn 00501 into 501.
  ZIP: ({ zip }) => (zip === '' ? '' : `ZIP ${zip}`),
  // To join with other tables, whose ZIPs have no word before them.
  'ZIP code': ({ zip }) => zip,
  Topic: ({ topic }) => topic,
  Title: ({ title }) => title,
  'Title width (px)': ({ titleWidth }) => titleWidth,
  Description: ({ description }) => description,
  Words: ({ words }) => words,
  Indexable: ({ indexed }) => (indexed ? 'yes' : 'no'),
  'Clicks from home': ({ depth }) => (depth === -1 ? '' : depth),
  Inlinks: ({ inlinks }) => inlinks,
  'Similarity (%)': ({ similarity }) => Math.round(similarity * 100),
  'Nearest sibling': ({ nearest }, { url, pages }) => (nearest === -1 ? '' : url + pages[nearest]!.address),
  'Own words (%)': ({ ownWords }) => Math.round(ownWords * 100),
  'HTML (bytes)': ({ bytes }) => bytes,
  'Last changed': ({ lastChanged }) => lastChanged,
} satisfies Record<string, Column>;

/** website_pages_details.csv: one row a page that website_pages.csv lists, in the same order. */
export function pagesCsv(audit: Pick<Audit, 'url' | 'pages'>): Iterable<string> {
  return spreadsheet(Object.keys(columns), rowsOf(audit));
}

function* rowsOf(audit: Pick<Audit, 'url' | 'pages'>): Generator<(string | number)[]> {
  for (const page of audit.pages) {
    if (page.type !== '') yield Object.values(columns).map((column: Column) => column(page, audit));
  }
}
