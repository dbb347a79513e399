import { stringify } from 'csv-stringify/sync';
import type { Audit } from '../audit.ts';
import { checks } from '../checks.ts';
import { severityOf } from '../finding.ts';

/** Every finding of every page, for sorting and counting in a spreadsheet. */
export function findingsCsv({ url, pages, groups }: Pick<Audit, 'url' | 'pages' | 'groups'>): string {
  const rows = groups.flatMap((group) =>
    group.findings.map(({ page, says }) => [
      group.accepted === undefined ? severityOf(group) : 'accepted',
      group.check,
      checks[group.check].title,
      page === -1 ? '' : url + pages[page]!.address,
      group.cause.file,
      group.cause.line,
      says,
    ]),
  );
  return stringify([['Severity', 'Check', 'What', 'Page', 'File', 'Line', 'Seen'], ...rows], forSpreadsheets);
}

/** Marks the encoding for Excel, and keeps texts that begin like a formula from being run as one. */
export const forSpreadsheets = { bom: true, escape_formulas: true } as const;
