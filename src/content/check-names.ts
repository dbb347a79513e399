import type { Problem } from '#lib/problem.ts';
import { toSlug } from '#lib/slug.ts';
import { nearestWord } from '#lib/text.ts';
import { folders, guideTemplateFile, optionalFiles, singleFiles } from './collections.ts';
import { fileLabel } from './read.ts';
import { slug as slugSchema } from './schemas/common.ts';

export const isDataFile = (name: string) => /\.(?:ya?ml|md)$/.test(name);
const extensionOf = (folder: string) => (folder === 'posts' ? 'md' : 'yaml');

/**
 * Files that no rule reads would be silently left out: tells about each, and about each that is missing.
 * Answers the names that stand where nothing can read them.
 */
export function checkNames(dir: string, names: string[], problems: Problem[]): Set<string> {
  const misplaced = new Set<string>();
  const add = (name: string, says: string, fix: string) =>
    problems.push({ file: fileLabel(dir, name), line: 1, column: 1, path: '', says, fix });
  for (const name of [...Object.keys(singleFiles), guideTemplateFile]) {
    if (!names.includes(name) && !optionalFiles.has(name))
      add(name, 'This file is missing.', 'Every site needs it: take it back from the last commit.');
  }
  for (const name of names) {
    if (name in singleFiles || name === guideTemplateFile) continue;
    const [folder = '', file = '', ...deeper] = name.split('/');
    if (!isDataFile(name) && !(folder in folders)) continue;
    const expected = extensionOf(folder);
    if (!(folder in folders) || deeper.length > 0 || file === '') {
      misplaced.add(name);
      const meant = nearestWord(name, [
        ...Object.keys(singleFiles),
        ...Object.keys(folders).map((f) => `${f}/${file}`),
      ]);
      add(
        name,
        'Nothing reads a file of this name.',
        meant ? `Did you mean "${meant}"?` : 'Move it or delete it.',
      );
    } else if (!file.endsWith(`.${expected}`)) {
      misplaced.add(name);
      add(
        name,
        'The ending of the file name is not right here.',
        `Rename it to "${file.replace(/\.[^.]*$/, '')}.${expected}".`,
      );
    } else if (!slugSchema.safeParse(file.slice(0, -expected.length - 1)).success) {
      add(
        name,
        'The file name becomes an address, but has characters that cannot stand in one.',
        `Rename it to "${toSlug(file.slice(0, -expected.length - 1)) || 'name'}.${expected}".`,
      );
    }
  }
  return misplaced;
}
