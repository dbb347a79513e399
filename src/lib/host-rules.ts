import { escapeRegExp } from './text.ts';

/** A line of `_redirects`. */
export interface RedirectRule {
  /** A path, perhaps with `*` or `:names`; or a full URL, whose rule applies on that host only. */
  from: string;
  to: string;
  status: number;
}

/** A block of `_headers`: the headers of responses at these paths. */
export interface HeaderRule {
  /** A path; `*` stands for anything. */
  path: string;
  headers: ResponseHeader[];
}

export interface ResponseHeader {
  name: string;
  value: string;
}

const linesOf = (text: string) =>
  text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));

export function parseRedirects(text: string): RedirectRule[] {
  return linesOf(text).map((line) => {
    const [from = '', to = '', status = '301'] = line.trim().split(/\s+/);
    return { from, to, status: Number(status) };
  });
}

export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(text)) {
    // Only Cloudflare takes headers back; elsewhere the rule that comes later wins.
    if (/^\s+!/.test(line)) continue;
    if (/^\S/.test(line)) rules.push({ path: line.trim(), headers: [] });
    else {
      const colon = line.indexOf(':');
      const header = { name: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() };
      rules.at(-1)?.headers.push(header);
    }
  }
  return rules;
}

/** The headers of every response. */
export const headersOfAll = (rules: readonly HeaderRule[]) =>
  rules.filter(({ path }) => path === '/*').flatMap(({ headers }) => headers);

/** The headers of every response by lower-case name. */
export const headersEverywhere = (rules: readonly HeaderRule[]): Map<string, string> =>
  new Map(headersOfAll(rules).map(({ name, value }) => [name.toLowerCase(), value]));

/** The clean address that hosts use: without ".html" or "/index.html". */
export const withoutEnding = (address: string) => address.replace(/(?:\/index)?\.html$/, '') || '/';

/** The files with which hosts answer a clean address. */
export const filesAt = (address: string) => [address, `${address}.html`, `${address}/index.html`];

/** Redirects of addresses that moved, on any host; not the rules for unknown addresses. */
export const movedRules = (rules: readonly RedirectRule[]) =>
  rules.filter(({ from, status }) => from.startsWith('/') && status >= 300 && status < 400);

/** Where unknown addresses of a section lead: to its own 404 page, with that status, or on to the general one. */
export function unknownRules(rules: readonly RedirectRule[]) {
  return rules.flatMap(({ from, to, status }) => {
    const section = /^(?:https?:\/\/[^/]+)?(\/.+\/)\*$/.exec(from)?.[1];
    const isMoved = status !== 404 && from.startsWith('/');
    return section && !isMoved ? [{ section, to, status }] : [];
  });
}

/** Whether more than one address can match. */
export const isPattern = (path: string) => /[*:]/.test(path);

export interface HeaderOfSome {
  name: string;
  /** The value in all other responses; empty if they lack the header. */
  otherwise: string;
  values: { path: string; value: string }[];
}

/** Headers that differ between responses. */
export function headersOfSome(rules: readonly HeaderRule[]): HeaderOfSome[] {
  const everywhere = headersEverywhere(rules);
  const byName = new Map<string, HeaderOfSome>();
  for (const { path, headers } of rules) {
    if (path === '/*') continue;
    for (const { name, value } of headers) {
      const known = byName.get(name) ?? {
        name,
        otherwise: everywhere.get(name.toLowerCase()) ?? '',
        values: [],
      };
      known.values.push({ path, value });
      byName.set(name, known);
    }
  }
  return [...byName.values()];
}

/**
 * A path as a regular expression: `*` and `:names` become named groups, to be named in the target as `$name`.
 * The one star of a rule is called splat, as hosts do.
 */
export function patternOf(from: string, to = ''): string {
  const parts = from.split(/(\*|:[a-z]\w*)/i).map((part) => {
    if (part === '*') return `(?<splat>${splatFor(to)})`;
    return part.startsWith(':') ? `(?<${part.slice(1)}>[^/]+)` : escapeRegExp(part);
  });
  return `^${parts.join('')}$`;
}

/** What the star of a rule matches. If the target begins with it, no slash: two of them would name another host. */
export const splatFor = (to: string) => (to.startsWith('/:splat') ? String.raw`(?:[^/\\].*)?` : '.*');

/** The target of a rule, with `:splat` and `:name` written as the host writes the groups of `patternOf`. */
export const withGroups = (to: string, write: (name: string) => string) =>
  to.replace(/:([a-z]\w*)/gi, (_, name: string) => write(name));

/** Finds the first rule that matches a path; `:splat` and `:name` in its target are filled in. */
export function firstRuleOf(
  rules: readonly RedirectRule[],
): (path: string) => Pick<RedirectRule, 'to' | 'status'> | undefined {
  const patterns = rules.map((rule) => ({ ...rule, pattern: new RegExp(patternOf(rule.from, rule.to)) }));
  return (path) => {
    for (const { pattern, to, status } of patterns) {
      const found = pattern.exec(path);
      if (found) return { to: withGroups(to, (name) => found.groups?.[name] ?? `:${name}`), status };
    }
    return undefined;
  };
}
