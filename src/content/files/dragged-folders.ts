import type { LetterParts } from '#lib/problem.ts';
import { folders, singleFiles } from '../collections.ts';

/** Folders with files that are not entries. */
export const otherFolders = ['images', 'places', 'public'];

const ownNames = new Set([
  ...Object.keys(folders),
  ...Object.keys(singleFiles).flatMap((name) => name.split('/').slice(0, -1)),
  ...otherFolders,
]);

/**
 * The letter about a file whose folder was moved or copied into another one, as a mouse does by mistake. It does not
 * name the file, so that one letter covers all files there. Pictures may be sorted by any names.
 */
export function wrongWithDragged(name: string, isThere: ReadonlySet<string>): LetterParts | undefined {
  const parts = name.split('/');
  const at = parts.slice(0, -1).findIndex((part, i) => i > 0 && ownNames.has(part));
  if (at === -1 || parts[0] === 'images') return undefined;
  const folder = parts[at]!;
  const around = parts.slice(0, at).join('/');
  return isThere.has(parts.slice(at).join('/'))
    ? [
        `The folder "${folder}" is here twice: in its place, and inside "${around}".`,
        `Delete the one inside "${around}". If that is the newer one, put its files into the other first.`,
      ]
    : [
        `The folder "${folder}" is inside the folder "${around}", where nothing reads its files.`,
        folder === around
          ? `Move its files up, into the outer folder "${around}".`
          : `Move the whole folder "${folder}" out of "${around}", back to where "site.yaml" is.`,
      ];
}
