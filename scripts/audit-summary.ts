import type { Audit } from '#audit/audit.ts';
import { levels, percent } from '#audit/checks/check.ts';
import { countFixed, countNew, type Comparison } from '#audit/compare-runs.ts';
import { ofSeverity, openGroups, pagesOf, type FindingGroup } from '#audit/finding.ts';
import { groupBy } from '#lib/group-by.ts';
import { ownWordsByKind } from '#audit/own-words-by-kind.ts';
import { counted, firstInWords } from '#lib/text.ts';

/** When the command fails. `new`: on an error or a warning that the last run did not have. */
export const failsOn = {
  error: ({ groups }) => ofSeverity(groups, 'error').length > 0,
  warning: ({ groups }) => openGroups(groups).some(({ check }) => check.level !== 'notice'),
  new: (audit, comparison) => countNew(audit, comparison) > 0,
  nothing: () => false,
} satisfies Record<string, (audit: Audit, comparison: Comparison) => boolean>;

interface Summary {
  audit: Audit;
  comparison: Comparison;
  seconds: number;
  /** The report to open. */
  report: string;
}

/** One line for each check that found something, errors first, with a page to start with. */
export function auditSummary({ audit, comparison, seconds, report }: Summary): string {
  const open = openGroups(audit.groups);
  const rows = [...groupBy(open, ({ check }) => check).values()].map(rowOf);
  const accepted = audit.groups.length - open.length;
  const since =
    comparison.lastDay === undefined
      ? ''
      : `, ${countNew(audit, comparison)} new and ${countFixed(comparison)} fixed since the last run`;
  const medians = ownWordsByKind(audit.pages).map(({ label, median }) => `${label} ${percent(median)}`);
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  return [
    ...rows,
    ...(rows.length > 0 ? [''] : []),
    ...(medians.length > 0 ? [`Median share of own words: ${medians.join(', ')}.`] : []),
    `Causes found in ${counted(audit.pages.length, 'page', 'pages')}: ${levelCounts(open)}${accepted > 0 ? `, ${accepted} accepted` : ''}${since}.`,
    `${seconds.toFixed(1)} s, peak memory ${peak} MB. Report: ${report}`,
  ].join('\n');
}

function rowOf(groups: readonly FindingGroup[]): string {
  const [{ check }] = groups as [FindingGroup];
  const pages = pagesOf(...groups).length;
  const places = groups.map(({ cause: { file, line } }) => `${file}:${line}`);
  const count = pages === 0 ? 'site' : counted(pages, 'page', 'pages');
  return `  ${check.level.padEnd(7)} ${count.padStart(11)}  ${check.title}\n${' '.repeat(23)}${firstInWords(places, 1)}`;
}

function levelCounts(open: readonly FindingGroup[]): string {
  return levels.map((level) => counted(ofSeverity(open, level).length, level, `${level}s`)).join(', ');
}
