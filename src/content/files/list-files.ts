import { existsSync, readdirSync, realpathSync, statSync, type Dirent } from 'node:fs';
import path from 'node:path';
import type { LetterParts } from '#lib/problem.ts';
import { isJunk, wrongWithFileName } from './file-names.ts';

/** The folder of the files that are deployed as they are; nothing else reads them. */
const publicFolder = 'public';
const isPublic = (name: string) => name === publicFolder || name.startsWith(`${publicFolder}/`);

/** What may stand in the folder, in words; written by us, and read by people alone. */
export const referenceFile = 'README.md';

/** Names of the public files, as they will be below the site's root; hidden ones, too. */
export const listPublicFiles = (dir: string): string[] =>
  [...entriesBelow(dir, publicFolder)].flatMap(({ name, wrong }) =>
    wrong ? [] : [name.slice(publicFolder.length + 1)],
  );

/** Where in the data folder a public file stands. */
export const publicFile = (name: string) => `${publicFolder}/${name}`;

/** Something in the data folder that is never read: no file, or of a name that not every computer knows. */
export interface StrangeEntry {
  name: string;
  wrong: LetterParts;
}

/**
 * All names in the data folder with forward slashes, sorted by code unit so that every machine agrees; public files
 * are named only where they are strange.
 */
export function entriesOf(dir: string, below = ''): { names: string[]; strange: StrangeEntry[] } {
  const entries = [...entriesBelow(dir, below)];
  return {
    names: entries.flatMap(({ name, wrong }) => (wrong || isPublic(name) ? [] : [name])),
    strange: entries.flatMap(({ name, wrong }) => (wrong ? [{ name, wrong }] : [])),
  };
}

export const listFiles = (dir: string, below = '') => entriesOf(dir, below).names;

function* entriesBelow(dir: string, below: string): Generator<{ name: string; wrong?: LetterParts }> {
  if (!existsSync(path.join(dir, below))) return;
  const isLeftOut = isPublic(below) ? isJunk : (name: string) => name.startsWith('.') || isJunk(name);
  const entries = readdirSync(path.join(dir, below), { withFileTypes: true })
    .filter(({ name }) => !isLeftOut(name) && (below !== '' || name !== referenceFile))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    const wrong = wrongWithFileName(entry.name) ?? wrongWith(dir, name, entry);
    if (entry.isDirectory() && !wrong) yield* entriesBelow(dir, name);
    else yield { name, wrong };
  }
}

function wrongWith(dir: string, name: string, entry: Dirent): LetterParts | undefined {
  if (entry.isFile()) return undefined;
  if (entry.isDirectory()) {
    return isDataFile(name)
      ? ['This is a folder with the name of a file.', 'Give it another name, or take the file out of it.']
      : undefined;
  }
  if (!entry.isSymbolicLink()) {
    const kind = entry.isFIFO() ? 'a pipe' : entry.isSocket() ? 'a socket' : 'a device';
    return [`This is ${kind}, not a file, so it is not read.`, 'Remove it.'];
  }
  // Whatever a link leads to would be published: a secret of this machine, too.
  return leadsToFileIn(dir, path.join(dir, name))
    ? undefined
    : ['This link leads to no file of the data folder.', 'Put the file itself here.'];
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

/** How a data file is named to people: below the folder as they typed it. */
export function fileLabel(dir: string, name: string): string {
  return `${dir.replace(/[\\/]+$/, '').replaceAll('\\', '/')}/${name}`;
}
