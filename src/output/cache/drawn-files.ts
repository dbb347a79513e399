import { hash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { dependencies } from '../../../package.json';
import { keepChecked, readChecked } from './checked-file.ts';

/** A picture to draw, or to take from the cache if it was drawn before. */
export interface DrawnFile {
  /** Below the site's root. */
  name: string;
  /** The cache key: the whole drawing with its words, as text. */
  drawing: string;
  draw(): Promise<Buffer>;
}

/** Part of the cache key, as two versions of a drawing tool may draw differently. */
const tools = ['satori', '@resvg/resvg-js', '@fontsource/fraunces', '@fontsource/source-sans-3'] as const;
const drawnWith = tools.map((tool) => `${tool} ${dependencies[tool]}`).join(', ');

/** Yields the bytes of each picture: read from `folder`, or drawn and saved there. */
export async function* drawnFiles(
  files: readonly DrawnFile[],
  folder: string,
): AsyncGenerator<{ name: string; bytes: Buffer }> {
  for (const { name, drawing, draw } of files) {
    const cached = path.join(folder, hash('sha1', `${drawnWith}\n${drawing}`));
    let bytes = readChecked<Buffer>(cached);
    if (!bytes) {
      bytes = await draw();
      keepChecked(cached, bytes);
    }
    yield { name, bytes };
  }
  forgetOldDrawings(folder, files.length);
}

/** How many unused drawings, of other data or older designs, to keep; some 30 KB each. */
const keptOfOthers = 2000;

/** Removes the oldest drawings when there are far more than the site uses; a cache that cannot be written keeps them. */
export function forgetOldDrawings(folder: string, ofSite: number): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (names.length <= ofSite + keptOfOthers) return;
  const drawings = names
    .map((name) => path.join(folder, name))
    // Another run that shares the cache may be adding files at the same time.
    .map((file) => ({ file, made: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.made - a.made);
  try {
    for (const { file } of drawings.slice(ofSite + keptOfOthers)) rmSync(file, { force: true });
  } catch {
    // Only room is lost.
  }
}
