import { problemOfFile, type Problem } from '#lib/problem.ts';
import { slugsOfKind } from '../files/file-kinds.ts';
import { offerRename, type MovedFile } from '../files/moved-files.ts';
import { fileLabel } from '../read.ts';
import { shapesFile, shapesFolder } from './shapes.ts';

/** Tells of shapes that no county is named like; a file of a county that cannot be read has a letter of its own. */
export function checkShapeNames(
  dir: string,
  names: readonly string[],
  moved: readonly MovedFile[],
  problems: Problem[],
): void {
  const known = new Set(slugsOfKind('county', names).map(shapesFile));
  for (const name of names) {
    if (!name.startsWith(shapesFolder) || known.has(name)) continue;
    const renamed = moved.find(({ kind, from }) => kind === 'county' && shapesFile(from) === name);
    const says = 'No county has this name, so no map would be drawn of these shapes.';
    const fix = renamed
      ? offerRename(renamed, dir)
      : 'Name the file like that of its county in counties/, or delete it.';
    problems.push(problemOfFile(fileLabel(dir, name), [says, fix]));
  }
}
