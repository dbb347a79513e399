import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '#content/files/write-whole.ts';
import { savedRun, type SavedRun } from './comparison.ts';
import { findingsCsv, pagesCsv } from './report/tables/csv.ts';
import type { ReportProps } from './report/reported.ts';
import { reportPage } from './report/report-page.tsx';
import { sarif } from './report/tables/sarif.ts';

/** Every form in which a run is kept, by file. */
const forms = {
  'audit.html': reportPage,
  'audit.csv': ({ audit }) => findingsCsv(audit),
  'audit.sarif': ({ audit }) => sarif(audit),
  'website_pages_details.csv': ({ audit }) => pagesCsv(audit),
  // The next run compares itself with this one: it comes last.
  'audit.json': ({ audit }) => `${JSON.stringify(savedRun(audit), null, 1)}\n`,
} satisfies Record<string, (reported: ReportProps) => string | Iterable<string>>;

export function writeReports(folder: string, reported: ReportProps): void {
  for (const [name, form] of Object.entries(forms)) writeWhole(path.join(folder, name), form(reported));
}

/** The run before, or nothing when there was none that can be read. */
export function readLastRun(file: string): SavedRun | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const run = JSON.parse(readFileSync(file, 'utf8')) as Partial<SavedRun> | null;
    return run?.day && run.findings ? (run as SavedRun) : undefined;
  } catch {
    return undefined;
  }
}
