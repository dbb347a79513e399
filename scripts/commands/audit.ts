import path from 'node:path';
import { audit } from '#audit/audit.ts';
import { compareRuns } from '#audit/compare-runs.ts';
import { foreignReport, readLastRun, writeReports } from '#audit/write-reports.ts';
import { siteOrRefuse } from '#output/load-site.ts';
import { auditSummary, failsOn } from '../audit-summary.ts';
import type { Call } from '../command-line/call.ts';
import { WrongUsage } from '../command-line/wrong-usage.mjs';
import { buildDay } from '../environment.ts';
import { showProgress } from '../progress.ts';

export async function run({ options, folders }: Call<'audit'>): Promise<void> {
  const { data, out, reports, baseline, 'fail-on': failOn, quiet } = options;
  const now = buildDay();
  const { site } = siteOrRefuse(data, folders);
  const last = readLastRun(baseline ?? path.join(reports, 'audit.json'));
  if (baseline !== undefined && !last) {
    throw new WrongUsage(
      `${baseline} is not an earlier audit. Give an audit.json written by "npm run audit".`,
    );
  }
  const foreign = foreignReport(reports);
  if (foreign !== undefined) {
    throw new WrongUsage(
      `${foreign} was not written by the audit. Move it, or choose another folder with --reports.`,
    );
  }
  const started = performance.now();
  const progress = quiet ? undefined : showProgress(process.stdout);
  const audited = await audit({
    site,
    now,
    folders: { data, out, root: process.cwd() },
    onStart: progress?.start,
  }).finally(() => progress?.end());

  const comparison = compareRuns(audited, last);
  const { leastOwnText } = site.content.settings.indexing;
  writeReports(reports, { audit: audited, comparison, leastOwnText });
  if (!quiet) {
    const seconds = (performance.now() - started) / 1000;
    const report = path.join(reports, 'audit.html');
    console.log(auditSummary({ audit: audited, comparison, seconds, report }));
  }
  process.exitCode = failsOn[failOn](audited, comparison) ? 1 : 0;
}
