import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesOf, textOf } from '../support/files.ts';
import { generateSmallSite } from '../support/small-site/generate-small-site.ts';
import { run, type CommandResult } from '../support/site.ts';

let out: string;
let result: CommandResult;
beforeAll(async () => ({ out, result } = await generateSmallSite()));

const lines = (text: string) => text.trimEnd().split('\n');

describe('npm run generate', () => {
  it('ends with code 0, and counts the pages by kind', () => {
    expect(result.code).toBe(0);
    const counts = [...result.output.matchAll(/^ {2}(\S.*?) +(\d+)$/gm)].map(
      ([, kind, count]) => `${kind}: ${count}`,
    );
    expect(counts).toEqual([
      'Main pages: 12',
      'Practice areas: 1',
      'Service areas: 1',
      'Local searches: 1',
      'Blog posts: 2',
      'Counties: 2',
      'Cities: 3',
      'ZIP codes: 5',
      'County topics: 2',
      'City topics: 3',
      'ZIP topics: 5',
      'Not indexed: 5',
      'All pages: 42',
    ]);
  });

  it('writes one file for each address', () => {
    expect(filesOf(out).filter((name) => name.endsWith('.html'))).toEqual([
      '404.html',
      'about.html',
      'blog.html',
      'blog/city/addison-county/middlebury/deadlines.html',
      'blog/city/chittenden-county/burlington/deadlines.html',
      'blog/city/chittenden-county/south-burlington/deadlines.html',
      'blog/county/addison-county/deadlines.html',
      'blog/county/chittenden-county/deadlines.html',
      'blog/moose-collision-claims.html',
      'blog/time-limits.html',
      'blog/zip/05401/deadlines.html',
      'blog/zip/05403/deadlines.html',
      'blog/zip/05408/deadlines.html',
      'blog/zip/05740/deadlines.html',
      'blog/zip/05753/deadlines.html',
      'contact.html',
      'index.html',
      'local-searches.html',
      'local-searches/car-crash-lawyer-in-burlington.html',
      'locations.html',
      'locations/404.html',
      'locations/addison-county.html',
      'locations/addison-county/middlebury.html',
      'locations/chittenden-county.html',
      'locations/chittenden-county/burlington.html',
      'locations/chittenden-county/south-burlington.html',
      'locations/zip/05401.html',
      'locations/zip/05403.html',
      'locations/zip/05408.html',
      'locations/zip/05740.html',
      'locations/zip/05753.html',
      'practice.html',
      'practice/404.html',
      'practice/car-accidents.html',
      'privacy.html',
      'schedule.html',
      'service-areas.html',
      'service-areas/404.html',
      'service-areas/burlington.html',
      'sitemap.html',
      'terms.html',
      'testimonials.html',
    ]);
  });

  it('also writes the files for hosts, browsers and search engines, and no others', () => {
    const withoutHash = (name: string) => name.replace(/^(assets\/[\w.-]+)\.\w{10}\./, '$1.*.');
    const others = filesOf(out).filter(
      (name) => !/\.html$|^sitemaps\/|^assets\/(chunks|entries|static)\//.test(name),
    );
    expect(others.map(withoutHash).sort()).toEqual([
      '.generated-site',
      '_headers',
      '_redirects',
      'apple-touch-icon.png',
      'assets/icons.*.svg',
      'assets/map.chittenden-county.*.svg',
      'assets/places.*.css',
      'assets/places.*.json',
      'assets/print.*.css',
      'assets/visitor.*.json',
      'favicon.ico',
      'favicon.svg',
      'feed.xml',
      'icon-192.png',
      'icon-512.png',
      'images/car-accidents-1.svg',
      'llms.txt',
      'manifest.webmanifest',
      'robots.txt',
      'sitemap.xml',
      'social/blog/moose-collision-claims.png',
      'social/blog/time-limits.png',
      'social/practice/car-accidents.png',
      'social/service-areas/burlington.png',
      'social/site.png',
      'website_pages.csv',
    ]);
  });

  it('writes no source maps and no server code into the assets', () => {
    const assets = filesOf(out).filter((name) => name.startsWith('assets/'));
    expect(new Set(assets.map((name) => path.extname(name)))).toEqual(
      new Set(['.css', '.js', '.json', '.svg', '.woff2']),
    );
  });

  it('prints the day of the build', () => {
    expect(textOf(out, 'blog/zip/05401/deadlines.html')).toContain(
      '<time dateTime="2026-11-20" data-today="true">November 20, 2026</time>',
    );
    expect(textOf(out, 'about.html')).toMatch(/© <span[^>]*>2026<\/span> Maple Law, PLLC\./);
  });

  it('mentions no state other than that of the data', () => {
    const pages = filesOf(out).filter((name) => /\.(html|csv|xml)$/.test(name));
    expect(pages.filter((name) => /New York|\bNY\b|NYC|borough|Hartwell/i.test(textOf(out, name)))).toEqual(
      [],
    );
  });

  it('ends with code 2 and the usage after an unknown option', async () => {
    const { code, output } = await run('generate', ['--colour']);
    expect(code).toBe(2);
    expect(output).toContain('There is no option --colour.');
    expect(output).toContain('Usage: npm run generate');
  });
});

describe('website_pages.csv', () => {
  it('lists each page with its type', () => {
    expect(lines(textOf(out, 'website_pages.csv'))).toEqual([
      'Type,URL',
      'Static,https://www.maplelaw.example/',
      'Static,https://www.maplelaw.example/practice',
      'Static,https://www.maplelaw.example/service-areas',
      'Static,https://www.maplelaw.example/locations',
      'Static,https://www.maplelaw.example/blog',
      'Static,https://www.maplelaw.example/about',
      'Static,https://www.maplelaw.example/testimonials',
      'Static,https://www.maplelaw.example/contact',
      'Static,https://www.maplelaw.example/schedule',
      'Static,https://www.maplelaw.example/sitemap',
      'Static,https://www.maplelaw.example/privacy',
      'Static,https://www.maplelaw.example/terms',
      'Practice Area,https://www.maplelaw.example/practice/car-accidents',
      'Service Area,https://www.maplelaw.example/service-areas/burlington',
      'Local Search,https://www.maplelaw.example/local-searches/car-crash-lawyer-in-burlington',
      'Blog Post,https://www.maplelaw.example/blog/time-limits',
      'Blog Post,https://www.maplelaw.example/blog/moose-collision-claims',
      'Location - County,https://www.maplelaw.example/locations/chittenden-county',
      'Location - County,https://www.maplelaw.example/locations/addison-county',
      'Location - City,https://www.maplelaw.example/locations/chittenden-county/burlington',
      'Location - City,https://www.maplelaw.example/locations/chittenden-county/south-burlington',
      'Location - City,https://www.maplelaw.example/locations/addison-county/middlebury',
      'Location - Zip,https://www.maplelaw.example/locations/zip/05401',
      'Location - Zip,https://www.maplelaw.example/locations/zip/05408',
      'Location - Zip,https://www.maplelaw.example/locations/zip/05403',
      'Location - Zip,https://www.maplelaw.example/locations/zip/05753',
      'Location - Zip,https://www.maplelaw.example/locations/zip/05740',
      'Blog - County Topic,https://www.maplelaw.example/blog/county/chittenden-county/deadlines',
      'Blog - County Topic,https://www.maplelaw.example/blog/county/addison-county/deadlines',
      'Blog - City Topic,https://www.maplelaw.example/blog/city/chittenden-county/burlington/deadlines',
      'Blog - City Topic,https://www.maplelaw.example/blog/city/chittenden-county/south-burlington/deadlines',
      'Blog - City Topic,https://www.maplelaw.example/blog/city/addison-county/middlebury/deadlines',
      'Blog - Zip Topic,https://www.maplelaw.example/blog/zip/05401/deadlines',
      'Blog - Zip Topic,https://www.maplelaw.example/blog/zip/05408/deadlines',
      'Blog - Zip Topic,https://www.maplelaw.example/blog/zip/05403/deadlines',
      'Blog - Zip Topic,https://www.maplelaw.example/blog/zip/05753/deadlines',
      'Blog - Zip Topic,https://www.maplelaw.example/blog/zip/05740/deadlines',
    ]);
  });
});

const located = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!);
const pageFiles = () => filesOf(out).filter((name) => name.endsWith('.html'));
const canonicalOf = (name: string) => /<link rel="canonical" href="([^"]*)"/.exec(textOf(out, name))![1]!;
const isNoindex = (name: string) =>
  textOf(out, name).includes('<meta name="robots" content="noindex, nofollow"/>');

describe('The sitemaps', () => {
  it('are all listed in the index', () => {
    expect(located(textOf(out, 'sitemap.xml'))).toEqual([
      'https://www.maplelaw.example/sitemaps/main-1.xml',
      'https://www.maplelaw.example/sitemaps/practice-areas-1.xml',
      'https://www.maplelaw.example/sitemaps/service-areas-1.xml',
      'https://www.maplelaw.example/sitemaps/local-searches-1.xml',
      'https://www.maplelaw.example/sitemaps/posts-1.xml',
      'https://www.maplelaw.example/sitemaps/locations-1.xml',
      'https://www.maplelaw.example/sitemaps/county-topics-1.xml',
      'https://www.maplelaw.example/sitemaps/city-topics-1.xml',
      'https://www.maplelaw.example/sitemaps/zip-topics-1.xml',
    ]);
  });

  it('list exactly the pages that search engines may index, once each', () => {
    const indexable = pageFiles().filter((name) => !isNoindex(name));
    const sets = filesOf(out).filter((name) => name.startsWith('sitemaps/'));
    const listed = sets.flatMap((name) => located(textOf(out, name)));
    expect(listed.sort()).toEqual(indexable.map(canonicalOf).sort());
  });

  it('leave out the list of searches and the error pages', () => {
    expect(pageFiles().filter(isNoindex)).toEqual([
      '404.html',
      'local-searches.html',
      'locations/404.html',
      'practice/404.html',
      'service-areas/404.html',
    ]);
  });
});
