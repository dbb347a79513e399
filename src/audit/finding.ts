import { levels, type Acceptance, type Check } from './checks/check.ts';
import type { Cause } from './causes/searched-files.ts';

/** A problem of one page; `page` is its index in the plan, or -1 for the whole site. */
interface Finding {
  page: number;
  says: string;
}

/** All findings of a check with the same cause, which one edit fixes. */
export interface FindingGroup {
  check: Check;
  cause: Cause;
  /** Why they may stay, if the settings accept them. */
  accepted: string | undefined;
  findings: Finding[];
}

/** Groups findings by cause, so that a mistake in a template is one group, not thousands of findings. */
export class FindingBook {
  private readonly groups = new Map<string, FindingGroup>();
  private readonly used = new Set<Acceptance>();

  constructor(private readonly acceptances: readonly Acceptance[]) {}

  add(check: Check, cause: Cause, finding: Finding): void {
    const acceptance = this.acceptances.find(
      (entry) => entry.check === check.id && finding.says.includes(entry.text),
    );
    if (acceptance) this.used.add(acceptance);
    const key = `${check.id} ${cause.file}:${cause.line} ${acceptance?.because ?? ''}`;
    let group = this.groups.get(key);
    if (!group) {
      group = { check, cause, accepted: acceptance?.because, findings: [] };
      this.groups.set(key, group);
    }
    group.findings.push(finding);
  }

  /** Acceptances that no finding needs any more. */
  unusedAcceptances(): Acceptance[] {
    return this.acceptances.filter((acceptance) => !this.used.has(acceptance));
  }

  /** Sorted by severity, then by number of pages. */
  sorted(): FindingGroup[] {
    return [...this.groups.values()].sort(
      (a, b) =>
        severities.indexOf(severityOf(a)) - severities.indexOf(severityOf(b)) ||
        b.findings.length - a.findings.length ||
        (a.check.id + a.cause.file < b.check.id + b.cause.file ? -1 : 1),
    );
  }
}

const severities = [...levels, 'accepted'] as const;
type Severity = (typeof severities)[number];

export const severityOf = ({ check, accepted }: FindingGroup): Severity =>
  accepted === undefined ? check.level : 'accepted';

/** Findings to fix. */
export const openGroups = (groups: readonly FindingGroup[]): FindingGroup[] =>
  groups.filter(({ accepted }) => accepted === undefined);

export const ofSeverity = (groups: readonly FindingGroup[], severity: Severity): FindingGroup[] =>
  groups.filter((group) => severityOf(group) === severity);

/** The pages that show any of these findings. */
export const pagesOf = (...groups: readonly FindingGroup[]): number[] => [
  ...new Set(groups.flatMap(({ findings }) => findings.flatMap(({ page }) => (page === -1 ? [] : page)))),
];
