import { slugMeantBy, withoutEndings } from './file-names.ts';

interface FileKind {
  /** The name for people. */
  name: string;
  folders: readonly string[];
}

/** Kinds with one file each, by their name for `npm run rename`. */
export const fileKinds = {
  county: { name: 'county', folders: ['counties'] },
  topic: { name: 'topic', folders: ['topics'] },
  post: { name: 'post or guide', folders: ['posts', 'guides'] },
  'practice-area': { name: 'practice area', folders: ['practice-areas'] },
  'service-area': { name: 'service area', folders: ['service-areas'] },
  attorney: { name: 'attorney', folders: ['attorneys'] },
} satisfies Record<string, FileKind>;
export type FileKindName = keyof typeof fileKinds;

export const isFileKind = (kind: string): kind is FileKindName => Object.hasOwn(fileKinds, kind);

/** The kind of a file by its name in the data folder. */
export const kindOfFile = (name: string): FileKindName | undefined =>
  Object.keys(fileKinds)
    .filter(isFileKind)
    .find((kind) => fileKinds[kind].folders.includes(name.split('/', 1)[0]!));

/** "posts/ or guides/" */
export const foldersInWords = (kind: FileKindName, joint: 'and' | 'or') =>
  fileKinds[kind].folders.map((folder) => `${folder}/`).join(` ${joint} `);

/** The names of one kind of file in the data folder, including those that must be renamed. */
export function slugsOfKind(kind: FileKindName, names: readonly string[]): string[] {
  const { folders } = fileKinds[kind];
  return names.flatMap((name) => {
    const [folder = '', file = '', ...deeper] = name.split('/');
    return folders.includes(folder.toLowerCase()) && deeper.length === 0
      ? [slugMeantBy(withoutEndings(file))]
      : [];
  });
}
