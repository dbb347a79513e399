import { hash } from 'node:crypto';
import type { Published } from '#content/content.ts';
import { namesInList } from '#content/schemas/published.ts';
import { numbersOf, rangesOf } from '#lib/numbers/number-range.ts';
import type { Site } from '#site/plan.ts';
import { isNotFound } from '#site/routes/routes.ts';

/** Some names of one kind of thing. */
export type Names = ReadonlySet<string>;

/** The lists of names that are stored unchanged, in file order. */
const lists = ['main', 'practiceAreas', 'serviceAreas', 'posts', 'keywords', 'topics'] as const;
type Lists = Record<(typeof lists)[number], Names>;

/** The names from which every published address can be derived: entities, not pages. */
export interface Ledger extends Lists {
  /** The slugs of the cities of each county. */
  counties: ReadonlyMap<string, Names>;
  zips: Names;
}

const eachList = (namesOf: (list: keyof Lists) => Names) =>
  Object.fromEntries(lists.map((list) => [list, namesOf(list)])) as Lists;

/** The names that a site would publish. */
export function ledgerOf({ content, places, groups }: Site): Ledger {
  const slugs = (entries: readonly { slug: string }[]) => new Set(entries.map(({ slug }) => slug));
  const main = groups
    .filter(({ kind, size }) => size === 1 && !isNotFound(kind))
    .map(({ at }) => at(0))
    .filter((route) => !('area' in route || 'keyword' in route || 'post' in route || 'place' in route))
    .map(({ address }) => address);
  return {
    main: new Set(main),
    practiceAreas: slugs(content.practiceAreas),
    serviceAreas: slugs(content.serviceAreas),
    posts: slugs(content.posts),
    keywords: slugs(content.keywords),
    topics: slugs(content.topics),
    counties: new Map(content.counties.map(({ slug, cities }) => [slug, slugs(cities)])),
    zips: new Set(places.zipByCode.keys()),
  };
}

export function readLedger(published: Published): Ledger {
  const set = (names: string) => new Set(namesInList(names));
  return {
    ...eachList((list) => set(published[list])),
    counties: new Map(Object.entries(published.counties).map(([slug, cities]) => [slug, set(cities)])),
    zips: new Set(namesInList(published.zips).flatMap(numbersOf)),
  };
}

/** The union of both: what was once published stays in the ledger for good. */
export function joinLedgers(a: Ledger, b: Ledger): Ledger {
  const both = (one: Names, other: Names) => new Set([...one, ...other]);
  const counties = new Map(a.counties);
  for (const [county, cities] of b.counties) {
    counties.set(county, both(counties.get(county) ?? new Set(), cities));
  }
  return { ...eachList((list) => both(a[list], b[list])), counties, zips: both(a.zips, b.zips) };
}

const lineWidth = 100;

/** What the ledger records about the last submission to search engines. */
export type Submission = Partial<Pick<Published, 'told' | 'gone'>>;

/** The ledger as data/published.yaml: sorted, with short lines, so that changes are small diffs. */
export function printLedger(ledger: Ledger, { told, gone = '' }: Submission = {}): string {
  const block = (name: string, names: Iterable<string>) =>
    `${name}: >-\n${wrapped([...names].sort()).join('\n')}\n`;
  const counties = [...ledger.counties]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([county, cities]) => `  "${county}": "${[...cities].sort().join(' ')}"\n`);
  return [
    '# The names of everything that was ever published, so that no address is lost. Written by\n',
    '# "npm run published" after the site went online; do not edit.\n',
    ...lists.map((list) => block(list, ledger[list])),
    counties.length > 0 ? `counties:\n${counties.join('')}` : 'counties: {}\n',
    block('zips', rangesOf([...ledger.zips].sort())),
    `checksum: "${checksumOf(ledger)}"\n`,
    ...(told === undefined ? [] : [`told: "${told}"\n`]),
    ...(gone === '' ? [] : [block('gone', namesInList(gone))]),
  ].join('');
}

/** Every name with its kind: "zips 05401", "city kings-county/brooklyn". */
export const allNames = ({ counties, ...others }: Ledger): string[] => [
  ...Object.entries(others).flatMap(([kind, all]) => [...all].map((name) => `${kind} ${name}`)),
  ...[...counties].flatMap(([county, cities]) => [
    `county ${county}`,
    ...[...cities].map((city) => `city ${county}/${city}`),
  ]),
];

/** A checksum of the names, independent of their order and lines. */
export const checksumOf = (ledger: Ledger): string =>
  hash('sha256', allNames(ledger).sort().join('\n')).slice(0, 16);

function wrapped(names: readonly string[]): string[] {
  const lines = ['  '];
  for (const name of names) {
    if (lines.at(-1)!.length + name.length > lineWidth) lines.push('  ');
    lines[lines.length - 1] += `${lines.at(-1) === '  ' ? '' : ' '}${name}`;
  }
  return lines;
}
