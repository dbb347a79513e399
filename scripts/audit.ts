import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { audit } from '#audit/audit.ts';
import { compareRuns } from '#audit/comparison.ts';
import { readLastRun, writeReports } from '#audit/write-reports.ts';
import { auditSummary, failsOn, failReasons } from './audit-summary.ts';
import { dataFolder } from './data-folder.ts';
import { loadOrExit, wrongUsage } from './load-or-exit.ts';
import { buildDay } from './options.ts';
import { showProgress } from './progress.ts';

const usage = `Usage: npm run audit -- [options]
  --data DIR        folder with the data (data)
  --out DIR         folder with the finished site (dist)
  --reports DIR     folder for the reports (.reports)
  --baseline FILE   run to compare with (audit.json of the last run, in the reports)
  --fail-on WHAT    ${failReasons.join(', ')}: what makes the command fail (error)
  --cache DIR       folder for what is kept between runs (.cache/site)
  --quiet           print nothing but mistakes in the data`;

export async function run(args: string[]): Promise<void> {
  const { data, out, reports, baseline, failOn, quiet, now } = readOptions(args);
  const site = loadOrExit(data);
  const started = performance.now();
  const progress = quiet ? undefined : showProgress(process.stdout);
  const audited = await audit({
    site,
    now,
    folders: { data, out, root: process.cwd() },
    ...(progress && { onStart: progress.start }),
  });
  progress?.end();

  const comparison = compareRuns(audited, readLastRun(baseline));
  const { leastOwnText } = site.content.site.indexing;
  writeReports(reports, { audit: audited, comparison, leastOwnText });
  if (!quiet) {
    const seconds = (performance.now() - started) / 1000;
    const report = path.join(reports, 'audit.html');
    console.log(auditSummary({ audit: audited, comparison, seconds, report }));
  }
  process.exitCode = failsOn[failOn](audited, comparison) ? 1 : 0;
}

function readOptions(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        data: { type: 'string', default: 'data' },
        out: { type: 'string', default: 'dist' },
        reports: { type: 'string', default: '.reports' },
        baseline: { type: 'string' },
        'fail-on': { type: 'string', default: 'error' },
        quiet: { type: 'boolean', default: false },
        // Read before this code is loaded, by bundles.mjs.
        cache: { type: 'string' },
      },
    });
    dataFolder(values.data);
    const reason = failReasons.find((name) => name === values['fail-on']);
    if (!reason)
      throw new Error(`--fail-on is "${values['fail-on']}": write one of ${failReasons.join(', ')}.`);
    if (!existsSync(path.join(values.out, 'index.html'))) {
      throw new Error(`There is no finished site in ${values.out}/. Make it first with: npm run generate`);
    }
    const baselineFile = values.baseline ?? path.join(values.reports, 'audit.json');
    if (values.baseline && !existsSync(values.baseline))
      throw new Error(`There is no file ${values.baseline}.`);
    return { ...values, baseline: baselineFile, failOn: reason, now: buildDay() };
  } catch (error) {
    return wrongUsage((error as Error).message, usage);
  }
}
