import { isDeepStrictEqual } from 'node:util';
import type { Content } from '#content/content.ts';
import { tableFile, tableNames } from '#content/schemas/tables.ts';

/** The content with what one data file contributes taken from another version of the data. */
export interface Step {
  /** The file, below the data folder. */
  file: string;
  apply(content: Content): Content;
}

type FileList = 'counties' | 'topics' | 'posts' | 'practiceAreas' | 'serviceAreas' | 'attorneys';
type Single = 'site' | 'keywords' | 'testimonials';

/** In this order nothing is named before it is there. */
const lists: readonly FileList[] = [
  'practiceAreas',
  'serviceAreas',
  'attorneys',
  'posts',
  'counties',
  'topics',
];
const singles = {
  site: 'site.yaml',
  keywords: 'keywords.yaml',
  testimonials: 'testimonials.yaml',
} satisfies Record<Single, string>;

/**
 * The way from one content to another in steps, one for each file whose content differs: what is new comes
 * first, what goes away goes last.
 */
export function stepsBetween(before: Content, after: Content): Step[] {
  const steps: Step[] = [];
  for (const [name, file] of Object.entries(singles) as [Single, string][]) {
    if (isDeepStrictEqual(before[name], after[name])) continue;
    steps.push({ file, apply: (content) => ({ ...content, [name]: after[name] }) });
  }
  for (const name of Object.keys(after.pages) as (keyof Content['pages'])[]) {
    if (isDeepStrictEqual(before.pages[name], after.pages[name])) continue;
    const apply: Step['apply'] = (content) => ({
      ...content,
      pages: { ...content.pages, [name]: after.pages[name] },
    });
    steps.push({ file: `pages/${name}.yaml`, apply });
  }
  for (const name of tableNames) {
    if (isDeepStrictEqual(before.tables[name], after.tables[name])) continue;
    const apply: Step['apply'] = (content) => ({
      ...content,
      tables: { ...content.tables, [name]: after.tables[name] },
    });
    steps.push({ file: tableFile(name), apply });
  }
  return [
    ...steps,
    ...lists.flatMap((list) => put(before, after, list)),
    ...lists.flatMap((list) => take(before, after, list)).reverse(),
  ];
}

const bySlug = (content: Content, list: FileList) =>
  new Map<string, { slug: string; file: string }>(content[list].map((entry) => [entry.slug, entry]));

function put(before: Content, after: Content, list: FileList): Step[] {
  const old = bySlug(before, list);
  return after[list].flatMap((entry): Step[] => {
    const known = old.get(entry.slug);
    if (known && isDeepStrictEqual({ ...known, file: '' }, { ...entry, file: '' })) return [];
    // Entries stand in the order in which they will stand at the end.
    const order = new Map(after[list].map(({ slug }, i) => [slug, i]));
    const apply: Step['apply'] = (content) => {
      const others = (content[list] as { slug: string }[]).filter(({ slug }) => slug !== entry.slug);
      const sorted = [...others, entry].sort(
        (a, b) => (order.get(a.slug) ?? Infinity) - (order.get(b.slug) ?? Infinity) || 0,
      );
      return { ...content, [list]: sorted };
    };
    return [{ file: dataFileOf(entry), apply }];
  });
}

function take(before: Content, after: Content, list: FileList): Step[] {
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
