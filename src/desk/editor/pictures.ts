import path from 'node:path';
import type { ChangeSet } from '../change-set.ts';
import { WrongRequest, type DataFiles } from '../data-folder.ts';

/** The kinds of pictures that browsers show, by the endings of their files. */
const pictureTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

export const howPicturesAreNamed = `Pictures stand in images/, have names of small letters, digits and hyphens, and end in ${Object.keys(
  pictureTypes,
)
  .map((type) => `.${type}`)
  .join(', ')}.`;

const pattern = new RegExp(`^images/[a-z0-9]+(?:-[a-z0-9]+)*\\.(${Object.keys(pictureTypes).join('|')})$`);

/** What kind of picture a file of the data folder is; nothing where it is none that the visual editor may open. */
export const pictureType = (name: string): string | undefined => pictureTypes[pattern.exec(name)?.[1] ?? ''];

const baseOf = (picture: string) => path.basename(picture, path.extname(picture));

/** Gives a picture another name, also where texts show it and where a card names it. */
export function movePicture(changeSet: ChangeSet, { names }: DataFiles, name: string, to: string): void {
  if (!pictureType(to)) throw new WrongRequest(`"${to}" is no name for a picture. ${howPicturesAreNamed}`);
  if (names.includes(to)) throw new WrongRequest(`There is a picture ${to} already.`);
  const shown = new RegExp(`/${name.replaceAll('.', '\\.')}(?![\\w-])`, 'g');
  const named = new RegExp(`^(image: *["']?)${baseOf(name)}(?=["']? *(?:#.*)?\\r?$)`, 'gm');
  for (const file of names.filter((other) => /\.(?:yaml|md)$/.test(other))) {
    const text = changeSet.textOf(file);
    const renamed = text.replace(shown, `/${to}`).replace(named, `$1${baseOf(to)}`);
    if (renamed !== text) changeSet.write(file, renamed);
  }
  changeSet.move(name, to);
}
