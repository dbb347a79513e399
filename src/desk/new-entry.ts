import { zipStates, type UsStateCode } from '#content/places/us-states.ts';
import { placeholders } from '#content/texts/placeholders.ts';
import { toSlug } from '#lib/slug.ts';
import { addressOf } from '#site/address.ts';
import { Draft, entryOf, WrongRequest, type DataFolder } from './data-folder.ts';
import type { FileChange } from './data-file.ts';
import { withModeline } from './schema-files.ts';
import { newYaml } from './yaml-edit.ts';

/** What the command line says beside the kind and the name. */
export interface NewOptions {
  county?: string | undefined;
  city?: string | undefined;
  zips?: string | undefined;
  practiceArea?: string | undefined;
  post?: string | undefined;
  /** As dates are written in the data. */
  today: string;
}

export interface NewEntry {
  changes: FileChange[];
  /** The file to look into, and a piece of the line where the entry begins. */
  at: { name: string; words: string };
  /** Where it will stand once it is no longer a draft. */
  draftAddress?: string;
}

/** Makes an entry of one kind. */
export const newEntry = { city, county, keyword, topic, post } satisfies Record<
  string,
  (folder: DataFolder, name: string, options: NewOptions) => NewEntry
>;
export type NewKind = keyof typeof newEntry;

function city(folder: DataFolder, name: string, { county: slug, zips }: NewOptions): NewEntry {
  if (!slug) throw new WrongRequest(`Which county is ${name} in? Add it, as in: --county westchester-county`);
  const county = entryOf(folder.site.content.counties, slug, 'county');
  const entry = cityEntry(name, zips);
  if (county.cities.some((other) => other.slug === entry.slug)) {
    throw new WrongRequest(`${county.name} has a city "${entry.slug}" already.`);
  }
  const file = `counties/${county.slug}.yaml`;
  const draft = new Draft(folder);
  draft.edit(file, (values) => (values.cities as unknown[]).push(entry));
  return { changes: draft.changes(), at: { name: file, words: `slug: ${entry.slug}` } };
}

function county(folder: DataFolder, name: string, { city: first, zips }: NewOptions): NewEntry {
  if (!first) {
    throw new WrongRequest(
      `A county needs a city to begin with. Add it, as in: --city "Carmel" --zips 10512`,
    );
  }
  const orders = folder.site.content.counties.map(({ order }) => order);
  const order = Math.floor(Math.max(0, ...orders)) + 1;
  const city = cityEntry(first, zips);
  const state = otherState(city.zips, folder.site.content.site.state.abbreviation);
  return newFile(folder, 'counties', name, { name, order, ...(state && { state }), cities: [city] });
}

/** The state across the border, where the ZIP codes of a county lie in none but that. */
function otherState(zips: readonly string[], ofSite: UsStateCode): UsStateCode | undefined {
  const statesOf = zipStates();
  const [state] = statesOf(zips[0] ?? '');
  const isThere = (zip: string) => state && statesOf(zip).includes(state) && !statesOf(zip).includes(ofSite);
  return zips.every(isThere) ? state : undefined;
}

function cityEntry(name: string, zips = '') {
  const list = zips.split(/[\s,]+/).filter(Boolean);
  const wrong = list.find((zip) => !/^\d{5}$/.test(zip));
  if (wrong)
    throw new WrongRequest(`"${wrong}" is not a ZIP code. Write five digits, as in: --zips 10598,10535`);
  return { name, slug: slugFor(name), zips: list };
}

function keyword(folder: DataFolder, name: string, options: NewOptions): NewEntry {
  const slug = slugFor(name);
  const draft = new Draft(folder);
  draft.edit('keywords.yaml', (values) => {
    const keywords = values.keywords as { keyword: string }[];
    if (keywords.some((other) => toSlug(other.keyword) === slug)) {
      throw new WrongRequest(`There is a local search "${slug}" already.`);
    }
    keywords.push({
      keyword: name,
      heading: name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()).replace(/\bNyc\b/g, 'NYC'),
      practiceArea: areaFor(folder, options),
      intro: placeholders.keywordIntro,
      points: [...placeholders.keywordPoints],
      draft: true,
    } as { keyword: string });
  });
  return {
    changes: draft.changes(),
    at: { name: 'keywords.yaml', words: `keyword: ${JSON.stringify(name)}` },
    draftAddress: addressOf.keyword(slug),
  };
}

function topic(folder: DataFolder, name: string, { post: wanted }: NewOptions): NewEntry {
  const { topics, posts } = folder.site.content;
  if (!wanted)
    throw new WrongRequest('Which post does it print? Add it, as in: --post no-fault-insurance-ny');
  const isDraft = [`posts/${wanted}.md`, `guides/${wanted}.yaml`].some((file) => folder.names.includes(file));
  if (isDraft && !posts.some(({ slug }) => slug === wanted)) {
    throw new WrongRequest(
      `The post "${wanted}" is a draft. Finish it and delete its line "draft: true", then make the topic.`,
    );
  }
  const { county, city, zip } = placeholders.topicIntro;
  const entry = newFile(folder, 'topics', name, {
    title: name,
    order: Math.floor(Math.max(0, ...topics.map(({ order }) => order))) + 1,
    draft: true,
    post: entryOf(posts, wanted, 'post').slug,
    description: placeholders.topicDescription,
    intro: { county: [county], city: [city], zip: [zip] },
  });
  return { ...entry, draftAddress: addressOf.countyTopic('<county>', slugFor(name)) };
}

function post(folder: DataFolder, name: string, options: NewOptions): NewEntry {
  const slug = slugFor(name);
  const { posts } = folder.site.content;
  const taken = folder.names.find((file) => file === `posts/${slug}.md` || file === `guides/${slug}.yaml`);
  if (taken) throw new WrongRequest(`There is a post of this name already: ${taken}.`);
  const practiceArea = areaFor(folder, options);
  const related = (posts.find((other) => other.practiceArea === practiceArea) ?? posts[0])?.slug;
  const values = {
    title: name,
    date: options.today,
    excerpt: placeholders.postExcerpt,
    practiceArea,
    related: [related],
    draft: true,
  };
  const file = `posts/${slug}.md`;
  const { postOpening, postHeading, postMore } = placeholders;
  const text = `---\n${newYaml(values)}---\n${postOpening}\n\n${postHeading}\n\n${postMore}\n`;
  return {
    changes: [{ name: file, text }],
    at: { name: file, words: 'title:' },
    draftAddress: addressOf.post(slug),
  };
}

function areaFor({ site }: DataFolder, { practiceArea }: NewOptions): string {
  const areas = site.content.practiceAreas;
  if (practiceArea) return entryOf(areas, practiceArea, 'practice area').slug;
  throw new WrongRequest(
    `Which practice area does it belong to? Add it, as in: --practice-area ${areas[0]?.slug ?? 'car-accidents'}`,
  );
}

function newFile(folder: DataFolder, kind: string, name: string, values: object): NewEntry {
  const file = `${kind}/${slugFor(name)}.yaml`;
  if (folder.names.includes(file)) throw new WrongRequest(`There is a file ${file} already.`);
  return {
    changes: [{ name: file, text: withModeline(file, newYaml(values)) }],
    at: { name: file, words: ': ' },
  };
}

function slugFor(name: string): string {
  const slug = toSlug(name);
  if (slug === '') throw new WrongRequest(`"${name}" has no letter or digit that can stand in an address.`);
  return slug;
}
