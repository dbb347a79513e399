import path from 'node:path';
import { parse } from 'yaml';
import {
  allNames,
  checksumOf,
  joinLedgers,
  printLedger,
  readLedger,
  type Ledger,
  type Submission,
} from '#addresses/ledger.ts';
import type { Published } from '#content/content.ts';
import { withModeline } from '#desk/json-schemas.ts';
import { fileLabel } from '#content/files/list-files.ts';
import { publishedSchema } from '#content/schemas/published.ts';
import { inShell } from '#lib/in-shell.mjs';
import { problemOfFile, type Problem } from '#lib/problem.ts';
import { Refused } from '#lib/refused.ts';
import { counted } from '#lib/text.ts';
import { ledgerFile } from './missing-files.ts';
import { committedVersions, sidesOfConflict } from './git-data.ts';
import { readTextFile, writeTextFile } from './text-file.ts';

export const writeLedger = (data: string, ledger: Ledger, submission: Submission): void =>
  writeTextFile(path.join(data, ledgerFile), withModeline(ledgerFile, printLedger(ledger, submission)));

/** In a merge conflict, writes a ledger with the names of both sides; returns a message about it. */
export function joinSides(data: string): string | undefined {
  const [ours, theirs] = sidesOfConflict(data, ledgerFile)?.map(readSide) ?? [];
  const label = fileLabel(data, ledgerFile);
  const name = inShell(label);
  if (!ours && !theirs) return undefined;
  if (!ours || !theirs) {
    const whole = ours ? '--ours' : '--theirs';
    throw new Refused(
      `Git could not merge two versions of ${label}, and one is damaged: its checksum does not match its names.\nTake the other one with "git checkout ${whole} -- ${name}", then "git add ${name}", and run this again. Then compare the two: names that only the damaged one has are not recorded.`,
    );
  }
  const both = joinLedgers(readLedger(ours), readLedger(theirs));
  // Better to tell search engines twice than not at all: the side with the earlier submission, or none, wins.
  const earlier = (ours.told ?? '') <= (theirs.told ?? '') ? ours : theirs;
  writeLedger(data, both, earlier);
  return `${label} now has the names from both sides of the merge. Add it with: git add ${name}`;
}

export const presentLedger = (data: string): Published | undefined =>
  readSide(readTextFile(path.join(data, ledgerFile)) ?? '');

/** The ledgers of the last commits. */
export const earlierLedgers = (data: string): Ledger[] =>
  [...committedVersions(data, ledgerFile)].flatMap((text) => {
    const version = readSide(text);
    return version ? [readLedger(version)] : [];
  });

/** A warning if the ledger lacks names of earlier commits: it was reverted along with other edits. */
export function revertedLedger(data: string): Problem[] {
  const present = presentLedger(data);
  if (!present) return [];
  const names = new Set(allNames(readLedger(present)));
  const lacking = new Set(
    earlierLedgers(data)
      .flatMap(allNames)
      .filter((name) => !names.has(name)),
  );
  const [example] = lacking;
  if (example === undefined) return [];
  const says = `The file lacks ${counted(lacking.size, 'name', 'names')} that earlier commits have, such as "${example.split(' ')[1]}", so addresses may be lost unnoticed.`;
  return [problemOfFile(fileLabel(data, ledgerFile), [says, 'Run "npm run published" to restore them.'])];
}

/** Undefined if the text is not as "npm run published" wrote it. */
function readSide(text: string): Published | undefined {
  try {
    const side = publishedSchema.parse(parse(text));
    return side.checksum === checksumOf(readLedger(side)) ? side : undefined;
  } catch {
    return undefined;
  }
}
