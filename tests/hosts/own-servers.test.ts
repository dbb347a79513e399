import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caddyfile } from '#hosts/caddyfile.ts';
import { readDeployment } from '#hosts/deployment.ts';
import { nginxConf } from '#hosts/nginx-conf.ts';
import { caddy, startCaddy } from './support/caddy.ts';
import { deployedSite } from './support/deployed.ts';
import { nginx, startNginx } from './support/nginx.ts';
import type { OwnServer } from './support/own-server.ts';

const missing = 'no such page '.repeat(100);

/** Public files at addresses without an ending. */
const files = {
  'kids/index.html': 'a page of their own',
  'practice/kids/index.html': 'a page of their own below a section',
  '.well-known/webauthn': 'a file without an ending',
  '.generated-site': 'Holds: the whole site',
};

/** An address of a former website, longer than others. */
const longAddress = `/news/${'what-to-do-after-an-accident-'.repeat(10)}1.html`;

const servers = [
  {
    name: 'nginx',
    installed: nginx,
    start: (site: string) => startNginx(nginxConf(readDeployment(site)).text, site),
    /** The status for an address outside the site. */
    outside: 400,
  },
  {
    name: 'Caddy',
    installed: caddy,
    start: (site: string) => startCaddy(caddyfile(readDeployment(site)).text, site),
    outside: 404,
  },
];

// Debian: apt-get install nginx caddy
for (const { name, installed, start, outside } of servers) {
  describe.skipIf(!installed)(`An installed ${name}`, () => {
    let server: OwnServer;
    beforeAll(async () => {
      server = await start(deployedSite({ '404.html': missing, ...files }));
    });
    afterAll(() => server?.stop());

    it.each([
      ['/', 200, '<html data-visitor-script="/assets/visitor.1234.json">the home page'],
      ['/about', 200, 'the about page'],
      ['/about?from=mail', 200, 'the about page'],
      ['/blog', 200, 'the blog'],
      ['/blog/one', 200, 'the first post'],
      ['/kids', 200, 'a page of their own'],
      ['/practice/kids', 200, 'a page of their own below a section'],
      ['/.well-known/webauthn', 200, 'a file without an ending'],
      ['/practice/unknown', 404, 'no such practice area'],
      ['/unknown', 404, missing],
      ['/blog/one/unknown/deep.txt', 302, undefined],
      ['/_headers', 404, missing],
      ['/_redirects', 404, missing],
      ['/.generated-site', 404, missing],
      ['/assets', 404, missing],
      ['/../../etc/passwd', outside, undefined],
      ['/%2e%2e/%2e%2e/etc/passwd', outside, undefined],
      ['//about', 200, 'the about page'],
    ])('answers %s with %i', async (path, status, text) => {
      const answer = await server.get(path);
      expect([answer.status, text === undefined || answer.text]).toEqual([status, text ?? true]);
    });

    it.each([
      ['/about.html', '/about'],
      ['/about/', '/about'],
      ['/about/?a=1', '/about?a=1'],
      ['/kids/', '/kids'],
      ['/kids/index.html', '/kids'],
      ['/blog/one.html?a=1&b=2', '/blog/one?a=1&b=2'],
      ['/index.html', '/'],
      ['/index', '/'],
      ['/old-about', '/about'],
      ['/old-about?from=mail', '/about?from=mail'],
      ['/About', '/about'],
      ['/Old/About_Us.html?from=mail', '/about?from=mail'],
      ['/caf%C3%A9/index.html', '/about'],
      ['/journal/one', '/blog/one'],
      ['/area/cars/info', '/practice/cars'],
      ['/en/blog/one', '/blog/one'],
      ['/en/?a=1', '/?a=1'],
      ['/old-about/', '/about'],
      ['/About//?a=1', '/about?a=1'],
    ])('redirects %s to %s', async (path, to) => {
      const { status, headers } = await server.get(path);
      expect([status, headers.location]).toEqual([301, to]);
    });

    it('redirects an address of any length', async () => {
      const own = await start(deployedSite({ _redirects: `${longAddress} /about 301\n` }));
      const { status, headers } = await own.get(longAddress);
      await own.stop();
      expect([status, headers.location]).toEqual([301, '/about']);
    });

    it.each(['/about?a=1', '//evil.example/', '/x%0d%0aSet-Cookie:%20a=b/'])(
      'redirects %s of the name without "www." to the site',
      async (path) => {
        const { status, headers } = await server.get(path, { host: 'maplelaw.example' });
        expect([status, headers.location]).toEqual([301, `https://www.maplelaw.example${path}`]);
        expect(headers['set-cookie']).toBeUndefined();
      },
    );

    it('lets browsers keep to https at the name without "www.", but not at other names below it', async () => {
      const rules = '/*\n  Strict-Transport-Security: max-age=63072000; includeSubDomains; preload\n';
      const own = await start(deployedSite({ _headers: rules }));
      const { headers } = await own.get('/about', { host: 'maplelaw.example' });
      await own.stop();
      expect(headers['strict-transport-security']).toBe('max-age=63072000');
    });

    it('redirects unknown posts to the 404 page', async () => {
      const { status, headers } = await server.get('/blog/unknown');
      expect([status, headers.location]).toEqual([302, '/404']);
    });

    it.each([
      '//evil.example/',
      '//evil.example/a.html',
      '/\\evil.example/',
      '/\\evil.example/a.html',
      '/en//evil.example/',
      '/en/\\evil.example',
      '/journal/%0d%0aSet-Cookie:%20a=b',
      '/x%0d%0aSet-Cookie:%20a=b/',
    ])('never redirects to another host or takes a header from the address: %s', async (path) => {
      const { headers } = await server.get(path);
      expect(new URL(String(headers.location ?? '/'), 'https://www.maplelaw.example').host).toBe(
        'www.maplelaw.example',
      );
      expect(headers['set-cookie']).toBeUndefined();
    });

    it('sends the headers of pages, files, pictures and errors', async () => {
      const [page, script, picture, csv, missing] = await Promise.all(
        ['/about', '/assets/boot.1234.js', '/social/one.png', '/website_pages.csv', '/assets/gone.js'].map(
          async (path) => (await server.get(path)).headers,
        ),
      );
      expect(page).toMatchObject({
        'content-security-policy': "default-src 'none'; script-src 'self'",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
      });
      expect(script!['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(picture!['cross-origin-resource-policy']).toBe('cross-origin');
      expect(csv).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="website_pages.csv"',
      });
      expect(missing).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-type': 'text/html; charset=utf-8',
      });
      expect(missing!['cache-control']).toBeUndefined();
    });

    it('compresses error pages', async () => {
      const { headers } = await server.get('/unknown', { 'accept-encoding': 'gzip' });
      expect(headers['content-encoding']).toBe('gzip');
    });

    it('also compresses what is requested through a proxy', async () => {
      const { headers } = await server.get('/unknown', {
        'accept-encoding': 'gzip',
        via: '1.1 proxy.example',
      });
      expect(headers['content-encoding']).toBe('gzip');
    });

    it('accepts no form, as there is nothing that could read it', async () => {
      expect((await server.post('/about')).status).toBe(405);
    });

    it('sends an error page in full, even if the browser has it already', async () => {
      const { headers } = await server.get('/unknown');
      const again: Record<string, string>[] = [
        { 'if-none-match': String(headers.etag) },
        { 'if-modified-since': new Date().toUTCString() },
        { range: 'bytes=0-1' },
      ];
      for (const asked of again) {
        const { status, text } = await server.get('/unknown', asked);
        expect([asked, status, text]).toEqual([asked, 404, missing]);
      }
    });

    it.each(['/assets/', '/assets/gone.html', '/assets/old.js'])(
      'does not let browsers cache the redirect of %s',
      async (path) => {
        const { status, headers } = await server.get(path);
        expect([status, headers['cache-control']]).toEqual([301, undefined]);
      },
    );
  });
}
