import type { Audit } from './audit.ts';
import type { Check } from './checks/check.ts';
import { groupBy } from '#lib/group-by.ts';
import { openGroups, type FindingGroup } from './finding.ts';

/** Saved by a run, so that the next one can tell what is new. */
export interface SavedRun {
  /** Identifies the site, as several may write into one folder. */
  url: string;
  day: string;
  pages: number;
  findings: SavedGroup[];
}

interface SavedGroup {
  check: string;
  cause: string;
  accepted?: string;
  /** Addresses; for a finding about the whole site, its text. */
  at: string[];
}

interface Fixed {
  check: Check;
  /** Addresses where the check no longer finds anything. */
  at: string[];
}

/** The findings of this run beside those of the last. */
export interface Comparison {
  /** Absent on the first run. */
  lastDay: string | undefined;
  /** How many findings of a group were not there before. */
  newIn(group: FindingGroup): number;
  fixed: Fixed[];
}

export function savedRun({ url, day, pages, groups }: Audit): SavedRun {
  return {
    url,
    day,
    pages: pages.length,
    findings: groups.map((group) => ({
      check: group.check.id,
      cause: `${group.cause.file}:${group.cause.line}`,
      ...(group.accepted !== undefined && { accepted: group.accepted }),
      at: whereFound(group, pages),
    })),
  };
}

/** Findings are identified by check and page, as lines move with every edit. */
export function compareRuns(
  { url, pages, groups, checks }: Pick<Audit, 'url' | 'pages' | 'groups' | 'checks'>,
  last: SavedRun | undefined,
): Comparison {
  if (last?.url !== url) return { lastDay: undefined, newIn: ({ findings }) => findings.length, fixed: [] };
  const before = foundByCheck(last.findings.filter(({ accepted }) => accepted === undefined));
  // Findings accepted since then are still there.
  const now = foundByCheck(groups.map((group) => ({ check: group.check.id, at: whereFound(group, pages) })));
  const fixed = checks.flatMap((check): Fixed[] => {
    const gone = [...(before.get(check.id) ?? [])].filter((at) => !now.get(check.id)?.has(at));
    return gone.length > 0 ? [{ check, at: gone }] : [];
  });
  return {
    lastDay: last.day,
    newIn: (group) => whereFound(group, pages).filter((at) => !before.get(group.check.id)?.has(at)).length,
    fixed,
  };
}

/** Errors and warnings that were not there in the last run. */
export function countNew({ groups }: Pick<Audit, 'groups'>, comparison: Comparison): number {
  return openGroups(groups)
    .filter(({ check }) => check.level !== 'notice')
    .reduce((sum, group) => sum + comparison.newIn(group), 0);
}

/** Findings of the last run that are gone. */
export const countFixed = ({ fixed }: Comparison): number =>
  fixed.reduce((sum, { at }) => sum + at.length, 0);

/** Addresses; for a finding about the whole site, its text. */
function whereFound({ findings }: FindingGroup, pages: Audit['pages']): string[] {
  return [...new Set(findings.map(({ page, says }) => pages[page]?.address ?? says))];
}

function foundByCheck(groups: readonly { check: string; at: readonly string[] }[]): Map<string, Set<string>> {
  const byCheck = groupBy(groups, ({ check }) => check);
  return new Map([...byCheck].map(([check, same]) => [check, new Set(same.flatMap(({ at }) => at))]));
}
