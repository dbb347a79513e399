import { levels, type Acceptance, type Check, type Level } from './checks/check.ts';
import type { Cause } from './causes/searched-files.ts';

/** What one page does wrong; the page is its number in the plan, or -1 for the site as a whole. */
export interface Finding {
  page: number;
  says: string;
}

/** All findings of one check that have one cause: what is mended at once. */
export interface FindingGroup {
  check: Check;
  cause: Cause;
  /** Why they may stay, where somebody looked at them and said so in the settings. */
  accepted: string | undefined;
  findings: Finding[];
}

/** Gathers findings by cause: a mistake in a template is one group, not four thousand findings. */
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

  /** The gravest first, then those that concern the most pages; what was accepted comes last. */
  sorted(): FindingGroup[] {
    return [...this.groups.values()].sort(
      (a, b) =>
        Number(a.accepted !== undefined) - Number(b.accepted !== undefined) ||
        levels.indexOf(a.check.level) - levels.indexOf(b.check.level) ||
        b.findings.length - a.findings.length ||
        (a.check.id + a.cause.file < b.check.id + b.cause.file ? -1 : 1),
    );
  }
}

/** Findings that somebody should mend. */
export const openGroups = (groups: readonly FindingGroup[]): FindingGroup[] =>
  groups.filter(({ accepted }) => accepted === undefined);

export const ofLevel = (groups: readonly FindingGroup[], level: Level): FindingGroup[] =>
  groups.filter(({ check }) => check.level === level);

/** The pages that show any of these findings. */
export const pagesOf = (...groups: readonly Pick<FindingGroup, 'findings'>[]): number[] => [
  ...new Set(
    groups.flatMap(({ findings }) => findings.map(({ page }) => page).filter((page) => page !== -1)),
  ),
];
