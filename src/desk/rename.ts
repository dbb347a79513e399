import { star } from '#addresses/pattern.ts';
import type { Line } from '#addresses/vanished.ts';
import { slugPattern, toSlug } from '#lib/slug.ts';
import { addressOf } from '#site/address.ts';
import { Draft, entriesIn, entryOf, postFile, WrongRequest, type DataFolder } from './data-folder.ts';
import type { FileChange } from './data-file.ts';
import { leadOn } from './lead-on.ts';

export interface Renaming {
  changes: FileChange[];
  /** The redirects that were written; none for what was never published. */
  lines: Line[];
}

/** How each kind is renamed in a draft: its own file, and the names that point at it. Answers what moved. */
export const renamings = {
  county,
  city,
  topic,
  post,
  'practice-area': practiceArea,
  'service-area': serviceArea,
  keyword,
} satisfies Record<string, (draft: Draft, folder: DataFolder, from: string, to: string) => Line[]>;
export type RenameKind = keyof typeof renamings;
export const renameKinds = Object.keys(renamings) as RenameKind[];

/** Gives something another name in its address, everywhere, so that no old address is lost. */
export function rename(folder: DataFolder, kind: RenameKind, from: string, to: string): Renaming {
  const draft = new Draft(folder);
  const lines = leadOn(draft, folder, renamings[kind](draft, folder, from, to));
  return { changes: draft.changes(), lines };
}

function checkSlug(to: string, taken: boolean, kind: string): void {
  if (!slugPattern.test(to)) {
    throw new WrongRequest(`"${to}" cannot stand in an address. Write: ${toSlug(to) || 'a-name'}`);
  }
  if (taken) throw new WrongRequest(`There is a ${kind} "${to}" already.`);
}

const has = (entries: readonly { slug: string }[], slug: string) =>
  entries.some((entry) => entry.slug === slug);

function county(draft: Draft, { names }: DataFolder, from: string, to: string): Line[] {
  const counties = entriesIn(names, 'counties');
  entryOf(counties, from, 'county');
  checkSlug(to, has(counties, to), 'county');
  draft.move(`counties/${from}.yaml`, `counties/${to}.yaml`);
  for (const name of names.filter((file) => file.startsWith('service-areas/'))) {
    draft.edit(name, (values) => void (values.county === from && (values.county = to)));
  }
  return [
    { from: addressOf.county(from), to: addressOf.county(to) },
    { from: addressOf.city(from, star), to: addressOf.city(to, star) },
    { from: `/blog/county/${from}/*`, to: `/blog/county/${to}/*` },
    { from: `/blog/city/${from}/*`, to: `/blog/city/${to}/*` },
  ];
}

function city(draft: Draft, { site }: DataFolder, from: string, to: string): Line[] {
  const [countySlug = '', slug] = from.split('/');
  if (!slug)
    throw new WrongRequest(`Say which county, as in: npm run rename -- city kings-county/${from} ${to}`);
  const { cities } = entryOf(site.content.counties, countySlug, 'county');
  entryOf(cities, slug, 'city');
  const name = to.startsWith(`${countySlug}/`) ? to.slice(countySlug.length + 1) : to;
  checkSlug(name, has(cities, name), 'city');
  draft.edit(`counties/${countySlug}.yaml`, (values) => {
    for (const entry of values.cities as { slug: string }[]) if (entry.slug === slug) entry.slug = name;
  });
  return [
    { from: addressOf.city(countySlug, slug), to: addressOf.city(countySlug, name) },
    { from: `/blog/city/${countySlug}/${slug}/*`, to: `/blog/city/${countySlug}/${name}/*` },
  ];
}

function topic(draft: Draft, { names }: DataFolder, from: string, to: string): Line[] {
  const topics = entriesIn(names, 'topics');
  entryOf(topics, from, 'topic');
  checkSlug(to, has(topics, to), 'topic');
  draft.move(`topics/${from}.yaml`, `topics/${to}.yaml`);
  return [
    { from: addressOf.countyTopic(star, from), to: addressOf.countyTopic(star, to) },
    { from: addressOf.cityTopic(star, star, from), to: addressOf.cityTopic(star, star, to) },
    { from: addressOf.zipTopic(star, from), to: addressOf.zipTopic(star, to) },
  ];
}

function post(draft: Draft, folder: DataFolder, from: string, to: string): Line[] {
  const posts = entriesIn(folder.names, 'posts', 'guides');
  entryOf(posts, from, 'post');
  checkSlug(to, has(posts, to), 'post');
  const file = postFile(folder, from);
  draft.move(file, file.replace(`/${from}.`, `/${to}.`));
  for (const name of folder.names) {
    if (/^(?:posts|guides)\//.test(name)) {
      draft.edit(name, (values) => {
        const related = values.related as string[];
        values.related = related.map((slug) => (slug === from ? to : slug));
      });
    }
    if (name.startsWith('topics/'))
      draft.edit(name, (values) => void (values.post === from && (values.post = to)));
  }
  return [{ from: addressOf.post(from), to: addressOf.post(to) }];
}

function practiceArea(draft: Draft, { names }: DataFolder, from: string, to: string): Line[] {
  const areas = entriesIn(names, 'practice-areas');
  entryOf(areas, from, 'practice area');
  checkSlug(to, has(areas, to), 'practice area');
  draft.move(`practice-areas/${from}.yaml`, `practice-areas/${to}.yaml`);
  moveDrawings(draft, names, from, to);
  const point = (entry: { practiceArea?: unknown }) => {
    if (entry.practiceArea === from) entry.practiceArea = to;
  };
  for (const name of names) {
    if (/^(?:posts|guides)\//.test(name)) draft.edit(name, point);
    if (name === 'keywords.yaml') draft.edit(name, (values) => (values.keywords as object[]).forEach(point));
  }
  return [{ from: addressOf.practiceArea(from), to: addressOf.practiceArea(to) }];
}

function serviceArea(draft: Draft, { names }: DataFolder, from: string, to: string): Line[] {
  const areas = entriesIn(names, 'service-areas');
  entryOf(areas, from, 'service area');
  checkSlug(to, has(areas, to), 'service area');
  draft.move(`service-areas/${from}.yaml`, `service-areas/${to}.yaml`);
  moveDrawings(draft, names, from, to);
  for (const name of names.filter((file) => file.startsWith('counties/'))) {
    draft.edit(name, (values) => void (values.serviceArea === from && (values.serviceArea = to)));
  }
  return [{ from: addressOf.serviceArea(from), to: addressOf.serviceArea(to) }];
}

/** Drawings bear the name of what they show: `car-accidents.svg`, `car-accidents-1.svg`. */
function moveDrawings(draft: Draft, names: readonly string[], from: string, to: string): void {
  for (const name of names) {
    const [, rest] = new RegExp(`^images/${from}((?:-\\d+)?\\.\\w+)$`).exec(name) ?? [];
    if (rest) draft.move(name, `images/${to}${rest}`);
  }
}

/** A local search is named by its words, so the words are what changes. */
function keyword(draft: Draft, _folder: DataFolder, from: string, to: string): Line[] {
  const words = draft.valuesOf('keywords.yaml').keywords as { keyword: string }[];
  const keywords = words.map(({ keyword: phrase }) => ({ slug: toSlug(phrase) }));
  const { slug } = entryOf(keywords, toSlug(from), 'local search');
  checkSlug(toSlug(to), has(keywords, toSlug(to)), 'local search');
  draft.edit('keywords.yaml', (values) => {
    for (const entry of values.keywords as { keyword: string }[]) {
      if (toSlug(entry.keyword) === slug) entry.keyword = to;
    }
  });
  return [{ from: addressOf.keyword(slug), to: addressOf.keyword(toSlug(to)) }];
}
