import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileLabel } from '#content/read.ts';
import { inShell } from '#lib/in-shell.ts';
import { problemOfFile, type Problem } from '#lib/problem.ts';
import { lastCommitWith } from './git-data.ts';

const name = 'published.yaml';

/** A warning where the ledger is gone that git still knows; a new site has none. */
export function forgottenLedger(data: string): Problem[] {
  if (existsSync(path.join(data, name))) return [];
  const commit = lastCommitWith(data, name);
  if (commit === undefined) return [];
  const file = fileLabel(data, name);
  const says = 'This file is gone, so no address that was ever published is remembered.';
  const fix = `Take it back: git checkout ${commit} -- ${inShell(file)}`;
  return [problemOfFile(file, [says, fix])];
}
