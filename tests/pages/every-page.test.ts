import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fileOf } from '#site/address.ts';
import { filesOf, textOf as read } from '../support/files.ts';
import { buildSite, root } from '../support/site.ts';
import { loadSite } from '../support/load-site.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { tagsOf, textOf } from './html.ts';

/** The parts of a page that the tests need, so that each page is read once. */
interface PageFacts {
  name: string;
  headings: number;
  title: string | undefined;
  description: string | undefined;
  canonical: string | undefined;
  ids: Set<string>;
  /** The values of `href` and `src`. */
  links: Set<string>;
  /** Full addresses of the site, which search engines and social networks read. */
  told: Set<string>;
  text: string;
}

let dist: string;
let toldAddress: RegExp;
let site: Site;
let files: Set<string>;
const pages = new Map<string, PageFacts>();
/** The ids in each drawing. */
const partsOf = new Map<string, Set<string>>();

beforeAll(async () => {
  dist = await buildSite();
  site = loadSite(path.join(root, 'data')).site!;
  toldAddress = new RegExp(`(?<=")${site.content.settings.url}[^"#]*`, 'g');
  files = new Set(filesOf(dist));
  for (const name of files) {
    if (name.endsWith('.html')) pages.set(name, factsOf(name));
    if (name.endsWith('.svg')) {
      partsOf.set(name, new Set([...read(dist, name).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!)));
    }
  }
});

function factsOf(name: string): PageFacts {
  const html = read(dist, name);
  const facts: PageFacts = {
    name,
    headings: 0,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    description: undefined,
    canonical: undefined,
    ids: new Set(),
    links: new Set(),
    told: new Set(html.match(toldAddress)?.map((address) => address.slice(site.content.settings.url.length))),
    text: textOf(html),
  };
  for (const { name: tag, attributes } of tagsOf(html)) {
    if (tag === 'h1') facts.headings++;
    if (tag === 'meta' && attributes.get('name') === 'description')
      facts.description = attributes.get('content');
    if (tag === 'link' && attributes.get('rel') === 'canonical') facts.canonical = attributes.get('href');
    const id = attributes.get('id');
    if (id !== undefined) facts.ids.add(id);
    for (const key of ['href', 'src', 'data-visitor-script']) {
      const value = attributes.get(key);
      if (value !== undefined) facts.links.add(value);
    }
  }
  return facts;
}

/** The first ten pages that break a rule, with the reason. */
function thatBreak(rule: (page: PageFacts) => string[] | string | false): string[] {
  const found: string[] = [];
  for (const page of pages.values())
    for (const seen of [rule(page) || []].flat()) found.push(`${page.name}: ${seen}`);
  return found.slice(0, 10);
}

/** The file for an address of the site. */
const fileAt = (address: string) => {
  const exact = address.slice(1);
  return files.has(exact) ? exact : fileOf(address);
};

describe('The real site', () => {
  it('has a file for every planned address, and no other pages', () => {
    const planned = [...routesOf(site)].map(({ address }) => fileOf(address));
    expect([...pages.keys()].sort()).toEqual(planned.sort());
  });

  it('has 12 counties, 59 cities, 344 ZIP codes, and ten topics for each', () => {
    const sizes = Object.fromEntries(site.groups.map(({ kind, size }) => [kind, size]));
    expect(sizes).toMatchObject({
      county: 12,
      city: 59,
      zip: 344,
      'county-topic': 120,
      'city-topic': 590,
      'zip-topic': 3440,
      'practice-area': 6,
      'service-area': 5,
      keyword: 60,
    });
  });
});

describe('Every page', () => {
  it('links only to existing pages, files and anchors', () => {
    expect(
      thatBreak(({ name, links }) =>
        [...links].filter((link) => {
          if (!/^[/#]/.test(link)) return false;
          const [address = '', anchor] = link.split('#');
          const file = address === '' ? name : fileAt(address);
          const ids = pages.get(file)?.ids ?? partsOf.get(file);
          return !files.has(file) || (anchor !== undefined && !ids?.has(anchor));
        }),
      ),
    ).toEqual([]);
  });

  it('gives search engines and social networks only existing addresses', () => {
    expect(
      thatBreak(({ told }) => [...told].filter((address) => !files.has(fileAt(address || '/')))),
    ).toEqual([]);
  });

  it('links to other sites only by https, and otherwise to phone numbers and inline pictures', () => {
    expect(
      thatBreak(({ links }) =>
        [...links].filter((link) => !/^(\/(?!\/)|#|https:\/\/|tel:\+1\d{10}$|data:image\/)/.test(link)),
      ),
    ).toEqual([]);
  });

  it('has one h1', () => {
    expect(thatBreak(({ headings }) => headings !== 1 && `${headings} h1`)).toEqual([]);
  });

  it.each(['title', 'description'] as const)('has a %s of its own', (field) => {
    const owners = new Map<string, string>();
    expect(
      thatBreak((page) => {
        const value = page[field];
        if (!value) return `no ${field}`;
        const owner = owners.get(value);
        owners.set(value, page.name);
        return owner !== undefined && `"${value}" as on ${owner}`;
      }),
    ).toEqual([]);
  });

  it('has its own address as the canonical one', () => {
    const { url } = site.content.settings;
    expect(
      thatBreak(({ name, canonical }) => {
        if (!canonical?.startsWith(`${url}/`)) return canonical ?? 'none';
        return fileOf(canonical.slice(url.length)) !== name && canonical;
      }),
    ).toEqual([]);
  });

  it('has no unfilled placeholders', () => {
    expect(
      thatBreak(
        ({ text }) => text.match(/\{[a-zA-Z][\w:-]*\}|\[(?:phone|link|step)\]|undefined|\[object /g) ?? [],
      ),
    ).toEqual([]);
  });

  it('has the lines on attorney advertising and prior results, and the name, offices and phone number of the firm', () => {
    const { firm, offices, phones } = site.content.settings;
    const words = [
      'Attorney Advertising',
      firm.name,
      ...offices.flatMap(({ street, zip }) => [street, zip]),
      phones.main,
    ];
    // One of these, in the language of the page.
    const results = [
      'Prior results do not guarantee a similar outcome.',
      'Los resultados anteriores no garantizan un resultado similar.',
    ];
    expect(
      thatBreak(({ text }) => [
        ...words.filter((word) => !text.includes(word)),
        ...(results.some((said) => text.includes(said)) ? [] : results),
      ]),
    ).toEqual([]);
  });

  it('links to the phone number of the firm', () => {
    const dial = `tel:+1${site.content.settings.phones.main.replace(/\D/g, '')}`;
    expect(thatBreak(({ links }) => !links.has(dial) && 'no phone link')).toEqual([]);
  });
});

describe('Style sheets and scripts', () => {
  it('load only existing files', () => {
    const missing = [...files]
      .filter((name) => /\.(css|js)$/.test(name))
      .flatMap((name) => {
        const text = readFileSync(path.join(dist, name), 'utf8');
        const named = [
          ...text.matchAll(/url\(["']?([^"')]+)["']?\)|(?:from|import\(?)\s*["'`](\.[^"'`]+)["'`]/g),
        ];
        return named
          .map(([, url, module]) => (url ?? module)!)
          .filter((target) => !target.startsWith('data:'))
          .map((target) =>
            target.startsWith('/') ? target.slice(1) : path.posix.join(path.posix.dirname(name), target),
          )
          .filter((target) => !files.has(target));
      });
    expect(missing).toEqual([]);
  });
});
