import path from 'node:path';
import { fileLabel, listFiles } from '#content/files/list-files.ts';
import { ChangedMeanwhile, type DataFiles } from '#desk/data-folder.ts';
import { readTextFile } from './text-file.ts';

/** Called before the site is read: a file renamed meanwhile must not look as if it never existed. */
export function openFiles(data: string): DataFiles {
  return {
    names: listFiles(data),
    read: (name) => readTextFile(path.join(data, name)) ?? throwMoved(data, name),
  };
}

function throwMoved(data: string, name: string): never {
  throw new ChangedMeanwhile(
    `${fileLabel(data, name)} was moved or deleted in the meantime, so nothing was written.`,
  );
}
