import type { Loaded } from '#content/load.ts';
import { withoutEnding } from '#lib/host-rules.ts';
import type { Problem } from '#lib/problem.ts';
import type { Site } from '#site/plan.ts';
import { AddressTree } from './address-tree.ts';
import { ledgerOf } from './ledger.ts';
import { adviceForPage, PlannedTargets } from './planned-targets.ts';
import { formatPattern, hasStar, parsePattern, star, type Pattern } from './pattern.ts';
import { longestChain, type RedirectEntry, type RedirectTable } from './redirect-table.ts';

/** Redirects that hide a page, go round in circles, stand twice, or lead where there is no page. */
export function checkRedirects(site: Site, table: RedirectTable, locate: Loaded['locate']): Problem[] {
  const problems: Problem[] = [];
  const living = new AddressTree(ledgerOf(site));
  const straight = new Map(table.collapsed().map((move) => [formatPattern(move.from), move]));
  const seen = new Set<string>();
  const follow = (address: string) => table.follow(address);
  const pages = PlannedTargets.pagesOf(site);
  const adviceFor = (stop: string) => adviceForPage(stop, pages);
  for (const move of table.moves) {
    const mistake = mistakeOf(move, { living, straight, seen, follow, adviceFor });
    if (!mistake) continue;
    const { end, says, fix } = mistake;
    problems.push({ ...locate('redirects.yaml', ['redirects', move.index, end]), says, fix });
  }
  return problems;
}

interface Known {
  living: AddressTree;
  /** Each line with its final target, by its first address. */
  straight: ReadonlyMap<string, RedirectEntry>;
  seen: Set<string>;
  /** Where an address arrives; nothing in a circle. */
  follow(address: string): string | undefined;
  /** What to write in place of an address without a page. */
  adviceFor(address: string): string;
}
interface Mistake {
  end: 'from' | 'to';
  says: string;
  fix: string;
}

function mistakeOf(
  { from, to, index }: RedirectEntry,
  { living, straight, seen, follow, adviceFor }: Known,
): Mistake | undefined {
  const [first, second] = [formatPattern(from), formatPattern(to)];
  if (seen.has(first)) {
    return {
      end: 'from',
      says: `The address ${first} is redirected twice.`,
      fix: 'Keep one of the two lines.',
    };
  }
  seen.add(first);
  if (starsIn(to) > starsIn(from)) {
    const says = `${second} has more stars than ${first}, so nobody knows what the last stands for.`;
    return { end: 'to', says, fix: 'Write the name itself instead of the star.' };
  }
  const hidden = living.anyOf(from);
  if (hidden) {
    const says = hasStar(from)
      ? `The redirect from ${first} hides pages that stand there, such as ${hidden}.`
      : `The redirect from ${first} hides the page that stands there.`;
    return { end: 'from', says, fix: 'Remove the redirect, or move the page first.' };
  }
  const clean = withoutEnding(first);
  if (clean !== first && living.anyOf(parsePattern(clean))) {
    const says = `Hosts answer ${first} with the page ${clean} themselves.`;
    return { end: 'from', says, fix: 'Remove the redirect.' };
  }
  const last = straight.get(first);
  if (!last) {
    const stop = follow(first);
    if (stop === undefined) {
      const says = `The redirect from ${first} leads into a circle, so it never arrives.`;
      return { end: 'to', says, fix: 'Write the address of a page that is there now.' };
    }
    const says = `From ${first} more than ${longestChain} redirects lead on, one behind the other, to ${stop}.`;
    return { end: 'to', says, fix: `Write here where they end: ${stop}` };
  }
  if (last.index !== index || living.anyOf(last.to)) return undefined;
  const stop = formatPattern(last.to);
  const says =
    stop === second
      ? `The redirect leads to ${second}, where there is no page.`
      : `The redirect leads to ${second} and from there to ${stop}, where there is no page.`;
  return { end: 'to', says, fix: hasStar(last.to) ? 'Write the address of a page.' : adviceFor(stop) };
}

const starsIn = (pattern: Pattern) => pattern.filter((part) => part === star).length;
