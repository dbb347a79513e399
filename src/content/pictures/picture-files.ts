import { readFileSync } from 'node:fs';
import path from 'node:path';
import { problemOfFile, type LetterParts, type Problem } from '#lib/problem.ts';
import { oneOf } from '#lib/text.ts';
import { slugMeantBy } from '../files/file-names.ts';
import { wrongWithSize } from '../files/file-sizes.ts';
import { fileLabel, isDataFile, listFiles } from '../files/list-files.ts';
import { findConflicts } from '../texts/merge-conflicts.ts';
import { findScripts, wrongWithDrawing } from './drawings.ts';
import { pictureFormats } from './picture-formats.ts';

const folder = 'images';
/** The firm's logo, of which its favicon and the icons of home screens are made. */
export const logoFile = `${folder}/mark.svg`;
const endingsInWords = oneOf(pictureFormats.map(({ endings }) => `.${endings[0]}`));

export const listPictures = (dir: string): string[] => listFiles(dir, folder);

/** Addresses of the pictures, by their names without ending. */
export const pictureAddresses = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.filter((name) => name.startsWith(`${folder}/`)).map((name) => [pictureName(name), `/${name}`]),
  );

const pictureName = (file: string) => file.slice(folder.length + 1).replace(/\.[^./]*$/, '');

/** Reports files that browsers cannot show, scripts, and pictures hidden by another of the same name. */
export function checkPictures(dir: string): Problem[] {
  const names = listPictures(dir);
  const shown = pictureAddresses(names);
  return names.flatMap((name) => {
    // Its place has a letter of its own.
    if (isDataFile(name)) return [];
    const file = fileLabel(dir, name);
    const other = shown[pictureName(name)]!.slice(1);
    if (other !== name) return problemOfFile(file, hiddenBy(other));
    const tooLarge = wrongWithSize(path.join(dir, name));
    if (tooLarge) return problemOfFile(file, tooLarge);
    const content = readFileSync(path.join(dir, name));
    const bytes = content.toString('latin1');
    // The logo is also read as text, and reported there.
    const conflicts =
      name.endsWith('.svg') && name !== logoFile ? findConflicts(file, bytes.replaceAll('\r', '')) : [];
    if (conflicts.length > 0) return conflicts;
    const letter = wrongWith(path.posix.basename(name), bytes);
    if (!letter) return name.endsWith('.svg') ? findScripts(file, content) : [];
    return problemOfFile(file, letter);
  });
}

const hiddenBy = (other: string): LetterParts => [
  `Pages name pictures without the ending, and ${other} has the same name, so they show only that one.`,
  'Delete or rename one of the two.',
];

function wrongWith(name: string, bytes: string): LetterParts | undefined {
  const [, base = name, ending = ''] = /^(.*)\.([^.]*)$/.exec(name) ?? [];
  if (bytes.trim() === '') return ['The file is empty.', 'Put the picture there, or delete the file.'];
  if (bytes.startsWith('version https://git-lfs'))
    return [
      'This is not the picture, only what Git LFS keeps in its place.',
      'Get the picture with: git lfs pull',
    ];
  const meant = pictureFormats.find(({ endings }) => endings.includes(ending));
  const found = pictureFormats.find((format) => format.is(bytes));
  if (found && found !== meant) {
    return [
      `The format of this picture is ${found.name}, but its name does not end in .${found.endings[0]}.`,
      `Rename it to "${slugMeantBy(base) || base}.${found.endings[0]}".`,
    ];
  }
  if (!meant) {
    return [
      `Browsers do not show this kind of file: the names of pictures end in ${endingsInWords}.`,
      `${ending === 'csv' ? 'If it is a table of places, move it to places/' : 'Save it as one of these'}, or, if visitors should get the file as it is, move it to public/.`,
    ];
  }
  if (!found)
    return [
      `The name of this file says ${meant.name}, but its content is something else.`,
      `Save it again as ${meant.name}.`,
    ];
  return found.name === 'SVG' ? wrongWithDrawing(bytes) : undefined;
}
