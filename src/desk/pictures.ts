import path from 'node:path';
import { mediaTypeOf, pictureEndings } from '#content/pictures/picture-formats.ts';
import { isDataFile } from '#content/files/list-files.ts';
import { WrongRequest } from '#lib/refused.ts';
import { escapeRegExp } from '#lib/text.ts';
import type { ChangeSet } from './change-set.ts';
import type { DataFiles } from './data-folder.ts';

export const howPicturesAreNamed = `Pictures are in images/. Their names have lowercase letters, digits and hyphens, and end in ${pictureEndings.map((ending) => `.${ending}`).join(', ')}.`;

const pattern = new RegExp(`^images/[a-z0-9]+(?:-[a-z0-9]+)*\\.(?:${pictureEndings.join('|')})$`);

/** The media type of a picture in the data folder; undefined if the visual editor may not open it. */
export const pictureType = (name: string): string | undefined =>
  pattern.test(name) ? mediaTypeOf(name) : undefined;

const baseOf = (picture: string) => path.basename(picture, path.extname(picture));

/** Renames a picture, including its uses in texts and on cards. */
export function movePicture(changeSet: ChangeSet, { names }: DataFiles, name: string, to: string): void {
  if (!pictureType(to))
    throw new WrongRequest(`"${to}" is not a valid name for a picture. ${howPicturesAreNamed}`);
  if (names.includes(to)) throw new WrongRequest(`There is already a picture ${to}.`);
  const shown = new RegExp(`/${escapeRegExp(name)}(?![\\w-])`, 'g');
  // Also in an entry of a list, and in braces: "image: { picture: car-accidents-1, alt: … }".
  const named = new RegExp(
    `^([ -]*(?:image: *\\{(?:.*,)? *)?(?:image|picture): *["']?)${baseOf(name)}(?=["']? *(?:[,}#].*)?\\r?$)`,
    'gm',
  );
  for (const file of names.filter(isDataFile)) {
    const text = changeSet.textOf(file);
    const renamed = text.replace(shown, `/${to}`).replace(named, `$1${baseOf(to)}`);
    if (renamed !== text) changeSet.write(file, renamed);
  }
  changeSet.move(name, to);
}
