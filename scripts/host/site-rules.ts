import { textOf } from '#hosts/deployment.ts';
import {
  movedRules,
  parseHeaders,
  parseRedirects,
  patternOf,
  targetsOf,
  type RedirectRule,
} from '#lib/host-rules.ts';

// Read for every request, as the site may be generated again meanwhile.
const redirectsOf = (dir: string) => parseRedirects(textOf(dir, '_redirects'));

/** The new address of a page that has moved. */
export const movedTo = (dir: string, address: string): string | undefined =>
  firstFor(address, movedRules(redirectsOf(dir)))?.to;

/** The rule for an address without a file; those for one host are applied to its paths. */
export const ruleFor = (dir: string, address: string) =>
  firstFor(
    address,
    redirectsOf(dir).map((rule) => ({ ...rule, from: rule.from.replace(/^https?:\/\/[^/]+/, '') })),
  );

/** The first rule that matches an address, with its target. */
function firstFor(
  address: string,
  rules: readonly RedirectRule[],
): Pick<RedirectRule, 'to' | 'status'> | undefined {
  for (const rule of rules) {
    const to = targetsOf(rule)(address);
    if (to !== undefined) return { to, status: rule.status };
  }
  return undefined;
}

/**
 * There is no https here. Chrome and Firefox exempt the local machine from this directive; Safari does not, and would
 * load no styles or scripts.
 */
const withoutUpgrade = (headers: string) => headers.replaceAll('; upgrade-insecure-requests', '');

export const headersAt = (dir: string, address: string) =>
  parseHeaders(withoutUpgrade(textOf(dir, '_headers')))
    .filter(({ path }) => new RegExp(patternOf(path)).test(address))
    .flatMap(({ headers }) => headers);
