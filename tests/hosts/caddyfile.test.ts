import { describe, expect, it } from 'vitest';
import { caddyfile } from '#hosts/caddyfile.ts';
import { readDeployment } from '#hosts/deployment.ts';
import { deployedSite } from './support/deployed.ts';

const { text } = caddyfile(readDeployment(deployedSite()));
const lines = text.split('\n').map((line) => line.trim());

describe('The Caddyfile', () => {
  it('has the host of the site, its redirects, its headers and its pages for unknown addresses', () => {
    for (const line of [
      'www.maplelaw.example {',
      '"/old-about" "/about"',
      `Content-Security-Policy "default-src 'none'; script-src 'self'"`,
      'hide _headers _redirects .generated-site',
      'rewrite * /practice/404.html',
      'redir * /404 302',
    ]) {
      expect(lines).toContain(line);
    }
  });

  it('may be for an address with a port, which belongs to no folder', () => {
    const robots = { 'robots.txt': 'Sitemap: https://maple-law.example:8443/sitemap.xml\n' };
    const { text } = caddyfile(readDeployment(deployedSite(robots)));
    expect(text).toMatch(
      /^www\.maple-law\.example:8443 \{[^}]*redir https:\/\/maple-law\.example:8443\{uri\} 301$/m,
    );
    expect(text).toMatch(/^maple-law\.example:8443 \{\n\troot \* \/var\/www\/maple-law\.example$/m);
  });

  it('has a folder of its own for each site on a server', () => {
    const robots = 'Sitemap: https://birch.example/sitemap.xml\n';
    const other = caddyfile(readDeployment(deployedSite({ 'robots.txt': robots }))).text;
    expect(lines).toContain('root * /var/www/www.maplelaw.example');
    expect(other).toContain('root * /var/www/birch.example\n');
  });

  it('has matching braces and quotation marks', () => {
    const unquoted = text.replace(/"(?:[^"\\]|\\.)*"/g, '');
    expect(unquoted).not.toContain('"');
    expect(unquoted.split('{').length).toBe(unquoted.split('}').length);
  });
});

/** The rows of a map in the file: patterns and their targets. */
function rowsOf(map: string): [pattern: RegExp, to: string][] {
  const from = lines.indexOf(`map ${map} {`);
  const rows = lines.slice(from + 1, lines.indexOf('}', from));
  return rows.flatMap((row): [RegExp, string][] => {
    const [, pattern, to] = /^"~(.*)" "(.*)"$/.exec(row) ?? [];
    return pattern ? [[new RegExp(pattern.replaceAll('(?P<', '(?<')), to!]] : [];
  });
}

/** The target of an address by the patterns of the file, as Caddy applies them. */
function targetOf(address: string): string | undefined {
  const [pattern, to] = rowsOf('{uri} {target}').find(([tried]) => tried.test(address)) ?? [];
  return to?.replace(/\$\{(\w+)\}/g, (_, name: string) => pattern!.exec(address)!.groups![name] ?? '');
}

describe('The patterns of the Caddyfile', () => {
  it.each([
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['/about/?a=1', '/about?a=1'],
    ['/blog/one.html?a=1&b=2', '/blog/one?a=1&b=2'],
    ['/blog/one/index.html', '/blog/one'],
    ['/index.html', '/'],
    ['/index?a=1', '/?a=1'],
    ['/journal/one', '/blog/one'],
    ['/journal/one?a=/b/', '/blog/one?a=/b/'],
    ['/area/cars/info?a=1', '/practice/cars?a=1'],
    ['/en/blog/one?a=1', '/blog/one?a=1'],
    ['/en/?a=1', '/?a=1'],
  ])('redirect %s to %s', (address, to) => {
    expect(targetOf(address)).toBe(to);
  });

  it.each([
    '/',
    '/about',
    '/about?to=/x/',
    '/blog/one?a.html',
    '//evil.example/',
    '//evil.example/a.html',
    '/en//evil.example',
  ])('do not redirect %s', (address) => {
    expect(targetOf(address)).toBeUndefined();
  });
});

/** The headers of an address in addition to those of all addresses; the last line that sets a header counts. */
function headersAt(address: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [at, line] of lines.entries()) {
    const [, name, pattern] = /^@(at_\d+) path_regexp "(.*)"$/.exec(line) ?? [];
    if (!pattern || !new RegExp(pattern.replaceAll('(?P<', '(?<')).test(address)) continue;
    for (const below of lines.slice(at + 1)) {
      const [, matcher, header, value] = /^header @(\w+) (\S+) "(.*)"$/.exec(below) ?? [];
      if (matcher === name) found[header!] = value!.replaceAll('\\"', '"');
    }
  }
  return found;
}

describe('The headers of the Caddyfile', () => {
  const askedEachTime = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

  it.each<[string, Record<string, string>]>([
    ['/', askedEachTime],
    ['/about', askedEachTime],
    ['/blog/one', askedEachTime],
    ['/manifest.webmanifest', { ...askedEachTime, 'Content-Type': 'application/manifest+json' }],
    ['/assets/boot.1234.js', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
    ['/social/one.png', { 'Cross-Origin-Resource-Policy': 'cross-origin' }],
    [
      '/website_pages.csv',
      {
        ...askedEachTime,
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="website_pages.csv"',
      },
    ],
  ])('for %s are complete', (address, headers) => {
    expect(headersAt(address)).toEqual(headers);
  });

  it('that only suit existing pages are removed from error pages', () => {
    const errors = lines.slice(lines.indexOf('handle_errors {'));
    expect(errors.filter((line) => line.startsWith('header -'))).toEqual([
      'header -Server',
      'header -Cache-Control',
      'header -Content-Disposition',
    ]);
  });
});
