import { stringify } from 'csv-stringify/sync';
import type { Audit } from '#audit/audit.ts';
import { severityOf } from '#audit/finding.ts';
import type { PageSummary } from '#audit/reading/page-summary.ts';
import { inBatches } from '#lib/in-batches.ts';

/** Every finding of every page, for sorting and counting in a spreadsheet. */
export const findingsCsv = (audit: Audit): Iterable<string> => spreadsheet(findingRows(audit));

function* findingRows({ url, pages, groups }: Audit): Generator<Row> {
  yield ['Severity', 'Check', 'What', 'Page', 'File', 'Line', 'Seen'];
  for (const group of groups) {
    const { check, cause, findings } = group;
    for (const { page, says } of findings) {
      const address = page === -1 ? '' : url + pages[page]!.address;
      yield [severityOf(group), check.id, check.title, address, cause.file, cause.line, says];
    }
  }
}

type Column = (page: PageSummary, audit: Audit) => string | number;

const columnsOfPages: Record<string, Column> = {
  Address: ({ address }, { url }) => url + address,
  Type: ({ type }) => type,
  County: ({ county }) => county,
  City: ({ city }) => city,
  // With a word before it a ZIP stays text: spreadsheets turn 00501 into 501.
  ZIP: ({ zip }) => (zip === '' ? '' : `ZIP ${zip}`),
  // For joins with tables that have plain ZIPs.
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
};

/** website_pages_details.csv: a row for each page in website_pages.csv, in the same order. */
export const pageDetailsCsv = (audit: Audit): Iterable<string> => spreadsheet(pageRows(audit));

function* pageRows(audit: Audit): Generator<Row> {
  yield Object.keys(columnsOfPages);
  for (const page of audit.pages) {
    if (page.type !== '') yield Object.values(columnsOfPages).map((column) => column(page, audit));
  }
}

type Row = readonly (string | number)[];

const rowsAtOnce = 1000;
/** Prevents spreadsheets from running text as a formula. */
const options = { escape_formulas: true } as const;

/** A CSV file in pieces, with a byte order mark so that Excel reads it as UTF-8. */
function* spreadsheet(rows: Iterable<Row>): Generator<string> {
  yield '\uFEFF';
  for (const some of inBatches(rows, rowsAtOnce)) yield stringify(some, options);
}
