import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { cloudfrontFunctions } from '#hosts/cloudfront-functions.ts';
import { readDeployment } from '#hosts/deployment.ts';
import { hostNames } from '#hosts/host-names.mjs';
import { hosts } from '#hosts/hosts.ts';
import { vercelJson } from '#hosts/vercel-json.ts';
import { deployedSite } from './support/deployed.ts';

const askedEachTime = 'public, max-age=0, must-revalidate';
const site = () => readDeployment(deployedSite());

it('vercel.json contains the build command, the redirects and the headers', () => {
  expect(JSON.parse(vercelJson(site()).text)).toEqual({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run generate',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      { source: '/old-about', destination: '/about', statusCode: 301 },
      { source: '/About', destination: '/about', statusCode: 301 },
      { source: '/Old/About_Us', destination: '/about', statusCode: 301 },
      { source: '/caf%C3%A9', destination: '/about', statusCode: 301 },
      { source: '/assets/old.js', destination: '/about', statusCode: 301 },
      { source: '/journal/:splat(.*)', destination: '/blog/:splat', statusCode: 301 },
      { source: '/area/:p1/info', destination: '/practice/:p1', statusCode: 301 },
      { source: '/en/:splat((?:[^/\\\\].*)?)', destination: '/:splat', statusCode: 301 },
    ],
    headers: [
      {
        source: '/(.*)',
        headers: [
          { key: 'Content-Security-Policy', value: "default-src 'none'; script-src 'self'" },
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
        ],
      },
      { source: '/', headers: [{ key: 'Cache-Control', value: askedEachTime }] },
      { source: '/:page', headers: [{ key: 'Cache-Control', value: askedEachTime }] },
      { source: '/blog/(.*)', headers: [{ key: 'Cache-Control', value: askedEachTime }] },
      {
        source: '/assets/(.*)',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
      {
        source: '/social/(.*)',
        headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
      },
      {
        source: '/website_pages.csv',
        headers: [
          { key: 'Content-Type', value: 'text/csv; charset=utf-8' },
          { key: 'Content-Disposition', value: 'attachment; filename="website_pages.csv"' },
        ],
      },
    ],
  });
});

it('The steps for Vercel, which makes the site itself, say where to name the data folder of another firm', () => {
  const { buildCommand } = JSON.parse(vercelJson(site()).text) as { buildCommand: string };
  expect(hosts.vercel.steps.join('\n')).toContain(`"${buildCommand} -- --data maple"`);
});

it('No step sends dist/ to a host, as --out may name the folder of another firm', () => {
  const steps = hostNames.flatMap((name) => hosts[name].steps);
  expect(steps.filter((step) => /\bdist\b/.test(step))).toEqual([]);
});

it('The steps for Cloudflare tell what to do about old addresses with a slash at their end, which it redirects nowhere', () => {
  expect(hosts['cloudflare-pages'].steps).toEqual([
    ...hosts.netlify.steps,
    'If the addresses of a former website ended in a slash, add a Redirect Rule in Cloudflare that removes it: each line of _redirects is for the address exactly as written.',
  ]);
});

it('The steps for S3 end with the pages that CloudFront still keeps, once new ones are there', () => {
  const [send, forget] = hosts.s3.steps.slice(-2);
  expect(send).toContain('aws s3 sync FOLDER');
  expect(forget).toContain('aws cloudfront create-invalidation --distribution-id ID --paths "/*"');
});

it('The files for GitHub Pages set the domain and turn Jekyll off', () => {
  expect(hosts['github-pages'].files(site())).toEqual([
    { name: '.nojekyll', text: '' },
    { name: 'CNAME', text: 'www.maplelaw.example\n' },
  ]);
});

describe('The functions for CloudFront', () => {
  const [request, response] = cloudfrontFunctions(site()).map(({ text }) => text);
  const call = (code: string, event: object) =>
    JSON.parse(JSON.stringify(runInNewContext(`${code}\nhandler(event)`, { event }))) as unknown;
  const headers = { host: { value: 'www.maplelaw.example' } };
  const ask = (uri: string, querystring = {}) => call(request!, { request: { uri, querystring, headers } });

  it.each([
    ['/', '/index.html'],
    ['/about', '/about.html'],
    ['/blog/one', '/blog/one.html'],
    ['/assets/boot.1234.js', '/assets/boot.1234.js'],
    ['/files/Brochure.PDF', '/files/Brochure.PDF'],
    ['//evil.example/', '//evil.example/.html'],
    ['/en//evil.example', '/en//evil.example'],
  ])('serve %s from the file %s', (uri, file) => {
    expect(ask(uri)).toEqual({ uri: file, querystring: {}, headers });
  });

  it.each([
    ['/kids', '/kids/index.html'],
    ['/press%20kit', '/press%20kit/index.html'],
    ['/[old]', '/[old]/index.html'],
    ['/100%25', '/100%25/index.html'],
    ['/%C3%BCber-uns', '/%C3%BCber-uns/index.html'],
    ['/guide-2.1', '/guide-2.1.html'],
    ['/.well-known/webauthn', '/.well-known/webauthn'],
    ['/verify', '/verify'],
    ['/.generated-site', '/.generated-site.html'],
    ['/_headers', '/_headers.html'],
  ])('serve a public file at %s from the file %s', (uri, file) => {
    const names = [
      'kids/index.html',
      'press kit/index.html',
      '[old]/index.html',
      '100%/index.html',
      'über-uns/index.html',
      'guide-2.1.html',
      '.well-known/webauthn',
      'verify',
      '.generated-site',
    ];
    const files = Object.fromEntries(names.map((name) => [name, '']));
    const [withFiles] = cloudfrontFunctions(readDeployment(deployedSite(files)));
    expect(call(withFiles!.text, { request: { uri, headers } })).toEqual({ uri: file, headers });
  });

  it('redirect the name without "www." to the site', () => {
    const asked = {
      uri: '/about',
      querystring: { from: { value: 'mail' } },
      headers: { host: { value: 'maplelaw.example' } },
    };
    expect(call(request!, { request: asked })).toMatchObject({
      statusCode: 301,
      headers: { location: { value: 'https://www.maplelaw.example/about?from=mail' } },
    });
  });

  it('let browsers keep to https at the name without "www."', () => {
    const rules = '/*\n  Strict-Transport-Security: max-age=63072000; includeSubDomains\n';
    const [secure] = cloudfrontFunctions(readDeployment(deployedSite({ _headers: rules })));
    const asked = { uri: '/about', querystring: {}, headers: { host: { value: 'maplelaw.example' } } };
    expect(call(secure!.text, { request: asked })).toMatchObject({
      headers: { 'strict-transport-security': { value: 'max-age=63072000' } },
    });
  });

  it.each([
    ['/old-about', '/about'],
    ['/Old/About_Us.html', '/about'],
    ['/caf%C3%A9/index.html', '/about'],
    ['/journal/one', '/blog/one'],
    ['/area/cars/info', '/practice/cars'],
    ['/en/blog/one', '/blog/one'],
    ['/old-about/', '/about'],
    ['/old-about.html', '/about'],
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/blog/one/index.html', '/blog/one'],
    ['/index.html', '/'],
  ])('redirect %s to %s and keep the query', (uri, to) => {
    const query = {
      from: { value: 'mail' },
      on: { value: 'a', multiValue: [{ value: 'a' }, { value: '' }] },
    };
    expect(ask(uri, query)).toEqual({
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: `${to}?from=mail&on=a&on` } },
    });
  });

  it('send the headers, where those of a folder take precedence', () => {
    const headersAt = (uri: string) => call(response!, { request: { uri }, response: { headers: {} } });
    const everywhere = {
      'content-security-policy': { value: "default-src 'none'; script-src 'self'" },
      'x-content-type-options': { value: 'nosniff' },
      'cross-origin-resource-policy': { value: 'same-origin' },
    };
    // The address may be that of the page or the name of its file.
    for (const uri of ['/', '/index.html', '/about', '/about.html', '/blog/one', '/blog/one.html']) {
      expect([uri, headersAt(uri)]).toEqual([
        uri,
        { headers: { ...everywhere, 'cache-control': { value: askedEachTime } } },
      ]);
    }
    expect(headersAt('/assets/boot.1234.js')).toEqual({
      headers: { ...everywhere, 'cache-control': { value: 'public, max-age=31536000, immutable' } },
    });
    expect(headersAt('/social/one.png')).toEqual({
      headers: { ...everywhere, 'cross-origin-resource-policy': { value: 'cross-origin' } },
    });
  });
});
