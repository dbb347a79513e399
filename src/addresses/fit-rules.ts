import { groupBy } from '#lib/group-by.ts';
import type { Site } from '#site/plan.ts';
import { readLedger } from './ledger.ts';
import { AddressTree } from './address-tree.ts';
import { byPrecision, formatPattern, hasStar, parsePattern, star, unify, type Pattern } from './pattern.ts';
import { RedirectTable, type Move } from './redirect-table.ts';
import { vanishedFrom } from './vanished/find-vanished.ts';

/** At this many moves within a branch, one rule with a star replaces them. */
const movesOfBranch = 3;

/**
 * The rules written for hosts, exact ones first. If a whole branch has moved, one rule with a star replaces its rules;
 * if that makes more than `mostStars`, which the host allows, those that match the fewest addresses are expanded.
 * `files` are addresses of files that are not pages, such as "/old-guides/brochure.pdf".
 */
export function fitRules(site: Site, mostStars: number, files: readonly string[]): Move[] {
  const moves = new RedirectTable(site.content.redirects).collapsed();
  const pages = AddressTree.of(site);
  let rules = joinBranches(moves, (branch) => {
    const above = formatPattern([...branch.slice(0, -1), '']);
    return pages.anyOf(branch) !== undefined || files.some((file) => file.startsWith(above));
  });
  const spare = rules.filter(({ from }) => hasStar(from)).length - mostStars;
  if (spare > 0) rules = spellOut(site, rules, spare);
  return rules.sort(
    (a, b) => Number(hasStar(a.from)) - Number(hasStar(b.from)) || byPrecision(a.from, b.from),
  );
}

/**
 * Joins rules that keep the last part of the address, if nothing is left in the old branch and no less specific rule
 * covers the rest of it.
 */
function joinBranches(rules: readonly Move[], isInUse: (branch: Pattern) => boolean): Move[] {
  const branches = groupBy(
    rules.filter(({ from, to }) => from.at(-1) === to.at(-1)),
    ({ from, to }) => `${formatPattern(from.slice(0, -1))} ${formatPattern(to.slice(0, -1))}`,
  );
  const joined = new Set<Move>();
  const added: Move[] = [];
  for (const branch of branches.values()) {
    const { from, to } = branch[0]!;
    const all: Move = { from: [...from.slice(0, -1), star], to: [...to.slice(0, -1), star] };
    if (branch.length < movesOfBranch || hasStar(from) || isInUse(all.from)) continue;
    const takesOthers = rules.some(
      (rule) => byPrecision(all.from, rule.from) <= 0 && unify(all.from, rule.from),
    );
    if (takesOthers) continue;
    branch.forEach((rule) => joined.add(rule));
    added.push(all);
  }
  return [...rules.filter((rule) => !joined.has(rule)), ...added];
}

/** Expands the excess rules with stars, starting with those that match the fewest addresses. */
function spellOut(site: Site, rules: readonly Move[], spare: number): Move[] {
  const table = new RedirectTable(
    rules.map(({ from, to }) => ({ from: formatPattern(from), to: formatPattern(to) })),
  );
  const { published } = site.content;
  const vanished = published ? vanishedFrom(site, readLedger(published)) : [];
  const caught = table.caught(vanished.flatMap(({ addresses }) => [...addresses()]));
  const smallest = rules
    .map((rule, i) => ({ rule, addresses: caught[i]! }))
    .filter(({ rule, addresses }) => hasStar(rule.from) && addresses.length > 0)
    .sort((a, b) => a.addresses.length - b.addresses.length)
    .slice(0, spare);
  const gone = new Set(smallest.map(({ rule }) => rule));
  const exact = smallest.flatMap(({ addresses }) =>
    addresses.map((address): Move => {
      const from = parsePattern(address);
      return { from, to: table.targetOf(from)! };
    }),
  );
  return [...rules.filter((rule) => !gone.has(rule)), ...exact];
}
