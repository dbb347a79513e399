import type { Path, Position, Problem } from '#lib/problem.ts';
import { problemAt, type Source } from '../source.ts';

/** Reports a mistake in a value of a file; `position` points at a part of it, or at its name. */
export type Tell = (name: string, path: Path, says: string, fix: string, position?: Position) => void;

/** Reports nothing about unreadable files, whose own letters come first. */
export const tellOf =
  (sources: ReadonlyMap<string, Source>, problems: Problem[]): Tell =>
  (name, ...parts) => {
    const source = sources.get(name);
    if (source) problems.push(problemAt(source, ...parts));
  };

/** Reports a mistake in a value of one file. */
export type TellInFile = (path: Path, says: string, fix: string) => void;

export const tellIn =
  (name: string, tell: Tell): TellInFile =>
  (...parts) =>
    tell(name, ...parts);
