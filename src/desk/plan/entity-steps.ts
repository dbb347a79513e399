import { isDeepStrictEqual } from 'node:util';
import type { Content, ContentWithTables } from '#content/content.ts';
import { logoFile } from '#content/pictures/picture-files.ts';
import { languages, type Language } from '#content/languages.ts';
import { shapesFile } from '#content/places/shapes.ts';
import { tableFile, tableNames } from '#content/schemas/places/tables.ts';
import { valueAt } from '#content/value-at.ts';
import type { Values } from '../values.ts';

/** The content with what one data file contributes taken from another version of the data. */
export interface PlanStep {
  /** Below the data folder. */
  file: string;
  /** Files that it draws from, those first that it draws from most. */
  drawnFrom?: readonly string[];
  apply(content: ContentWithTables): ContentWithTables;
}

/** Kinds with one file each, ordered so that nothing is referenced before it exists. */
const lists = ['practiceAreas', 'serviceAreas', 'attorneys', 'posts', 'counties', 'topics'] as const;
type FileList = (typeof lists)[number];

/** What is read from one file, and from which. */
const singles = {
  settings: 'site.yaml',
  facts: 'facts.yaml',
  laws: 'facts.yaml',
  advertising: 'advertising.yaml',
  keywords: 'keywords.yaml',
  testimonials: 'testimonials.yaml',
  tableSources: 'places/sources.yaml',
} satisfies Partial<Record<keyof Content, string>>;

/** What is said in another language, and in which file. */
const translated = {
  keyword: 'pages/keyword',
  shell: 'pages/shell',
  form: 'flows/case-evaluation',
} satisfies Record<keyof Content['translations'][Language], string>;

/** A value of the content that comes of one file: where it stands, and the file. */
interface Part extends Pick<PlanStep, 'file' | 'drawnFrom'> {
  path: readonly string[];
}

/** The steps from one content to another, one per file: additions first, removals last. */
export function stepsBetween(before: ContentWithTables, after: ContentWithTables): PlanStep[] {
  const changed = partsOf(before, after).flatMap(({ path, ...file }): PlanStep[] => {
    const value = valueAt(after, path);
    if (isDeepStrictEqual(valueAt(before, path), value)) return [];
    return [{ ...file, apply: (content) => withValue(content, path, value) as ContentWithTables }];
  });
  return [
    ...changed,
    ...lists.flatMap((list) => stepsThatPut(before, after, list)),
    ...lists.flatMap((list) => stepsThatTake(before, after, list)).reverse(),
  ];
}

/** Tables from which maps are drawn, beside shapes, the files of counties, and offices. */
const drawnTables = (['stations', 'hospitals', 'municipalities'] as const).map(tableFile);

const movesOffice = (before: Content, after: Content) =>
  !isDeepStrictEqual(before.settings.offices, after.settings.offices);

const partsOf = (before: Content, after: Content): Part[] => [
  ...Object.entries(singles).map(([name, file]) => ({ file, path: [name] })),
  ...Object.keys(after.pages).map((name) => ({ file: `pages/${name}.yaml`, path: ['pages', name] })),
  ...languages.flatMap((language) =>
    Object.entries(translated).map(([part, file]) => ({
      file: `${file}.${language}.yaml`,
      path: ['translations', language, part],
    })),
  ),
  ...tableNames.map((name) => ({ file: tableFile(name), path: ['tables', name] })),
  ...namesIn(before.pictures, after.pictures).map((name) => ({
    file: (after.pictures[name] ?? before.pictures[name])!.slice(1),
    path: ['pictures', name],
  })),
  { file: logoFile, path: ['logo'] },
  ...namesIn(before.maps, after.maps).map((slug) => ({
    file: shapesFile(slug),
    drawnFrom: [
      `counties/${slug}.yaml`,
      ...(movesOffice(before, after) ? [singles.settings] : []),
      ...drawnTables,
    ],
    path: ['maps', slug],
  })),
];

/** The holder with another value there, or without any. */
function withValue(holder: unknown, [name, ...inside]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const { [name]: own, ...others } = (holder ?? {}) as Values;
  const inner = withValue(own, inside, value);
  return inner === undefined ? others : { ...(holder as Values), [name]: inner };
}

const namesIn = (...records: object[]) => [...new Set(records.flatMap((record) => Object.keys(record)))];

const bySlug = (content: Content, list: FileList) =>
  new Map<string, { slug: string; file: string }>(content[list].map((entry) => [entry.slug, entry]));

function stepsThatPut(before: Content, after: Content, list: FileList): PlanStep[] {
  const old = bySlug(before, list);
  return after[list].flatMap((entry): PlanStep[] => {
    const known = old.get(entry.slug);
    if (isDeepStrictEqual(known, entry)) return [];
    // In the final order.
    const order = new Map(after[list].map(({ slug }, i) => [slug, i]));
    const apply: PlanStep['apply'] = (content) => {
      const sorted = [...without(entry, content, list), entry].sort(
        (a, b) => (order.get(a.slug) ?? Infinity) - (order.get(b.slug) ?? Infinity) || 0,
      );
      return { ...content, [list]: sorted };
    };
    return [{ file: entry.file, apply }];
  });
}

function stepsThatTake(before: Content, after: Content, list: FileList): PlanStep[] {
  const left = bySlug(after, list);
  return before[list]
    .filter(({ slug }) => !left.has(slug))
    .map((entry) => ({
      file: entry.file,
      apply: (content) => ({ ...content, [list]: without(entry, content, list) }),
    }));
}

const without = (entry: { slug: string }, content: Content, list: FileList) =>
  (content[list] as { slug: string }[]).filter(({ slug }) => slug !== entry.slug);
