import { hash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { dependencies } from '../../../package.json';
import { forgetOldDrawings, readChecked, writeChecked } from './checked-file.ts';

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
