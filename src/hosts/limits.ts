import { counted, grouped } from '#lib/text.ts';
import type { Deployment, HostFinding } from './deployment.ts';
import { isPattern, movedRules } from '#lib/host-rules.ts';

/** Limits of a host; absent ones do not apply. */
export interface Limits {
  files?: { most: number; beyond?: { most: number; how: string } };
  filesInFolder?: number;
  bytes?: number;
  bytesInFile?: number;
  /** Limits for rules with one address and for patterns, or for both together. */
  redirects?: { exact: number; patterns: number } | { all: number };
  charactersInRedirect?: number;
  headerRules?: number;
  charactersInHeader?: number;
}

const megabytes = (bytes: number) =>
  `${(bytes / 1e6).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;

export const checkLimits = (limits: Limits, site: Deployment): HostFinding[] =>
  (Object.keys(checks) as (keyof Limits)[]).flatMap((name) => {
    const check: Check<never> = checks[name];
    return name in limits ? check(limits[name] as never, site) : [];
  });

export const verdict = (fits: boolean, says: string, fix: string): HostFinding =>
  fits ? { weight: 'fine', says: `${says}.` } : { weight: 'stops', says: `${says}: that is too much.`, fix };

const elsewhere = 'Use another host, or your own server.';
export const fewerRedirects =
  'Use one line with a star instead of many in redirects.yaml, or use your own server.';

type Check<Limit> = (limit: Limit, site: Deployment) => HostFinding;

const checks: { [Name in keyof Limits]-?: Check<NonNullable<Limits[Name]>> } = {
  files: ({ most, beyond }, { names }) => {
    const says = `${counted(names.size, 'file', 'files')}; ${grouped(most)} are allowed`;
    if (beyond && names.size > most && names.size <= beyond.most) {
      return { weight: 'loses', says: `${says} without extra steps.`, fix: beyond.how };
    }
    return verdict(names.size <= most, says, elsewhere);
  },
  filesInFolder: (most, { fullest: { folder, files } }) => {
    const says = `${counted(files, 'file', 'files')} in the ${folder ? `folder ${folder}` : 'top folder'}`;
    return verdict(files <= most, `${says}; ${grouped(most)} are allowed in one folder`, elsewhere);
  },
  bytes: (most, { bytes }) =>
    verdict(bytes <= most, `${megabytes(bytes)} in all; ${megabytes(most)} are allowed`, elsewhere),
  bytesInFile: (most, { largest: { name, bytes } }) => {
    const says = `The largest file, ${name}, has ${megabytes(bytes)}; ${megabytes(most)} are allowed`;
    return verdict(bytes <= most, says, 'Leave it out, or put it elsewhere.');
  },
  redirects: (most, site) => {
    const rules = movedRules(site.redirects);
    if ('all' in most) {
      const says = `${counted(rules.length, 'redirect', 'redirects')}; ${grouped(most.all)} are allowed`;
      return verdict(rules.length <= most.all, says, fewerRedirects);
    }
    const patterns = rules.filter(({ from }) => isPattern(from)).length;
    const exact = rules.length - patterns;
    const says = `${counted(exact, 'redirect', 'redirects')} of single addresses and ${grouped(patterns)} with a star; ${grouped(most.exact)} and ${grouped(most.patterns)} are allowed`;
    return verdict(exact <= most.exact && patterns <= most.patterns, says, fewerRedirects);
  },
  charactersInRedirect: (most, { redirects }) => {
    const lengths = redirects.map(({ from, to }) => from.length + to.length + 5);
    // Not Math.max(...lengths): two hundred thousand arguments would overflow the stack.
    const longest = lengths.reduce((a, b) => Math.max(a, b), 0);
    const says = `The longest redirect has ${counted(longest, 'character', 'characters')}; ${grouped(most)} are allowed`;
    return verdict(longest <= most, says, 'Shorten the addresses.');
  },
  headerRules: (most, { headers }) => {
    const says = `${counted(headers.length, 'rule', 'rules')} in _headers; ${grouped(most)} are allowed`;
    return verdict(headers.length <= most, says, 'Join some of them.');
  },
  charactersInHeader: (most, { headers }) => {
    const all = headers.flatMap((rule) => rule.headers);
    const longest = Math.max(0, ...all.map(({ name, value }) => name.length + value.length + 2));
    const says = `The longest header has ${counted(longest, 'character', 'characters')}; ${grouped(most)} are allowed`;
    return verdict(longest <= most, says, 'Name fewer sources in the Content-Security-Policy.');
  },
};
