import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '#content/files/write-whole.ts';
import { savedRun, type SavedRun } from './compare-runs.ts';
import { findingsCsv, pageDetailsCsv } from './report/tables/csv.ts';
import type { ReportProps } from './report/parts.tsx';
import { reportPage } from './report/report-page.tsx';
import { sarif } from './report/tables/sarif.ts';

/** All report files of a run. */
const reports = {
  'audit.html': reportPage,
  'audit.csv': ({ audit }) => findingsCsv(audit),
  'audit.sarif': ({ audit }) => sarif(audit),
  'website_pages_details.csv': ({ audit }) => pageDetailsCsv(audit),
  // Written last, as the next run compares itself with it.
  'audit.json': ({ audit }) => `${JSON.stringify(savedRun(audit), null, 1)}\n`,
} satisfies Record<string, (reported: ReportProps) => string | Iterable<string>>;

/** Marks a folder as the audit's own, even after an interrupted run. */
const marker = '.audit-reports';

export function writeReports(folder: string, reported: ReportProps): void {
  writeWhole(path.join(folder, marker), 'Reports of "npm run audit", which writes over them.\n');
  for (const [name, print] of Object.entries(reports)) writeWhole(path.join(folder, name), print(reported));
}

/** A file with the name of a report, in a folder that is not the audit's. */
export function foreignReport(folder: string): string | undefined {
  if (existsSync(path.join(folder, marker)) || readLastRun(path.join(folder, 'audit.json'))) return undefined;
  return Object.keys(reports)
    .map((name) => path.join(folder, name))
    .find((file) => existsSync(file));
}

/** The last run; undefined if there is none that can be read. */
export function readLastRun(file: string): SavedRun | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const run = JSON.parse(readFileSync(file, 'utf8')) as Partial<SavedRun> | null;
    return run?.day && run.findings ? (run as SavedRun) : undefined;
  } catch {
    return undefined;
  }
}
