import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatPending, formatProblems } from '#content/letters/format-problems.ts';
import { fileLabel, listFiles, listPublicFiles, publicFile } from '#content/files/list-files.ts';
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

/** Opened before the site is read: a file that somebody renames meanwhile must not be taken for one that never was. */
export function openFiles(data: string): DataFiles {
  return {
    names: listFiles(data),
    read: (name) => readTextFile(path.join(data, name)) ?? refuseGone(data, name),
  };
}

function refuseGone(data: string, name: string): never {
  throw new ChangedMeanwhile(
    `${fileLabel(data, name)} was moved or deleted meanwhile, so nothing was written.`,
  );
}

/**
 * Writes the changes; nothing is written when the data would not be in order with them. A command that was not built
 * has no folders, and reads each text anew.
 */
export function applyChanges(data: string, changes: readonly FileChange[], folders?: BuiltFolders): Site {
  const site = siteWithChanges(data, changes, folders);
  writeChanges(data, changes);
  return site;
}

/** The site that the data would make with the changes; throws the letter about what would be wrong. */
export function siteWithChanges(
  data: string,
  changes: readonly FileChange[],
  folders?: BuiltFolders,
  table?: ImportedTable,
): Site {
  const { site, letter } = siteOrPending(data, changes, folders, table);
  if (!site) throw new Refused(letter);
  return site;
}

type SiteOrPending =
  | { site: Site; pending?: undefined; letter?: undefined }
  | {
      site?: undefined;
      /** Asks for what somebody has to look up yet. */
      pending: string;
      /** Tells of it as of any other mistake. */
      letter: string;
    };

/** The table from which changes are made. */
interface ImportedTable {
  file: string;
  /** The line of the row that a problem in a file of the data comes from, where one row does. */
  lineOf(name: string, problem: Problem): number | undefined;
}

/** The same, where nothing is wrong but what somebody has to look up yet. */
export const siteOrPending = (
  data: string,
  changes: readonly FileChange[],
  folders?: BuiltFolders,
  table?: ImportedTable,
): SiteOrPending =>
  inCopy(data, changes, (copy) => {
    // Most texts are those that the data has already.
    const textCache = folders && new SavedTexts(folders.cache, data, folders.contentCode);
    const { site, problems } = loadSite(copy, { textCache });
    if (site) return { site };
    const inTable = problems.map((problem) => atItsRow(problem, copy, table));
    const letter = letterAboutCopy(inTable, copy, data) + aboutLines(inTable, copy, changes);
    if (!problems.every(({ pending }) => pending)) throw new Refused(letter);
    return { letter, pending: letterAboutCopy(problems, copy, data, formatPending) };
  });

function atItsRow(problem: Problem, copy: string, table: ImportedTable | undefined): Problem {
  const line = table?.lineOf(problem.file.slice(fileLabel(copy, '').length), problem);
  return table && line !== undefined ? { ...problem, file: table.file, line, column: 1, path: '' } : problem;
}

/** Whoever looks into a file that was not written finds other lines there. */
function aboutLines(problems: readonly Problem[], copy: string, changes: readonly FileChange[]): string {
  const changed = new Set(changes.map(({ name, to = name }) => fileLabel(copy, to)));
  return problems.some(({ file }) => changed.has(file))
    ? 'The lines are those that the files would have had.\n'
    : '';
}

/** The letter about a copy, with the names of the folder itself. */
export const letterAboutCopy = (
  problems: readonly Problem[],
  copy: string,
  data: string,
  format = formatProblems,
) => format(problems).replaceAll(fileLabel(copy, ''), fileLabel(data, ''));

/** Looks at the data folder as the changes would make it. */
export function inCopy<T>(data: string, changes: readonly FileChange[], look: (copy: string) => T): T {
  refuseOutdated(data, changes);
  const copy = mkdtempSync(path.join(tmpdir(), 'data-'));
  try {
    for (const name of [...listFiles(data), ...listPublicFiles(data).map(publicFile)]) {
      mkdirSync(path.join(copy, path.dirname(name)), { recursive: true });
      copyFileSync(path.join(data, name), path.join(copy, name));
    }
    makeChanges(copy, changes);
    return look(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
