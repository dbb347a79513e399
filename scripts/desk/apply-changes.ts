import { formatPending } from '#content/letters/format-problems.ts';
import { fileLabel } from '#content/files/list-files.ts';
import type { FileChange } from '#desk/data-file.ts';
import type { Problem } from '#lib/problem.ts';
import { Refused } from '#lib/refused.ts';
import { SavedTexts } from '#output/cache/saved-texts.ts';
import { loadSite } from '#output/load-site.ts';
import type { Site } from '#site/plan.ts';
import type { BuiltFolders } from '../command-line/call.ts';
import { inCopy, letterAboutCopy } from './data-copy.ts';
import { writeChanges } from './write-changes.ts';

interface Tried {
  site: Site;
  /** Asks for what the user still has to look up, if there is anything. */
  pending?: string;
  /** Reports it like any other mistake. */
  letter?: string;
}

/** The table that the changes come from. */
interface ImportedTable {
  file: string;
  /** The line of the row that causes a problem in a data file, where there is one. */
  lineOf(name: string, problem: Problem): number | undefined;
}

/**
 * The site as it would be with the changes; throws a letter about mistakes. A fact that the user still has to look up is
 * no mistake yet: `pending` asks for it. Commands that do not run from bundles have no folders, and parse every text
 * again.
 */
export const tryChanges = (
  data: string,
  changes: readonly FileChange[],
  folders: BuiltFolders | undefined,
  table?: ImportedTable,
): Tried =>
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

/** The same, but throws also if there is something to look up. */
export function siteWithChanges(
  data: string,
  changes: readonly FileChange[],
  folders: BuiltFolders | undefined,
  table?: ImportedTable,
): Site {
  const { site, letter } = tryChanges(data, changes, folders, table);
  if (letter !== undefined) throw new Refused(letter);
  return site;
}

/** Writes the changes, but nothing if the data would be invalid with them. */
export function applyChanges(data: string, changes: readonly FileChange[], folders?: BuiltFolders): Site {
  const site = siteWithChanges(data, changes, folders);
  writeChanges(data, changes);
  return site;
}

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
