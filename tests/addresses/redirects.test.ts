import { describe, expect, it } from 'vitest';
import { fitRules } from '#addresses/fit-rules.ts';
import { joinRedirects } from '#addresses/join-redirects.ts';
import { formatPattern, parsePattern, unify } from '#addresses/pattern.ts';
import { RedirectTable } from '#addresses/redirect-table.ts';
import { ledgerOf, printLedger } from '#addresses/ledger.ts';
import { loadSite } from '#output/load-site.ts';
import { redirectsFor } from '#output/redirect-files.ts';
import type { Site } from '#site/plan.ts';
import { smallPlan } from '../support/small-plan.ts';
import { smallSite, writeData } from '../support/small-site.ts';

type Lines = Record<string, string>;
const redirects = (lines: Lines) => Object.entries(lines).map(([from, to]) => ({ from, to }));
const follow = (lines: Lines, address: string) => {
  const way = new RedirectTable(redirects(lines)).follow(address);
  return way.kind === 'moved' ? way.to : way.kind;
};
const collapsed = (lines: Lines) =>
  Object.fromEntries(
    new RedirectTable(redirects(lines))
      .collapsed()
      .map(({ from, to }) => [formatPattern(from), formatPattern(to)]),
  );

describe('Two patterns mean the same addresses', () => {
  it.each([
    ['/a/*', '/a/b', '/a/b'],
    ['/a/*', '/a/b/c', '/a/b/c'],
    ['/a/*', '/a', undefined],
    ['/a/*/c', '/a/b/c', '/a/b/c'],
    ['/a/*/c', '/a/b/d', undefined],
    ['/a/*/c', '/a/*', '/a/*/c'],
    ['/a/*', '/*/b', '/a/b'],
    ['/*', '/', undefined],
  ])('%s and %s in %s', (a, b, both) => {
    const stars = unify(parsePattern(a), parsePattern(b));
    let next = 0;
    const met =
      stars && formatPattern(parsePattern(a).flatMap((part) => (part === '*' ? stars.a[next++]! : [part])));
    expect(met).toBe(both);
  });
});

describe('Where an address leads', () => {
  const moved = { '/old': '/new', '/older': '/old', '/branch/*': '/tree/*', '/branch/leaf': '/leaf' };

  it('is the last stop of a chain', () => expect(follow(moved, '/older')).toBe('/new'));
  it('keeps what a star stood for', () => expect(follow(moved, '/branch/a/b')).toBe('/tree/a/b'));
  it('is told by the line that names the most of it', () =>
    expect(follow(moved, '/branch/leaf')).toBe('/leaf'));
  it('is itself where no line is for it', () => expect(follow(moved, '/other')).toBe('stays'));
  it('is nowhere in a circle', () => expect(follow({ '/a': '/b', '/b': '/a' }, '/a')).toBe('circle'));
  it('fills stars inside an address too', () =>
    expect(follow({ '/blog/*/*/old': '/blog/*/*/new' }, '/blog/kings/bushwick/old')).toBe(
      '/blog/kings/bushwick/new',
    ));
});

describe('Collapsed redirects', () => {
  it('lead straight to the last stop', () => {
    expect(collapsed({ '/a': '/b', '/b': '/c', '/x/*': '/y/*', '/y/*': '/z/*' })).toEqual({
      '/a': '/c',
      '/b': '/c',
      '/x/*': '/z/*',
      '/y/*': '/z/*',
    });
  });

  it('give a line of its own to the part of a branch that goes elsewhere', () => {
    expect(collapsed({ '/x/*': '/y/*', '/y/leaf': '/blog' })).toEqual({
      '/x/leaf': '/blog',
      '/x/*': '/y/*',
      '/y/leaf': '/blog',
    });
  });
});

describe('After something moved', () => {
  const joined = (before: Lines, moved: Lines) =>
    Object.fromEntries(
      joinRedirects(redirects(before), redirects(moved), redirects(moved)).map(({ from, to }) => [from, to]),
    );

  it('older lines lead to the new place at once', () => {
    expect(joined({ '/a': '/b', '/a/*': '/b/*' }, { '/b': '/c', '/b/*': '/c/*' })).toEqual({
      '/a': '/c',
      '/a/*': '/c/*',
      '/b': '/c',
      '/b/*': '/c/*',
    });
  });

  it('and back again, no line is left that hides the page', () => {
    expect(joined({ '/a': '/b', '/x': '/b' }, { '/b': '/a' })).toEqual({ '/x': '/a', '/b': '/a' });
  });
});

/** The small site with these redirects, and with a ZIP code that it had once. */
function siteWith(lines: Lines, formerZip?: string): Site {
  const ledger = ledgerOf(smallPlan());
  const zips = new Set([...ledger.zips, ...(formerZip ? [formerZip] : [])]);
  return smallPlan((files) => {
    files['published.yaml'] = printLedger({ ...ledger, zips });
    files['redirects.yaml'] = asFile(lines);
  });
}

const asFile = (lines: Lines) =>
  `redirects:\n${Object.entries(lines)
    .map(([from, to]) => `  - { from: "${from}", to: "${to}" }\n`)
    .join('')}`;

describe('What a host is told', () => {
  const moves = {
    '/locations/old-county': '/locations/addison-county',
    '/locations/old-county/*': '/locations/addison-county/*',
    '/blog/county/*/old-topic': '/blog/county/*/deadlines',
  };

  it('is a file of lines for Netlify and Cloudflare, exact ones first', () => {
    expect(redirectsFor(siteWith(moves), '_redirects')).toEqual({
      name: '_redirects',
      text: [
        '/locations/old-county /locations/addison-county 301',
        '/blog/county/:p1/old-topic /blog/county/:p1/deadlines 301',
        '/locations/old-county/* /locations/addison-county/:splat 301',
        '',
      ].join('\n'),
    });
  });

  it('is a map for nginx', () => {
    expect(redirectsFor(siteWith(moves), 'nginx')).toEqual({
      name: 'redirects.map',
      text: [
        '/locations/old-county /locations/addison-county;',
        '~^/blog/county/(?<p1>[^/]+)/old\\-topic$ /blog/county/$p1/deadlines;',
        '~^/locations/old\\-county/(?<splat>.+)$ /locations/addison-county/$splat;',
        '',
      ].join('\n'),
    });
  });

  it('is a list for Vercel', () => {
    const { name, text } = redirectsFor(siteWith(moves), 'vercel');
    expect(name).toBe('vercel.json');
    expect(JSON.parse(text).redirects).toEqual([
      { source: '/locations/old-county', destination: '/locations/addison-county', permanent: true },
      {
        source: '/blog/county/:p1/old-topic',
        destination: '/blog/county/:p1/deadlines',
        permanent: true,
      },
      {
        source: '/locations/old-county/:splat(.+)',
        destination: '/locations/addison-county/:splat',
        permanent: true,
      },
    ]);
  });

  const rulesOf = (site: Site, withStar: number) =>
    fitRules(site, { exact: 2000, withStar }).map(
      ({ from, to }) => `${formatPattern(from)} ${formatPattern(to)}`,
    );

  it('is one star for a branch that moved as a whole', () => {
    const zips = ['05401', '05403', '05753'];
    const moved = Object.fromEntries(zips.map((zip) => [`/zips/${zip}`, `/locations/zip/${zip}`]));
    expect(rulesOf(siteWith(moved), 10)).toEqual(['/zips/* /locations/zip/*']);
  });

  it('is no star over a branch in which pages live', () => {
    const zips = ['05401', '05403', '05753'];
    const moved = Object.fromEntries(zips.map((zip) => [`/practice/${zip}`, `/locations/zip/${zip}`]));
    expect(rulesOf(siteWith(moved), 10)).toEqual(zips.map((zip) => `/practice/${zip} /locations/zip/${zip}`));
  });

  it('is an exact rule for each published address, where the host takes no more stars', () => {
    const site = siteWith(
      { '/locations/zip/09999': '/locations', '/blog/zip/09999/*': '/blog/zip/05401/*' },
      '09999',
    );
    expect(rulesOf(site, 1)).toEqual([
      '/locations/zip/09999 /locations',
      '/blog/zip/09999/* /blog/zip/05401/*',
    ]);
    expect(rulesOf(site, 0)).toEqual([
      '/blog/zip/09999/deadlines /blog/zip/05401/deadlines',
      '/locations/zip/09999 /locations',
    ]);
  });

  it('is never more than it takes: the person is told', () => {
    const lines = Object.fromEntries(Array.from({ length: 95 }, (_, i) => [`/old-${i}/*`, '/blog']));
    const files = { ...smallSite(), 'redirects.yaml': asFile(lines) };
    const { problems } = loadSite(writeData(files));
    expect(problems!.map(({ says }) => says)).toEqual([
      'There are 95 redirects with a star; the host takes 94.',
    ]);
    expect(loadSite(writeData(files), 'nginx').problems).toBeUndefined();
  });
});
