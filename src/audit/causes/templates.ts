import type { RouteKind } from '#site/routes/routes.ts';

/** Prints the head of every page, and the frame around it. */
export const documentFile = 'src/output/render/document.tsx';

/** Code that may contain texts: shared components, and defaults that data can replace. */
export const templateFolders = [
  'src/components',
  'src/pages',
  'src/output',
  'src/site',
  'src/content/schemas/pages',
] as const;

/** Templates whose file has another name: in a folder, or in a file with similar ones. */
const files: Partial<Record<string, string>> = {
  keyword: 'keyword/keyword',
  practice: 'area-lists',
  privacy: 'legal',
  'service-areas': 'area-lists',
  terms: 'legal',
  topic: 'topic/topic',
};

/** The file of the template for a kind of page, and its export name. */
export function templateOf(kind: RouteKind): { file: string; name: string } {
  const shared = ['topic', 'not-found'].find((ending) => kind.endsWith(`-${ending}`));
  // Topics of counties, cities and ZIPs share a template; each 404 page has its own.
  const name =
    shared === 'topic' ? shared : kind.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const file = shared ?? kind;
  return { file: `src/pages/${files[file] ?? file}.tsx`, name };
}
