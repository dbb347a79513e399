import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { audit } from '#audit/audit.ts';
import { compareRuns } from '#audit/comparison.ts';
import { readLastRun, writeReports } from '#audit/write-reports.ts';
import { formatProblems } from '#content/format-problems.ts';
import { loadSite } from '#output/load-site.ts';
import { auditSummary, failsOn, failReasons } from './audit-summary.ts';
import { buildDay } from './options.ts';
import { showProgress } from './progress.ts';

const usage = `Usage: npm run audit -- [options]
  --data DIR        folder with the data (data)
  --out DIR         folder with the finished site (dist)
  --reports DIR     folder for the reports (.reports)
  --baseline FILE   run to compare with (audit.json of the last run, in the reports)
  --fail-on WHAT    ${failReasons.join(', ')}: what makes the command fail (error)
  --quiet           print nothing but mistakes in the data`;

const options = readOptions();
if (options.wrong !== undefined) {
  console.error(`${options.wrong}\n\n${usage}`);
  process.exit(2);
}
const { data, out, reports, baseline, failOn, quiet } = options;
const { site, problems = [] } = loadSite(data);
if (!site) {
  console.error(formatProblems(problems));
  process.exit(1);
}
const started = performance.now();
const progress = quiet ? undefined : showProgress(process.stdout);
let pagesRead = 0;
progress?.start(site.size, () => pagesRead);
const root = path.resolve(import.meta.dirname, '..');
const run = await audit({
  site,
  data,
  out,
  root,
  now: buildDay(),
  onPage: (done) => void (pagesRead = done),
});
progress?.end();

const comparison = compareRuns(run, readLastRun(baseline));
writeReports(reports, { audit: run, comparison, leastOwnText: site.content.site.indexing.leastOwnText });
if (!quiet) {
  const seconds = (performance.now() - started) / 1000;
  console.log(auditSummary({ audit: run, comparison, seconds, report: path.join(reports, 'audit.html') }));
}
process.exitCode = failsOn[failOn](run, comparison) ? 1 : 0;

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        data: { type: 'string', default: 'data' },
        out: { type: 'string', default: 'dist' },
        reports: { type: 'string', default: '.reports' },
        baseline: { type: 'string' },
        'fail-on': { type: 'string', default: 'error' },
        quiet: { type: 'boolean', default: false },
      },
    });
    const reason = failReasons.find((name) => name === values['fail-on']);
    if (!reason)
      throw new Error(`--fail-on is "${values['fail-on']}": write one of ${failReasons.join(', ')}.`);
    if (!existsSync(path.join(values.out, 'index.html'))) {
      throw new Error(`There is no finished site in ${values.out}/. Make it first with: npm run generate`);
    }
    const baselineFile = values.baseline ?? path.join(values.reports, 'audit.json');
    if (values.baseline && !existsSync(values.baseline))
      throw new Error(`There is no file ${values.baseline}.`);
    return { ...values, baseline: baselineFile, failOn: reason, wrong: undefined };
  } catch (error) {
    return { wrong: (error as Error).message };
  }
}
