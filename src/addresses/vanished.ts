import { renamed, type FileKindName, type MovedFile } from '#content/files/moved-files.ts';
import { addressOf } from '#site/routes/address.ts';
import { topicsAddress, type Site } from '#site/plan.ts';
import { ledgerOf, type Ledger } from './ledger.ts';

/** Where an address led and where it may lead now; `*` stands for what comes there. */
export interface Line {
  from: string;
  to: string;
}

/** Something that was published and is no longer in the data. */
export interface Vanished {
  /** As people call it: 'The county "kings-county"'. */
  name: string;
  /** The name is of more than one thing. */
  many?: boolean;
  /** What it was probably renamed to. */
  renamedTo?: string;
  /** What `npm run rename` has to be told, where its file was probably renamed by hand. */
  byHand?: Pick<MovedFile, 'kind' | 'from' | 'to'>;
  addresses(): Iterable<string>;
  /** The redirects that would catch all of its addresses. */
  lines: Line[];
}

/** Everything that the ledger knows and the site no longer has. */
export function vanishedFrom(site: Site, ledger: Ledger): Vanished[] {
  const now = ledgerOf(site);
  const orHome = (address: string) => (now.main.has(address) ? address : addressOf.home());
  return [
    ...simple('page', ledger.main, now.main, (address) => address, addressOf.home()),
    ...simple(
      'practice area',
      ledger.practiceAreas,
      now.practiceAreas,
      addressOf.practiceArea,
      addressOf.practice(),
      'practice-area',
    ),
    ...simple(
      'service area',
      ledger.serviceAreas,
      now.serviceAreas,
      addressOf.serviceArea,
      orHome(addressOf.serviceAreas()),
      'service-area',
    ),
    ...simple(
      'local search',
      ledger.keywords,
      now.keywords,
      addressOf.keyword,
      orHome(addressOf.localSearches()),
    ),
    ...simple('post', ledger.posts, now.posts, addressOf.post, addressOf.blog(), 'post'),
    ...vanishedTopics(ledger, now),
    ...vanishedCounties(ledger, now),
    ...vanishedCities(ledger, now),
    ...vanishedZips(site, ledger, now),
  ];
}

type Names = ReadonlySet<string>;
const without = (all: Iterable<string>, some: { has(name: string): boolean }) =>
  [...all].filter((name) => !some.has(name));

function simple(
  kind: string,
  before: Names,
  now: Names,
  addressFor: (slug: string) => string,
  otherwise: string,
  fileKind?: FileKindName,
): Vanished[] {
  return without(before, now).map((slug) => {
    const renamedTo = renamed(slug, before, now);
    const from = addressFor(slug);
    return {
      name: `The ${kind} "${slug}"`,
      ...(renamedTo && { renamedTo }),
      ...(renamedTo && fileKind && { byHand: { kind: fileKind, from: slug, to: renamedTo } }),
      addresses: () => [from],
      lines: [{ from, to: renamedTo ? addressFor(renamedTo) : otherwise }],
    };
  });
}

function vanishedTopics(before: Ledger, now: Ledger): Vanished[] {
  return without(before.topics, now.topics).map((topic) => {
    const renamedTo = renamed(topic, before.topics, now.topics);
    const line = (from: string, to: string, place: string) =>
      ({ from, to: renamedTo ? to : place }) satisfies Line;
    const to = renamedTo ?? '';
    return {
      name: `The topic "${topic}"`,
      ...(renamedTo && { renamedTo, byHand: { kind: 'topic', from: topic, to: renamedTo } }),
      *addresses() {
        for (const [county, cities] of before.counties) {
          yield addressOf.countyTopic(county, topic);
          for (const city of cities) yield addressOf.cityTopic(county, city, topic);
        }
        for (const zip of before.zips) yield addressOf.zipTopic(zip, topic);
      },
      lines: [
        line(addressOf.countyTopic('*', topic), addressOf.countyTopic('*', to), addressOf.county('*')),
        line(
          addressOf.cityTopic('*', '*', topic),
          addressOf.cityTopic('*', '*', to),
          addressOf.city('*', '*'),
        ),
        line(addressOf.zipTopic('*', topic), addressOf.zipTopic('*', to), addressOf.zip('*')),
      ],
    };
  });
}

function vanishedCounties(before: Ledger, now: Ledger): Vanished[] {
  return without(before.counties.keys(), now.counties).map((county) => {
    const cities = before.counties.get(county)!;
    const renamedTo =
      without(now.counties.keys(), before.counties).find((other) =>
        shareCities(cities, now.counties.get(other)!),
      ) ?? renamed(county, new Set(before.counties.keys()), new Set(now.counties.keys()));
    return {
      name: `The county "${county}"`,
      ...(renamedTo && { renamedTo, byHand: { kind: 'county', from: county, to: renamedTo } }),
      *addresses() {
        yield addressOf.county(county);
        for (const topic of before.topics) yield addressOf.countyTopic(county, topic);
        for (const city of cities) yield* cityAddresses(county, city, before.topics);
      },
      lines: renamedTo
        ? [
            { from: addressOf.county(county), to: addressOf.county(renamedTo) },
            { from: addressOf.city(county, '*'), to: addressOf.city(renamedTo, '*') },
            { from: `/blog/county/${county}/*`, to: `/blog/county/${renamedTo}/*` },
            { from: `/blog/city/${county}/*`, to: `/blog/city/${renamedTo}/*` },
          ]
        : [
            { from: addressOf.county(county), to: addressOf.locations() },
            { from: addressOf.city(county, '*'), to: addressOf.locations() },
            { from: `/blog/county/${county}/*`, to: addressOf.blog() },
            { from: `/blog/city/${county}/*`, to: addressOf.blog() },
          ],
    };
  });
}

const shareCities = (one: Names, other: Names) => [...one].some((city) => other.has(city));

function* cityAddresses(county: string, city: string, topics: Names): Generator<string> {
  yield addressOf.city(county, city);
  for (const topic of topics) yield addressOf.cityTopic(county, city, topic);
}

/** Cities of counties that are there still; with a county its cities went too. */
function vanishedCities(before: Ledger, now: Ledger): Vanished[] {
  return [...before.counties].flatMap(([county, cities]) => {
    const left = now.counties.get(county);
    if (!left) return [];
    return without(cities, left).map((city) => {
      const elsewhere = [...now.counties].find(
        ([other, slugs]) => slugs.has(city) && !before.counties.get(other)?.has(city),
      )?.[0];
      const near = elsewhere ? undefined : renamed(city, cities, left);
      const to = elsewhere ? `${elsewhere}/${city}` : near && `${county}/${near}`;
      return {
        name: `The city "${county}/${city}"`,
        ...(to && { renamedTo: to }),
        addresses: () => cityAddresses(county, city, before.topics),
        lines: [
          { from: addressOf.city(county, city), to: to ? `/locations/${to}` : addressOf.county(county) },
          {
            from: `/blog/city/${county}/${city}/*`,
            to: to ? `/blog/city/${to}/*` : `/blog/county/${county}/*`,
          },
        ],
      };
    });
  });
}

/** ZIPs go by the dozen, with a county or a long list: they are told together. */
function vanishedZips(site: Site, before: Ledger, now: Ledger): Vanished[] {
  const zips = without(before.zips, now.zips).sort();
  if (zips.length === 0) return [];
  const living = [...now.zips].sort();
  const lines = zips.flatMap((zip): Line[] => {
    const [page, topics] = placeAround(site, zip, living);
    return [
      { from: addressOf.zip(zip), to: page },
      { from: `/blog/zip/${zip}/*`, to: topics },
    ];
  });
  return [
    {
      name: zips.length === 1 ? `The ZIP code ${zips[0]}` : `The ZIP codes ${zips.join(', ')}`,
      many: zips.length > 1,
      *addresses() {
        for (const zip of zips) {
          yield addressOf.zip(zip);
          for (const topic of before.topics) yield addressOf.zipTopic(zip, topic);
        }
      },
      lines,
    },
  ];
}

/**
 * Numbers run through a region town by town, so a ZIP lies where both its neighbors lie: in a city, or only in
 * a county. Where they lie apart, nobody knows.
 */
function placeAround(
  { places }: Site,
  zip: string,
  living: readonly string[],
): [page: string, topics: string] {
  const region = living.filter((other) => other.slice(0, 3) === zip.slice(0, 3));
  const neighbors = [region.findLast((other) => other < zip), region.find((other) => other > zip)];
  const [one, other] = neighbors.flatMap((near) => (near && places.zipByCode.get(near)?.city) || []);
  const county = (one ?? other)?.county;
  if (!county || (one && other && one.county !== other.county)) {
    return [addressOf.locations(), addressOf.blog()];
  }
  return one && one === other
    ? [one.address, `${topicsAddress(one)}/*`]
    : [county.address, `${topicsAddress(county)}/*`];
}
