import { withoutEnding } from '#lib/host-rules.ts';
import type { LetterParts, Locate, Problem } from '#lib/problem.ts';
import type { Site } from '#site/plan.ts';
import { AddressTree } from './address-tree.ts';
import { adviceForPage, PlannedTargets } from './planned-targets.ts';
import { formatPattern, hasStar, parsePattern, starsOf } from './pattern.ts';
import { longestChain, RedirectTable, type Move } from './redirect-table.ts';

/** Which end of a line is wrong, and the letter about it. */
type Mistake = [end: 'from' | 'to', ...LetterParts];

/** Redirects that hide a page, go in circles, are duplicates, or lead to no page. */
export function checkRedirects(site: Site, locate: Locate): Problem[] {
  const current = AddressTree.of(site);
  const { redirects } = site.content;
  // Without those that hide pages: behind "/*", every other one would lead in a circle.
  const table = new RedirectTable(redirects.filter(({ from }) => !current.anyOf(parsePattern(from))));
  const pages = PlannedTargets.pagesOf(site);
  /** Each line with its final target, by its first address. */
  const straight = new Map(table.collapsed().map((move) => [formatPattern(move.from), move]));
  const seen = new Set<string>();

  const mistakeOf = ({ from, to }: Move): Mistake | undefined => {
    const [first, second] = [formatPattern(from), formatPattern(to)];
    if (seen.has(first)) {
      return ['from', `The address ${first} is redirected twice.`, 'Keep one of the two lines.'];
    }
    seen.add(first);
    if (starsOf(to).length > starsOf(from).length) {
      const says = `${second} has more stars than ${first}, so it is not clear what the last one stands for.`;
      return ['to', says, 'Write the name itself instead of the star.'];
    }
    const hidden = current.anyOf(from);
    if (hidden) {
      const says = hasStar(from)
        ? `The redirect from ${first} hides pages of this site, such as ${hidden}.`
        : `The redirect from ${first} hides the page at that address.`;
      return ['from', says, 'Delete the redirect, or move the page first.'];
    }
    const clean = withoutEnding(first);
    if (current.anyOf(parsePattern(clean))) {
      return ['from', `Hosts already show the page ${clean} at ${first}.`, 'Delete the redirect.'];
    }
    const last = straight.get(first);
    if (!last) {
      const stop = table.follow(first);
      if (stop === undefined) {
        const says = `The redirect from ${first} leads in a circle, so visitors never arrive.`;
        return ['to', says, 'Write the address of a page that exists now.'];
      }
      const says = `It takes more than ${longestChain} redirects in a row to get from ${first} to ${stop}.`;
      return ['to', says, `Write here where they end: ${stop}`];
    }
    if (current.anyOf(last.to)) return undefined;
    const stop = formatPattern(last.to);
    const onward = stop === second ? '' : ` and from there to ${stop}`;
    const says = `The redirect leads to ${second}${onward}, where there is no page.`;
    return ['to', says, hasStar(last.to) ? 'Write the address of a page.' : adviceForPage(stop, pages)];
  };

  return redirects.flatMap(({ from, to }, i) => {
    const mistake = mistakeOf({ from: parsePattern(from), to: parsePattern(to) });
    if (!mistake) return [];
    const [end, says, fix] = mistake;
    return { ...locate('redirects.yaml', ['redirects', i, end]), says, fix };
  });
}
