import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { allChecks } from '#audit/checks/all-checks.ts';
import { textOf } from '../support/files.ts';
import { root } from '../support/site.ts';
import { edit, smallSite } from '../support/small-site/small-site.ts';
import { essay, finishSmallSite, found, type Change, type FinishedSmallSite } from './small-finished-site.ts';

/** A file of the finished site that passes the check, and the same file spoiled so that it fails. */
interface Case {
  check: string;
  when: string;
  file: string;
  /** The address of the finding; empty for the site as a whole. */
  on: string;
  /** Makes the file that passes; without it, the file of the small site has to pass. */
  fine?: Change;
  spoiled: Change;
  /** Other files to spoil with it. */
  along?: Record<string, Change>;
}

const replaced =
  (before: string | RegExp, after: string): Change =>
  (text) => {
    if (!(typeof before === 'string' ? text.includes(before) : before.test(text))) {
      throw new Error(`The page does not hold ${before}.`);
    }
    return text.replace(before, () => after);
  };
/** Adds HTML at the end of the main part. */
const withMore = (html: string) => replaced('</main>', `${html}</main>`);
const title = (text: string) => replaced(/<title>.*?<\/title>/, `<title>${text}</title>`);
const description = (text: string) =>
  replaced(/<meta name="description" content="[^"]*"/, `<meta name="description" content="${text}"`);
const robots = (content: string) =>
  replaced('<link rel="canonical"', `<meta name="robots" content="${content}"/><link rel="canonical"`);
const data = (node: object) =>
  replaced(
    /<script type="application\/ld\+json">.*?<\/script>/,
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`,
  );
const article = (days: object) =>
  data({
    '@type': 'Article',
    headline: 'Maple Law',
    author: { '@type': 'Organization', name: 'Maple Law', url: 'https://www.maplelaw.example' },
    image: 'https://www.maplelaw.example/social/site.png',
    ...days,
  });
const words = (count: number) => `<p>${Array.from({ length: count }, (_, i) => `word${i}`).join(' ')}</p>`;

const onAbout = { file: 'about.html', on: '/about' } as const;
const onHome = { file: 'index.html', on: '/' } as const;
const ofSite = { on: '' } as const;

const cases: Case[] = [
  // The finished site
  {
    check: 'form-not-connected',
    when: 'the form has no EmailJS ids',
    ...ofSite,
    file: 'index.html',
    spoiled: replaced(/data-visitor-script="[^"]+"/, 'data-visitor-script="/assets/none.json"'),
  },
  { check: 'page-missing', when: 'a page is missing', ...onAbout, spoiled: () => null },
  {
    check: 'privacy-missing',
    when: 'there is no privacy page',
    ...ofSite,
    file: 'privacy.html',
    spoiled: () => null,
  },
  {
    check: 'page-stale',
    when: 'a page is not the one that the data makes',
    ...onAbout,
    spoiled: description('Who we were.'),
  },
  {
    check: 'page-unplanned',
    when: 'a file is left over from a former site',
    ...ofSite,
    file: 'old.html',
    fine: () => null,
    spoiled: () => '<!doctype html>',
  },
  {
    check: 'text-leftover',
    when: 'a placeholder is not filled in',
    ...onAbout,
    spoiled: withMore('<p>In {place}.</p>'),
  },

  // Titles and descriptions
  {
    check: 'title-missing',
    when: 'there are two titles',
    ...onAbout,
    spoiled: replaced('<title>', '<title>A</title><title>'),
  },
  {
    check: 'title-wide',
    when: 'a title is wider than a search result',
    ...onAbout,
    fine: title('How Long an Injury Claim Takes, in Plain Words, With No Rush'),
    spoiled: title('How Long an Injury Claim Takes, in Plain Words, With No Rush at All'),
  },
  {
    check: 'title-brand-cut',
    when: 'only the name of the firm makes a title too wide',
    ...onAbout,
    spoiled: title('How Long an Injury Claim Takes, in Plain Words, With No Rush | Maple Law'),
  },
  {
    check: 'title-duplicate',
    when: 'two pages share a title',
    ...onAbout,
    spoiled: title('Contact an Injury Lawyer | Maple Law'),
  },
  {
    check: 'description-missing',
    when: 'there is no description',
    ...onAbout,
    spoiled: replaced(/<meta name="description"[^>]*>/, ''),
  },
  {
    check: 'description-wide',
    when: 'a description is longer than two lines',
    ...onAbout,
    fine: description('Short words about us. '.repeat(6).trim()),
    spoiled: description('Short words about us. '.repeat(9).trim()),
  },
  {
    check: 'description-short',
    when: 'a description does not fill one line',
    ...onAbout,
    fine: description('Short words about us. '.repeat(6).trim()),
    spoiled: description('Short words about us.'),
  },
  {
    check: 'description-duplicate',
    when: 'two pages share a description',
    ...onAbout,
    spoiled: description('Call, write or visit.'),
  },

  // What search engines may list
  {
    check: 'canonical-wrong',
    when: 'the canonical link names another page',
    ...onAbout,
    spoiled: replaced('href="https://www.maplelaw.example/about"', 'href="https://www.maplelaw.example/"'),
  },
  {
    check: 'robots-wrong',
    when: 'a page has noindex although no setting asks for it',
    ...onAbout,
    spoiled: robots('noindex'),
  },
  {
    check: 'robots-wrong',
    when: 'a page says "none" of itself, not only of its pictures',
    ...onAbout,
    fine: robots('max-image-preview:none'),
    spoiled: robots('None, max-image-preview:none'),
  },
  {
    check: 'sitemap-lacks',
    when: 'an indexed page is in no sitemap',
    file: 'sitemaps/main-1.xml',
    on: '/about',
    spoiled: replaced(/<url><loc>[^<]*\/about<.*?<\/url>/, ''),
  },
  {
    check: 'sitemap-extra',
    when: 'a sitemap lists a page that is kept out',
    file: 'sitemaps/main-1.xml',
    on: '/local-searches',
    spoiled: replaced('<url>', '<url><loc>https://www.maplelaw.example/local-searches</loc></url><url>'),
  },
  {
    check: 'sitemap-broken',
    when: 'a listed sitemap is missing',
    file: 'sitemaps/main-1.xml',
    ...ofSite,
    spoiled: () => null,
  },
  ...['Disallow: /', 'disallow: /*', 'Disallow: / # until we are ready'].map((line) => ({
    check: 'sitemap-broken',
    when: `robots.txt says "${line}"`,
    file: 'robots.txt',
    ...ofSite,
    spoiled: (text: string) => `${text}\n${line}\n`,
  })),
  {
    check: 'lastmod-wrong',
    when: 'the last change of a page is in the future',
    file: 'sitemaps/main-1.xml',
    on: '/about',
    spoiled: replaced(/(?<=\/about<\/loc><lastmod>)[^<]*/, '2026-11-21'),
  },

  // Structured data
  {
    check: 'data-unreadable',
    when: 'JSON-LD is truncated',
    ...onHome,
    spoiled: replaced(/(?<=<script type="application\/ld\+json">).*?(?=<\/script>)/, '{"@context":'),
  },
  {
    check: 'data-invalid',
    when: 'schema.org does not know a property',
    ...onHome,
    fine: data({ '@type': 'WebSite', name: 'Maple Law', url: 'https://www.maplelaw.example' }),
    spoiled: data({ '@type': 'WebSite', name: 'Maple Law', url: 'https://www.maplelaw.example', phone: '1' }),
  },
  {
    check: 'data-incomplete',
    when: 'an article has no date',
    ...onHome,
    fine: article({ datePublished: '2026-03-01', dateModified: '2026-03-01' }),
    spoiled: article({}),
  },
  {
    check: 'data-discouraged',
    when: 'a firm rates itself',
    ...onHome,
    spoiled: data({
      '@type': 'Organization',
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 5 },
    }),
  },
  {
    check: 'data-invisible',
    when: 'a name is in the structured data but not on the page',
    ...onHome,
    fine: data({ '@type': 'WebSite', name: 'Maple Law', url: 'https://www.maplelaw.example' }),
    spoiled: data({ '@type': 'WebSite', name: 'Birch Law', url: 'https://www.maplelaw.example' }),
  },

  // Texts
  {
    check: 'text-thin',
    when: 'a page has fewer than 100 words',
    ...onAbout,
    fine: replaced(/<main[^]*<\/main>/, `<main>${words(100)}</main>`),
    spoiled: replaced(/<main[^]*<\/main>/, `<main>${words(99)}</main>`),
  },
  {
    check: 'text-thin',
    when: 'a page has no words at all',
    ...onAbout,
    fine: withMore(words(100)),
    spoiled: replaced(/<main[^]*<\/main>/, '<main></main>'),
  },
  {
    check: 'text-near-duplicate',
    when: 'two pages differ only in a name',
    file: 'blog/zip/05408/deadlines.html',
    on: '/blog/zip/05408/deadlines',
    // Enough to outweigh the own words of the two places.
    fine: withMore(`<p>${essay(3000)}</p>`),
    spoiled: withMore(`<p>${essay(3000)}</p>`),
    along: { 'blog/zip/05401/deadlines.html': withMore(`<p>${essay(3000)}</p>`) },
  },
  {
    check: 'text-too-alike',
    when: 'a topic says nearly the same in two counties',
    file: 'blog/zip/05753/deadlines.html',
    on: '/blog/zip/05753/deadlines',
    fine: withMore(`<p>${essay(3000)}</p>`),
    spoiled: withMore(`<p>${essay(3000)}</p>`),
    along: { 'blog/zip/05401/deadlines.html': withMore(`<p>${essay(3000)}</p>`) },
  },
  {
    check: 'text-repeated-word',
    when: 'a word is repeated',
    ...onAbout,
    fine: withMore('<p>There is no no-fault cover.</p>'),
    spoiled: withMore('<p>We work in in Vermont.</p>'),
  },
  {
    check: 'figure-unbacked',
    when: 'no fact backs a figure',
    ...onAbout,
    fine: withMore('<p>You have three years, and the cover is $25,000.</p>'),
    spoiled: withMore('<p>You have four years.</p>'),
  },

  // Attorney advertising
  {
    check: 'ad-label',
    when: 'the label is missing',
    ...onAbout,
    spoiled: replaced(/Attorney\s+Advertising/, ''),
  },
  {
    check: 'ad-identity',
    when: 'the address of the first office is missing',
    ...onAbout,
    spoiled: (html) => html.replaceAll('1 Church Street', ''),
  },
  {
    check: 'ad-prior-results',
    when: 'a result appears without the line on prior results',
    ...onAbout,
    fine: withMore('<p>We won a $100,000 settlement.</p>'),
    spoiled: (html) =>
      withMore('<p>We won a $100,000 settlement.</p>')(html)!.replaceAll(
        'Prior results do not guarantee',
        'Results',
      ),
  },
  ...['No win, no fee.', 'No legal fees unless you win.', "No attorney's fee unless you win."].map(
    (promise) => ({
      check: 'ad-expenses',
      when: `a contingency fee appears without the line on expenses: ${promise}`,
      ...onAbout,
      fine: withMore(`<p>${promise}</p>`),
      spoiled: (html: string) =>
        withMore(`<p>${promise}</p>`)(
          html.replaceAll('you may still owe', 'maybe').replaceAll(/\bno (?:fee|win)\b/gi, 'help'),
        ),
    }),
  ),
  {
    check: 'ad-specialist',
    when: 'the firm says that it specializes',
    ...onAbout,
    fine: withMore('<p>We handle car accidents.</p>'),
    spoiled: withMore('<p>We specialize in car accidents.</p>'),
  },
  ...[
    '<img src="data:," alt="Our specialists" width="1" height="1"/>',
    '<a href="/contact" aria-label="Ask our specialists">Ask</a>',
  ].map((html) => ({
    check: 'ad-specialist',
    when: `screen readers say it: ${html}`,
    ...onAbout,
    spoiled: withMore(html),
  })),
  {
    check: 'ad-claim',
    when: 'a sentence compares or promises',
    ...onAbout,
    fine: withMore('<p>Prior results do not guarantee a similar outcome.</p>'),
    spoiled: withMore('<p>We guarantee a fast answer.</p>'),
  },
  {
    check: 'ad-incident',
    when: 'a page addresses the victims of one accident',
    ...onAbout,
    fine: withMore(
      '<p>Victims of a crash have three years. This page was read again on January 5, 2026.</p>',
    ),
    spoiled: withMore('<p>Were you a victim of the bus crash on January 5, 2026?</p>'),
  },

  // Links
  {
    check: 'orphan-page',
    when: 'no page links to a page',
    file: 'contact.html',
    on: '/schedule',
    spoiled: replaced('href="/schedule"', 'href="/contact"'),
    along: { 'sitemap.html': replaced('href="/schedule"', 'href="/contact"') },
  },
  {
    check: 'page-deep',
    when: 'a page is more than four clicks from home',
    file: 'index.html',
    // The page of its county has no map, which would be a shorter way.
    on: '/blog/zip/05740/deadlines',
    // Without the menu, the way leads through the contact page and every level of the places.
    spoiled: replaced(/<body>.*<\/body>/s, '<body><main><a href="/contact">Contact</a></main></body>'),
  },
  {
    check: 'orphan-for-search',
    when: 'only a page that says "none", as short for noindex and nofollow, links to a page',
    file: 'sitemap.html',
    on: '/local-searches/car-crash-lawyer-in-burlington',
    spoiled: replaced('href="/local-searches/car-crash-lawyer-in-burlington"', 'href="/local-searches"'),
    along: {
      'practice/car-accidents.html': replaced(
        'href="/local-searches/car-crash-lawyer-in-burlington"',
        'href="/practice"',
      ),
      'local-searches.html': replaced('content="noindex, nofollow"', 'content="none"'),
    },
  },
  {
    check: 'link-broken',
    when: 'a link leads nowhere',
    ...onAbout,
    fine: withMore(
      '<p><a href="/contact?from=about#main">Ask us</a> <a href="tel:+18025550110">Call</a></p>',
    ),
    spoiled: withMore('<p><a href="/contacts">Ask us</a></p>'),
  },
  {
    check: 'link-redirected',
    when: 'a link leads to an address that is redirected',
    ...onAbout,
    spoiled: withMore('<p><a href="/old-contact">Ask us</a></p>'),
  },
  {
    check: 'link-insecure',
    when: 'a link is plain http',
    ...onAbout,
    spoiled: withMore('<p><a href="http://example.com">A court</a></p>'),
  },
  {
    check: 'phone-mistyped',
    when: 'one digit of a phone number is wrong',
    ...onAbout,
    fine: withMore('<p><a href="tel:+18025550199">(802) 555-0199</a></p>'),
    spoiled: withMore('<p><a href="tel:8025550119">Call us</a></p>'),
  },
  {
    check: 'link-new-tab',
    when: 'a link does not say that it opens a new tab',
    ...onAbout,
    fine: withMore('<a href="https://a.example" target="_blank" rel="noopener">Map (opens in a new tab)</a>'),
    spoiled: withMore('<a href="https://a.example" target="_blank" rel="noopener">Map</a>'),
  },
  {
    check: 'anchor-broken',
    when: 'a link leads to a missing anchor on another page',
    ...onAbout,
    fine: withMore('<p><a href="/contact#main">Ask us</a></p>'),
    spoiled: withMore('<p><a href="/contact#form">Ask us</a></p>'),
  },
  {
    check: 'asset-broken',
    when: 'a picture is missing',
    ...onAbout,
    spoiled: withMore('<img src="/images/no.svg" alt="A road" width="1" height="1"/>'),
  },
  {
    check: 'asset-broken',
    when: 'a map or an icon shows a part of a drawing that is missing',
    ...onAbout,
    fine: withMore('<svg><use href="#here"/></svg>'),
    spoiled: withMore('<svg><use href="/assets/map.none.svg#z-05401"/></svg>'),
  },
  {
    check: 'asset-broken',
    when: 'the picture beside a shared link is missing',
    ...onAbout,
    spoiled: replaced(
      'content="https://www.maplelaw.example/social/',
      'content="https://www.maplelaw.example/old/',
    ),
  },
  {
    check: 'redirect-chain',
    when: 'a redirect leads to another',
    file: '_redirects',
    ...ofSite,
    fine: (rules) => `/zip/:p1/deadlines /blog/zip/:p1/deadlines 301\n${rules}`,
    spoiled: (rules) => `/older /old-contact 301\n${rules}`,
  },

  // Headings and landmarks
  { check: 'heading-first', when: 'there are two h1', ...onAbout, spoiled: withMore('<h1>Once more</h1>') },
  {
    check: 'heading-order',
    when: 'a heading level is skipped',
    ...onAbout,
    fine: withMore('<h2>A</h2><h3>B</h3>'),
    spoiled: withMore('<h2>A</h2><h4>B</h4>'),
  },
  {
    check: 'document-language',
    when: 'the language is missing',
    ...onAbout,
    spoiled: replaced('lang="en-US"', ''),
  },
  {
    check: 'document-language',
    when: 'the language is not that of the page',
    ...onAbout,
    spoiled: replaced('lang="en-US"', 'lang="es"'),
  },
  {
    check: 'landmark-wrong',
    when: 'two menus have no names',
    ...onAbout,
    fine: withMore('<nav aria-label="Parts"><a href="/">Home</a></nav>'),
    spoiled: withMore('<nav><a href="/">Home</a></nav><nav><a href="/contact">Ask</a></nav>'),
  },
  {
    check: 'landmark-outside',
    when: 'words are outside of all landmarks',
    ...onAbout,
    spoiled: replaced('</main>', '</main><p>Call now</p>'),
  },

  // Names and labels
  {
    check: 'id-duplicate',
    when: 'an id is used twice',
    ...onAbout,
    spoiled: withMore('<p id="main">Again</p>'),
  },
  {
    check: 'reference-broken',
    when: 'a label refers to a missing id',
    ...onAbout,
    spoiled: withMore('<section aria-labelledby="nobody"><p>Text</p></section>'),
  },
  {
    check: 'name-missing',
    when: 'a field has no label',
    ...onAbout,
    fine: withMore('<label for="zip">ZIP</label><input id="zip"/><label>City <input/></label>'),
    spoiled: withMore('<input id="zip"/>'),
  },
  {
    check: 'name-vague',
    when: 'a link only says "here"',
    ...onAbout,
    spoiled: withMore('<p>Ask us <a href="/contact">here</a></p>'),
  },
  {
    check: 'image-alt',
    when: 'the alt text is the name of the file',
    ...onAbout,
    fine: withMore('<img src="data:," alt="" width="1" height="1"/>'),
    spoiled: withMore('<img src="data:," alt="road.svg" width="1" height="1"/>'),
  },

  // Weight
  {
    check: 'image-size',
    when: 'a picture has no size',
    ...onAbout,
    spoiled: withMore('<img src="data:," alt="A road"/>'),
  },
  {
    check: 'page-heavy',
    when: 'a page is too heavy for the first round trip',
    ...onAbout,
    spoiled: withMore(
      `<p>${Array.from({ length: 9000 }, (_, i) => Math.sin(i).toString(36).slice(-6)).join(' ')}</p>`,
    ),
  },
];

let small: FinishedSmallSite;
beforeAll(async () => {
  small = await finishSmallSite();
});

/** Whether this check, run alone, finds something at the address of the case. */
async function finds(
  id: string,
  { file, on }: Case,
  change: Change | undefined,
  along = {},
): Promise<boolean> {
  const check = allChecks.find((one) => one.id === id)!;
  if ('onPage' in check) return small.ask(check, file, change ?? ((text) => text)).length > 0;
  const audit = await small.auditWith(change ? { [file]: change, ...along } : {}, [id]);
  return found(audit, id).includes(on);
}

describe('The audit', () => {
  for (const spoiledCase of cases) {
    const { check, when, fine, spoiled, along } = spoiledCase;
    it(`reports ${check} when ${when}`, async () => {
      expect(await finds(check, spoiledCase, fine)).toBe(false);
      expect(await finds(check, spoiledCase, spoiled, along)).toBe(true);
    });
  }

  it('finds the public pages of a firm at their addresses without an ending', async () => {
    const pages = {
      'fees.html': () => 'Fees',
      'kids/index.html': () => 'Kids',
      'about.html': withMore('<p><a href="/fees">Our fees</a> <a href="/kids">For children</a></p>'),
    };
    expect(found(await small.auditWith(pages, ['link-broken']), 'link-broken')).toEqual([]);
  });

  it('reports a page that is missing only as such, not as kept out of the index', async () => {
    const { groups } = await small.auditWith({ 'about.html': () => null }, ['page-missing', 'sitemap-extra']);
    expect(groups.map(({ check }) => check.id)).toEqual(['page-missing']);
  });

  it('reports a title that is missing only as such, not as out of date', async () => {
    const { groups } = await small.auditWith({ 'about.html': title(' ') }, ['page-stale', 'title-missing']);
    expect(groups.map(({ check }) => check.id)).toEqual(['title-missing']);
  });

  it('does not report the visual editor as page-unplanned', async () => {
    const editor = { 'admin.html': () => '<!doctype html>' };
    expect(found(await small.auditWith(editor, ['page-unplanned']), 'page-unplanned')).toEqual([]);
  });

  it.each<[string, string, Change, string]>([
    ['page-missing', 'locations/zip/05401.html', () => null, 'counties/chittenden-county.yaml'],
    ['page-stale', 'about.html', description('Who we were.'), 'pages/about.yaml'],
  ])(
    'reports %s at the data of a page, which was edited without running generate, not at its template',
    async (id, file, spoiled, source) => {
      const { groups } = await small.auditWith({ [file]: spoiled }, [id]);
      expect(groups.map(({ cause }) => cause.file)).toEqual([path.join(small.data, source)]);
    },
  );

  it('reports fact-old when a source has not been reviewed for a year', async () => {
    const onTheDay = await small.auditWith({}, ['fact-old'], new Date('2027-02-20'));
    expect(found(onTheDay, 'fact-old')).toEqual([]);
    const later = await small.auditWith({}, ['fact-old'], new Date('2027-02-22'));
    expect(found(later, 'fact-old')).toEqual(['', '']);
  });

  it('reports ad-any-hour unless the data says that somebody answers day and night', async () => {
    expect((await small.auditWith({}, ['ad-any-hour'])).groups).toEqual([]);
    const files = smallSite();
    edit(files, 'site.yaml', ', atAnyHour: true', '');
    const { groups } = await (await finishSmallSite(files)).auditWith({}, ['ad-any-hour']);
    expect(groups.flatMap(({ findings }) => findings.map(({ says }) => says))).toContain(
      '“24/7” in “24/7 Emergency Line”',
    );
  });

  it('reports ad-sample as long as somebody is a sample', async () => {
    expect(found(await small.auditWith({}, ['ad-sample']), 'ad-sample')).toEqual(['']);
    const [testimonial] = small.site.content.testimonials;
    testimonial!.sample = false;
    expect(found(await small.auditWith({}, ['ad-sample']), 'ad-sample')).toEqual([]);
    testimonial!.sample = true;
  });

  it.each([
    ['starter-text', 'https://www.maplelaw.example'],
    ['starter-text-online', 'https://www.maplelaw.com'],
  ])('reports %s while the data has a text of the starter', async (id, url) => {
    const { settings } = small.site.content;
    const facts = path.join(small.data, 'facts.yaml');
    const [before, text] = [settings.url, readFileSync(facts, 'utf8')];
    settings.url = url;
    expect(found(await small.auditWith({}, [id]), id)).toEqual([]);
    writeFileSync(facts, text.replace('  - id', '  # REPLACE: the facts of your state\n  - id'));
    const { groups } = await small.auditWith({}, [id]);
    writeFileSync(facts, text);
    settings.url = before;
    expect(groups.map(({ cause, findings }) => [cause.line, findings[0]!.says])).toEqual([
      [2, 'Still to be written: the facts of your state.'],
    ]);
  });

  it('follows the advertising rules of the state of the firm', async () => {
    const { content } = small.site;
    content.advertising = [
      { check: 'ad-sample', rule: 'Vermont asks for real clients.', level: 'error' },
      { check: 'ad-label', rule: 'Vermont has no such rule.', level: 'off' },
    ];
    const { groups } = await small.auditWith(
      { 'about.html': (html) => html.replace('Attorney Advertising', '') },
      ['ad-sample', 'ad-label'],
    );
    content.advertising = [];
    expect(groups.map(({ check }) => [check.id, check.why, check.level])).toEqual([
      ['ad-sample', 'Vermont asks for real clients.', 'error'],
    ]);
  });

  it('accepts the label in the language of the page', async () => {
    const files = smallSite();
    const heading = 'heading: "Car Crash Lawyer in Burlington"';
    edit(files, 'keywords.yaml', heading, 'heading: "Abogado"\n    lang: es');
    files['pages/shell.es.yaml'] = textOf(path.join(root, 'data'), 'pages/shell.es.yaml');
    edit(
      files,
      'pages/shell.es.yaml',
      'Publicidad de abogados (Attorney Advertising)',
      'Publicidad de abogados',
    );
    const spanish = await finishSmallSite(files);
    expect(found(await spanish.auditWith({}, ['ad-label']), 'ad-label')).toEqual([]);
  });

  it('reports acceptance-unused when an accepted finding is gone', async () => {
    const because = 'It was looked at.';
    small.site.content.settings.audit.accepted = [
      { check: 'ad-claim', text: 'Expert Legal Help', because },
      { check: 'ad-claim', text: 'Nobody writes this any more', because },
    ];
    const run = await small.auditWith({}, ['ad-claim', 'acceptance-unused']);
    small.site.content.settings.audit.accepted = [];
    const unused = run.groups.filter(({ check }) => check.id === 'acceptance-unused');
    expect(unused.flatMap(({ findings }) => findings.map(({ says }) => says))).toEqual([
      'ad-claim: “Nobody writes this any more”',
    ]);
    expect(run.groups.find(({ accepted }) => accepted === because)?.check.id).toBe('ad-claim');
    expect(found(run, 'ad-claim')).toEqual([]);
  });
});

it('Every check has a case', () => {
  const alone = [
    'fact-old',
    'ad-any-hour',
    'ad-sample',
    'acceptance-unused',
    'starter-text',
    'starter-text-online',
  ];
  const shown = new Set([...cases.map(({ check }) => check), ...alone]);
  expect([...shown].sort()).toEqual(allChecks.map(({ id }) => id).sort());
});
