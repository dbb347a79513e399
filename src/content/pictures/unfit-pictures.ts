import { statSync } from 'node:fs';
import path from 'node:path';
import { problemOfFile, type LetterParts, type Problem } from '#lib/problem.ts';
import { grouped } from '#lib/text.ts';
import { fileLabel } from '../files/list-files.ts';
import { listPictures } from './picture-files.ts';
import { sizeOfFile } from './picture-size.ts';

/** In bytes; a 1600-pixel photo is well below this as WebP or JPEG. */
const heaviestPicture = 500 * 1024;
/** In pixels; pages show less than half of that. */
const longestSide = 4000;

const makeSmaller = 'Save it again as WebP, no wider than 1600 pixels.';

/** Warnings about pictures that load slowly or are cut off. */
export const unfitPictures = (dir: string): Problem[] =>
  listPictures(dir).flatMap((name) => {
    const letter = wrongWith(dir, name);
    return letter ? problemOfFile(fileLabel(dir, name), letter) : [];
  });

function wrongWith(dir: string, name: string): LetterParts | undefined {
  const { size: bytes } = statSync(path.join(dir, name));
  if (bytes > heaviestPicture) {
    return [
      `The picture has ${grouped(Math.round(bytes / 1024))} KB, so phones need seconds to load it.`,
      makeSmaller,
    ];
  }
  const isDrawing = name.endsWith('.svg');
  const size = sizeOfFile(dir, name);
  if (isDrawing && !size) {
    return [
      'The drawing does not say how large it is, so pages keep no room for it and browsers may cut it off.',
      'Write its size into its first tag: viewBox="0 0 WIDTH HEIGHT"',
    ];
  }
  return !isDrawing && size && Math.max(size.width, size.height) > longestSide
    ? [`The picture is ${size.width} by ${size.height} pixels, far more than a page shows.`, makeSmaller]
    : undefined;
}
