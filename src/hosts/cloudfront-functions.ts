import { headersOfOtherHost, notForVisitors, otherHost, type Deployment } from './deployment.ts';
import type { NamedFile } from '#lib/named-file.ts';
import {
  headersEverywhere,
  headersOfSome,
  isPattern,
  movedRules,
  patternOf,
  withGroups,
  withoutEnding,
} from '#lib/host-rules.ts';

/** S3 serves files by exact name only; CloudFront in front of it adds clean addresses, redirects and headers. */
export function cloudfrontFunctions(site: Deployment): NamedFile[] {
  return [
    { name: 'cloudfront-viewer-request.js', text: requestFunction(site) },
    { name: 'cloudfront-viewer-response.js', text: responseFunction(site) },
  ];
}

const inCode = (value: unknown) => JSON.stringify(value, null, 2);

function requestFunction(site: Deployment): string {
  const { origin, redirects, names } = site;
  const secure = headersOfOtherHost(site).map(({ name, value }) => [name.toLowerCase(), { value }]);
  const rules = movedRules(redirects);
  const exact = Object.fromEntries(
    rules.filter(({ from }) => !isPattern(from)).map(({ from, to }) => [from, to]),
  );
  const patterns = rules
    .filter(({ from }) => isPattern(from))
    .map(({ from, to }) => [patternOf(from, to), withGroups(to, (name) => `$<${name}>`)]);
  return `// CloudFront, event "viewer request", runtime cloudfront-js-2.0.
const moved = ${inCode(exact)};
const patterns = ${inCode(patterns)};
const files = ${inCode(filesUnlikePages(names))};
const otherHost = ${inCode(otherHost(site) ?? null)};
const secure = ${inCode(Object.fromEntries(secure))};

function handler(event) {
  const request = event.request;
  const path = request.uri;
  const { host } = request.headers;
  if (host && host.value === otherHost) return movedTo(${inCode(origin)} + path, request, secure);
  const clean = cleanAddressOf(path);
  const target = targetOf(path) || (clean && targetOf(clean)) || clean;
  if (target) return movedTo(target, request);
  if (files[path]) request.uri = files[path];
  else if (!/\\.[a-z0-9]+$/i.test(path)) request.uri = path + '.html';
  return request;
}

function movedTo(target, request, more) {
  const headers = Object.assign({ location: { value: target + queryOf(request) } }, more);
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers };
}

function targetOf(path) {
  if (moved[path]) return moved[path];
  for (const [pattern, to] of patterns) {
    const found = new RegExp(pattern).exec(path);
    if (found) return to.replace(/\\$<(\\w+)>/g, (written, name) => found.groups[name]);
  }
}

// What would begin with two slashes is left alone: as a target it would be the name of another host.
function cleanAddressOf(path) {
  if (/^\\/index(?:\\.html)?$/.test(path)) return '/';
  const found = /^\\/[^\\/\\\\].*?(?=(?:\\/index)?\\.html$|\\/+$)/.exec(path);
  return found && found[0];
}

function queryOf(request) {
  const parts = [];
  for (const name of Object.keys(request.querystring)) {
    const sent = request.querystring[name];
    for (const { value } of sent.multiValue || [sent]) parts.push(value === '' ? name : name + '=' + value);
  }
  return parts.length ? '?' + parts.join('&') : '';
}
`;
}

/**
 * Files that the function would not find by their address alone: public ones without an ending, such as those in
 * .well-known/, pages with a dot in their name, and the index of a folder, such as the home page.
 */
function filesUnlikePages(names: ReadonlySet<string>): Record<string, string> {
  const found = [...names].flatMap((name) => {
    // As browsers write it.
    const file = new URL(`https://any.host/${name.replace(/[%?#]/g, encodeURIComponent)}`).pathname;
    const address = withoutEnding(file);
    const guessed = /\.[a-z0-9]+$/i.test(address) ? address : `${address}.html`;
    return file === guessed || notForVisitors.includes(name) ? [] : [[address, file]];
  });
  return Object.fromEntries(found) as Record<string, string>;
}

function responseFunction({ headers }: Deployment): string {
  const some = headersOfSome(headers).flatMap(({ name, values }) =>
    values.map(({ path, value }) => [patternOf(path), name.toLowerCase(), value]),
  );
  return `// CloudFront, event "viewer response", runtime cloudfront-js-2.0.
const everywhere = ${inCode(Object.fromEntries(headersEverywhere(headers)))};
const some = ${inCode(some)};

function handler(event) {
  const response = event.response;
  for (const name of Object.keys(everywhere)) response.headers[name] = { value: everywhere[name] };
  for (const [pattern, name, value] of some) {
    if (new RegExp(pattern).test(event.request.uri)) response.headers[name] = { value };
  }
  return response;
}
`;
}
