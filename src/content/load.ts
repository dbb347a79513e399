import type { z } from 'zod';
import type { Problem, Whereabouts } from '#lib/problem.ts';
import { toSlug } from '#lib/slug.ts';
import { checkArticleDays } from './checks/check-article-days.ts';
import { checkConsent } from './checks/check-consent.ts';
import { checkTranslatedForms } from './checks/check-translated-forms.ts';
import { checkFlows } from './checks/check-flows.ts';
import { checkLastDescriptions } from './checks/check-last-descriptions.ts';
import { checkNames } from './files/check-names.ts';
import { checkPictureNames, portraitOf } from './checks/check-picture-names.ts';
import { checkReferences } from './checks/check-references.ts';
import { checkUnique } from './checks/check-unique.ts';
import { folders, guideTemplateFile, isProse, singleFiles } from './collections.ts';
import type { Content, Pages, Post, SiteSettings } from './content.ts';
import { citesIn, citesOf, type Cites } from './texts/cites.ts';
import { checkFigures } from './texts/figures.ts';
import { languages, type Language } from './languages.ts';
import { checkTemplate, composeGuide } from './texts/guide.ts';
import { joinEmailjs } from './join-emailjs.ts';
import { renderArticle, renderMarkdown, type Article } from './texts/markdown.ts';
import { checkMarks } from './texts/markdown-marks.ts';
import { forgetful, type Memory } from './memory.ts';
import { markFile, pictureAddresses } from './files/picture-files.ts';
import { movedFiles, type MovedFile } from './files/moved-files.ts';
import { checkPoints } from './places/check-points.ts';
import { loadMaps } from './places/maps.ts';
import { checkZipStates } from './places/check-zip-states.ts';
import { readTables } from './places/place-tables.ts';
import { entriesOf, fileLabel, isDataFile, readText } from './read.ts';
import { pageSchemas } from './schemas/pages.ts';
import { fillDefaults, fillSource, slotsOf, type Slots } from './texts/slots.ts';
import { parseSource, pathInWords, positionOf, problemAt, type Path, type Source } from './source.ts';
import { checkTemplateText, checkTexts, type DataLink } from './texts/check-texts.ts';
import { checkPlaceholders } from './texts/placeholders.ts';
import { validate } from './validate.ts';

export interface Loaded {
  /** Absent when there is any problem: nothing half-right goes on. */
  content?: Content;
  problems: Problem[];
  /** Every link and picture in a text, for checks that need the whole plan. */
  links: DataLink[];
  /** What has no page yet. */
  drafts: Drafts;
  /** Published files that were probably renamed by hand. */
  moved: MovedFile[];
  /** Where a value stands, for checks that need the whole plan; `file` with or without the data folder. */
  locate(file: string, path: Path): Whereabouts;
}

/** Entries that are left out of the content. */
type Drafts = Pick<Content, 'topics' | 'posts' | 'keywords'>;

interface Reader {
  sources: Map<string, Source>;
  slots: Slots;
  unread: ReadonlySet<string>;
  problems: Problem[];
}

/**
 * Reads the whole data folder. Every problem of every file is told, not the first. `emailjs` is what the
 * environment says of the account; only those who give it are told that the account is half known.
 */
export function loadContent(
  dir: string,
  memory: Memory = forgetful,
  emailjs?: Partial<SiteSettings['emailjs']>,
): Loaded {
  const problems: Problem[] = [];
  const { names, strange } = entriesOf(dir);
  const sources = new Map<string, Source>();
  const links: DataLink[] = [];
  const misplaced = checkNames(dir, names, strange, problems);
  for (const name of names) {
    if (!isDataFile(name) || misplaced.has(name) || name === guideTemplateFile) continue;
    const text = readText(dir, name, problems);
    const source = text === undefined ? undefined : parseSource(fileLabel(dir, name), text, problems, memory);
    if (!source) continue;
    sources.set(name, source);
    links.push(...checkTexts(name, source, memory, problems));
  }
  const template = names.includes(guideTemplateFile)
    ? (readText(dir, guideTemplateFile, problems) ?? '')
    : '';
  checkTemplate(fileLabel(dir, guideTemplateFile), template, problems);
  checkMarks(fileLabel(dir, guideTemplateFile), template, 1, problems);
  links.push(...checkTemplateText(fileLabel(dir, guideTemplateFile), template, problems));

  const plain: Reader = { sources, slots: new Map(), unread: new Set(), problems };
  const site = readOne(plain, 'site.yaml');
  if (site && emailjs) {
    site.emailjs = joinEmailjs(site.emailjs, emailjs, sources.get('site.yaml')!, problems);
  }
  const readFacts = readOne(plain, 'facts.yaml');
  const facts = readFacts?.facts ?? [];
  const unread = new Set([...(site ? [] : ['claim']), ...(readFacts ? [] : ['fact'])]);
  const reader: Reader = { sources, slots: slotsOf({ ...site, facts }), unread, problems };
  const state = site?.state ?? { name: '', abbreviation: '' };

  const redirects = readOne(reader, 'redirects.yaml');

  const articleOf = (markdown: string) =>
    memory.recall(`article ${state.name} ${state.abbreviation}`, markdown, () =>
      renderArticle(markdown, state),
    )!;
  const htmlOf = (markdown: string) => memory.recall('html', markdown, () => renderMarkdown(markdown))!;
  const pictures = pictureAddresses(names);
  const counties = inOrder(readFolder(reader, 'counties'));
  const content = {
    site,
    pages: readPages(reader),
    counties,
    tables: readTables(dir, names, counties, sources, memory, problems),
    sources: readOne(reader, 'places/sources.yaml')?.tables ?? {},
    topics: inOrder(readFolder(reader, 'topics')),
    posts: newestFirst([...readPosts(reader, articleOf), ...readGuides(reader, template, articleOf)]),
    practiceAreas: inOrder(readFolder(reader, 'practice-areas')).map((area) => ({
      ...area,
      sectionsHtml: area.sections.map((section) => htmlOf(section.text)),
    })),
    serviceAreas: inOrder(readFolder(reader, 'service-areas')).map((area) => ({
      ...area,
      introductionHtml: htmlOf(area.introduction),
    })),
    keywords: (readOne(reader, 'keywords.yaml')?.keywords ?? []).map((entry, i) => ({
      ...entry,
      slug: toSlug(entry.keyword),
      cites: citesIn((sources.get('keywords.yaml')!.value as { keywords: unknown[] }).keywords[i]),
    })),
    testimonials: readOne(reader, 'testimonials.yaml')?.testimonials ?? [],
    attorneys: inOrder(readFolder(reader, 'attorneys')).map((attorney) => ({
      ...attorney,
      portrait: { ...attorney.portrait, src: pictures[portraitOf(attorney)] },
    })),
    pictures,
    mark: names.includes(markFile) ? readText(dir, markFile, problems) : undefined,
    facts,
    laws: readFacts?.laws ?? [],
    advertising: readOne(reader, 'advertising.yaml')?.rules ?? [],
    redirects: redirects?.redirects ?? [],
    unlimitedRedirects: redirects?.unlimited ?? false,
    published: readOne(reader, 'published.yaml'),
    flows: {
      form: readOne(reader, 'flows/case-evaluation.yaml'),
      chat: readOne(reader, 'flows/chat.yaml'),
    },
    translations: Object.fromEntries(
      languages.map((language) => [
        language,
        {
          keyword: readTranslation(reader, 'keyword', language),
          shell: readTranslation(reader, 'shell', language),
          form: readOne(reader, `flows/case-evaluation.${language}.yaml`),
        },
      ]),
    ),
  } as Content;
  checkUnique(content, sources, problems);
  const all = [...names, ...strange.map(({ name }) => name)];
  const moved = movedFiles(all, content);
  checkReferences(content, sources, { dir, names: all, moved }, problems);
  checkPictureNames(content, sources, problems);
  checkArticleDays(content, sources, problems);
  checkLastDescriptions(content, sources, problems);
  checkFlows(content.flows, sources, problems);
  checkConsent(content, sources, problems);
  checkTranslatedForms(content, sources, problems);
  checkPlaceholders(sources.values(), problems);
  checkZipStates(content, sources, problems);
  checkPoints(content, sources, problems);
  content.maps = loadMaps(dir, names, content, memory, problems);
  const locate: Loaded['locate'] = (file, path) => {
    const source = sources.get(file) ?? [...sources.values()].find((entry) => entry.file === file);
    const at = source ? positionOf(source, path) : { line: 1, column: 1 };
    return { file: source?.file ?? fileLabel(dir, file), ...at, path: pathInWords(path) };
  };
  const loaded = { links, drafts: entriesThat(content, true), moved, locate };
  return problems.length === 0
    ? { content: { ...content, ...entriesThat(content, false) }, problems, ...loaded }
    : { problems: sorted(problems), ...loaded };
}

function entriesThat({ topics, posts, keywords }: Content, areDrafts: boolean): Drafts {
  const those = <T extends { draft: boolean }>(entries: T[]) =>
    entries.filter(({ draft }) => draft === areDrafts);
  return { topics: those(topics), posts: those(posts), keywords: those(keywords) };
}

type Singles = typeof singleFiles;

function readOne<N extends keyof Singles>(reader: Reader, name: N): z.output<Singles[N]> | undefined {
  const source = reader.sources.get(name);
  return source && (readSource(reader, source, singleFiles[name] as z.ZodType, name) as z.output<Singles[N]>);
}

function readSource(reader: Reader, source: Source, schema: z.ZodType, name: string): unknown {
  if (isProse(name)) checkFigures(source, reader.slots, reader.problems);
  // The settings are what slots are made of; they hold none themselves.
  const filled =
    reader.slots.size > 0 ? fillSource(source, schema, reader.slots, reader.unread, reader.problems) : source;
  source.body = filled.body;
  return validate(source, filled.value, schema, reader.problems);
}

type Folder = keyof typeof folders;
type Entry<F extends Folder> = z.output<(typeof folders)[F]> & { slug: string; file: string; cites: Cites };

function readFolder<F extends Folder>(reader: Reader, folder: F): Entry<F>[] {
  const entries: Entry<F>[] = [];
  for (const [name, source] of reader.sources) {
    if (!name.startsWith(`${folder}/`)) continue;
    const cites = citesOf(source);
    const value = readSource(reader, source, folders[folder], name);
    if (value) entries.push({ ...value, slug: source.slug, file: source.file, cites } as Entry<F>);
  }
  return entries;
}

function readPages(reader: Reader): Pages {
  const names = Object.keys(pageSchemas) as (keyof Pages)[];
  return Object.fromEntries(
    names.map((name) => [name, readPage(reader, pageSchemas[name], `pages/${name}.yaml`)]),
  ) as Pages;
}

/** What a file leaves out, or all of it, has words of its own. */
function readPage(reader: Reader, schema: z.ZodType, file: string): object | undefined {
  const source = reader.sources.get(file);
  const words = (source ? readSource(reader, source, schema, file) : schema.safeParse({}).data) as
    object | undefined;
  return words && { ...fillDefaults(words, reader.slots), cites: source ? citesOf(source) : {} };
}

const readTranslation = (reader: Reader, name: 'keyword' | 'shell', language: Language) => {
  const file = `pages/${name}.${language}.yaml`;
  return reader.sources.has(file) ? readPage(reader, pageSchemas[name], file) : undefined;
};

type ArticleOf = (markdown: string) => Article;

function readPosts(reader: Reader, articleOf: ArticleOf): Post[] {
  return readFolder(reader, 'posts').map((post) => {
    const source = reader.sources.get(`posts/${post.slug}.md`)!;
    if (source.body.trim() === '') {
      reader.problems.push(
        problemAt(source, [], 'The post has no text.', 'Write it below the front matter.'),
      );
    }
    return { ...post, article: articleOf(source.body) };
  });
}

function readGuides(reader: Reader, template: string, articleOf: ArticleOf): Post[] {
  return readFolder(reader, 'guides').map((guide) => ({
    ...guide,
    article: articleOf(composeGuide(template, guide)),
  }));
}

const inOrder = <T extends { order: number; slug: string }>(entries: T[]) =>
  entries.sort((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1));

const newestFirst = (posts: Post[]) =>
  posts.sort((a, b) => Date.parse(b.date) - Date.parse(a.date) || (a.slug < b.slug ? -1 : 1));

const sorted = (problems: Problem[]) =>
  problems.sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column,
  );
