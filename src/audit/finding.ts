import { checks, type CheckId } from './checks.ts';
import type { Severity } from './checks/check-facts.ts';

/** Where the mistake behind a finding can be mended. */
export interface Cause {
  /** From the top of the project, as in `data/posts/no-fault-insurance-ny.md`. */
  file: string;
  /** Counted from 1. */
  line: number;
}

/** What one page does wrong; the page is its number in the plan, or -1 for the site as a whole. */
export interface Finding {
  page: number;
  /** What was seen. */
  says: string;
}

/** All findings of one check that have one cause: what is mended at once. */
export interface FindingGroup {
  check: CheckId;
  cause: Cause;
  /** Why they may stay, where somebody looked at them and said so in the settings. */
  accepted: string | undefined;
  findings: Finding[];
}

/** A kind of finding that may stay. */
export interface Acceptance {
  check: string;
  text: string;
  because: string;
}

const severities: readonly Severity[] = ['error', 'warning', 'notice'];

/** Gathers findings by cause: a mistake in a template is one group, not four thousand findings. */
export class FindingBook {
  private readonly groups = new Map<string, FindingGroup>();
  private readonly used = new Set<Acceptance>();

  constructor(private readonly acceptances: readonly Acceptance[]) {}

  add(check: CheckId, cause: Cause, finding: Finding): void {
    const acceptance = this.acceptances.find(
      (entry) => entry.check === check && finding.says.includes(entry.text),
    );
    if (acceptance) this.used.add(acceptance);
    const key = `${check} ${cause.file}:${cause.line} ${acceptance?.because ?? ''}`;
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

  /** The gravest first, then those that concern the most pages; what was accepted comes last. */
  sorted(): FindingGroup[] {
    return [...this.groups.values()].sort(
      (a, b) =>
        Number(a.accepted !== undefined) - Number(b.accepted !== undefined) ||
        severities.indexOf(severityOf(a)) - severities.indexOf(severityOf(b)) ||
        b.findings.length - a.findings.length ||
        (a.check + a.cause.file < b.check + b.cause.file ? -1 : 1),
    );
  }
}

export const severityOf = ({ check }: Pick<FindingGroup, 'check'>): Severity => checks[check].severity;
export const pagesOf = ({ findings }: Pick<FindingGroup, 'findings'>): number[] => [
  ...new Set(findings.map(({ page }) => page)),
];
