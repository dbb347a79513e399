import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatPending, formatProblems } from '#content/letters/format-problems.ts';
import { fileLabel, listAllFiles, listFiles } from '#content/files/list-files.ts';
import type { FileChange } from '#desk/data-file.ts';
import { ChangedMeanwhile, type DataFiles } from '#desk/data-folder.ts';
import type { Problem } from '#lib/problem.ts';
import { Refused } from '#lib/refused.ts';
import { SavedTexts } from '#output/cache/saved-texts.ts';
import { loadSite } from '#output/load-site.ts';
import type { Site } from '#site/plan.ts';
import type { BuiltFolders } from '../command-line/command.ts';
import { readTextFile } from './text-file.ts';
import { makeChanges, refuseOutdated, writeChanges } from './write-changes.ts';

/** Called before the site is read: a file renamed meanwhile must not look as if it never existed. */
export function openFiles(data: string): DataFiles {
  return {
    names: listFiles(data),
    read: (name) => readTextFile(path.join(data, name)) ?? throwMoved(data, name),
  };
}

function throwMoved(data: string, name: string): never {
  throw new ChangedMeanwhile(
    `${fileLabel(data, name)} was moved or deleted in the meantime, so nothing was written.`,
  );
}

/**
 * Writes the changes, but nothing if the data would be invalid with them. Commands that do not run from bundles have no
 * folders, and parse every text again.
 */
export function applyChanges(data: string, changes: readonly FileChange[], folders?: BuiltFolders): Site {
  const site = siteWithChanges(data, changes, folders);
  writeChanges(data, changes);
  return site;
}

/** The site as it would be with the changes; throws a message about mistakes. */
export function siteWithChanges(
  data: string,
  changes: readonly FileChange[],
  folders?: BuiltFolders,
  table?: ImportedTable,
): Site {
  const { site, letter } = siteOrPending(data, changes, folders, table);
  if (letter !== undefined) throw new Refused(letter);
  return site;
}

type SiteOrPending =
  | { site: Site; pending?: undefined; letter?: undefined }
  | {
      site: Site;
      /** Asks for what the user still has to look up. */
      pending: string;
      /** Reports it like any other mistake. */
      letter: string;
    };

/** The table that the changes come from. */
interface ImportedTable {
  file: string;
  /** The line of the row that causes a problem in a data file, where there is one. */
  lineOf(name: string, problem: Problem): number | undefined;
}

/** As `siteWithChanges`, but does not throw if the only mistakes are facts that the user still has to look up. */
export const siteOrPending = (
  data: string,
  changes: readonly FileChange[],
  folders?: BuiltFolders,
  table?: ImportedTable,
): SiteOrPending =>
  inCopy(data, changes, (copy) => {
    // Most texts are unchanged from the data folder.
    const textCache = folders && new SavedTexts(folders.cache, data, folders.contentCode);
    const { site, problems, unfinished } = loadSite(copy, { textCache });
    if (site) return { site };
    const inTable = problems.map((problem) => atItsRow(problem, copy, table));
    const letter = letterAboutCopy(inTable, copy, data) + aboutLines(inTable, copy, changes);
    if (!unfinished) throw new Refused(letter);
    return { site: unfinished, letter, pending: letterAboutCopy(problems, copy, data, formatPending) };
  });

function atItsRow(problem: Problem, copy: string, table: ImportedTable | undefined): Problem {
  const line = table?.lineOf(problem.file.slice(fileLabel(copy, '').length), problem);
  return table && line !== undefined ? { ...problem, file: table.file, line, column: 1, path: '' } : problem;
}

/** As nothing was written, the line numbers do not match the files on disk. */
function aboutLines(problems: readonly Problem[], copy: string, changes: readonly FileChange[]): string {
  const changed = new Set(changes.map(({ name, to = name }) => fileLabel(copy, to)));
  return problems.some(({ file }) => changed.has(file))
    ? 'The line numbers are those of the files with the changes.\n'
    : '';
}

/** The message about a copy, with the paths of the original folder. */
export const letterAboutCopy = (
  problems: readonly Problem[],
  copy: string,
  data: string,
  format = formatProblems,
) => format(problems).replaceAll(fileLabel(copy, ''), fileLabel(data, ''));

/** Runs `read` on a temporary copy of the data folder with the changes. */
export function inCopy<T>(data: string, changes: readonly FileChange[], read: (copy: string) => T): T {
  refuseOutdated(data, changes);
  const copy = mkdtempSync(path.join(tmpdir(), 'data-'));
  try {
    for (const name of listAllFiles(data)) {
      mkdirSync(path.join(copy, path.dirname(name)), { recursive: true });
      copyFileSync(path.join(data, name), path.join(copy, name));
    }
    makeChanges(copy, changes);
    return read(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
