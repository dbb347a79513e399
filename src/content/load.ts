import type { Problem, SourceLocation } from '#lib/problem.ts';
import { toSlug } from '#lib/slug.ts';
import { checkArticleDays } from './checks/check-article-days.ts';
import { checkConsent } from './checks/check-consent.ts';
import { checkFlows } from './checks/check-flows.ts';
import { checkLastDescriptions } from './checks/check-last-descriptions.ts';
import { checkPictureNames, portraitOf } from './checks/check-picture-names.ts';
import { checkReferences } from './checks/check-references.ts';
import { checkTranslatedForms } from './checks/check-translated-forms.ts';
import { checkUnique } from './checks/check-unique.ts';
import type { Content, SiteSettings } from './content.ts';
import { readArticles } from './entries/read-articles.ts';
import { readWordsOfPages, readTranslation } from './entries/read-pages.ts';
import { readGuideTemplate, readSources, type FolderBeingRead } from './entries/read-sources.ts';
import { inOrder, readFolder, readOne, type Reader } from './entries/reader.ts';
import { checkNames } from './files/check-names.ts';
import { movedFiles, type MovedFile } from './files/moved-files.ts';
import { markFile, pictureAddresses } from './files/picture-files.ts';
import { joinEmailjs } from './join-emailjs.ts';
import { languages } from './languages.ts';
import { noCache, type TextCache } from './text-cache.ts';
import { checkPoints } from './places/check-points.ts';
import { checkShapeNames } from './places/check-shape-names.ts';
import { checkZipStates } from './places/check-zip-states.ts';
import { loadMaps } from './places/maps.ts';
import { readTables } from './places/place-tables.ts';
import { entriesOf, fileLabel, readText } from './read.ts';
import { pathInWords, positionOf, type Path } from './source.ts';
import type { DataLink } from './texts/check-texts.ts';
import { citesIn } from './texts/cites.ts';
import { renderArticle, renderMarkdown } from './texts/markdown.ts';
import { checkPlaceholders } from './texts/placeholders.ts';
import { slotsOf } from './texts/slots.ts';

export interface Loaded {
  /** Absent when there is any problem. */
  content?: Content;
  problems: Problem[];
  /** Every link and picture in a text, for checks that need the whole plan. */
  links: DataLink[];
  /** What has no page yet. */
  drafts: Drafts;
  /** Published files that were probably renamed by hand. */
  moved: MovedFile[];
  /** Where a value stands, for checks that need the whole plan; `file` with or without the data folder. */
  locate(file: string, path: Path): SourceLocation;
}

/** Entries that are left out of the content. */
type Drafts = Pick<Content, 'topics' | 'posts' | 'keywords'>;

const checks = [
  checkUnique,
  checkPictureNames,
  checkArticleDays,
  checkLastDescriptions,
  checkTranslatedForms,
  checkConsent,
  checkZipStates,
  checkPoints,
];

/**
 * Reads the whole data folder. Reports every problem of every file, not only the first. `emailjs` is what the
 * environment says of the account; only callers that give it get a problem for an incomplete account.
 */
export function loadContent(
  dir: string,
  textCache: TextCache = noCache,
  emailjs?: Partial<SiteSettings['emailjs']>,
): Loaded {
  const problems: Problem[] = [];
  const { names, strange } = entriesOf(dir);
  const folder: FolderBeingRead = {
    dir,
    names,
    misplaced: checkNames(dir, names, strange, problems),
    textCache,
    problems,
  };
  const { sources, links } = readSources(folder);
  const template = readGuideTemplate(folder, links);

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
    textCache.get(`article ${state.name} ${state.abbreviation}`, markdown, () =>
      renderArticle(markdown, state),
    )!;
  const htmlOf = (markdown: string) => textCache.get('html', markdown, () => renderMarkdown(markdown))!;
  const pictures = pictureAddresses(names);
  const counties = inOrder(readFolder(reader, 'counties'));
  const content = {
    site,
    pages: readWordsOfPages(reader),
    counties,
    tables: readTables(dir, names, counties, sources, textCache, problems),
    sources: readOne(reader, 'places/sources.yaml')?.tables ?? {},
    topics: inOrder(readFolder(reader, 'topics')),
    posts: readArticles(reader, template, articleOf),
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
  const all = [...names, ...strange.map(({ name }) => name)];
  const moved = movedFiles(all, content);
  checkReferences(content, sources, { dir, names: all, moved }, problems);
  for (const check of checks) check(content, sources, problems);
  checkFlows(content.flows, sources, problems);
  checkPlaceholders(sources.values(), problems);
  checkShapeNames(dir, all, moved, problems);
  content.maps = loadMaps(dir, names, content, textCache, problems);
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

const sorted = (problems: Problem[]) =>
  problems.sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column,
  );
