import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '#lib/problem.ts';

/** A file of the data folder as text with line ends of one kind; bytes that are no UTF-8 are a problem. */
export function readText(dir: string, name: string, problems: Problem[]): string | undefined {
  const file = fileLabel(dir, name);
  const bytes = readFileSync(path.join(dir, name));
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
  const forbidden = forbiddenCharacter.exec(text);
  if (!forbidden) return text.replaceAll('\r\n', '\n');
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

// Tab and line ends are text; the private-use characters mark slots while pages are made.
const forbiddenCharacter =
  // oxlint-disable-next-line no-control-regex -- these are what it looks for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uE000\uE001\u2028\u2029\uFFFE\uFFFF]/;
const codePoint = (c: string) => `U+${c.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

function firstBadByte(bytes: Uint8Array): { line: number; column: number } {
  const good = new TextDecoder().decode(bytes).split('\uFFFD', 1)[0]!.split('\n');
  return { line: good.length, column: good.at(-1)!.length + 1 };
}

/** Names below `dir` with forward slashes, sorted by code unit so that every machine agrees. */
export function listFiles(dir: string, below = ''): string[] {
  if (!existsSync(path.join(dir, below))) return [];
  return readdirSync(path.join(dir, below), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      return entry.isDirectory() ? listFiles(dir, name) : [name];
    });
}

/** How a data file is named to people: below the folder as they typed it. */
export function fileLabel(dir: string, name: string): string {
  return `${dir.replace(/[\\/]+$/, '').replaceAll('\\', '/')}/${name}`;
}
