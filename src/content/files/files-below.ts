import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The names of all files in a folder below the root, with forward slashes; a symbolic link is a file. */
export function* filesBelow(root: string, folder = ''): Generator<string> {
  const full = path.join(root, folder);
  if (!existsSync(full)) return;
  for (const entry of readdirSync(full, { withFileTypes: true })) {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(root, name);
    else yield name;
  }
}
