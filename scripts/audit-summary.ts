import type { Audit } from '#audit/audit.ts';
import { checks } from '#audit/checks.ts';
import { countNew, type Comparison } from '#audit/comparison.ts';
import { pagesOf, severityOf, type FindingGroup } from '#audit/finding.ts';
import { counted } from '#lib/text.ts';

/** When the command fails. `new`: an error or a warning that the last run did not have. */
export const failsOn = {
  error: (audit) => openGroups(audit).some((group) => severityOf(group) === 'error'),
  warning: (audit) => openGroups(audit).some((group) => severityOf(group) !== 'notice'),
  new: (audit, comparison) => countNew(audit, comparison) > 0,
  nothing: () => false,
} satisfies Record<string, (audit: Audit, comparison: Comparison) => boolean>;

const openGroups = ({ groups }: Audit) => groups.filter(({ accepted }) => accepted === undefined);

interface Summary {
  audit: Audit;
  comparison: Comparison;
  seconds: number;
  /** The report to open. */
  report: string;
}

/** One line for each check that found something, errors first, with where to begin. */
export function auditSummary({ audit, comparison, seconds, report }: Summary): string {
  const open = openGroups(audit);
  const byCheck = new Map<string, FindingGroup[]>();
  for (const group of open) byCheck.set(group.check, [...(byCheck.get(group.check) ?? []), group]);
  const accepted = audit.groups.length - open.length;
  const fixed = comparison.fixed.reduce((sum, { at }) => sum + at.length, 0);
  const since =
    comparison.lastDay === undefined
      ? ''
      : `, ${countNew(audit, comparison)} new and ${fixed} fixed since the last run`;
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  return [
    ...[...byCheck.values()].map(rowOf),
    ...(byCheck.size > 0 ? [''] : []),
    `${counted(audit.pages.length, 'page', 'pages')}: ${severityCounts(open)}${accepted > 0 ? `, ${accepted} accepted` : ''}${since}.`,
    `${seconds.toFixed(1)} s, ${peak} MB at most. The report: ${report}`,
  ].join('\n');
}

function rowOf(groups: readonly FindingGroup[]): string {
  const [first] = groups as [FindingGroup];
  const pages = new Set(groups.flatMap(pagesOf).filter((page) => page !== -1)).size;
  const where = `${first.cause.file}:${first.cause.line}`;
  const others = groups.length > 1 ? ` and ${groups.length - 1} more` : '';
  const count = pages === 0 ? 'site' : counted(pages, 'page', 'pages');
  return `  ${severityOf(first).padEnd(7)} ${count.padStart(11)}  ${checks[first.check].title}\n${' '.repeat(23)}${where}${others}`;
}

function severityCounts(open: readonly FindingGroup[]): string {
  return (['error', 'warning', 'notice'] as const)
    .map((severity) => {
      const causes = open.filter((group) => severityOf(group) === severity).length;
      return counted(causes, `cause of ${severity}s`, `causes of ${severity}s`);
    })
    .join(', ');
}
