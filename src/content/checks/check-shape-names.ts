import path from 'node:path';
import { problemOfFile, type Problem } from '#lib/problem.ts';
import { slugsOfKind } from '../files/file-kinds.ts';
import { offerRename, type GoneFile } from '../files/moved-files.ts';
import { fileLabel } from '../files/list-files.ts';
import { shapesFile, shapesFolder } from '../places/shapes.ts';

/** Reports shapes elsewhere, or without a county of that name; unreadable and lost county files have their own letters. */
export function checkShapeNames(
  dir: string,
  names: readonly string[],
  gone: readonly GoneFile[],
  problems: Problem[],
): void {
  const known = new Set(slugsOfKind('county', names).map(shapesFile));
  // One about a folder is enough.
  const topOf = (label: string) => label.slice(fileLabel(dir, '').length).split('/', 1)[0]!;
  const haveLetters = new Set(problems.map(({ file }) => topOf(file)));
  for (const name of names) {
    const file = fileLabel(dir, name);
    const right = shapesFolder + path.posix.basename(name);
    if (known.has(right) && !names.includes(right) && !haveLetters.has(topOf(file))) {
      const says = 'Shapes are not read from here, so no map of this county would be drawn.';
      problems.push(problemOfFile(file, [says, `Move the file to ${shapesFolder}.`]));
      continue;
    }
    if (!name.startsWith(shapesFolder) || known.has(name)) continue;
    const lost = gone.find(({ kind, from }) => kind === 'county' && shapesFile(from) === name);
    if (lost && !lost.move) continue;
    const says = 'No county has this name, so no map would be drawn from these shapes.';
    const fix = lost?.move
      ? offerRename(lost.move, dir)
      : 'Give the file the same name as its county in counties/, or delete it.';
    problems.push(problemOfFile(file, [says, fix]));
  }
}
