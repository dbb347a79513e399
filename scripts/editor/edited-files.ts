import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '#content/files/list-files.ts';
import { hasForm, schemaOfFile, viewOfFile } from '#desk/editor/files.ts';
import { pictureType } from '#desk/pictures.ts';
import { plainText } from '#lib/file-text.ts';
import { isWithin, realPathOf } from '#output/folder/paths.ts';

/** A file opened in the visual editor. */
export interface FileInEditor {
  name: string;
  /** A save has to send it back, so that nobody overwrites the edits of somebody else. */
  version: string;
  /** The form and the text that it was made from; pictures have neither. */
  form?: string;
  text?: string;
}

/** All files that the visual editor opens, and those that it skips: without valid YAML, a form would be empty. */
export function editedFiles(data: string): { files: FileInEditor[]; unreadable: string[] } {
  const names = listFiles(data).filter((name) => schemaOfFile(name) || pictureType(name));
  const files = names.flatMap((name) => ifReadable(data, name) ?? []);
  const readable = new Set(files.map(({ name }) => name));
  return { files, unreadable: names.filter((name) => !readable.has(name)) };
}

/** Undefined if this user may not read the file; the message about the data says so. */
function ifReadable(data: string, name: string): FileInEditor | undefined {
  try {
    return fileInEditor(data, name);
  } catch {
    return undefined;
  }
}

/** A file of the folder as it is now; undefined if there is none, or it cannot have a form. */
export function fileInEditor(data: string, name: string): FileInEditor | undefined {
  const [schema, bytes] = [schemaOfFile(name), bytesIn(data, name)];
  const version = bytes && versionOf(bytes);
  if (!version || !schema) return version ? { name, version } : undefined;
  const text = plainText(String(bytes));
  return hasForm(name, text) ? { name, version, form: viewOfFile(name, text, schema), text } : undefined;
}

export const versionOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** The bytes of a file; undefined if it does not exist, or a link leads out of the folder. */
export function bytesIn(data: string, name: string): Buffer | undefined {
  const file = path.join(data, name);
  return existsSync(file) && isInside(data, name) ? readFileSync(file) : undefined;
}

/** Whether a file is, or would be, in the folder, after resolving links. */
export function isInside(data: string, name: string): boolean {
  try {
    return isWithin(realPathOf(path.join(data, name)), realPathOf(data));
  } catch {
    return false;
  }
}
