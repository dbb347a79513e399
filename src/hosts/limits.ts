import { counted } from '#lib/text.ts';
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
const number = (value: number) => value.toLocaleString('en-US');

/** Each limit, held against the site. */
export function checkLimits(limits: Limits, site: Deployment): HostFinding[] {
  return checks.flatMap((check) => check(limits, site) ?? []);
}

type Check = (limits: Limits, site: Deployment) => HostFinding | undefined;

const within = (
  value: number,
  limit: number | undefined,
  says: string,
  fix: string,
): HostFinding | undefined =>
  limit === undefined
    ? undefined
    : value <= limit
      ? { weight: 'fine', says: `${says}.` }
      : { weight: 'stops', says: `${says}: that is too much.`, fix };

const checks: Check[] = [
  ({ files }, { names }) => {
    if (!files) return undefined;
    const { most, beyond } = files;
    const says = `${counted(names.size, 'file', 'files')}; ${number(most)} are allowed`;
    if (beyond && names.size > most && names.size <= beyond.most) {
      return { weight: 'loses', says: `${says} without more.`, fix: beyond.how };
    }
    return within(names.size, most, says, 'Use another host, or your own server.');
  },
  ({ filesInFolder }, { fullest }) =>
    within(
      fullest.files,
      filesInFolder,
      `${counted(fullest.files, 'file', 'files')} in the folder ${fullest.folder || 'at the top'}; ${number(filesInFolder ?? 0)} are allowed in one folder`,
      'Use another host, or your own server.',
    ),
  ({ bytes }, site) =>
    within(
      site.bytes,
      bytes,
      `${megabytes(site.bytes)} in all; ${megabytes(bytes ?? 0)} are allowed`,
      'Use another host, or your own server.',
    ),
  ({ bytesInFile }, { largest }) =>
    within(
      largest.bytes,
      bytesInFile,
      `The largest file, ${largest.name}, has ${megabytes(largest.bytes)}; ${megabytes(bytesInFile ?? 0)} are allowed`,
      'Leave it out, or put it elsewhere.',
    ),
  ({ redirects }, site) => {
    if (!redirects) return undefined;
    const rules = movedRules(site.redirects);
    const fix = 'Let one line with a star stand for many in data/redirects.yaml, or use your own server.';
    if ('all' in redirects) {
      const says = `${counted(rules.length, 'redirect', 'redirects')}; ${number(redirects.all)} are allowed`;
      return within(rules.length, redirects.all, says, fix);
    }
    const patterns = rules.filter(({ from }) => isPattern(from)).length;
    const exact = rules.length - patterns;
    const says = `${counted(exact, 'redirect', 'redirects')} of single addresses and ${number(patterns)} with a star; ${number(redirects.exact)} and ${number(redirects.patterns)} are allowed`;
    const tooMany = exact > redirects.exact || patterns > redirects.patterns;
    return tooMany
      ? { weight: 'stops', says: `${says}: that is too much.`, fix }
      : { weight: 'fine', says: `${says}.` };
  },
  ({ charactersInRedirect }, { redirects }) => {
    const longest = Math.max(0, ...redirects.map(({ from, to }) => from.length + to.length + 5));
    return within(
      longest,
      charactersInRedirect,
      `The longest redirect has ${counted(longest, 'character', 'characters')}; ${number(charactersInRedirect ?? 0)} are allowed`,
      'Shorten the addresses.',
    );
  },
  ({ headerRules }, { headers }) =>
    within(
      headers.length,
      headerRules,
      `${counted(headers.length, 'rule', 'rules')} in _headers; ${number(headerRules ?? 0)} are allowed`,
      'Join some of them.',
    ),
  ({ charactersInHeader }, { headers }) => {
    const all = headers.flatMap((rule) => rule.headers);
    const longest = Math.max(0, ...all.map(({ name, value }) => name.length + value.length + 2));
    return within(
      longest,
      charactersInHeader,
      `The longest header has ${counted(longest, 'character', 'characters')}; ${number(charactersInHeader ?? 0)} are allowed`,
      'Name fewer sources in the Content-Security-Policy.',
    );
  },
];
