import { counted, grouped } from '#lib/text.ts';
import type { Deployment } from './deployment.ts';
import type { HostFinding } from './finding.ts';
import { isPattern, movedRules } from '#lib/host-rules.ts';

/** What a host allows at most; what it does not limit is left out. */
export interface Limits {
  files?: { most: number; beyond?: { most: number; how: string } };
  filesInFolder?: number;
  bytes?: number;
  bytesInFile?: number;
  /** Rules for one address, and for many. */
  redirects?: { exact: number; patterns: number } | { all: number };
  charactersInRedirect?: number;
  headerRules?: number;
  charactersInHeader?: number;
}

const megabytes = (bytes: number) =>
  `${(bytes / 1e6).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;

/** Each limit, held against the site. */
export function checkLimits(limits: Limits, site: Deployment): HostFinding[] {
  return checks.flatMap((check) => check(limits, site) ?? []);
}

type Check = (limits: Limits, site: Deployment) => HostFinding | undefined;

/** Nothing where the host has no such limit. */
const within = (
  value: number,
  limit: number | undefined,
  says: (limit: number) => string,
  fix: string,
): HostFinding | undefined => (limit === undefined ? undefined : verdict(value <= limit, says(limit), fix));

export const verdict = (fits: boolean, says: string, fix: string): HostFinding =>
  fits ? { weight: 'fine', says: `${says}.` } : { weight: 'stops', says: `${says}: that is too much.`, fix };

const elsewhere = 'Use another host, or your own server.';
export const fewerRedirects =
  'Let one line with a star stand for many in redirects.yaml, or use your own server.';

const checks: Check[] = [
  ({ files }, { names }) => {
    if (!files) return undefined;
    const { most, beyond } = files;
    const says = `${counted(names.size, 'file', 'files')}; ${grouped(most)} are allowed`;
    if (beyond && names.size > most && names.size <= beyond.most) {
      return { weight: 'loses', says: `${says} without more.`, fix: beyond.how };
    }
    return verdict(names.size <= most, says, elsewhere);
  },
  ({ filesInFolder }, { fullest }) =>
    within(
      fullest.files,
      filesInFolder,
      (most) =>
        `${counted(fullest.files, 'file', 'files')} in the folder ${fullest.folder || 'at the top'}; ${grouped(most)} are allowed in one folder`,
      elsewhere,
    ),
  ({ bytes }, site) =>
    within(
      site.bytes,
      bytes,
      (most) => `${megabytes(site.bytes)} in all; ${megabytes(most)} are allowed`,
      elsewhere,
    ),
  ({ bytesInFile }, { largest }) =>
    within(
      largest.bytes,
      bytesInFile,
      (most) =>
        `The largest file, ${largest.name}, has ${megabytes(largest.bytes)}; ${megabytes(most)} are allowed`,
      'Leave it out, or put it elsewhere.',
    ),
  ({ redirects }, site) => {
    if (!redirects) return undefined;
    const rules = movedRules(site.redirects);
    if ('all' in redirects) {
      const says = `${counted(rules.length, 'redirect', 'redirects')}; ${grouped(redirects.all)} are allowed`;
      return verdict(rules.length <= redirects.all, says, fewerRedirects);
    }
    const patterns = rules.filter(({ from }) => isPattern(from)).length;
    const exact = rules.length - patterns;
    const says = `${counted(exact, 'redirect', 'redirects')} of single addresses and ${grouped(patterns)} with a star; ${grouped(redirects.exact)} and ${grouped(redirects.patterns)} are allowed`;
    const fits = exact <= redirects.exact && patterns <= redirects.patterns;
    return verdict(fits, says, fewerRedirects);
  },
  ({ charactersInRedirect }, { redirects }) => {
    const lengths = redirects.map(({ from, to }) => from.length + to.length + 5);
    // Spread as arguments, two hundred thousand would overflow the stack.
    const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
    return within(
      longest,
      charactersInRedirect,
      (most) =>
        `The longest redirect has ${counted(longest, 'character', 'characters')}; ${grouped(most)} are allowed`,
      'Shorten the addresses.',
    );
  },
  ({ headerRules }, { headers }) =>
    within(
      headers.length,
      headerRules,
      (most) => `${counted(headers.length, 'rule', 'rules')} in _headers; ${grouped(most)} are allowed`,
      'Join some of them.',
    ),
  ({ charactersInHeader }, { headers }) => {
    const all = headers.flatMap((rule) => rule.headers);
    const longest = Math.max(0, ...all.map(({ name, value }) => name.length + value.length + 2));
    return within(
      longest,
      charactersInHeader,
      (most) =>
        `The longest header has ${counted(longest, 'character', 'characters')}; ${grouped(most)} are allowed`,
      'Name fewer sources in the Content-Security-Policy.',
    );
  },
];
