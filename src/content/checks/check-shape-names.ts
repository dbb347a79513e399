import { problemOfFile, type Problem } from '#lib/problem.ts';
import { slugsOfKind } from '../files/file-kinds.ts';
import { offerRename, type GoneFile } from '../files/moved-files.ts';
import { fileLabel } from '../files/list-files.ts';
import { shapesFile, shapesFolder } from '../places/shapes.ts';

/** Reports shapes without a county of that name; unreadable and lost county files have their own letters. */
export function checkShapeNames(
  dir: string,
  names: readonly string[],
  gone: readonly GoneFile[],
  problems: Problem[],
): void {
  const known = new Set(slugsOfKind('county', names).map(shapesFile));
  for (const name of names) {
    if (!name.startsWith(shapesFolder) || known.has(name)) continue;
    const lost = gone.find(({ kind, from }) => kind === 'county' && shapesFile(from) === name);
    if (lost && !lost.move) continue;
    const says = 'No county has this name, so no map would be drawn from these shapes.';
    const fix = lost?.move
      ? offerRename(lost.move, dir)
      : 'Give the file the same name as its county in counties/, or delete it.';
    problems.push(problemOfFile(fileLabel(dir, name), [says, fix]));
  }
}
