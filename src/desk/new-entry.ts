import { placeholders } from '#content/texts/placeholders.ts';
import { toSlug } from '#lib/slug.ts';
import { addressOf } from '#site/address.ts';
import { Draft, entriesIn, entryOf, WrongRequest, type DataFolder } from './data-folder.ts';
import { markdownFile, type FileChange } from './data-file.ts';
import { newCity, otherState, slugFor } from './new-city.ts';
import { withModeline } from './schema-files.ts';
import { newYaml } from './yaml-edit.ts';

type Option = 'county' | 'city' | 'zips' | 'practiceArea' | 'post';

/** What the command line says beside the kind and the name. */
export interface NewOptions extends Partial<Record<Option, string | undefined>> {
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

function city(folder: DataFolder, name: string, { county: wanted, zips }: NewOptions): NewEntry {
  const slug = given(wanted, `Which county is ${name} in?`, '--county westchester-county');
  const county = entryOf(folder.site.content.counties, slug, 'county');
  const entry = newCity(name, zips);
  if (isIn(county.cities, entry.slug)) {
    throw new WrongRequest(`${county.name} has a city "${entry.slug}" already.`);
  }
  const file = `counties/${county.slug}.yaml`;
  const draft = new Draft(folder);
  draft.edit(file, (values) => (values.cities as unknown[]).push(entry));
  return { changes: draft.changes(), at: { name: file, words: `slug: ${entry.slug}` } };
}

function county(folder: DataFolder, name: string, { city: first, zips }: NewOptions): NewEntry {
  const { counties, site } = folder.site.content;
  const example = '--city "Carmel" --zips 10512';
  const city = newCity(given(first, 'A county needs a city to begin with.', example), zips);
  const state = otherState(city.zips, site.state.abbreviation);
  return newFile(folder, 'counties', name, {
    name,
    order: orderBehind(counties),
    ...(state && { state }),
    cities: [city],
  });
}

function keyword(folder: DataFolder, name: string, options: NewOptions): NewEntry {
  const slug = slugFor(name);
  const draft = new Draft(folder);
  draft.edit('keywords.yaml', (values) => {
    const keywords = values.keywords as { keyword: string }[];
    if (keywords.some((other) => toSlug(other.keyword) === slug)) {
      throw new WrongRequest(`There is a local search "${slug}" already.`);
    }
    const entry = {
      keyword: name,
      heading: name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()).replace(/\bNyc\b/g, 'NYC'),
      practiceArea: areaFor(folder, options),
      intro: placeholders.keywordIntro,
      points: [...placeholders.keywordPoints],
      draft: true,
    };
    keywords.push(entry);
  });
  return {
    changes: draft.changes(),
    at: { name: 'keywords.yaml', words: `keyword: ${JSON.stringify(name)}` },
    draftAddress: addressOf.keyword(slug),
  };
}

function topic(folder: DataFolder, name: string, options: NewOptions): NewEntry {
  const { topics, posts } = folder.site.content;
  const printed = given(options.post, 'Which post does it print?', '--post no-fault-insurance-ny');
  if (isIn(entriesIn(folder.names, 'posts', 'guides'), printed) && !isIn(posts, printed)) {
    throw new WrongRequest(
      `The post "${printed}" is a draft. Finish it and delete its line "draft: true", then make the topic.`,
    );
  }
  const { county, city, zip } = placeholders.topicIntro;
  const entry = newFile(folder, 'topics', name, {
    title: name,
    order: orderBehind(topics),
    draft: true,
    post: entryOf(posts, printed, 'post').slug,
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
  const { postExcerpt: excerpt, postOpening, postHeading, postMore } = placeholders;
  const values = { title: name, date: options.today, excerpt, practiceArea, related: [related], draft: true };
  const file = `posts/${slug}.md`;
  const text = markdownFile(newYaml(values), `${postOpening}\n\n${postHeading}\n\n${postMore}\n`);
  return {
    changes: [{ name: file, text }],
    at: { name: file, words: 'title:' },
    draftAddress: addressOf.post(slug),
  };
}

function areaFor({ site }: DataFolder, { practiceArea }: NewOptions): string {
  const areas = site.content.practiceAreas;
  const example = `--practice-area ${areas[0]?.slug ?? 'car-accidents'}`;
  const slug = given(practiceArea, 'Which practice area does it belong to?', example);
  return entryOf(areas, slug, 'practice area').slug;
}

function given(option: string | undefined, question: string, example: string): string {
  if (option) return option;
  throw new WrongRequest(`${question} Add it, as in: ${example}`);
}

const isIn = (entries: readonly { slug: string }[], wanted: string) =>
  entries.some(({ slug }) => slug === wanted);

const orderBehind = (entries: readonly { order: number }[]) =>
  Math.floor(Math.max(0, ...entries.map(({ order }) => order))) + 1;

function newFile(folder: DataFolder, kind: string, name: string, values: object): NewEntry {
  const file = `${kind}/${slugFor(name)}.yaml`;
  if (folder.names.includes(file)) throw new WrongRequest(`There is a file ${file} already.`);
  return {
    changes: [{ name: file, text: withModeline(file, newYaml(values)) }],
    at: { name: file, words: ': ' },
  };
}
