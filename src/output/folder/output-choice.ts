import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { projectFolders } from '#lib/project-folders.mjs';
import { isWithin, realPathOf } from './real-path.ts';
import { readMarker } from './marker-file.ts';
import { isForeignWorkFolder, workFolderOf } from './work-folder.ts';

interface Surroundings {
  /** The project's own folder. */
  checkout: string;
  data: string;
  cache: string;
  /** Parts of a site that are to be merged. */
  parts?: readonly string[];
  /** What the run puts there; see `holdingOf`. */
  holding: string;
}

/**
 * The folder that `--out` names, with links followed, or a letter that says why the generator does not write
 * there. Nothing is touched: what is refused here would be lost otherwise.
 */
export function chooseOutput(
  typed: string,
  surroundings: Surroundings,
): { out: string; letter?: undefined } | { out?: undefined; letter: string } {
  if (typed.trim() === '') return refused('--out is empty.', 'dist');
  let out: string;
  try {
    out = realPathOf(typed);
  } catch (error) {
    return refused(`--out "${typed}" leads nowhere (${(error as Error).message}).`, 'dist');
  }
  const inside = path.join(typed, 'site');
  const { checkout, data, cache, parts = [], holding } = surroundings;

  const fileInWay = fileInWayOf(out);
  if (fileInWay) return refused(`${fileInWay} is a file, and the site needs a folder.`, 'dist');
  for (const [what, folder] of [
    ['the folder of this project', checkout],
    ['your home folder', homedir()],
  ] as const) {
    if (isWithin(realPathOf(folder), out))
      return refused(
        `--out "${typed}" is ${what}, or a folder around it: all in it would be at risk.`,
        'dist',
      );
  }
  const protectedFolders = [
    ...projectFolders.map((name) => [`${name}/`, path.join(checkout, name)] as const),
    ['the data folder', data],
    ['the cache', cache],
    ...parts.map((part) => [`the part ${part}`, part] as const),
  ] as const;
  for (const [what, folder] of protectedFolders) {
    const real = realPathOf(folder);
    if (isWithin(out, real))
      return refused(`--out "${typed}" lies in ${what}, where a site must not be written.`, 'dist');
    if (isWithin(real, out)) return refused(`--out "${typed}" is a folder around ${what}.`, 'dist');
  }
  const around = siteAround(out);
  if (around) {
    const { folder, holds } = around;
    return refused(
      `--out "${typed}" lies in ${folder}, which holds ${holds}: a host would publish both.`,
      'dist',
    );
  }
  if (isForeignWorkFolder(out)) {
    return refused(
      `${workFolderOf(out)} is in the way: the generator works in a folder of this name, and this one is not its own.`,
      inside,
    );
  }
  const names = namesIn(out);
  if (!names) return { out };
  if (isMountPoint(out))
    return refused(`--out "${typed}" is a disk of its own, so it cannot be replaced.`, inside);
  if (names.length === 0) return { out };
  const there = readMarker(out);
  if (there === undefined) {
    return refused(
      `${typed} holds files that are not the generator's, such as ${names.sort().slice(0, 3).join(', ')}.`,
      inside,
      `If it is an old site that nobody needs, delete the folder and run this again.`,
    );
  }
  if (there !== holding) {
    return refused(
      `${typed} holds ${there}, and this run makes ${holding}.`,
      undefined,
      `Name another folder with --out, or delete this one first.`,
    );
  }
  return { out };
}

function refused(
  says: string,
  instead: string | undefined,
  otherwise?: string,
): { out?: undefined; letter: string } {
  const advice = [instead && `Write another folder, as in: --out ${inQuotes(instead)}`, otherwise];
  return { letter: [says, ...advice.filter((line) => line), 'Nothing was touched.'].join('\n') };
}

const inQuotes = (text: string) => (/[^\w./~-]/.test(text) ? `"${text}"` : text);

/** The finished site, or a part of one, in whose folder a folder lies. */
function siteAround(out: string): { folder: string; holds: string } | undefined {
  for (let folder = path.dirname(out); ; folder = path.dirname(folder)) {
    const holds = readMarker(folder);
    if (holds !== undefined) return { folder, holds };
    if (folder === path.dirname(folder)) return undefined;
  }
}

/** The file that stands where the folder, or one around it, should be. */
function fileInWayOf(out: string): string | undefined {
  for (let at = out; ; at = path.dirname(at)) {
    if (existsSync(at)) return statSync(at).isDirectory() ? undefined : at;
    if (at === path.dirname(at)) return undefined;
  }
}

/** What a folder holds; nothing where there is none. */
function namesIn(folder: string): string[] | undefined {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isMountPoint(folder: string): boolean {
  if (statSync(folder).dev !== statSync(path.dirname(folder)).dev) return true;
  return mountPoints().includes(folder);
}

/** A folder that is mounted from the same disk has its number too; Linux lists it. */
function mountPoints(): string[] {
  try {
    const lines = readFileSync('/proc/self/mountinfo', 'utf8').split('\n');
    // Blanks stand there as octal numbers.
    return lines.map((line) =>
      (line.split(' ')[4] ?? '').replace(/\\(\d{3})/g, (_, code: string) =>
        String.fromCharCode(parseInt(code, 8)),
      ),
    );
  } catch {
    return [];
  }
}
