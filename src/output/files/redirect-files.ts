import { AddressTree } from '#addresses/address-tree.ts';
import { fitRules } from '#addresses/fit-rules.ts';
import { formatPattern, hasStar, parsePattern, star, unify, type Pattern } from '#addresses/pattern.ts';
import { RedirectTable } from '#addresses/redirect-table.ts';
import { listPictures } from '#content/pictures/picture-files.ts';
import { listPublicFiles } from '#content/files/list-files.ts';
import type { Locate, Problem } from '#lib/problem.ts';
import { counted, grouped } from '#lib/text.ts';
import type { Site } from '#site/plan.ts';
import { sections } from '#site/routes/sections.ts';
import { generatorFiles, generatorFolders } from '../generator-files.ts';

/**
 * Cloudflare Pages has the lowest limits: 2,000 static rules and 100 with a star, of which the rules about unknown
 * addresses need one for each section and one for all others. It silently drops the rest.
 */
const fewest = { exact: 2000, withStar: 100 - (sections.length + 1) };
const limitsOf = ({ content }: Site) =>
  content.unlimitedRedirects ? { exact: Infinity, withStar: Infinity } : fewest;

/** The redirects of `_redirects`. */
function rulesFor(site: Site, data: string) {
  // A host that applies redirects first would never serve a file with the same address.
  const files = listPublicFiles(data).map((name) => `/${name}`);
  return fitRules(site, limitsOf(site).withStar, files);
}

/** Lines of `_redirects`, which Netlify and Cloudflare Pages read: `/from/* /to/:splat 301`. */
export function redirectLines(site: Site, data: string): string {
  return rulesFor(site, data)
    .map(({ from, to }) => `${withPlaceholders(from, star)} ${withPlaceholders(to, ':splat', from)} 301\n`)
    .join('');
}

/** Most hosts follow a redirect before they look for a file. Files of public/ are reported by `checkPublicFiles`. */
export function checkRedirectedFiles(site: Site, data: string, locate: Locate): Problem[] {
  const files = new Set([...listPictures(data), ...generatorFiles].map((name) => `/${name}`));
  const isAmong = (from: Pattern) => [...files].some((file) => unify(from, parsePattern(file)));
  return new RedirectTable(site.content.redirects).moves.flatMap(({ from }, index) => {
    const hidesAny = hasStar(from)
      ? generatorFolders.includes(from[0]!) || isAmong(from)
      : files.has(formatPattern(from));
    // The letter about a hidden page is enough.
    if (!hidesAny || AddressTree.of(site).anyOf(from)) return [];
    const [hides, fix] = hasStar(from)
      ? ['files at such addresses', 'Delete the redirect, or name single addresses.']
      : ['the file at that address', 'Delete the redirect.'];
    const says = `The redirect from ${formatPattern(from)} hides ${hides}.`;
    return [{ ...locate('redirects.yaml', ['redirects', index, 'from']), says, fix }];
  });
}

export function checkRedirectLimits(site: Site, data: string, locate: Locate): Problem[] {
  const limits = limitsOf(site);
  const rules = rulesFor(site, data);
  const withStar = rules.filter(({ from }) => hasStar(from)).length;
  const counts = [
    { count: rules.length - withStar, limit: limits.exact, kind: 'for single addresses' },
    { count: withStar, limit: limits.withStar, kind: 'with a star' },
  ];
  return counts
    .filter(({ count, limit }) => count > limit)
    .map(({ count, limit, kind }) => ({
      ...locate('redirects.yaml', ['redirects']),
      says: `There are ${counted(count, 'redirect', 'redirects')} ${kind}, but Cloudflare Pages allows only ${grouped(limit)}.`,
      fix: 'If a whole section moved, use one line with a star instead of many. If the site is on a server of its own, write above the redirects: unlimited: true',
    }));
}

/**
 * An address with placeholders for its stars: inner stars get a name each, a star at the end of `from` is the splat.
 * The stars of a target take the names of those in `from`, in order.
 */
function withPlaceholders(pattern: Pattern, rest: string, from = pattern): string {
  const stars = from.flatMap((part, i) => (part === star ? [i === from.length - 1 ? rest : ''] : []));
  let next = 0;
  const parts = pattern.map((part) => {
    if (part !== star) return part;
    const at = next++;
    return stars[at] || `:p${at + 1}`;
  });
  return formatPattern(parts);
}
