import { headersOfOtherHost, notForVisitors, otherHost, type Deployment } from './deployment.ts';
import type { NamedFile } from '#lib/named-file.ts';
import {
  headersOfAll,
  headersOfSome,
  isPattern,
  movedRules,
  patternOf,
  unknownRules,
  withGroups,
  type HeaderRule,
  type RedirectRule,
} from '#lib/host-rules.ts';

/** For a server of your own: a file for /etc/caddy. Nothing has to be filled in; Caddy gets certificates. */
export function caddyfile(site: Deployment): NamedFile {
  const { host, hostname, port } = new URL(site.origin);
  const other = otherHost(site);
  const lines = [
    `# Put the finished site into /var/www/${hostname}, and reload Caddy.`,
    ...(other
      ? [
          `${other}${port && `:${port}`} {`,
          '\theader -Server',
          ...headersOfOtherHost(site).map(({ name, value }) => `\theader ${name} ${quoted(value)}`),
          `\tredir https://${host}{uri} 301`,
          '}',
          '',
        ]
      : []),
    `${host} {`,
    `\troot * /var/www/${hostname}`,
    '\tencode zstd gzip',
    '',
    ...redirectMaps(site),
    '\troute {',
    ...linesForAll(site.headers),
    '\t\t@written not method GET HEAD',
    '\t\trespond @written 405',
    '\t\t@moved not vars {moved} ""',
    '\t\tredir @moved "{moved}{asked}" 301',
    '\t\t@target not vars {target} ""',
    '\t\tredir @target "{target}" 301',
    ...headersAt(site.headers),
    '\t\trewrite / /index.html',
    '\t\ttry_files {path} {path}.html {path}/index.html =404',
    '\t\tfile_server {',
    `\t\t\thide ${notForVisitors.join(' ')}`,
    '\t\t\tdisable_canonical_uris',
    '\t\t}',
    '\t}',
    '',
    ...unknownAddresses(site),
    '}',
    '',
  ];
  return { name: 'Caddyfile', text: lines.join('\n') };
}

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** Go writes named groups with a P. */
const goPatternOf = (path: string, to?: string) => patternOf(path, to).replaceAll('(?<', '(?P<');

/**
 * Patterns are matched against the raw address with its query: decoded, it could inject header lines into a response.
 * Exact addresses are looked up decoded, which is much faster.
 */
function redirectMaps({ redirects }: Deployment): string[] {
  const rules = movedRules(redirects);
  const isLookedUp = ({ from }: RedirectRule) => !isPattern(from) && !from.includes('%');
  const exact = rules.filter(isLookedUp);
  const patterns = rules.filter((rule) => !isLookedUp(rule));
  const withQuery = ({ from, to }: RedirectRule) =>
    goPatternOf(from, to).replaceAll('.*)', '[^?]*)').replaceAll('[^/]+)', '[^/?]+)').replace(/\$$/, query);
  return [
    // With a slash at its end, an old address is redirected once instead of twice.
    ...mapOf('{path}', '{whole}', [['~^(/.*[^/])/+$', '${1}']], '{path}'),
    ...mapOf(
      '{whole}',
      '{moved}',
      exact.map(({ from, to }) => [from, to]),
    ),
    ...mapOf('{query}', '{asked}', [['', '']], '?{query}'),
    ...mapOf('{uri}', '{target}', [
      ...patterns.map((rule): [string, string] => [
        `~${withQuery(rule)}`,
        `${withGroups(rule.to, (name) => `\${${name}}`)}\${sent}`,
      ]),
      ...cleanAddresses,
    ]),
  ];
}

/** The query of an address, with its question mark. */
const query = String.raw`(?P<sent>\?.*)?$`;

/** One address for each page. A target that begins with two slashes would name another host, so none is made. */
const cleanAddresses: [string, string][] = [
  [String.raw`~^/index(?:\.html)?${query}`, '/${sent}'],
  [String.raw`~^/(?P<page>[^/?\\][^?]*?)(?:/index)?\.html${query}`, '/${page}${sent}'],
  [String.raw`~^/(?P<page>[^/?\\][^?]*?)/+${query}`, '/${page}${sent}'],
];

function mapOf(from: string, to: string, rows: [string, string][], fallback = ''): string[] {
  return [
    `\tmap ${from} ${to} {`,
    ...rows.map(([input, output]) => `\t\t${quoted(input)} ${quoted(output)}`),
    `\t\tdefault ${quoted(fallback)}`,
    '\t}',
    '',
  ];
}

/** Types that Caddy takes from the operating system, which may lack them. */
const types = {
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

function linesForAll(rules: readonly HeaderRule[]): string[] {
  return [
    '\t\theader -Server',
    '\t\theader {',
    ...headersOfAll(rules).map(({ name, value }) => `\t\t\t${name} ${quoted(value)}`),
    '\t\t}',
  ];
}

function headersAt(rules: readonly HeaderRule[]): string[] {
  const typed = Object.entries(types).map(([ending, type]) => ({
    pattern: `\\${ending}$`,
    headers: [{ name: 'Content-Type', value: type }],
  }));
  const some = rules
    .filter(({ path }) => path !== '/*')
    .map(({ path, headers }) => ({ pattern: goPatternOf(path), headers }));
  return [...typed, ...some].flatMap(({ pattern, headers }, i) => [
    `\t\t@at_${i} path_regexp ${quoted(pattern)}`,
    ...headers.map(({ name, value }) => `\t\theader @at_${i} ${name} ${quoted(value)}`),
  ]);
}

/** A conditional or partial request for an unknown address would get status 404 without a body. */
const conditionalHeaders = ['If-None-Match', 'If-Modified-Since', 'Range'];

/** Serves the section's 404 page or redirects to the general one, without the headers meant for found pages. */
function unknownAddresses({ headers, redirects }: Deployment): string[] {
  const ofFound = headersOfSome(headers).filter(({ otherwise }) => otherwise === '');
  const names = ofFound.map(({ name }) => name).filter((name) => name !== 'Content-Type');
  const sections = unknownRules(redirects).flatMap(({ section, to, status }, i) => [
    `\t\t@section_${i} path_regexp ${quoted(goPatternOf(`${section}*`))}`,
    `\t\thandle @section_${i} {`,
    ...(status === 404 ? servePage(to) : [`\t\t\tredir * ${to} ${status}`]),
    '\t\t}',
  ]);
  return [
    '\thandle_errors {',
    '\t\tencode zstd gzip',
    ...conditionalHeaders.map((name) => `\t\trequest_header -${name}`),
    ...['Server', ...names].map((name) => `\t\theader -${name}`),
    ...sections,
    '\t\thandle {',
    ...servePage('/404'),
    '\t\t}',
    '\t}',
  ];
}

const servePage = (address: string) => [
  '\t\t\theader Content-Type "text/html; charset=utf-8"',
  `\t\t\trewrite * ${address}.html`,
  '\t\t\tfile_server',
];
