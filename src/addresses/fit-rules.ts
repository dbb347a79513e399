import { groupBy } from '#lib/group-by.ts';
import type { Site } from '#site/plan.ts';
import { ledgerOf, readLedger } from './ledger.ts';
import { AddressTree } from './address-tree.ts';
import {
  byPrecision,
  fillStars,
  formatPattern,
  hasStar,
  parsePattern,
  star,
  type Pattern,
} from './pattern.ts';
import { RedirectTable, type RedirectEntry } from './redirect-table.ts';
import { vanishedFrom } from './vanished/find-vanished.ts';

/** A redirect as it is printed for hosts, straight to its final target. */
export type FittedRule = Pick<RedirectEntry, 'from' | 'to'>;

export interface RuleLimits {
  /** Rules for one address each. */
  exact: number;
  /** Rules with a star. */
  withStar: number;
}

/** From this many moves within one branch, one rule with a star replaces them. */
const movesOfBranch = 3;

/**
 * The rules printed for hosts, exact ones first. Where a whole branch moved, one rule with a star stands for
 * it; where there are more stars than the host takes, those that catch the fewest addresses are written out.
 *
 * @param files  Addresses that are no pages and answer all the same, such as "/old-guides/brochure.pdf".
 */
export function fitRules(site: Site, limits: RuleLimits, files: readonly string[]): FittedRule[] {
  const moves = new RedirectTable(site.content.redirects).collapsed();
  const pages = new AddressTree(ledgerOf(site));
  let rules = joinBranches(moves, (branch) => {
    const above = formatPattern([...branch.slice(0, -1), '']);
    return pages.anyOf(branch) !== undefined || files.some((file) => file.startsWith(above));
  });
  const spare = rules.filter(({ from }) => hasStar(from)).length - limits.withStar;
  if (spare > 0) rules = writeOut(site, rules, spare);
  return rules.sort(
    (a, b) => Number(hasStar(a.from)) - Number(hasStar(b.from)) || byPrecision(a.from, b.from),
  );
}

/** Joins rules whose last names stay the same, as long as nothing is left in the branch that they leave. */
function joinBranches(rules: readonly FittedRule[], isLivedIn: (branch: Pattern) => boolean): FittedRule[] {
  const branches = groupBy(
    rules.filter(({ from, to }) => from.length > 1 && from.at(-1) === to.at(-1)),
    ({ from, to }) => `${formatPattern(from.slice(0, -1))} ${formatPattern(to.slice(0, -1))}`,
  );
  const joined = new Set<FittedRule>();
  const added: FittedRule[] = [];
  for (const branch of branches.values()) {
    const { from, to } = branch[0]!;
    const all: FittedRule = { from: [...from.slice(0, -1), star], to: [...to.slice(0, -1), star] };
    const known = rules.some((rule) => formatPattern(rule.from) === formatPattern(all.from));
    if (branch.length < movesOfBranch || known || hasStar(from) || isLivedIn(all.from)) continue;
    branch.forEach((rule) => joined.add(rule));
    added.push(all);
  }
  return [...rules.filter((rule) => !joined.has(rule)), ...added];
}

/** The lost addresses that each rule is there for, by its number in the table. */
function caughtBy(site: Site, table: RedirectTable): Map<number, string[]> {
  const caught = new Map<number, string[]>();
  const { published } = site.content;
  if (!published) return caught;
  for (const { addresses } of vanishedFrom(site, readLedger(published))) {
    for (const address of addresses()) {
      const index = table.find(parsePattern(address))?.move.index;
      if (index === undefined) continue;
      const others = caught.get(index);
      if (others) others.push(address);
      else caught.set(index, [address]);
    }
  }
  return caught;
}

/** The rules with those stars written out, as many as there are too many, that catch the fewest addresses. */
function writeOut(site: Site, rules: readonly FittedRule[], spare: number): FittedRule[] {
  const table = new RedirectTable(
    rules.map(({ from, to }) => ({ from: formatPattern(from), to: formatPattern(to) })),
  );
  const caught = caughtBy(site, table);
  const smallest = rules
    .map((rule, index) => ({ rule, addresses: caught.get(index) ?? [] }))
    .filter(({ rule, addresses }) => hasStar(rule.from) && addresses.length > 0)
    .sort((a, b) => a.addresses.length - b.addresses.length)
    .slice(0, spare);
  const gone = new Set(smallest.map(({ rule }) => rule));
  const exact = smallest.flatMap(({ addresses }) =>
    addresses.map((address): FittedRule => {
      const from = parsePattern(address);
      const { move, captured } = table.find(from)!;
      return { from, to: fillStars(move.to, captured) };
    }),
  );
  return [...rules.filter((rule) => !gone.has(rule)), ...exact];
}
