import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseHeaders, patternOf } from '#lib/host-rules.ts';
import { filesOf, textOf } from '../support/files.ts';
import { generateSmallSite } from '../support/small-site/generate-small-site.ts';
import { dedent } from '../support/mistakes.ts';

let out: string;
beforeAll(async () => ({ out } = await generateSmallSite()));

describe('The pages for unknown addresses', () => {
  it.each([
    ['404.html', '404 - Page Not Found', 'The address may be mistyped.', '"/">Go Back Home<'],
    [
      'practice/404.html',
      '404 - Page Not Found',
      'The practice area you are looking for does not exist.',
      '"/">Go Back Home<',
    ],
    ['service-areas/404.html', '404 - Service Area Not Found', '', '"/service-areas">'],
    ['locations/404.html', '404 - Location Not Found', '', '"/locations">View All Locations<'],
  ])('%s has the heading "%s"', (name, heading, text, way) => {
    const html = textOf(out, name);
    expect(html).toContain(`<h1>${heading}</h1>`);
    expect(html).toContain(text);
    expect(html).toContain(`href=${way}`);
  });
});

describe('The files for the host', () => {
  it('robots.txt allows everything, and names the sitemap', () => {
    expect(textOf(out, 'robots.txt')).toBe(
      dedent(`
        User-agent: *
        Allow: /

        Sitemap: https://www.maplelaw.example/sitemap.xml
      `) + '\n',
    );
  });

  it('_redirects redirects old addresses, and unknown ones to the error page of their section', () => {
    expect(textOf(out, '_redirects').trimEnd().split('\n')).toEqual([
      '/old-contact /contact 301',
      'https://www.maplelaw.example/blog/* /404 302',
      'https://www.maplelaw.example/local-searches/* /404 302',
      '/practice/* /practice/404 404',
      '/service-areas/* /service-areas/404 404',
      '/locations/* /locations/404 404',
      '/* /404 404',
    ]);
  });

  it('_headers allows exactly the inline script of the pages, by its hash', () => {
    const policy = /Content-Security-Policy: (.*)/.exec(textOf(out, '_headers'))![1]!;
    const allowed = /script-src ([^;]*)/.exec(policy)![1]!.split(' ');
    for (const name of filesOf(out).filter((file) => file.endsWith('.html'))) {
      const inline = [...textOf(out, name).matchAll(/<script>(.*?)<\/script>/g)].map(([, code]) => code!);
      const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
      expect(["'self'", ...hashes]).toEqual(allowed);
    }
  });

  it('_headers lets other sites embed the social images, and nothing else', () => {
    const policies = textOf(out, '_headers')
      .split('\n\n')
      .map((rule) => [rule.split('\n', 1)[0], /Cross-Origin-Resource-Policy: (.*)/.exec(rule)?.[1]]);
    expect(policies.filter(([, policy]) => policy)).toEqual([
      ['/*', 'same-origin'],
      ['/social/*', 'cross-origin'],
    ]);
  });

  it('_headers makes browsers revalidate pages, cache files with a hash in their names, and pictures for a day', () => {
    const rules = parseHeaders(textOf(out, '_headers'));
    /** Every value for an address, because hosts join them with a comma. */
    const cachingOf = (name: string) => {
      const address = `/${name.replace(/(?:^index)?\.html$/, '')}`;
      return rules
        .filter(({ path }) => new RegExp(patternOf(path)).test(address))
        .flatMap(({ headers }) => headers.filter((header) => header.name === 'Cache-Control'))
        .map(({ value }) => value);
    };
    const caching = (names: string[]) => [...new Set(names.map((name) => cachingOf(name).join(', ')))];
    const names = filesOf(out);
    const isPage = (name: string) => name.endsWith('.html');
    expect(caching(names.filter(isPage))).toEqual(['public, max-age=0, must-revalidate']);
    expect(caching(names.filter((name) => name.startsWith('assets/')))).toEqual([
      'public, max-age=31536000, immutable',
    ]);
    const isPicture = (name: string) => /^(?:images|social)\//.test(name);
    expect(caching(names.filter(isPicture))).toEqual(['public, max-age=86400']);
    // Browsers would guess how long to keep a file without a value.
    expect(names.filter((name) => cachingOf(name).length !== 1)).toEqual([]);
  });

  it('_headers makes browsers download the CSV file', () => {
    const headers = textOf(out, '_headers');
    expect(headers).toMatch(/^\/website_pages\.csv\n {2}Content-Type: text\/csv; charset=utf-8$/m);
    expect(headers).toContain('filename="website_pages.csv"');
  });
});
