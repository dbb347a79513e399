import { fitRules, type Rule, type RuleLimits } from '#addresses/fit-rules.ts';
import { formatPattern, hasStar, star, type Pattern } from '#addresses/pattern.ts';
import type { Loaded } from '#content/load.ts';
import type { Problem } from '#lib/problem.ts';
import { counted } from '#lib/text.ts';
import type { Site } from '#site/plan.ts';
import type { NamedFile } from './visitor-script-file.ts';

interface Host {
  file: string;
  limits: RuleLimits;
  print(rules: readonly Rule[]): string;
}

/** What each host can be told. Cloudflare takes 2,000 exact rules and 100 with a star, Vercel 1,024 in all. */
const hosts = {
  // Six of the hundred are kept for the rules about unknown addresses.
  _redirects: { file: '_redirects', limits: { exact: 2000, withStar: 94 }, print: printLines },
  nginx: { file: 'redirects.map', limits: { exact: Infinity, withStar: Infinity }, print: printMap },
  vercel: { file: 'vercel.json', limits: { exact: 900, withStar: 124 }, print: printVercel },
} satisfies Record<string, Host>;

export type RedirectHost = keyof typeof hosts;
export const redirectHosts = Object.keys(hosts) as RedirectHost[];

/** The redirects in the way a host wants to be told them. */
export function redirectsFor(site: Site, host: RedirectHost): NamedFile {
  const { file, limits, print } = hosts[host];
  return { name: file, text: print(fitRules(site, limits)) };
}

/** More redirects than a host takes would be left out by it without a word. */
export function checkHostLimits(site: Site, host: RedirectHost, locate: Loaded['locate']): Problem[] {
  const { limits } = hosts[host];
  const rules = fitRules(site, limits);
  const withStar = rules.filter(({ from }) => hasStar(from)).length;
  const exact = rules.length - withStar;
  const at = locate('redirects.yaml', ['redirects']);
  const fix =
    'Where a whole branch moved, let one line with a star stand for many; or have a server do it: npm run generate -- --redirects nginx';
  return [
    ...(exact > limits.exact
      ? [
          {
            ...at,
            says: `There are ${counted(exact, 'redirect', 'redirects')} for single addresses; the host takes ${limits.exact}.`,
            fix,
          },
        ]
      : []),
    ...(withStar > limits.withStar
      ? [
          {
            ...at,
            says: `There are ${counted(withStar, 'redirect', 'redirects')} with a star; the host takes ${limits.withStar}.`,
            fix,
          },
        ]
      : []),
  ];
}

/** Netlify and Cloudflare Pages: `/from/* /to/:splat 301`. */
function printLines(rules: readonly Rule[]): string {
  return rules
    .map(({ from, to }) => {
      const first = named(from, (name) => `:${name}`, star);
      return `${first} ${named(to, (name) => `:${name}`, ':splat', from)} 301\n`;
    })
    .join('');
}

/** nginx: `map $uri $moved { include redirects.map; }`, then `if ($moved) { return 301 $moved; }`. */
function printMap(rules: readonly Rule[]): string {
  return rules
    .map(({ from, to }) => {
      if (!hasStar(from)) return `${formatPattern(from)} ${formatPattern(to)};\n`;
      const pattern = named(
        from.map((part) => (part === star ? part : part.replaceAll('-', '\\-'))),
        (name) => `(?<${name}>[^/]+)`,
        '(?<splat>.+)',
      );
      return `~^${pattern}$ ${named(to, (name) => `$${name}`, '$splat', from)};\n`;
    })
    .join('');
}

function printVercel(rules: readonly Rule[]): string {
  const redirects = rules.map(({ from, to }) => ({
    source: named(from, (name) => `:${name}`, ':splat(.+)'),
    destination: named(to, (name) => `:${name}`, ':splat', from),
    permanent: true,
  }));
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, redirects }, null, 2)}\n`;
}

/**
 * An address with names for its stars: those inside get one each, the one at the end of `from` is the rest.
 * The stars of a target take the names of those in `from`, in their order.
 */
function named(pattern: Pattern, inside: (name: string) => string, rest: string, from = pattern): string {
  const stars = from.flatMap((part, i) => (part === star ? [i === from.length - 1 ? rest : ''] : []));
  let next = 0;
  const parts = pattern.map((part) => {
    if (part !== star) return part;
    const at = next++;
    return stars[at] || inside(`p${at + 1}`);
  });
  return formatPattern(parts);
}
