import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '#content/files/list-files.ts';
import { hasForm, schemaOfFile, viewOfFile } from '#desk/editor/files.ts';
import { pictureType } from '#desk/pictures.ts';
import { plainText } from '#lib/file-text.ts';
import { isWithin, realPathOf } from '#output/folder/paths.ts';

/** A file as the visual editor opens it. */
export interface FileInEditor {
  name: string;
  /** What a save must name, so that nobody writes over what somebody else wrote. */
  version: string;
  /** The form and the file that it was made from; pictures have none. */
  form?: string;
  text?: string;
}

/** Everything that the visual editor opens; a file that is no YAML is left out, for its form would be empty. */
export function editedFiles(data: string): { files: FileInEditor[]; unreadable: string[] } {
  const names = listFiles(data).filter((name) => schemaOfFile(name) || pictureType(name));
  const files = names.flatMap((name) => ifReadable(data, name) ?? []);
  const readable = new Set(files.map(({ name }) => name));
  return { files, unreadable: names.filter((name) => !readable.has(name)) };
}

/** Nothing where this user may not read a file: the letter about the data says so. */
function ifReadable(data: string, name: string): FileInEditor | undefined {
  try {
    return fileInEditor(data, name);
  } catch {
    return undefined;
  }
}

/** A file of the folder as it is now; nothing where there is none, or none that has a form. */
export function fileInEditor(data: string, name: string): FileInEditor | undefined {
  const [schema, bytes] = [schemaOfFile(name), bytesIn(data, name)];
  const version = bytes && versionOf(bytes);
  if (!version || !schema) return version ? { name, version } : undefined;
  const text = plainText(String(bytes));
  return hasForm(name, text) ? { name, version, form: viewOfFile(name, text, schema), text } : undefined;
}

export const versionOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** A file that is there; nothing for one that links lead out of the folder to. */
export function bytesIn(data: string, name: string): Buffer | undefined {
  const file = path.join(data, name);
  return existsSync(file) && isInside(data, name) ? readFileSync(file) : undefined;
}

/** Whether a file is, or would be, in the folder, wherever links lead. */
export function isInside(data: string, name: string): boolean {
  try {
    return isWithin(realPathOf(path.join(data, name)), realPathOf(data));
  } catch {
    return false;
  }
}
