import type { Deployment } from './deployment.ts';
import type { NamedFile } from '#lib/named-file.ts';
import {
  headersOfAll,
  headersOfSome,
  isPattern,
  movedRules,
  patternOf,
  unknownRules,
  type HeaderRule,
  type RedirectRule,
} from '#lib/host-rules.ts';

/** The site's own server: a file for /etc/caddy. Only the folder is to be filled in; Caddy gets certificates itself. */
export function caddyfile(site: Deployment): NamedFile {
  const lines = [
    '# Put the finished site into /var/www/site, and reload Caddy.',
    `${new URL(site.origin).host} {`,
    '\troot * /var/www/site',
    '\tencode zstd gzip',
    '',
    ...redirectMaps(site),
    '\troute {',
    ...linesForAll(site.headers),
    '\t\t@moved not vars {moved} ""',
    '\t\tredir @moved "{moved}{asked}" 301',
    '\t\t@target not vars {target} ""',
    '\t\tredir @target "{target}" 301',
    ...headersAt(site.headers),
    '\t\trewrite / /index.html',
    '\t\ttry_files {path} {path}.html =404',
    '\t\tfile_server {',
    '\t\t\thide _headers _redirects',
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

/** Go writes the names of groups with a P. */
const goPatternOf = (path: string) => patternOf(path).replaceAll('(?<', '(?P<');

/**
 * Addresses with a pattern are compared as they were sent, with what is asked of them: decoded, they could
 * smuggle lines into an answer. Those that stand for themselves are looked up much faster, decoded.
 */
function redirectMaps({ redirects }: Deployment): string[] {
  const rules = movedRules(redirects);
  const isLookedUp = ({ from }: RedirectRule) => !isPattern(from) && !from.includes('%');
  const exact = rules.filter(isLookedUp);
  const patterns = rules.filter((rule) => !isLookedUp(rule));
  const withQuery = (path: string) =>
    goPatternOf(path).replaceAll('.*)', '[^?]*)').replaceAll('[^/]+)', '[^/?]+)').replace(/\$$/, query);
  return [
    ...mapOf(
      '{path}',
      '{moved}',
      exact.map(({ from, to }) => [from, to]),
    ),
    ...mapOf('{query}', '{asked}', [['', '']], '?{query}'),
    ...mapOf('{uri}', '{target}', [
      ...patterns.map(({ from, to }): [string, string] => [
        `~${withQuery(from)}`,
        `${to.replace(/:([a-z]\w*)/gi, '${$1}')}\${sent}`,
      ]),
      ...cleanAddresses,
    ]),
  ];
}

/** What is asked of an address, with its question mark. */
const query = String.raw`(?P<sent>\?.*)?$`;

/** One address for each page. What would begin with two slashes would be the name of another host as a target. */
const cleanAddresses: [string, string][] = [
  [String.raw`~^/index(?:\.html)?${query}`, '/${sent}'],
  [String.raw`~^/(?P<page>[^/?\\][^?]*?)(?:/index)?\.html${query}`, '/${page}${sent}'],
  [String.raw`~^/(?P<page>[^/?\\][^?]*?)/+${query}`, '/${page}${sent}'],
];

function mapOf(from: string, to: string, rows: [string, string][], otherwise = ''): string[] {
  return [
    `\tmap ${from} ${to} {`,
    ...rows.map(([input, output]) => `\t\t${quoted(input)} ${quoted(output)}`),
    `\t\tdefault ${quoted(otherwise)}`,
    '\t}',
    '',
  ];
}

/** Types that Caddy knows only where the system does. */
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

/** Who has the page of an unknown address, and asks for what changed, would be sent status 404 and nothing to read. */
const asksForPart = ['If-None-Match', 'If-Modified-Since', 'Range'];

/** The page of the section, or the way to the general one, without what only an answer that is found carries. */
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
    ...asksForPart.map((name) => `\t\trequest_header -${name}`),
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
