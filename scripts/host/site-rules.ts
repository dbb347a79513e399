import { textOf } from '#hosts/deployment.ts';
import { firstRuleOf, movedRules, parseHeaders, parseRedirects, patternOf } from '#lib/host-rules.ts';

// Read for every request, as the site may be generated again meanwhile.
const redirectsOf = (dir: string) => parseRedirects(textOf(dir, '_redirects'));

/** The new address of a page that has moved. */
export const movedTo = (dir: string, address: string): string | undefined =>
  firstRuleOf(movedRules(redirectsOf(dir)))(address)?.to;

/** The rule for an address without a file; those for one host are applied to its paths. */
export const ruleFor = (dir: string, address: string) =>
  firstRuleOf(
    redirectsOf(dir).map((rule) => ({ ...rule, from: rule.from.replace(/^https?:\/\/[^/]+/, '') })),
  )(address);

/**
 * There is no https here. Chrome and Firefox exempt the local machine from this directive; Safari does not, and would
 * load no styles or scripts.
 */
const withoutUpgrade = (headers: string) => headers.replaceAll('; upgrade-insecure-requests', '');

export const headersAt = (dir: string, address: string) =>
  parseHeaders(withoutUpgrade(textOf(dir, '_headers')))
    .filter(({ path }) => new RegExp(patternOf(path)).test(address))
    .flatMap(({ headers }) => headers);
