import { statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '#content/files/files-below.ts';

export interface SiteFile {
  name: string;
  size: number;
}

export interface SiteSize {
  pages: number;
  /** Of all files, including lists and assets. */
  bytes: number;
}

/** All files of a finished site sorted by name, which keeps the files of a folder together. */
export function filesOfSite(folder: string): SiteFile[] {
  return [...filesBelow(folder)]
    .sort()
    .map((name) => ({ name, size: statSync(path.join(folder, name)).size }));
}

export function sizeOf(files: readonly SiteFile[]): SiteSize {
  return {
    pages: files.filter(({ name }) => name.endsWith('.html')).length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
  };
}
