import { describe, expect, it } from 'vitest';
import { fitRules } from '#addresses/fit-rules.ts';
import { joinRedirects } from '#addresses/join-redirects.ts';
import { fillStars, formatPattern, parsePattern, unify, type Pattern } from '#addresses/pattern.ts';
import { RedirectTable } from '#addresses/redirect-table.ts';
import { ledgerOf, printLedger } from '#addresses/ledger.ts';
import { loadSite } from '../support/load-site.ts';
import { redirectLines } from '#output/files/redirect-files.ts';
import type { Site } from '#site/plan.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';
import { dataToRead, smallSite, type DataFiles } from '../support/small-site/small-site.ts';

type Lines = Record<string, string>;
const redirects = (lines: Lines) => Object.entries(lines).map(([from, to]) => ({ from, to }));
const follow = (lines: Lines, address: string) => new RedirectTable(redirects(lines)).follow(address);
const collapsed = (lines: Lines) =>
  Object.fromEntries(
    new RedirectTable(redirects(lines))
      .collapsed()
      .map(({ from, to }) => [formatPattern(from), formatPattern(to)]),
  );

describe('The addresses that two patterns share', () => {
  it.each([
    ['/a/*', '/a/b', '/a/b'],
    ['/a/*', '/a/b/c', '/a/b/c'],
    ['/a/*', '/a', undefined],
    ['/a/*/c', '/a/b/c', '/a/b/c'],
    ['/a/*/c', '/a/b/d', undefined],
    ['/a/*/c', '/a/*', '/a/*/c'],
    ['/a/*', '/*/b', '/a/b'],
    ['/*', '/', undefined],
    ['/*/b/*', '/a/b/c/d', '/a/b/c/d'],
    ['/a/*/*', '/*/b/*', '/a/b/*'],
  ])('of %s and %s are %s', (a, b, both) => {
    const stars = unify(parsePattern(a), parsePattern(b));
    const met = (pattern: string, of: Pattern[]) => formatPattern(fillStars(parsePattern(pattern), of));
    expect(stars && met(a, stars.a)).toBe(both);
    expect(stars && met(b, stars.b)).toBe(both);
  });
});

describe('Where an address leads', () => {
  const moved = { '/old': '/new', '/older': '/old', '/branch/*': '/tree/*', '/branch/leaf': '/leaf' };

  it('is the end of a chain of redirects', () => expect(follow(moved, '/older')).toBe('/new'));
  it('keeps what the star stands for', () => expect(follow(moved, '/branch/a/b')).toBe('/tree/a/b'));
  it('is decided by the most specific line', () => expect(follow(moved, '/branch/leaf')).toBe('/leaf'));
  it('is unchanged when no line matches it', () => expect(follow(moved, '/other')).toBeUndefined());
  it('is nowhere when redirects form a circle', () =>
    expect(follow({ '/a': '/b', '/b': '/a' }, '/a')).toBeUndefined());
  it('is nowhere when each step makes it longer', () =>
    expect(follow({ '/a/*': '/a/b/*' }, '/a/c')).toBeUndefined());
  it('fills in stars inside an address, too', () =>
    expect(follow({ '/blog/*/*/old': '/blog/*/*/new' }, '/blog/kings/bushwick/old')).toBe(
      '/blog/kings/bushwick/new',
    ));
});

const lettersOf = (from: string, to: string, more: DataFiles = {}) => {
  const files = { ...smallSite(), ...more, 'redirects.yaml': asFile({ [from]: to }) };
  return (loadSite(dataToRead(files)).problems ?? []).map(({ says, fix }) => `${says} ${fix}`);
};

describe('An address of a former website', () => {
  it.each([
    '/Blog/Old',
    '/About',
    '/old-page.html',
    '/Old/index.php',
    '/old_page',
    '/~ada/cases.aspx',
    '/caf%C3%A9',
    '/our%20team',
    '/Old/*/Page.html',
    '/blog/time-limits.htm',
  ])('may be %s', (from) => {
    expect(lettersOf(from, '/about')).toEqual([]);
  });

  it.each([
    [
      '/blog/café',
      '"/blog/café" is an address with letters that browsers send in another form. Write "/blog/caf%C3%A9".',
    ],
    [
      '/caf%c3%a9',
      '"/caf%c3%a9" is an address with lowercase letters after "%"; browsers send capitals. Write "/caf%C3%A9".',
    ],
    [
      '/x?id=1',
      '"/x?id=1" is an address with a "?"; hosts ignore it and everything after it. Write "/x": it covers the address with anything after it.',
    ],
    [
      '/?p=123',
      '"/?p=123" is an address of the home page, whatever comes after "?" or "#". Delete the redirect.',
    ],
    [
      '/#top',
      '"/#top" is an address of the home page, whatever comes after "?" or "#". Delete the redirect.',
    ],
    [
      'https://maplelaw.example/?p=123',
      '"https://maplelaw.example/?p=123" is an address of the home page, whatever comes after "?" or "#". Delete the redirect.',
    ],
    ['/x#top', '"/x#top" is an address with a "#"; browsers never send what comes after it. Write "/x".'],
    [
      '/our team',
      '"/our team" is an address with a space; browsers send something else in its place. Write "/our%20team".',
    ],
    ['/team ', '"/team " is an address with a space at its beginning or end. Write "/team".'],
    [
      'https://www.maplelaw.example/Old/?a=1',
      '"https://www.maplelaw.example/Old/?a=1" is a whole web address; redirects work only within this site and are written without its name. Write "/Old".',
    ],
    ['old-page', '"old-page" is not an address: every address starts with a slash. Write "/old-page".'],
    ['/old//page', '"/old//page" is an address with nothing between two slashes. Write "/old/page".'],
    ['/old/', '"/old/" is an address that ends in a slash; addresses are written without one. Write "/old".'],
    [
      '/old:page',
      '"/old:page" is an address with ":", which has a special meaning on some hosts. Set up this redirect at the host itself.',
    ],
    [
      '/Fees%26Costs.php',
      '"/Fees%26Costs.php" is an address with "%26", which has a special meaning on some hosts. Set up this redirect at the host itself.',
    ],
    [
      '/100%-free',
      '"/100%-free" is an address with "%", which has a special meaning on some hosts. Set up this redirect at the host itself.',
    ],
    [
      '/old-*',
      '"/old-*" is an address with a star inside a name; a star has to stand for a whole name. Write one line for each address, or use the star alone, as in "/blog/*".',
    ],
    ['/about.html', 'Hosts already show the page /about at /about.html. Delete the redirect.'],
    ['/index.html', 'Hosts already show the page / at /index.html. Delete the redirect.'],
    ['/sitemap.xml', 'The redirect from /sitemap.xml hides the file at that address. Delete the redirect.'],
    [
      '/blog/county/*',
      'The redirect from /blog/county/* hides pages of this site, such as /blog/county/chittenden-county/deadlines. Delete the redirect, or move the page first.',
    ],
    [
      '/*',
      'The redirect from /* hides pages of this site, such as /practice. Delete the redirect, or move the page first.',
    ],
    [
      '/assets/*',
      'The redirect from /assets/* hides files at such addresses. Delete the redirect, or name single addresses.',
    ],
  ])('may not be %s', (from, letter) => {
    expect(lettersOf(from, '/contact')).toEqual([letter]);
  });

  it.each([
    ['/nowhere', 'The redirect leads to /nowhere, where there is no page. Write the address of a page.'],
    ['/Contact', '"/Contact" is an address with capitals; no page of this site has them. Write "/contact".'],
    [
      '/contact.html',
      '"/contact.html" is an address with an ending; no page of this site has one. Write "/contact".',
    ],
    [
      'https://www.maplelaw.example/contact',
      '"https://www.maplelaw.example/contact" is a whole web address; redirects work only within this site and are written without its name. If it is a page of this site, write "/contact". Otherwise set up this redirect at the host itself.',
    ],
    [
      '/feed.xml',
      '"/feed.xml" is the address of a file, but redirects lead only to pages. Write the address of a page, or set up this redirect at the host itself.',
    ],
    [
      'feed.xml',
      '"feed.xml" is the address of a file, but redirects lead only to pages. Write the address of a page, or set up this redirect at the host itself.',
    ],
    [
      'https://other.example/Brochure.pdf',
      '"https://other.example/Brochure.pdf" is the address of a file, but redirects lead only to pages. Write the address of a page, or set up this redirect at the host itself.',
    ],
    [
      '/café',
      '"/café" is not an address of this site. Start with a slash and end without one, as in "/locations/kings-county"; * stands for any name.',
    ],
  ])('may not lead to %s', (to, letter) => {
    expect(lettersOf('/old', to)).toEqual([letter]);
  });

  it.each(['/Brochure.pdf', '/brochure.pdf'])('does not hide a public file from %s', (from) => {
    expect(lettersOf(from, '/contact', { 'public/Brochure.pdf': 'PDF' })).toEqual([
      `A redirect leads visitors away from ${from}. Delete the redirect in redirects.yaml, or rename the file.`,
    ]);
  });
});

describe('A redirect that hides pages', () => {
  it('is the only mistake, though the pages to which others lead are behind it', () => {
    const files = {
      ...smallSite(),
      'redirects.yaml': asFile({
        '/old': '/contact',
        '/*': '/blog',
        '/news/*': '/blog',
        '/about': '/contact',
      }),
    };
    const says = (loadSite(dataToRead(files)).problems ?? []).map((problem) => problem.says);
    expect(says.filter((each) => !each.includes('hides'))).toEqual([]);
  });
});

describe('A chain of 300 redirects', () => {
  const chain = (last: string) =>
    Object.fromEntries(
      Array.from({ length: 300 }, (_, i) => [`/old-${i}`, i < 299 ? `/old-${i + 1}` : last]),
    );
  const problemsOf = (lines: Lines) =>
    loadSite(dataToRead({ ...smallSite(), 'redirects.yaml': `unlimited: true\n${asFile(lines)}` })).problems!;

  it('is reported as too long, with the page at its end', () => {
    const [first, ...others] = problemsOf(chain('/blog'));
    expect(first).toMatchObject({
      line: 3,
      says: 'It takes more than 50 redirects in a row to get from /old-0 to /blog.',
      fix: 'Write here where they end: /blog',
    });
    expect(others).toHaveLength(248);
  });

  it('is reported as a circle when it has no end', () => {
    const says = problemsOf(chain('/old-7')).map((problem) => problem.says);
    expect(new Set(says.map((each) => each.replace(/old-\d+/, 'old')))).toEqual(
      new Set(['The redirect from /old leads in a circle, so visitors never arrive.']),
    );
  });
});

describe('Collapsed redirects', () => {
  it('lead straight to the end of each chain', () => {
    expect(collapsed({ '/a': '/b', '/b': '/c', '/x/*': '/y/*', '/y/*': '/z/*' })).toEqual({
      '/a': '/c',
      '/b': '/c',
      '/x/*': '/z/*',
      '/y/*': '/z/*',
    });
  });

  it('keep a star that their target does not use', () => {
    expect(collapsed({ '/a/*/*': '/b/*', '/b/c': '/d' })).toEqual({
      '/a/c/*': '/d',
      '/a/*/*': '/b/*',
      '/b/c': '/d',
    });
  });

  it('give a line of its own to the part of a branch that leads elsewhere', () => {
    expect(collapsed({ '/x/*': '/y/*', '/y/leaf': '/blog' })).toEqual({
      '/x/leaf': '/blog',
      '/x/*': '/y/*',
      '/y/leaf': '/blog',
    });
  });

  it.each([1, 12])('do not multiply when branches move into the one around them: %i', (count) => {
    const years = Array.from({ length: count }, (_, i) => [`/blog/${2010 + i}/*`, '/blog/*']);
    expect(collapsed(Object.fromEntries(years))).toEqual(Object.fromEntries(years));
  });
});

describe('The redirects after a move', () => {
  const joined = (before: Lines, moved: Lines) =>
    Object.fromEntries(
      joinRedirects(redirects(before), redirects(moved), redirects(moved)).map(({ from, to }) => [from, to]),
    );

  it('lead older addresses straight to the new one', () => {
    expect(joined({ '/a': '/b', '/a/*': '/b/*' }, { '/b': '/c', '/b/*': '/c/*' })).toEqual({
      '/a': '/c',
      '/a/*': '/c/*',
      '/b': '/c',
      '/b/*': '/c/*',
    });
  });

  it('have no line from the new address, and one line from the old', () => {
    const kept = joinRedirects(
      redirects({ '/c': '/d', '/b': '/e', '/x': '/e' }),
      redirects({ '/b': '/c' }),
      redirects({ '/b': '/c' }),
    );
    expect(kept).toEqual(redirects({ '/x': '/e', '/b': '/c' }));
  });

  it('keep an older line with a star when only part of its target moves', () => {
    const lines = { '/a/*': '/b/*', '/b/leaf': '/c' };
    expect(joined({ '/a/*': '/b/*' }, { '/b/leaf': '/c' })).toEqual(lines);
  });

  it('have no line that hides the page after a move back', () => {
    expect(joined({ '/a': '/b', '/x': '/b' }, { '/b': '/a' })).toEqual({ '/x': '/a', '/b': '/a' });
    expect(joined({ '/a/leaf': '/b/leaf' }, { '/b/*': '/a/*' })).toEqual({ '/b/*': '/a/*' });
  });
});

/** The small site with these redirects, and with ZIP codes and topics that it had formerly. */
function siteWith(lines: Lines, former: { zips?: string[]; topics?: string[] } = {}): Site {
  const ledger = ledgerOf(smallPlan());
  const zips = new Set([...ledger.zips, ...(former.zips ?? [])]);
  const topics = new Set([...ledger.topics, ...(former.topics ?? [])]);
  return smallPlan((files) => {
    files['published.yaml'] = printLedger({ ...ledger, zips, topics });
    files['redirects.yaml'] = asFile(lines);
  });
}

const asFile = (lines: Lines) =>
  `redirects:\n${Object.entries(lines)
    .map(([from, to]) => `  - { from: "${from}", to: "${to}" }\n`)
    .join('')}`;

describe('The redirects of a host', () => {
  const moves = {
    '/locations/old-county': '/locations/addison-county',
    '/locations/old-county/*': '/locations/addison-county/*',
    '/blog/city/*/*/old-topic': '/blog/city/*/*/deadlines',
  };

  it('are lines for Netlify and Cloudflare Pages, single addresses first', () => {
    expect(redirectLines(siteWith(moves), dataToRead(smallSite())).split('\n')).toEqual([
      '/locations/old-county /locations/addison-county 301',
      '/blog/city/:p1/:p2/old-topic /blog/city/:p1/:p2/deadlines 301',
      '/locations/old-county/* /locations/addison-county/:splat 301',
      '',
    ]);
  });

  const rulesOf = (site: Site, withStar: number, publicFiles: string[] = []) =>
    fitRules(site, withStar, publicFiles).map(
      ({ from, to }) => `${formatPattern(from)} ${formatPattern(to)}`,
    );

  it('join a branch that moved as a whole into one line with a star', () => {
    const zips = ['05401', '05403', '05753'];
    const moved = Object.fromEntries(zips.map((zip) => [`/zips/${zip}`, `/locations/zip/${zip}`]));
    expect(rulesOf(siteWith({ ...moved, '/zone': '/about' }), 10)).toEqual([
      '/zone /about',
      '/zips/* /locations/zip/*',
    ]);
  });

  it('have no star for fewer than three addresses', () => {
    const moved = { '/zips/05401': '/locations/zip/05401', '/zips/05403': '/locations/zip/05403' };
    expect(rulesOf(siteWith(moved), 10)).toEqual([
      '/zips/05401 /locations/zip/05401',
      '/zips/05403 /locations/zip/05403',
    ]);
  });

  it('have no star over a branch with pages', () => {
    const zips = ['05401', '05403', '05753'];
    const moved = Object.fromEntries(zips.map((zip) => [`/practice/${zip}`, `/locations/zip/${zip}`]));
    expect(rulesOf(siteWith(moved), 10)).toEqual(zips.map((zip) => `/practice/${zip} /locations/zip/${zip}`));
  });

  it('have no star over a branch with a public file, which the host would hide', () => {
    const zips = ['05401', '05403', '05753'];
    const moved = Object.fromEntries(zips.map((zip) => [`/zips/${zip}`, `/locations/zip/${zip}`]));
    const site = siteWith(moved);
    expect(rulesOf(site, 10, ['/zips/map.pdf'])).toEqual(
      zips.map((zip) => `/zips/${zip} /locations/zip/${zip}`),
    );
    expect(rulesOf(site, 10, ['/zips.pdf'])).toEqual(['/zips/* /locations/zip/*']);
  });

  it('add no second star to a line', () => {
    const cities = ['burlington', 'middlebury', 'south-burlington'];
    const moved = Object.fromEntries(cities.map((city) => [`/old/*/${city}`, `/locations/*/${city}`]));
    expect(rulesOf(siteWith(moved), 10)).toEqual(cities.map((city) => `/old/*/${city} /locations/*/${city}`));
  });

  it('have a star for one name before a star for all that follows', () => {
    expect(rulesOf(siteWith({ '/old/*': '/about', '/old/*/map': '/contact' }), 10)).toEqual([
      '/old/*/map /contact',
      '/old/* /about',
    ]);
  });

  it('have no star that takes addresses from another line', () => {
    const zips = ['05401', '05403', '05753'];
    const moved = Object.fromEntries(zips.map((zip) => [`/old/zips/${zip}`, `/locations/zip/${zip}`]));
    expect(rulesOf(siteWith({ ...moved, '/old/*': '/about' }), 10)).toEqual([
      ...zips.map((zip) => `/old/zips/${zip} /locations/zip/${zip}`),
      '/old/* /about',
    ]);
    expect(rulesOf(siteWith({ ...moved, '/old/zips/maps/*': '/about' }), 10)).toEqual([
      '/old/zips/maps/* /about',
      '/old/zips/* /locations/zip/*',
    ]);
  });

  it('have a line for each published address when the host takes no more stars', () => {
    const site = siteWith(
      { '/locations/zip/09999': '/locations', '/blog/zip/09999/*': '/blog/zip/05401/*' },
      { zips: ['09999'] },
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

  it('keep the stars that stand for the most addresses', () => {
    const moved = {
      '/blog/county/*/fees': '/blog/county/*/deadlines',
      '/blog/city/*/*/fees': '/blog/city/*/*/deadlines',
      '/blog/zip/*/fees': '/blog/zip/*/deadlines',
    };
    expect(rulesOf(siteWith(moved, { topics: ['fees'] }), 2)).toEqual([
      '/blog/county/addison-county/fees /blog/county/addison-county/deadlines',
      '/blog/county/chittenden-county/fees /blog/county/chittenden-county/deadlines',
      '/blog/city/*/*/fees /blog/city/*/*/deadlines',
      '/blog/zip/*/fees /blog/zip/*/deadlines',
    ]);
  });

  describe('are never more than every host takes', () => {
    const files = (lines: Lines, more = '') => ({ ...smallSite(), 'redirects.yaml': more + asFile(lines) });
    const many = (count: number, end: string): Lines =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`/old-${i}${end}`, '/blog']));

    it.each([
      [95, '/*', 'There are 95 redirects with a star, but Cloudflare Pages allows only 94.'],
      [2001, '', 'There are 2,001 redirects for single addresses, but Cloudflare Pages allows only 2,000.'],
    ])('so %i that end in "%s" are refused', (count, end, says) => {
      const { problems } = loadSite(dataToRead(files(many(count, end))));
      expect(problems!.map((problem) => problem.says)).toEqual([says]);
    });

    it('unless the site has a server of its own', () => {
      const data = dataToRead(files(many(95, '/*'), 'unlimited: true\n'));
      expect(redirectLines(loadSite(data).site!, data).trim().split('\n')).toHaveLength(95);
    });
  });
});
