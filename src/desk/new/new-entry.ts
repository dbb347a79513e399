import { slugsOfKind } from '#content/files/file-kinds.ts';
import { unwritten } from '#content/texts/unwritten.ts';
import { WrongRequest } from '#lib/refused.ts';
import { toSlug } from '#lib/slug.ts';
import { addressOf } from '#site/address.ts';
import { ChangeSet } from '../change-set.ts';
import { entryOf, type DataFolder } from '../data-folder.ts';
import { withValues } from '../data-file.ts';
import { requiredOption, isIn, newFile, orderBehind, type NewEntry, type NewOptions } from './new-file.ts';
import { newKeyword, type KeywordValues } from './new-keyword.ts';
import { newCityEntry, newCountyEntry } from './new-place.ts';
import { slugFor } from './typed-name.ts';

export const newEntry = { city: newCityEntry, county: newCountyEntry, keyword, topic, post } satisfies Record<
  string,
  (folder: DataFolder, name: string, options: NewOptions) => NewEntry
>;
export type NewKind = keyof typeof newEntry;

function keyword(folder: DataFolder, name: string, options: NewOptions): NewEntry {
  const slug = slugFor(name);
  const file = 'keywords.yaml';
  const changeSet = new ChangeSet(folder);
  let at = 0;
  changeSet.edit(file, (values) => {
    const keywords = values.keywords as KeywordValues[];
    if (keywords.some((other) => toSlug(other.keyword) === slug)) {
      throw new WrongRequest(`There is already a local search "${slug}".`);
    }
    at = keywords.push(newKeyword(name, areaFor(folder, options), keywords)) - 1;
  });
  return {
    changes: changeSet.changes(),
    at: { name: file, path: ['keywords', at, 'keyword'] },
    draftAddress: addressOf.keyword(slug),
  };
}

function topic(folder: DataFolder, name: string, options: NewOptions): NewEntry {
  const { topics, posts } = folder.site.content;
  const printed = requiredOption(
    options.post,
    'Which post does it print?',
    `--post ${posts[0]?.slug ?? 'NAME'}`,
  );
  if (slugsOfKind('post', folder.names).includes(printed) && !isIn(posts, printed)) {
    throw new WrongRequest(
      `The post "${printed}" is a draft. Finish it and delete its line "draft: true", then add the topic.`,
    );
  }
  const { county, city, zip } = unwritten.topicIntro;
  const entry = newFile(folder, 'topics', name, {
    title: name,
    order: orderBehind(topics),
    draft: true,
    post: entryOf(posts, printed, 'post').slug,
    description: unwritten.topicDescription,
    intro: { county: [county], city: [city], zip: [zip] },
  });
  return { ...entry, draftAddress: addressOf.countyTopic('<county>', slugFor(name)) };
}

function post(folder: DataFolder, name: string, options: NewOptions): NewEntry {
  const slug = slugFor(name);
  const { posts } = folder.site.content;
  const taken = folder.names.find((file) => file === `posts/${slug}.md` || file === `guides/${slug}.yaml`);
  if (taken) throw new WrongRequest(`There is already a post with this name: ${taken}.`);
  const practiceArea = areaFor(folder, options);
  const nearest = posts.find((other) => other.practiceArea === practiceArea) ?? posts[0];
  const { postExcerpt: excerpt, postOpening, postHeading, postMore } = unwritten;
  const values = {
    title: name,
    date: options.today,
    excerpt,
    practiceArea,
    ...(nearest && { related: [nearest.slug] }),
    draft: true,
  };
  const file = `posts/${slug}.md`;
  const text = withValues(file, '', values, `${postOpening}\n\n${postHeading}\n\n${postMore}\n`);
  return {
    changes: [{ name: file, before: undefined, text }],
    at: { name: file, path: [] },
    draftAddress: addressOf.post(slug),
  };
}

function areaFor({ site }: DataFolder, { practiceArea }: NewOptions): string {
  const areas = site.content.practiceAreas;
  const example = `--practice-area ${areas[0]?.slug ?? 'car-accidents'}`;
  const slug = requiredOption(practiceArea, 'Which practice area does it belong to?', example);
  return entryOf(areas, slug, 'practice-area').slug;
}
