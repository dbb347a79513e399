import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatProblems } from '#content/format-problems.ts';
import { listFiles } from '#content/read.ts';
import type { FileChange } from '#desk/data-file.ts';
import { WrongRequest, type DataFolder } from '#desk/data-folder.ts';
import { loadSite } from '#output/load-site.ts';
import type { Site } from '#site/plan.ts';

export function openFolder(data: string, site: Site): DataFolder {
  return { site, names: listFiles(data), read: (name) => readFileSync(path.join(data, name), 'utf8') };
}

/** What a request answers; a request that cannot be met is printed and ends the command. */
export function orExplain<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof WrongRequest)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

/** Writes the changes, and takes them back when the data would not be in order with them. */
export function applyOrExit(data: string, changes: readonly FileChange[]): Site {
  const undo = changes.map((change) => write(data, change));
  const { site, problems } = loadSite(data);
  if (site) return site;
  const letter = formatProblems(problems);
  undo.reverse().forEach((step) => step());
  console.error(letter);
  process.exit(1);
}

/** Makes one change; answers how to take it back. */
function write(data: string, { name, to, text }: FileChange): () => void {
  const file = path.join(data, name);
  const before = existsSync(file) ? readFileSync(file) : undefined;
  if (text !== undefined) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const target = to && path.join(data, to);
  if (target) renameSync(file, target);
  return () => {
    if (target) rmSync(target);
    if (before) writeFileSync(file, before);
    else rmSync(file, { force: true });
  };
}
