import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The names of all files, with forward slashes; a symbolic link is a file. */
export function* filesBelow(root: string, folder: string): Generator<string> {
  const full = path.join(root, folder);
  if (!existsSync(full)) return;
  for (const entry of readdirSync(full, { withFileTypes: true })) {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(root, name);
    else yield name;
  }
}

/** "a" and "a/b" for "a/b/c". */
export const foldersOf = (name: string): string[] =>
  name
    .split('/')
    .slice(0, -1)
    .map((_, i, parts) => parts.slice(0, i + 1).join('/'));
