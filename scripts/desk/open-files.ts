import path from 'node:path';
import { fileLabel, listFiles } from '#content/files/list-files.ts';
import { ChangedMeanwhile, type DataFiles, type DataFolder } from '#desk/data-folder.ts';
import { siteToEdit } from '#output/load-site.ts';
import type { BuiltFolders } from '../command-line/call.ts';
import { readTextFile } from './text-file.ts';

/** Lists the files before it reads the site: one renamed meanwhile must not look as if it never existed. */
export function openFolder(data: string, folders: BuiltFolders): DataFolder {
  const files = openFiles(data);
  return { ...files, site: siteToEdit(data, folders) };
}

export function openFiles(data: string): DataFiles {
  return {
    dir: data,
    names: listFiles(data),
    read: (name) => readTextFile(path.join(data, name)) ?? throwMoved(data, name),
  };
}

function throwMoved(data: string, name: string): never {
  throw new ChangedMeanwhile(
    `${fileLabel(data, name)} was moved or deleted in the meantime, so nothing was written.`,
  );
}
