import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDeployment, type Deployment } from '#hosts/deployment.ts';
import { diagnose, wouldWork } from '#hosts/diagnose.ts';
import { hostNames } from '#hosts/host-names.mjs';
import type { HostName } from '#hosts/hosts.ts';
import { filesOf } from '../support/files.ts';
import { run, temporaryFolder } from '../support/site.ts';
import { deployedSite, visitorScript } from './support/deployed.ts';

let site: Deployment;
beforeAll(() => {
  site = readDeployment(deployedSite());
});

/** Everything that would break or be lost, with the fix. */
const troubles = (host: HostName, over: Partial<Deployment> = {}) =>
  diagnose({ ...site, ...over }, host)
    .findings.filter(({ weight }) => weight !== 'fine')
    .map(({ weight, says, fix }) => `${weight}: ${says} ${fix}`);

const manyNames = (count: number) =>
  new Set([...site.names, ...Array.from({ length: count }, (_, i) => `${i}`)]);
const redirectsTo = (count: number, from: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => ({ from: from(i), to: '/about', status: 301 }));

const headersOf = (count: number, value: string) =>
  Array.from({ length: count }, (_, i) => ({ path: `/${i}`, headers: [{ name: 'X-Note', value }] }));

describe('A site within the limits of a host', () => {
  it.each(['cloudflare-pages', 'netlify', 'nginx', 'caddy'] as const)('has no findings at %s', (host) => {
    expect(troubles(host)).toEqual([]);
    expect(wouldWork(diagnose(site, host))).toBe(true);
  });

  it('loses the error pages of its sections at Vercel and S3', () => {
    const letter =
      'loses: Unknown addresses get /404.html, with status 404; 1 section has a page of its own for them that is never shown. You need not do anything, unless you want visitors to see those pages.';
    expect([troubles('vercel'), troubles('s3').slice(0, 1)]).toEqual([[letter], [letter]]);
  });

  it('loses the headers of its error page at S3', () => {
    expect(troubles('s3').slice(1)).toEqual([
      'loses: CloudFront calls no function for errors, so the page about an unknown address comes without our headers. In CloudFront, also give the site a response headers policy with the Content-Security-Policy and the Strict-Transport-Security in _headers.',
    ]);
  });
});

// Windows has no such rights.
describe.skipIf(process.platform === 'win32')('Files that only their owner may read', () => {
  it.each(['nginx', 'caddy'] as const)('are told before %s refuses to send them', (host) => {
    const dir = deployedSite();
    for (const name of ['about.html', 'blog/one.html']) chmodSync(path.join(dir, name), 0o600);
    expect(troubles(host, readDeployment(dir))).toEqual([
      'loses: 2 files can be read only by the user who made the site. If the server is another one, visitors get error 403. Where the site lies on the server, run: chmod -R a+rX .',
    ]);
  });
});

describe('Sample people', () => {
  const marked = (text: string) =>
    readDeployment(
      deployedSite({
        '.generated-site': 'Holds: the whole site\nSamples: 5 testimonials and 3 lawyers\n',
        'robots.txt': `Sitemap: ${text}/sitemap.xml\n`,
      }),
    );
  const fix =
    'Replace them in testimonials.yaml and attorneys/ of the data with real ones; then generate again.';

  it('are accepted while the address of the site is a sample, too', () => {
    const shown = marked('https://www.maplelaw.example');
    expect(troubles('netlify', shown)).toEqual([
      `loses: The site shows samples: 5 testimonials and 3 lawyers. Its address is a sample, too. ${fix}`,
    ]);
    expect(wouldWork(diagnose(shown, 'netlify'))).toBe(true);
  });

  it('stop a site with a real address', () => {
    const real = marked('https://www.maple-law.com');
    expect(troubles('netlify', real)).toEqual([
      `stops: Visitors to https://www.maple-law.com would think that samples are real: 5 testimonials and 3 lawyers. ${fix}`,
    ]);
    expect(wouldWork(diagnose(real, 'netlify'))).toBe(false);
  });
});

describe('Too much for a host', () => {
  it.each<[HostName, string, Partial<Deployment>, string]>([
    [
      'cloudflare-pages',
      'files',
      {
        names: new Set(
          Array.from({ length: 100_001 }, (_, i) => (i === 0 ? 'index.html' : i === 1 ? '404.html' : `${i}`)),
        ),
      },
      'stops: 100,001 files; 20,000 are allowed: that is too much. Use another host, or your own server.',
    ],
    [
      'cloudflare-pages',
      'bytes in one file',
      { largest: { name: 'film.mp4', bytes: 30e6 } },
      'stops: The largest file, film.mp4, has 30 MB; 26.2 MB are allowed: that is too much. Leave it out, or put it elsewhere.',
    ],
    [
      'cloudflare-pages',
      'redirects',
      { redirects: redirectsTo(2001, (i) => `/old-${i}`) },
      'stops: 2,001 redirects of single addresses and 0 with a star; 2,000 and 100 are allowed: that is too much. Use one line with a star instead of many in redirects.yaml, or use your own server.',
    ],
    [
      'cloudflare-pages',
      'redirects with a star',
      { redirects: redirectsTo(101, (i) => `/old-${i}/*`) },
      'stops: 0 redirects of single addresses and 101 with a star; 2,000 and 100 are allowed: that is too much. Use one line with a star instead of many in redirects.yaml, or use your own server.',
    ],
    [
      'cloudflare-pages',
      'characters in one redirect',
      { redirects: redirectsTo(1, () => `/${'a'.repeat(989)}`) },
      'stops: The longest redirect has 1,001 characters; 1,000 are allowed: that is too much. Shorten the addresses.',
    ],
    [
      'cloudflare-pages',
      'rules in _headers',
      { headers: headersOf(101, 'nosniff') },
      'stops: 101 rules in _headers; 100 are allowed: that is too much. Join some of them.',
    ],
    [
      'cloudflare-pages',
      'characters in one header',
      { headers: headersOf(1, 'a'.repeat(1993)) },
      'stops: The longest header has 2,001 characters; 2,000 are allowed: that is too much. Name fewer sources in the Content-Security-Policy.',
    ],
    [
      'netlify',
      'files in one folder',
      { fullest: { folder: 'blog', files: 60_000 } },
      'stops: 60,000 files in the folder blog; 54,000 are allowed in one folder: that is too much. Use another host, or your own server.',
    ],
    [
      'vercel',
      'redirects',
      { redirects: redirectsTo(600_000, (i) => `/old-${i}`) },
      'stops: 600,000 redirects; 2,048 are allowed: that is too much. Use one line with a star instead of many in redirects.yaml, or use your own server.',
    ],
    [
      'github-pages',
      'bytes in total',
      { bytes: 1.5e9 },
      'stops: 1,500 MB in all; 1,000 MB are allowed: that is too much. Use another host, or your own server.',
    ],
    [
      's3',
      'redirects in one function',
      { redirects: redirectsTo(500, (i) => `/old-address-${i}`) },
      expect.stringMatching(
        /^stops: cloudfront-viewer-request\.js has \d\d\.\d KB; 10 KB are allowed/,
      ) as string,
    ],
  ])('breaks %s: %s', (host, _, over, letter) => {
    expect(troubles(host, over)).toContainEqual(letter);
    expect(wouldWork(diagnose({ ...site, ...over }, host))).toBe(false);
  });

  it('is only a warning if the host has a way to allow it', () => {
    expect(troubles('cloudflare-pages', { names: manyNames(30_000) })).toEqual([
      'loses: 30,014 files; 20,000 are allowed without extra steps. Use a paid plan, and set PAGES_WRANGLER_MAJOR_VERSION=4 in the settings of the project.',
    ]);
  });
});

it('A site exactly at the limits of a host has no findings', () => {
  const full = {
    names: manyNames(20_000 - site.names.size),
    largest: { name: 'film.mp4', bytes: 25 * 2 ** 20 },
    redirects: [
      ...redirectsTo(1999, (i) => `/old-${i}`),
      ...redirectsTo(1, () => `/${'a'.repeat(988)}`),
      ...redirectsTo(100, (i) => `/old-${i}/*`),
    ],
    headers: headersOf(100, 'a'.repeat(1992)),
  };
  expect(troubles('cloudflare-pages', full)).toEqual([]);
  expect(troubles('netlify', { fullest: { folder: 'blog', files: 54_000 } })).toEqual([]);
});

describe('A mistake at any host', () => {
  it.each<[string, Partial<Deployment>, string]>([
    [
      'is a missing page for unknown addresses',
      { names: new Set(['index.html', 'about.html']), redirects: [] },
      'stops: There is no page for /404. Make the whole site: npm run generate',
    ],
    [
      'is a local address of the site',
      { origin: 'http://localhost:4173' },
      'stops: The site says that its address is http://localhost:4173, so search engines would look for it there. Write its address on the internet after "url:" in site.yaml of the data, and generate the site again.',
    ],
    [
      'is a redirect at the address of a page',
      { redirects: [{ from: '/blog', to: '/about', status: 301 }] },
      'stops: /blog is a page, but a redirect leads away from it: some hosts show the page, others follow the redirect. Delete the redirect in redirects.yaml, or rename the page.',
    ],
    [
      'is a redirect to a missing page',
      { redirects: [{ from: '/old', to: '/gone', status: 301 }] },
      'stops: The redirect from /old leads to /gone, where there is nothing. Name another target in redirects.yaml.',
    ],
  ])('%s', (_, over, letter) => {
    for (const host of ['netlify', 'nginx', 'caddy'] as const) expect(troubles(host, over)).toEqual([letter]);
  });
});

describe.each(['https://maplelaw.example:8443', 'https://192.0.2.7'])('A site at %s', (origin) => {
  it.each(hostNames)('works at %s only if that is a server of your own', (host) => {
    const ownServers: HostName[] = ['nginx', 'caddy'];
    expect(
      troubles(host, { origin }).filter((trouble) => trouble.startsWith('stops: The site says')),
    ).toEqual(
      ownServers.includes(host)
        ? []
        : [
            `stops: The site says that its address is ${origin}, but this host serves domain names only, and without a port. Write its address on the internet after "url:" in site.yaml of the data, and generate the site again.`,
          ],
    );
  });
});

describe('A form that is not connected', () => {
  const howTo =
    'Set serviceId, templateId and publicKey of emailjs in site.yaml, or EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID and EMAILJS_PUBLIC_KEY in the environment. Then generate again.';

  it.each<[string, Record<string, string>, string]>([
    [
      'because one id is missing',
      { 'assets/visitor.1234.json': visitorScript({ publicKey: '' }) },
      `stops: The case evaluation is not connected, so no message would reach the firm: publicKey is missing. ${howTo}`,
    ],
    [
      'because all ids are missing',
      { 'assets/visitor.1234.json': '{"emailjs":{}}' },
      `stops: The case evaluation is not connected, so no message would reach the firm: serviceId, templateId and publicKey are missing. ${howTo}`,
    ],
    [
      'because the file with its texts is damaged',
      { 'assets/visitor.1234.json': '{"emailjs":' },
      'stops: The home page does not lead to the texts of the form and the chat, so neither can open. Make the whole site: npm run generate',
    ],
    [
      'because the page has no link to that file',
      { 'index.html': 'the home page' },
      'stops: The home page does not lead to the texts of the form and the chat, so neither can open. Make the whole site: npm run generate',
    ],
  ])('%s is an error at every host', (_, files, letter) => {
    const { emailjs } = readDeployment(deployedSite(files));
    for (const host of ['netlify', 'nginx'] as const) {
      expect(troubles(host, { emailjs })).toEqual([letter]);
      expect(wouldWork(diagnose({ ...site, emailjs }, host))).toBe(false);
    }
  });
});

describe('GitHub Pages', () => {
  it('cannot redirect old addresses, which is an error', () => {
    expect(troubles('github-pages')[0]).toBe(
      'stops: GitHub Pages cannot redirect old addresses, and there are 8: anyone who has saved one finds nothing there. Use a host that can, or put a proxy in front of this one.',
    );
  });
});

describe('The number of redirects', () => {
  const told = (host: HostName, redirects: Deployment['redirects']) =>
    diagnose({ ...site, redirects }, host).findings.map(({ says }) => says);

  it('is given in words, also for one and none', () => {
    const one = redirectsTo(1, () => '/old');
    expect(told('github-pages', one)).toContain(
      'GitHub Pages cannot redirect old addresses, and there is one: anyone who has saved one finds nothing there.',
    );
    expect(told('netlify', one)).toContain('1 redirect is read from _redirects.');
    expect(told('github-pages', [])).toContain('No address has moved, so none needs a redirect.');
    expect(told('netlify', [])).toContain('No address has moved.');
  });
});

describe('npm run doctor', () => {
  it('prints its findings, writes the configuration outside the site, and ends with code 0', async () => {
    const [out, reports] = [deployedSite(), temporaryFolder()];
    const before = filesOf(out);
    const { code, output } = await run('doctor', ['--host', 'nginx', '--out', out, '--reports', reports]);
    expect([code, output.split('\n', 1)[0]]).toEqual([0, 'The site at your own server with nginx:']);
    expect(output).toContain('Nothing would break.');
    expect(existsSync(path.join(reports, 'hosts/nginx/nginx.conf'))).toBe(true);
    expect(filesOf(out)).toEqual(before);
  });

  it('ignores a link to a missing file', async () => {
    const out = deployedSite();
    symlinkSync('someone@laptop.1234', path.join(out, '.#index.html'));
    const { code } = await run('doctor', ['--host', 'nginx', '--out', out, '--reports', temporaryFolder()]);
    expect(code).toBe(0);
  });

  it('deletes no files that it did not write', async () => {
    const [out, reports] = [deployedSite(), temporaryFolder()];
    mkdirSync(path.join(reports, 'hosts/nginx'), { recursive: true });
    writeFileSync(path.join(reports, 'hosts/nginx/mine.txt'), 'Mine');
    await run('doctor', ['--host', 'nginx', '--out', out, '--reports', reports]);
    expect(readdirSync(path.join(reports, 'hosts/nginx'))).toEqual(['mine.txt', 'nginx.conf']);
  });

  it('writes over its own configuration, but not over one that was edited', async () => {
    const reports = temporaryFolder();
    const file = path.join(reports, 'hosts/github-pages/CNAME');
    const diagnosed = (origin: string) => {
      const out = deployedSite({ 'robots.txt': `Sitemap: ${origin}/sitemap.xml\n` });
      return run('doctor', ['--host', 'github-pages', '--out', out, '--reports', reports]);
    };
    await diagnosed('https://www.maplelaw.com');
    await diagnosed('https://www.maplelaw.org');
    expect(readFileSync(file, 'utf8')).toBe('www.maplelaw.org\n');
    appendFileSync(file, 'shop.maplelaw.org\n');
    const { code, output } = await diagnosed('https://www.maplelaw.net');
    expect([code, output]).toEqual([
      1,
      `${file} was edited, or was not written by "npm run doctor".\nMove it, or choose another folder with --reports. Nothing was written.\n`,
    ]);
    expect(readFileSync(file, 'utf8')).toBe('www.maplelaw.org\nshop.maplelaw.org\n');
  });

  it('names all configuration that was edited', async () => {
    const [out, reports] = [deployedSite(), temporaryFolder()];
    const files = ['request', 'response'].map((name) =>
      path.join(reports, `hosts/s3/cloudfront-viewer-${name}.js`),
    );
    const args = ['--host', 's3', '--out', out, '--reports', reports];
    await run('doctor', args);
    for (const file of files) appendFileSync(file, '// ours\n');
    const { output } = await run('doctor', args);
    const letters = files.map((file) => `${file} was edited, or was not written by "npm run doctor".\n`);
    expect(output).toBe(
      `${letters.join('')}Move them, or choose another folder with --reports. Nothing was written.\n`,
    );
  });

  it('ends with code 1 if something would break', async () => {
    const args = ['--host', 'github-pages', '--out', deployedSite(), '--reports', temporaryFolder()];
    const { code, output } = await run('doctor', args);
    expect([code, output.trimEnd().split('\n').at(-1)]).toEqual([
      1,
      'Do not publish it there yet: 1 thing would break (✗).',
    ]);
  });

  it.each([
    ['without a host', [], `--host is missing: write one of ${hostNames.join(', ')}`],
    [
      'with an unknown host',
      ['--host', 'geocities'],
      `--host is "geocities": write one of ${hostNames.join(', ')}`,
    ],
    ['without a site', ['--host', 'nginx', '--out', 'nowhere'], 'There is no finished site in nowhere/.'],
    ['with an empty name', ['--host', 'nginx', '--out', ''], '--out is empty: write the folder of the site.'],
  ])('ends with code 2 %s', async (_, args, letter) => {
    const reports = temporaryFolder();
    const { code, output } = await run('doctor', [...args, '--reports', reports]);
    expect(code).toBe(2);
    expect(output.replace(/\s+/g, ' ')).toContain(letter);
    expect(readdirSync(reports)).toEqual([]);
  });
});
