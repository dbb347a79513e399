import type { Path, Problem } from '#lib/problem.ts';
import { problemAt, type Source } from '../source.ts';

/** Tells what is wrong at a place of one file. */
export type Report = (path: Path, says: string, fix: string) => void;

export const reportOn =
  (source: Source, problems: Problem[]): Report =>
  (path, says, fix) =>
    void problems.push(problemAt(source, path, says, fix));
