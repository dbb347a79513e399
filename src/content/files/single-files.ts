import { nearestWord } from '#lib/spelling.ts';
import { singleFiles } from '../collections.ts';

const all = Object.keys(singleFiles);

/** Folders in which each file has a name of its own, unlike those of entries. */
export const foldersOfSingleFiles: ReadonlySet<string> = new Set(
  all.flatMap((name) => (name.includes('/') ? [name.split('/')[0]!] : [])),
);

/** The file meant by an unknown one there; its name in another folder is more likely than one spelled alike in this. */
export function singleFileMeant(folder: string, file: string): string | undefined {
  const elsewhere = all.find((name) => name === file || name.endsWith(`/${file}`));
  const ownNames = all.filter((name) => name.startsWith(`${folder}/`)).map((name) => name.split('/')[1]!);
  const alike = nearestWord(file, ownNames);
  return elsewhere ?? (alike && `${folder}/${alike}`);
}
