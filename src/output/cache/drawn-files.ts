import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { dependencies } from '../../../package.json';
import { readChecked, writeChecked } from './checked-file.ts';

/** A picture that is drawn, unless the same one was drawn before. */
export interface DrawnFile {
  /** Below the site's root. */
  name: string;
  /** All that decides how it looks: the drawing with its words, as text. */
  drawing: string;
  draw(): Promise<Buffer>;
}

/** Two versions of a drawing tool may draw two pictures. */
const tools = ['satori', '@resvg/resvg-js', '@fontsource/fraunces', '@fontsource/source-sans-3'] as const;
const drawnWith = tools.map((tool) => `${tool} ${dependencies[tool]}`).join(', ');

/** The bytes of each picture in turn: from `folder`, or drawn and put there. */
export async function* drawnFiles(
  files: readonly DrawnFile[],
  folder: string,
): AsyncGenerator<{ name: string; bytes: Buffer }> {
  mkdirSync(folder, { recursive: true });
  for (const { name, drawing, draw } of files) {
    const cached = path.join(folder, hash('sha1', `${drawnWith}\n${drawing}`));
    let bytes = readChecked<Buffer>(cached);
    if (!bytes) {
      bytes = await draw();
      writeChecked(cached, bytes);
    }
    yield { name, bytes };
  }
  forgetOldDrawings(folder, files.length);
}

/** Drawings kept from other data and older designs, besides those of a site; some 30 KB each. */
const keptOfOthers = 2000;

/** Removes the drawings that were made first, where there are far more than a site has. */
export function forgetOldDrawings(folder: string, ofSite: number): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (names.length <= ofSite + keptOfOthers) return;
  const drawings = names
    .map((name) => path.join(folder, name))
    // Another run that shares them moves new ones into place meanwhile.
    .map((file) => ({ file, made: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.made - a.made);
  for (const { file } of drawings.slice(ofSite + keptOfOthers)) rmSync(file, { force: true });
}
