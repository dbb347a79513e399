import { existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { projectFolders, systemFolders } from '#lib/folders.mjs';
import { inShell } from '#lib/in-shell.mjs';
import { WrongRequest } from '#lib/refused.ts';
import { readMarker } from './marker-file.ts';
import { isMountPoint, isWithin, realPathOf } from './paths.ts';
import { isForeignWorkFolder, isWorkFolder, workFolderOf } from './work-folder.ts';

interface Surroundings {
  /** The project's own folder. */
  checkout: string;
  data: string;
  cache: string;
  /** Parts of a site to merge. */
  parts?: readonly string[];
  /** What the run puts there; see `scopeOf`. */
  scope: string;
}

/**
 * The folder that `--out` names, with links followed. Throws a letter if the generator must not write there, as files
 * would be lost; nothing is touched.
 */
export function chooseOutput(typed: string, surroundings: Surroundings): string {
  if (typed.trim() === '') refuse('--out is empty.', 'dist');
  let out: string;
  try {
    out = realPathOf(typed);
  } catch (error) {
    refuse(`--out "${typed}" leads nowhere (${(error as Error).message}).`, 'dist');
  }
  refusePlace(typed, out, surroundings);
  refuseFolder(typed, out, surroundings.scope);
  return out;
}

/** Refuses places where a site would collide with something else, whatever the folder holds. */
function refusePlace(typed: string, out: string, { checkout, data, cache, parts = [] }: Surroundings): void {
  const fileInWay = fileInWayOf(out);
  if (fileInWay) refuse(`${fileInWay} is a file, but the site needs a folder.`, 'dist');
  for (const [what, folder] of [
    ['the folder of this project', checkout],
    ['your home folder', homedir()],
  ] as const) {
    if (isWithin(realPathOf(folder), out))
      refuse(
        `--out "${typed}" is ${what}, or a folder around it: everything in it would be at risk.`,
        'dist',
      );
  }
  const protectedFolders = [
    ...projectFolders.map((name) => [`${name}/`, path.join(checkout, name)] as const),
    ...systemFolders.map((name) => [name, name] as const),
    ['.reports/', path.join(checkout, '.reports')],
    ['the data folder', data],
    ['the cache', cache],
    ...parts.map((part) => [`the part ${part}`, part] as const),
  ] as const;
  for (const [what, folder] of protectedFolders) {
    const real = realPathOf(folder);
    if (isWithin(out, real))
      refuse(`--out "${typed}" is in ${what}, where a site must not be written.`, 'dist');
    if (isWithin(real, out)) refuse(`--out "${typed}" is a folder around ${what}.`, 'dist');
  }
  const workFolder = [...upFrom(out)].find(isWorkFolder);
  if (workFolder)
    refuse(`--out "${typed}" is in ${workFolder}, which the generator clears in each run.`, 'dist');
  const around = siteAround(out);
  if (!around) return;
  const { folder, holds } = around;
  refuse(`--out "${typed}" is in ${folder}, which contains ${holds}: a host would publish both.`, 'dist');
}

/** Refuses folders that the generator did not write. */
function refuseFolder(typed: string, out: string, scope: string): void {
  const inside = path.join(typed, 'site');
  if (isForeignWorkFolder(out)) {
    refuse(
      `${workFolderOf(out)} is in the way: the generator works in a folder with this name, but this one is not its own.`,
      inside,
      'If none of its files are yours, it has only lost the README that marks it: delete it and run this again.',
    );
  }
  if (!existsSync(out)) return;
  const names = readdirSync(out);
  if (isMountPoint(out)) refuse(`--out "${typed}" is a disk of its own, so it cannot be replaced.`, inside);
  if (names.length === 0) return;
  const there = readMarker(out);
  if (there === undefined) {
    refuse(
      `${typed} contains files that the generator did not write, such as ${names.sort().slice(0, 3).join(', ')}.`,
      inside,
      'If it is an old site that nobody needs, delete the folder and run this again.',
    );
  }
  if (there === scope) return;
  refuse(
    `${typed} contains ${there}, but this run makes ${scope}.`,
    undefined,
    'Choose another folder with --out, or delete this one first.',
  );
}

function refuse(says: string, instead: string | undefined, otherwise?: string): never {
  const advice = [instead && `Choose another folder, as in: --out ${inShell(instead)}`, otherwise];
  throw new WrongRequest([says, ...advice.filter((line) => line), 'Nothing was touched.'].join('\n'));
}

/** The finished site, or part of one, that contains a folder. */
function siteAround(out: string): { folder: string; holds: string } | undefined {
  for (const folder of upFrom(path.dirname(out))) {
    const holds = readMarker(folder);
    if (holds !== undefined) return { folder, holds };
  }
  return undefined;
}

/** A file in place of the folder or one of its parents. */
function fileInWayOf(out: string): string | undefined {
  for (const at of upFrom(out)) if (existsSync(at)) return statSync(at).isDirectory() ? undefined : at;
  return undefined;
}

/** A path and all folders around it, up to the root. */
function* upFrom(at: string): Generator<string> {
  yield at;
  if (at !== path.dirname(at)) yield* upFrom(path.dirname(at));
}
