import { isDeepStrictEqual } from 'node:util';
import type { Content } from '#content/content.ts';
import { markFile } from '#content/files/picture-files.ts';
import { languages, type Language } from '#content/languages.ts';
import { shapesFile } from '#content/places/shapes.ts';
import { tableFile, tableNames } from '#content/schemas/places/tables.ts';

/** The content with what one data file contributes taken from another version of the data. */
export interface PlanStep {
  /** The file, below the data folder. */
  file: string;
  /** Files that it draws from, those first that it draws from most. */
  drawnFrom?: readonly string[];
  apply(content: Content): Content;
}

type FileList = 'counties' | 'topics' | 'posts' | 'practiceAreas' | 'serviceAreas' | 'attorneys';

/** In this order nothing is named before it is there. */
const lists: readonly FileList[] = [
  'practiceAreas',
  'serviceAreas',
  'attorneys',
  'posts',
  'counties',
  'topics',
];
/** What is read from one file, and from which. */
const singles = [
  ['site', 'site.yaml'],
  ['facts', 'facts.yaml'],
  ['laws', 'facts.yaml'],
  ['advertising', 'advertising.yaml'],
  ['keywords', 'keywords.yaml'],
  ['testimonials', 'testimonials.yaml'],
  ['sources', 'places/sources.yaml'],
] as const satisfies readonly (readonly [keyof Content, string])[];

/** What is said in another language, and in which file. */
const translated = {
  keyword: 'pages/keyword',
  shell: 'pages/shell',
  form: 'flows/case-evaluation',
} satisfies Record<keyof Content['translations'][Language], string>;

/**
 * The way from one content to another in steps, one for each file whose content differs: what is new comes
 * first, what goes away goes last.
 */
export function stepsBetween(before: Content, after: Content): PlanStep[] {
  const steps: PlanStep[] = [];
  for (const [name, file] of singles) {
    if (isDeepStrictEqual(before[name], after[name])) continue;
    steps.push({ file, apply: (content) => ({ ...content, [name]: after[name] }) });
  }
  for (const name of Object.keys(after.pages) as (keyof Content['pages'])[]) {
    if (isDeepStrictEqual(before.pages[name], after.pages[name])) continue;
    const apply: PlanStep['apply'] = (content) => ({
      ...content,
      pages: { ...content.pages, [name]: after.pages[name] },
    });
    steps.push({ file: `pages/${name}.yaml`, apply });
  }
  for (const language of languages) {
    const [old, translation] = [before.translations[language], after.translations[language]];
    for (const part of Object.keys(translated) as (keyof typeof translated)[]) {
      if (isDeepStrictEqual(old?.[part], translation?.[part])) continue;
      const apply: PlanStep['apply'] = (content) => ({
        ...content,
        translations: {
          ...content.translations,
          [language]: { ...content.translations[language], [part]: translation?.[part] },
        },
      });
      steps.push({ file: `${translated[part]}.${language}.yaml`, apply });
    }
  }
  for (const name of tableNames) {
    if (isDeepStrictEqual(before.tables[name], after.tables[name])) continue;
    const apply: PlanStep['apply'] = (content) => ({
      ...content,
      tables: { ...content.tables, [name]: after.tables[name] },
    });
    steps.push({ file: tableFile(name), apply });
  }
  return [
    ...steps,
    ...drawings(before, after),
    ...lists.flatMap((list) => put(before, after, list)),
    ...lists.flatMap((list) => take(before, after, list)).reverse(),
  ];
}

/** Pictures, and the maps of counties, which are drawn from shapes, points and tables. */
function drawings(before: Content, after: Content): PlanStep[] {
  const steps: PlanStep[] = [];
  for (const name of namesIn(before.pictures, after.pictures)) {
    const [old, picture] = [before.pictures[name], after.pictures[name]];
    if (old === picture) continue;
    const apply: PlanStep['apply'] = (content) => ({
      ...content,
      pictures: withValue(content.pictures, name, picture),
    });
    steps.push({ file: (picture ?? old)!.slice(1), apply });
  }
  if (before.mark !== after.mark) {
    steps.push({ file: markFile, apply: (content) => ({ ...content, mark: after.mark }) });
  }
  for (const slug of namesIn(before.maps, after.maps)) {
    const map = after.maps[slug];
    if (isDeepStrictEqual(before.maps[slug], map)) continue;
    steps.push({
      file: shapesFile(slug),
      drawnFrom: [`counties/${slug}.yaml`, ...tableNames.map(tableFile)],
      apply: (content) => ({ ...content, maps: withValue(content.maps, slug, map) }),
    });
  }
  return steps;
}

function withValue<T>(values: Record<string, T>, name: string, value: T | undefined): Record<string, T> {
  const others = Object.entries(values).filter(([other]) => other !== name);
  return Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
}

const namesIn = (...records: object[]) => [...new Set(records.flatMap((record) => Object.keys(record)))];

const bySlug = (content: Content, list: FileList) =>
  new Map<string, { slug: string; file: string }>(content[list].map((entry) => [entry.slug, entry]));

function put(before: Content, after: Content, list: FileList): PlanStep[] {
  const old = bySlug(before, list);
  return after[list].flatMap((entry): PlanStep[] => {
    const known = old.get(entry.slug);
    if (known && isDeepStrictEqual({ ...known, file: '' }, { ...entry, file: '' })) return [];
    // Entries stand in the order in which they will stand at the end.
    const order = new Map(after[list].map(({ slug }, i) => [slug, i]));
    const apply: PlanStep['apply'] = (content) => {
      const others = (content[list] as { slug: string }[]).filter(({ slug }) => slug !== entry.slug);
      const sorted = [...others, entry].sort(
        (a, b) => (order.get(a.slug) ?? Infinity) - (order.get(b.slug) ?? Infinity) || 0,
      );
      return { ...content, [list]: sorted };
    };
    return [{ file: dataFileOf(entry), apply }];
  });
}

function take(before: Content, after: Content, list: FileList): PlanStep[] {
  const left = bySlug(after, list);
  return before[list]
    .filter(({ slug }) => !left.has(slug))
    .map((entry) => ({
      file: dataFileOf(entry),
      apply: (content) => ({
        ...content,
        [list]: (content[list] as { slug: string }[]).filter(({ slug }) => slug !== entry.slug),
      }),
    }));
}

/** Entries know their file with the data folder in front, which differs between two versions of the data. */
export const dataFileOf = ({ file }: { file: string }) => file.split('/').slice(-2).join('/');
