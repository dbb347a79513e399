import type { Audit } from '#audit/audit.ts';
import { spreadsheet } from './spreadsheet.ts';

const columns = ['Severity', 'Check', 'What', 'Page', 'File', 'Line', 'Seen'];

/** Every finding of every page, for sorting and counting in a spreadsheet. */
export function findingsCsv(audit: Pick<Audit, 'url' | 'pages' | 'groups'>): Iterable<string> {
  return spreadsheet(columns, rowsOf(audit));
}

function* rowsOf({
  url,
  pages,
  groups,
}: Pick<Audit, 'url' | 'pages' | 'groups'>): Generator<(string | number)[]> {
  for (const group of groups) {
    const { check, cause, accepted } = group;
    const severity = accepted === undefined ? check.level : 'accepted';
    for (const { page, says } of group.findings) {
      const address = page === -1 ? '' : url + pages[page]!.address;
      yield [severity, check.id, check.title, address, cause.file, cause.line, says];
    }
  }
}
