import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Names of all files below a folder, with forward slashes, sorted. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** A file below a folder, as text. */
export const textOf = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8');

/** Every file below a folder with what it holds. */
export function contentsOf(folder: string): Map<string, string> {
  return new Map(filesOf(folder).map((name) => [name, readFileSync(path.join(folder, name), 'latin1')]));
}
