import { existsSync, readdirSync, readFileSync, realpathSync, statSync, type Dirent } from 'node:fs';
import path from 'node:path';
import type { Problem } from '#lib/problem.ts';
import { counted } from '#lib/text.ts';
import { isJunk } from './files/junk.ts';
import { codePoint, forbiddenCharacter } from './forbidden-characters.ts';
import { findConflicts } from './merge-conflicts.ts';

/** More than anybody writes by hand; what is larger was put there by mistake, and would take minutes to read. */
const largestFile = 1_000_000;

/** A file of the data folder as text with line ends of one kind; bytes that are no UTF-8 are a problem. */
export function readText(dir: string, name: string, problems: Problem[]): string | undefined {
  const file = fileLabel(dir, name);
  const whole = (says: string, fix: string) =>
    void problems.push({ file, line: 1, column: 1, path: '', says, fix });
  let bytes: Buffer;
  try {
    const { size } = statSync(path.join(dir, name));
    if (size > largestFile) {
      const says = `The file holds ${counted(size, 'byte', 'bytes')}; more than ${counted(largestFile, 'byte', 'bytes')} are not read.`;
      return whole(says, 'Split it, or take out what does not belong there.');
    }
    bytes = readFileSync(path.join(dir, name));
  } catch (error) {
    return whole('The file cannot be read.', `The system says: ${(error as Error).message}`);
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    problems.push({
      file,
      ...firstBadByte(bytes),
      path: '',
      says: 'The file is not saved as UTF-8, so its letters cannot be read.',
      fix: 'Open it in the editor and save it again with the encoding "UTF-8".',
    });
    return undefined;
  }
  text = text.replace(/\r\n?/g, '\n');
  const conflicts = findConflicts(file, text);
  if (conflicts.length > 0) return void problems.push(...conflicts);
  const forbidden = forbiddenCharacter.exec(text);
  if (!forbidden) return text;
  const before = text.slice(0, forbidden.index).split('\n');
  problems.push({
    file,
    line: before.length,
    column: before.at(-1)!.length + 1,
    path: '',
    says: `An invisible control character (${codePoint(forbidden[0])}) stands here.`,
    fix: 'Delete it; retyping the word usually does it.',
  });
  return undefined;
}

function firstBadByte(bytes: Uint8Array): { line: number; column: number } {
  const good = new TextDecoder().decode(bytes).split('\uFFFD', 1)[0]!.split('\n');
  return { line: good.length, column: good.at(-1)!.length + 1 };
}

/** The folder of the files that are deployed as they are; nothing else reads them. */
const publicFolder = 'public';
const isPublic = (name: string) => name === publicFolder || name.startsWith(`${publicFolder}/`);

/**
 * Names below `dir` with forward slashes, sorted by code unit so that every machine agrees. What is no plain
 * file is left out, see `checkFiles`; so are public files.
 */
export function listFiles(dir: string, below = ''): string[] {
  return plainFiles(dir, below).filter((name) => !isPublic(name));
}

/** Names of the public files, as they will be below the site's root; hidden ones, too. */
export function listPublicFiles(dir: string): string[] {
  return plainFiles(dir, publicFolder).map((name) => name.slice(publicFolder.length + 1));
}

/** Where in the data folder a public file stands. */
export const publicFile = (name: string) => `${publicFolder}/${name}`;

const plainFiles = (dir: string, below: string) =>
  [...entriesBelow(dir, below)].flatMap(({ name, wrong }) => (wrong ? [] : [name]));

/** Tells of everything in the data folder that is neither a file nor a folder, and of unreadable names. */
export function checkFiles(dir: string): Problem[] {
  return [...entriesBelow(dir, '')].flatMap(({ name, wrong }) => {
    if (!wrong) return [];
    const [says, fix] = wrong;
    return { file: fileLabel(dir, name.replace(unreadable, '?')), line: 1, column: 1, path: '', says, fix };
  });
}

interface Entry {
  name: string;
  wrong?: [says: string, fix: string];
}

function* entriesBelow(dir: string, below: string): Generator<Entry> {
  if (!existsSync(path.join(dir, below))) return;
  const isLeftOut = isPublic(below) ? isJunk : (name: string) => name.startsWith('.');
  const entries = readdirSync(path.join(dir, below), { withFileTypes: true })
    .filter((entry) => !isLeftOut(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* entriesBelow(dir, name);
    else yield { name, ...wrongWith(dir, name, entry) };
  }
}

// oxlint-disable-next-line no-control-regex -- these are what it looks for
const unreadable = /[\u0000-\u001F\u007F-\u009F\uFFFD]/g;

function wrongWith(dir: string, name: string, entry: Dirent): Pick<Entry, 'wrong'> {
  if (entry.name.search(unreadable) >= 0) {
    return { wrong: ['The name of this file cannot be read.', 'Rename it with plain letters.'] };
  }
  if (entry.isFile()) return {};
  if (!entry.isSymbolicLink()) {
    return { wrong: ['This is neither a file nor a folder.', 'Remove it.'] };
  }
  // Whatever a link leads to would be published: a secret of this machine, too.
  return leadsToFileIn(dir, path.join(dir, name))
    ? {}
    : { wrong: ['This link leads to no file of the data folder.', 'Put the file itself here.'] };
}

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
