import type { FileChange } from '#desk/data-file.ts';
import type { DataFolder } from '#desk/data-folder.ts';
import { loadSite } from './load-site.ts';
import { dataToRead, type DataFiles } from './small-site/small-site.ts';

/** A data folder in memory. */
export function folderOf(files: DataFiles): DataFolder {
  const { site } = loadSite(dataToRead(files));
  return { dir: 'data', site: site!, names: Object.keys(files), read: (name) => String(files[name]) };
}

/** The files after the changes. */
export function changed(files: DataFiles, changes: readonly FileChange[]): DataFiles {
  const after = { ...files };
  for (const { name, to, text, gone } of changes) {
    const content = text ?? after[name]!;
    delete after[name];
    if (!gone) after[to ?? name] = content;
  }
  return after;
}
