import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Names of all files below a folder, with forward slashes, sorted; links are not followed. */
export function filesOf(folder: string): string[] {
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return entry.isFile() ? [entry.name] : [];
    return filesOf(path.join(folder, entry.name)).map((name) => `${entry.name}/${name}`);
  });
  return names.sort();
}

export const textOf = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8');

/** All files below a folder with their contents. */
export function contentsOf(folder: string): Map<string, string> {
  return new Map(filesOf(folder).map((name) => [name, readFileSync(path.join(folder, name), 'latin1')]));
}
