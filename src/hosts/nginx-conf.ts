import { headersOfOtherHost, notForVisitors, otherHost, type Deployment } from './deployment.ts';
import { shortHash, type NamedFile } from '#lib/named-file.ts';
import { listInWords } from '#lib/text.ts';
import {
  headersOfAll,
  headersOfSome,
  isPattern,
  movedRules,
  patternOf,
  unknownRules,
  withGroups,
  type HeaderOfSome,
  type RedirectRule,
  type ResponseHeader,
} from '#lib/host-rules.ts';

/** For a server of your own: a file for /etc/nginx/conf.d. The certificate has to be filled in. */
export function nginxConf(site: Deployment): NamedFile {
  const { host, hostname, port } = new URL(site.origin);
  const other = otherHost(site);
  const names = other ? [hostname, other] : [hostname];
  const some = headersOfSome(site.headers).filter(({ name }) => name.toLowerCase() !== 'content-type');
  const named = new Set(some.map(({ name }) => name));
  const lines = [
    `# Put the finished site into /var/www/${hostname}, name the certificate of ${listInWords(names)} in the copy that nginx reads, and reload nginx.`,
    '# Only once on a server: if another site has the next two lines, delete them here.',
    'map_hash_bucket_size 256;',
    'map_hash_max_size 65536;',
    '',
    '# Addresses are compared as they were sent: decoded, they could smuggle lines into an answer.',
    'map $request_uri $sent_path { "~^(?<path>[^?]*)" $path; }',
    '',
    ...movedMaps(site),
    '# A redirect is not an asset, and must not be kept for a year.',
    'map $moved $kept_path { default ""; "" $sent_path; }',
    '',
    ...some.flatMap((header) => headerMap(header)),
    ...names.flatMap((name) => serverWithoutCertificate(name, port)),
    ...serverWithCertificate(hostname, site),
    '',
    `  root /var/www/${hostname};`,
    ...answers,
    '',
    ...headersOfAll(site.headers)
      .filter(({ name }) => !named.has(name))
      .map(inEveryAnswer),
    // Headers of only some responses, such as cache lifetimes, are not meant for errors.
    ...some.map(
      ({ name, otherwise }) => `  add_header ${name} $${variableOf(name)}${otherwise && ' always'};`,
    ),
    '',
    '  if ($moved) { return 301 $moved$is_args$args; }',
    ...cleanAddresses,
    '',
    '  location / { try_files $uri $uri.html $uri/index.html =404; }',
    '  location = / { try_files /index.html =404; }',
    ...notForVisitors.map((name) => `  location = /${name} { return 404; }`),
    ...contentTypes(site),
    ...unknownAddresses(site),
    '  error_page 404 /404.html;',
    '}',
    '',
    ...(other
      ? [
          ...serverWithCertificate(other, site),
          ...headersOfOtherHost(site).map(inEveryAnswer),
          `  return 301 https://${host}$request_uri;`,
          '}',
          '',
        ]
      : []),
  ];
  return { name: 'nginx.conf', text: withOwnVariables(lines.join('\n'), host) };
}

/** Stays at the same name: browsers would not learn from another one that this name is for https only. */
const serverWithoutCertificate = (name: string, port: string) => [
  'server {',
  '  listen 80;',
  '  listen [::]:80;',
  `  server_name ${name};`,
  `  return 301 https://${name}${port && `:${port}`}$request_uri;`,
  '}',
  '',
];

/** The first lines of a server; the certificate of a site is for both of its names. */
function serverWithCertificate(name: string, { origin }: Deployment): string[] {
  const { hostname, port } = new URL(origin);
  const at = port || '443';
  return [
    'server {',
    `  listen ${at} ssl http2;`,
    `  listen [::]:${at} ssl http2;`,
    `  server_name ${name};`,
    `  ssl_certificate /etc/ssl/certs/${hostname}.pem;`,
    `  ssl_certificate_key /etc/ssl/private/${hostname}.key;`,
  ];
}

/**
 * All sites on a server share their variables: the redirects of one firm would replace those of another. The whole name
 * of the host would make them longer than nginx allows.
 */
function withOwnVariables(text: string, host: string): string {
  const own = new Set(Array.from(text.matchAll(/^map \S+ \$(\w+) /gm), ([, name]) => name));
  const suffix = shortHash(host, 6);
  return text.replace(/\$(\w+)/g, (written, name: string) =>
    own.has(name) ? `${written}_${suffix}` : written,
  );
}

const answers = [
  '  absolute_redirect off;',
  '  server_tokens off;',
  '  include mime.types;',
  '  types { application/manifest+json webmanifest; }',
  '  charset utf-8;',
  '  charset_types text/css text/plain text/csv text/javascript application/javascript application/json image/svg+xml;',
  '  gzip on;',
  '  gzip_comp_level 6;',
  '  gzip_vary on;',
  '  gzip_proxied any;',
  '  gzip_types text/css text/plain text/csv text/javascript application/javascript application/json application/manifest+json application/xml text/xml image/svg+xml;',
];

const cleanAddresses = [
  '  # One address for each page: without an ending, without a slash at the end. What would begin with two',
  '  # slashes is left alone, since as the target of a redirect it would be the name of another host.',
  String.raw`  if ($sent_path ~ "^/index(?:\.html)?$") { return 301 /$is_args$args; }`,
  String.raw`  if ($sent_path ~ "^/([^/\\\\].*?)(?:/index)?\.html$") { return 301 /$1$is_args$args; }`,
  String.raw`  if ($sent_path ~ "^/([^/\\\\].*?)/+$") { return 301 /$1$is_args$args; }`,
];

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

const inEveryAnswer = ({ name, value }: ResponseHeader) => `  add_header ${name} ${quoted(value)} always;`;

/** The key of a `map`: a regular expression, or the exact path. */
const matching = (path: string, to?: string) => quoted(isPattern(path) ? `~${patternOf(path, to)}` : path);

/** In characters. nginx does not start if an address does not fit into a bucket of its hash. */
const longestInHash = 200;

/** nginx ignores case except in regular expressions: a redirect from "/About" would send "/about" to itself. */
function movedMaps({ redirects }: Deployment): string[] {
  const rules = movedRules(redirects);
  const inSmall = ({ from }: RedirectRule) => from.toLowerCase();
  const withCapitals = new Set(rules.filter((rule) => rule.from !== inSmall(rule)).map(inSmall));
  const needsPattern = (rule: RedirectRule) =>
    withCapitals.has(inSmall(rule)) || rule.from.length > longestInHash;
  const rowsOf = (some: RedirectRule[]) =>
    some.map((rule) => {
      const { from, to } = rule;
      const asked = needsPattern(rule) ? quoted(`~${patternOf(from, to)}`) : matching(from, to);
      return `  ${asked} ${quoted(withGroups(to, (name) => `$${name}`))};`;
    });
  const [exact, patterns] = [false, true].map((is) => rules.filter(({ from }) => isPattern(from) === is));
  return [
    '# With a slash at its end, an old address is redirected once instead of twice.',
    'map $sent_path $path_without_slash { default $sent_path; "~^(?<whole>/.*[^/])/+$" $whole; }',
    'map $path_without_slash $moved {',
    '  default $moved_by_pattern;',
    ...rowsOf(exact!),
    '}',
    'map $sent_path $moved_by_pattern {',
    '  default "";',
    ...rowsOf(patterns!),
    '}',
    '',
  ];
}

const variableOf = (name: string) => `header_${name.toLowerCase().replaceAll('-', '_')}`;

/** Comes first: redirects are no assets, and must not be cached for a year. */
const redirected = (otherwise: string) => `  "~.(?:/|\\.html)$" ${quoted(otherwise)};`;

function headerMap({ name, otherwise, values }: HeaderOfSome): string[] {
  const rows = values.map(({ path, value }) => `  ${matching(path)} ${quoted(value)};`);
  const lines = [`  default ${quoted(otherwise)};`, redirected(otherwise), ...rows];
  return [`map $kept_path $${variableOf(name)} {`, ...lines, '}', ''];
}

function contentTypes({ headers }: Deployment): string[] {
  return headers.flatMap(({ path, headers: some }) => {
    const type = some.find(({ name }) => name.toLowerCase() === 'content-type')?.value.split(';', 1)[0];
    return type && !isPattern(path) ? [`  location = ${path} { types {} default_type ${type}; }`] : [];
  });
}

/** Sections with their own 404 page, and those that redirect to the general one. */
function unknownAddresses({ redirects }: Deployment): string[] {
  return unknownRules(redirects).flatMap(({ section, to, status }, i) => {
    const files = 'try_files $uri $uri.html $uri/index.html';
    if (status === 404) return [`  location ${section} { ${files} =404; error_page 404 ${to}.html; }`];
    return [
      `  location ${section} { ${files} @unknown_${i}; }`,
      `  location @unknown_${i} { return ${status} ${to}; }`,
    ];
  });
}
