import { existsSync } from 'node:fs';
import path from 'node:path';
import { lastmodFile, readLastmod } from '#content/lastmod-file.ts';
import { fileLabel } from '#content/files/list-files.ts';
import { formatWarnings } from '#content/letters/format-problems.ts';
import { findConflicts } from '#content/texts/merge-conflicts.ts';
import { inShell } from '#lib/in-shell.mjs';
import { problemOfFile, type Problem } from '#lib/problem.ts';
import { Refused } from '#lib/refused.ts';
import { isInLastCommit, lastCommitWith } from './git-data.ts';

export const ledgerFile = 'published.yaml';

/** Files that commands write into the data folder, and what happens without them. */
const consequences = {
  [ledgerFile]: 'nothing records which addresses were published',
  [lastmodFile]: 'the sitemaps will give every page the day of the next build',
};

type WrittenFile = keyof typeof consequences;

/** A warning for each of these files that is missing but known to git; a new site gets none. */
export const missingFiles = (data: string): Problem[] =>
  (Object.keys(consequences) as WrittenFile[]).flatMap((name) => missingFile(data, name));

/** Prints that warning about the published names; returns whether they are missing. */
export function warnOfMissingLedger(data: string): boolean {
  const missing = missingFile(data, ledgerFile);
  if (missing.length > 0) console.error(formatWarnings(missing));
  return missing.length > 0;
}

/** A warning of a merge conflict in the days, which `generate` would resolve. */
export const conflictInDays = (data: string): Problem[] =>
  findConflicts(fileLabel(data, lastmodFile), readLastmod(data)).slice(0, 1);

/** Refuses a new ledger while the last commit has one. To start over, commit its deletion first. */
export function refuseLostLedger(data: string): void {
  if (existsSync(path.join(data, ledgerFile)) || !isInLastCommit(data, ledgerFile)) return;
  const file = fileLabel(data, ledgerFile);
  throw new Refused(
    [
      `${file} is missing, and a new one would not have the addresses published before. Nothing was written.`,
      `Restore it: git checkout HEAD -- ${inShell(file)}`,
      'If nothing was ever published, commit its deletion and run this again.',
    ].join('\n'),
  );
}

function missingFile(data: string, name: WrittenFile): Problem[] {
  if (existsSync(path.join(data, name))) return [];
  const commit = lastCommitWith(data, name);
  if (commit === undefined) return [];
  const file = fileLabel(data, name);
  const fix = `Restore it: git checkout ${commit} -- ${inShell(file)}`;
  return [problemOfFile(file, [`This file is missing, so ${consequences[name]}.`, fix])];
}
