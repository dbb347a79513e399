import type { Locate, Problem } from '#lib/problem.ts';
import { checkArticleDays } from './checks/check-article-days.ts';
import { checkBoroughs } from './checks/check-boroughs.ts';
import { checkDoubledEntries } from './checks/check-doubled-entries.ts';
import { checkFirstHeadings } from './checks/check-first-headings.ts';
import { checkGroups } from './checks/check-groups.ts';
import { checkIslands } from './checks/check-islands.ts';
import { checkLanguages } from './checks/check-languages.ts';
import { checkLastDescriptions } from './checks/check-last-descriptions.ts';
import { checkPictureNames } from './checks/check-picture-names.ts';
import { checkPlainTexts } from './checks/check-plain-texts.ts';
import { checkPoints } from './checks/check-points.ts';
import { checkReferences } from './checks/check-references.ts';
import { checkShapeNames } from './checks/check-shape-names.ts';
import { checkSwappedSlugs } from './checks/check-swapped-slugs.ts';
import { checkUnique } from './checks/check-unique.ts';
import { checkUnwritten } from './checks/check-unwritten.ts';
import { checkZipStates } from './checks/check-zip-states.ts';
import { checkZips } from './checks/check-zips.ts';
import { checkConsent } from './checks/flows/check-consent.ts';
import { checkFlows } from './checks/flows/check-flows.ts';
import { checkTranslatedForms } from './checks/flows/check-translated-forms.ts';
import { tellOf } from './checks/tell.ts';
import { parseSources } from './entries/parse-sources.ts';
import { readBasics } from './entries/read-basics.ts';
import { readContent } from './entries/read-content.ts';
import { checkNames } from './files/check-names.ts';
import { entriesOf, fileLabel } from './files/list-files.ts';
import { goneFiles, type MovedFile } from './files/moved-files.ts';
import { loadMaps, type OnDrawn } from './places/maps.ts';
import type { DataLink } from './texts/markdown/check-markdown.ts';
import type { Content, ContentWithTables, SiteSettings } from './content.ts';
import type { FolderBeingRead } from './reader.ts';
import { pathInWords, positionOf } from './source.ts';
import { noCache, type TextCache } from './text-cache.ts';

export interface Loaded {
  /**
   * Absent if there are mistakes. With references to missing files, or facts that somebody has to look up, pages can
   * still be planned.
   */
  content?: ContentWithTables;
  problems: Problem[];
  /** Every link and picture in a text, for checks that need the whole plan. */
  links: DataLink[];
  /** What has no page yet. */
  drafts: Draftable;
  /** Published files that were probably renamed by hand. */
  moved: MovedFile[];
  locate: Locate;
}

type Draftable = Pick<Content, 'topics' | 'posts' | 'keywords'>;

const checks = [
  checkUnique,
  checkSwappedSlugs,
  checkBoroughs,
  checkFirstHeadings,
  checkPlainTexts,
  checkGroups,
  checkPictureNames,
  checkArticleDays,
  checkIslands,
  checkLanguages,
  checkLastDescriptions,
  checkFlows,
  checkTranslatedForms,
  checkZipStates,
  checkPoints,
  checkUnwritten,
  checkConsent,
  checkZips,
  // Last, so that entries with other mistakes are not reported again.
  checkDoubledEntries,
];

export interface LoadOptions {
  textCache?: TextCache;
  /** The EmailJS settings from the environment; without them, an incomplete account is no problem. */
  emailjs?: Partial<SiteSettings['emailjs']>;
  onDrawn?: OnDrawn;
}

/** Reads the whole data folder. Reports every problem of every file, not only the first. */
export function loadContent(
  dir: string,
  { textCache = noCache, emailjs, onDrawn }: LoadOptions = {},
): Loaded {
  const problems: Problem[] = [];
  const { names, strange } = entriesOf(dir);
  const folder: FolderBeingRead = { dir, names, textCache, problems };
  const misplaced = checkNames(dir, names, strange, problems);
  const { sources, template, links } = parseSources(folder, misplaced);
  const { basics, reader } = readBasics(sources, folder, emailjs);
  const content = readContent(reader, basics, template);

  const all = [...names, ...strange.map(({ name }) => name)];
  const gone = goneFiles(all, content);
  const wrongNames: Problem[] = [];
  checkReferences(content, tellOf(sources, wrongNames), sources, { dir, names: all, misplaced, gone });
  const tell = tellOf(sources, problems);
  for (const check of checks) check(content, tell, reader);
  checkShapeNames(dir, all, gone, problems);
  const maps = loadMaps(folder, content, onDrawn);
  const locate: Locate = (file, path) => {
    const source = sources.get(file);
    const at = source ? positionOf(source, path) : { line: 1, column: 1 };
    return { file: fileLabel(dir, file), ...at, path: pathInWords(path) };
  };
  const moved = gone.flatMap(({ move }) => move ?? []);
  // Letters about references to a renamed file contain the one command that also fixes the addresses.
  const canPlan = problems.every(({ pending }) => pending) && (wrongNames.length === 0 || moved.length === 0);
  const finished = { ...content, maps, ...entriesWith(content, { draft: false }) } as ContentWithTables;
  problems.push(...wrongNames);
  return {
    ...(canPlan && { content: finished }),
    problems: sorted(problems),
    links,
    drafts: entriesWith(content, { draft: true }),
    moved,
    locate,
  };
}

function entriesWith({ topics, posts, keywords }: Draftable, wanted: { draft: boolean }): Draftable {
  const those = <T extends { draft: boolean }>(entries: T[]) =>
    entries.filter(({ draft }) => draft === wanted.draft);
  return { topics: those(topics), posts: those(posts), keywords: those(keywords) };
}

const sorted = (problems: Problem[]) =>
  problems.sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column,
  );
