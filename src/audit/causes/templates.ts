import type { RouteKind } from '#site/routes/routes.ts';

/** Prints the head of every page, and the frame around it. */
export const documentFile = 'src/output/render/document.tsx';

/** Where a text without data behind it may stand: in parts of many pages, or in the words that data may replace. */
export const templateFolders = [
  'src/components',
  'src/pages',
  'src/output',
  'src/site',
  'src/content/schemas/words',
] as const;

/** Templates whose files do not bear their names: they stand in a folder, or in one file with their like. */
const files: Partial<Record<string, string>> = {
  keyword: 'keyword/keyword',
  practice: 'area-lists',
  privacy: 'legal',
  'service-areas': 'area-lists',
  terms: 'legal',
  topic: 'topic/topic',
};

/** Where the template of a kind of page is written: its file, and the name under which that exports it. */
export function templateOf(kind: RouteKind): { file: string; name: string } {
  const shared = ['topic', 'not-found'].find((ending) => kind.endsWith(`-${ending}`));
  // The topics of counties, cities and ZIPs are one template; each page of a 404 has one of its own.
  const name =
    shared === 'topic' ? shared : kind.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const file = shared ?? kind;
  return { file: `src/pages/${files[file] ?? file}.tsx`, name };
}
