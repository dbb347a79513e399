import { existsSync, readdirSync, realpathSync, statSync, type Dirent } from 'node:fs';
import path from 'node:path';
import type { LetterParts } from '#lib/problem.ts';
import { isJunk, wrongWithFileName } from './file-names.ts';

/** The folder of files that are deployed unchanged. */
const publicFolder = 'public';
const isPublic = (name: string) => name === publicFolder || name.startsWith(`${publicFolder}/`);

/** The description of the folder, generated for people. */
export const referenceFile = 'README.md';

/** Names of the public files below the site's root, including hidden ones. */
export const listPublicFiles = (dir: string): string[] =>
  listAllFiles(dir, publicFolder).map((name) => name.slice(publicFolder.length + 1));

/** Where in the data folder a public file stands. */
export const publicFile = (name: string) => `${publicFolder}/${name}`;

/** Something in the data folder that is never read: not a file, or a name that not all systems allow. */
export interface StrangeEntry {
  name: string;
  wrong: LetterParts;
}

/**
 * All names in the data folder with forward slashes, sorted by code unit so that every machine agrees; public files
 * are named only where they are strange.
 */
export function entriesOf(dir: string, below = ''): { names: string[]; strange: StrangeEntry[] } {
  const entries = [...everythingBelow(dir, below)];
  return {
    names: entries.flatMap(({ name, wrong }) => (wrong || isPublic(name) ? [] : [name])),
    strange: entries.flatMap(({ name, wrong }) => (wrong ? [{ name, wrong }] : [])),
  };
}

/** The names of what is read as data, without the public files. */
export const listFiles = (dir: string, below = '') => entriesOf(dir, below).names;

/** The names of all files that a site is made of: the data and the public files. */
export const listAllFiles = (dir: string, below = ''): string[] =>
  [...everythingBelow(dir, below)].flatMap(({ name, wrong }) => (wrong ? [] : [name]));

function* everythingBelow(dir: string, below: string): Generator<{ name: string; wrong?: LetterParts }> {
  if (!existsSync(path.join(dir, below))) return;
  const isLeftOut = isPublic(below) ? isJunk : (name: string) => name.startsWith('.') || isJunk(name);
  const entries = readdirSync(path.join(dir, below), { withFileTypes: true })
    .filter(({ name }) => !isLeftOut(name) && (below !== '' || name !== referenceFile))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    const wrong = wrongWithFileName(entry.name) ?? wrongWith(dir, name, entry);
    if (entry.isDirectory() && !wrong) yield* everythingBelow(dir, name);
    else yield { name, wrong };
  }
}

function wrongWith(dir: string, name: string, entry: Dirent): LetterParts | undefined {
  if (entry.isFile()) return undefined;
  if (entry.isDirectory()) {
    return isDataFile(name)
      ? ['This folder has the name of a file.', 'Rename the folder, or move the file out of it.']
      : undefined;
  }
  if (!entry.isSymbolicLink()) {
    const kind = entry.isFIFO() ? 'a pipe' : entry.isSocket() ? 'a socket' : 'a device';
    return [`This is ${kind}, not a file, so it is not read.`, 'Delete it.'];
  }
  // Links could publish anything, even secrets of this machine.
  return leadsToFileIn(dir, path.join(dir, name))
    ? undefined
    : ['This link does not lead to a file in the data folder.', 'Put the file itself here.'];
}

export const isDataFile = (name: string) => /\.(?:ya?ml|md)$/.test(name);

function leadsToFileIn(dir: string, link: string): boolean {
  try {
    const target = realpathSync(link);
    return target.startsWith(realpathSync(dir) + path.sep) && statSync(target).isFile();
  } catch {
    return false;
  }
}

/** The path of a data file as shown to people, below the folder that they typed. */
export function fileLabel(dir: string, name: string): string {
  return `${dir.replace(/[\\/]+$/, '').replaceAll('\\', '/')}/${name}`;
}
